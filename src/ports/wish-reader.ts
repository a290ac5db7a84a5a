import type { BookInfo } from '../domain/book-info.ts'
import type { Foreseen } from '../domain/foreseen.ts'

/** Says of a draft, however little of it is filled in, what a book would tell: by rules alone, within a blink. */
export interface WishReader {
  foresee(info: BookInfo): Promise<Foreseen>
}
