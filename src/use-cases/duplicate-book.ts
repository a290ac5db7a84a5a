import type { Avatar } from '../domain/avatar.ts'
import { type Book, type BookId, copyOf, type UserId } from '../domain/book.ts'
import { fileKeys } from '../domain/file-keys.ts'
import type { Ports } from '../ports/index.ts'

/** The copy owns copies of the avatars, so that deleting one book never breaks the other. */
export async function duplicateBook(
  { books, files, ids, clock }: Pick<Ports, 'books' | 'files' | 'ids' | 'clock'>,
  { owner, bookId, idempotencyKey }: { owner: UserId; bookId: BookId; idempotencyKey?: string | undefined },
): Promise<Book> {
  const original = await books.get(owner, bookId)
  const id = ids.book()
  const renamed = new Map<string, string>()
  const avatars: Avatar[] = []
  for (const avatar of original.avatars.filter(({ ready }) => ready)) {
    const file = fileKeys.avatar(id, ids.short())
    for (const [from, to] of [
      [avatar.file, file],
      [fileKeys.jpegOf(avatar.file), fileKeys.jpegOf(file)],
    ] as const) {
      const stored = await files.get(from)
      if (stored) await files.put(to, stored.bytes)
    }
    renamed.set(avatar.file, file)
    avatars.push({ ...avatar, file })
  }
  const info = {
    ...original.info,
    characters: original.info.characters.map((character) => ({
      ...character,
      avatars: character.avatars.flatMap((file) => renamed.get(file) ?? []),
      selectedAvatar: character.selectedAvatar ? (renamed.get(character.selectedAvatar) ?? null) : null,
    })),
  }
  const content = { ...copyOf(info), avatars }
  return books.create(
    { id, owner, type: original.type, capability: ids.secret(), content, createdAt: clock.now().toISOString() },
    idempotencyKey,
  )
}
