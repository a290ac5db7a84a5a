import type { BookId, UserId } from '../domain/book.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { foldName } from '../domain/text.ts'
import type { Ports } from '../ports/index.ts'

/** The avatars of exactly this character: `Ana` leaves `Anabel` alone. @returns how many avatars were deleted */
export async function deleteCharacterFiles(
  { books, files }: Pick<Ports, 'books' | 'files'>,
  { owner, bookId, name }: { owner: UserId; bookId: BookId; name: string },
): Promise<number> {
  const folded = foldName(name)
  let removed: string[] = []
  await books.change(owner, bookId, (book) => {
    removed = []
    if (book.status !== 'editing') return book
    const own = book.avatars.filter((avatar) => foldName(avatar.character) === folded)
    removed = own.map(({ file }) => file)
    if (own.length === 0) return book
    const gone = new Set(removed)
    const characters = book.info.characters.map((character) => ({
      ...character,
      avatars: character.avatars.filter((file) => !gone.has(file)),
      selectedAvatar: character.selectedAvatar && gone.has(character.selectedAvatar) ? null : character.selectedAvatar,
    }))
    return { ...book, avatars: book.avatars.filter(({ file }) => !gone.has(file)), info: { ...book.info, characters } }
  })
  await files.remove(await picturesOf(files, bookId, removed))
  return removed.length
}

/** Every form in which these avatars are kept: for screens, for print, as delivered, and what was asked. */
export async function picturesOf(files: Ports['files'], bookId: BookId, avatars: readonly string[]): Promise<string[]> {
  const wanted = new Set(avatars)
  return (await files.list(fileKeys.characters(bookId))).filter((key) => wanted.has(fileKeys.webpOf(key)))
}
