import { BookTypesetter } from '../../../../src/adapters/typesetter/book-typesetter.ts'
import type { PrinterProfileId } from '../../../../src/domain/printer-profiles.ts'
import type { BindingInput, BookPicture, PressInput, PrintedBook } from '../../../../src/ports/typesetter.ts'

/** The files for a printer of a book whose pictures have the pixels that they have. */
export function printed(input: BindingInput, profile: PrinterProfileId = 'generic-210'): Promise<PrintedBook> {
  return new BookTypesetter().print(pressInput(input), profile)
}

export function pressInput(input: BindingInput): PressInput {
  const asTheyAre = <K>(pictures: ReadonlyMap<K, BookPicture>) =>
    new Map(
      [...pictures].map(([key, { jpeg, ...picture }]) => [key, { ...picture, jpegAt: async () => jpeg }] as const),
    )
  return { ...input, illustrations: asTheyAre(input.illustrations), avatars: asTheyAre(input.avatars) }
}
