import type { BookInfo } from '../../domain/book-info.ts'
import type { Foreseen } from '../../domain/foreseen.ts'
import type { WishReader } from '../../ports/wish-reader.ts'
import type { LazyLibrary, Library } from './library.ts'

/** Foresees with the stories that there are. */
export class LibraryWishReader implements WishReader {
  readonly #open: () => Promise<Library>
  readonly #promises: boolean

  /** @param promises whether these stories are what the book will be made of */
  constructor({ open }: LazyLibrary, promises: boolean) {
    let library: Promise<Library> | null = null
    this.#open = () => {
      library ??= open()
      return library
    }
    this.#promises = promises
  }

  async foresee(info: BookInfo): Promise<Foreseen> {
    const [library, { foresee }] = await Promise.all([this.#open(), import('./foresee.ts')])
    return foresee(library, info, { promises: this.#promises, seed: 'foreseen' })
  }
}
