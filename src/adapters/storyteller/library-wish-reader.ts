import type { BookInfo } from '../../domain/book-info.ts'
import type { Foreseen } from '../../domain/foreseen.ts'
import type { WishReader } from '../../ports/wish-reader.ts'
import type { LazyLibrary, Library } from './library.ts'

/** Who types asks again within seconds. */
const KEPT_MS = 60_000

/** Foresees with the stories that there are. */
export class LibraryWishReader implements WishReader {
  readonly #open: () => Promise<Library>
  readonly #promises: boolean
  #kept: Library | null = null
  #letGo: Timer | undefined

  /** @param promises whether these stories are what the book will be made of */
  constructor({ open }: LazyLibrary, promises: boolean) {
    this.#open = open
    this.#promises = promises
  }

  async foresee(info: BookInfo): Promise<Foreseen> {
    const [library, { foresee }] = await Promise.all([this.#kept ?? this.#open(), import('./foresee.ts')])
    this.#keep(library)
    return foresee(library, info, { promises: this.#promises, seed: 'foreseen' })
  }

  #keep(library: Library): void {
    this.#kept = library
    clearTimeout(this.#letGo)
    this.#letGo = setTimeout(() => {
      this.#kept = null
    }, KEPT_MS)
    this.#letGo.unref()
  }
}
