import type { Book } from '../domain/book.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { BACK_COVER, FRONT_COVER } from '../domain/illustrations.ts'
import type { Ports } from '../ports/index.ts'

/** Puts the chosen covers where product.md says the list finds them. */
export async function publishCovers({ files }: Pick<Ports, 'files'>, book: Book): Promise<void> {
  for (const [key, target] of [
    [FRONT_COVER, fileKeys.frontCover(book.id)],
    [BACK_COVER, fileKeys.backCover(book.id)],
  ] as const) {
    const selected = book.illustrations[key]?.selected
    if (!selected) continue
    // The small one first: whoever finds the cover finds both.
    for (const form of [fileKeys.thumbnailOf, (key: string) => key]) {
      const picture = await files.get(form(selected))
      if (picture) await files.put(form(target), picture.bytes)
    }
  }
}
