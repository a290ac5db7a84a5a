import type { Avatar } from '../domain/avatar.ts'
import { type Book, type BookId, copyOf, type UserId } from '../domain/book.ts'
import { fileKeys } from '../domain/file-keys.ts'
import type { Ports } from '../ports/index.ts'
import { ofLivingOwner } from './create-book.ts'
import { unlessGone } from './leave-nothing.ts'

type Needs = Pick<Ports, 'books' | 'users' | 'files' | 'ids' | 'clock'>

/** The copy owns copies of the avatars, so that deleting one book never breaks the other. */
export async function duplicateBook(
  needs: Needs,
  { owner, bookId, idempotencyKey }: { owner: UserId; bookId: BookId; idempotencyKey?: string | undefined },
): Promise<Book> {
  const { books, ids, clock } = needs
  const original = await books.get(owner, bookId)
  const id = ids.book()
  const { renamed, avatars } = await copiedAvatars(needs, original, id)
  const info = {
    ...original.info,
    characters: original.info.characters.map((character) => ({
      ...character,
      avatars: character.avatars.flatMap((file) => renamed.get(file) ?? []),
      selectedAvatar: character.selectedAvatar ? (renamed.get(character.selectedAvatar) ?? null) : null,
    })),
  }
  const content = { ...copyOf(info), avatars }
  const copy = {
    id,
    owner,
    type: original.type,
    capability: ids.secret(),
    content,
    createdAt: clock.now().toISOString(),
  }
  // Of this book: the same key may have made another one.
  const key = idempotencyKey === undefined ? undefined : `duplicate:${bookId}:${idempotencyKey}`
  // Made before, refused, or already gone: what was copied for this try is nobody's.
  return unlessGone(needs, id, async () => ofLivingOwner(needs, await books.create(copy, key)))
}

/** An avatar whose file went meanwhile is not in the copy. */
async function copiedAvatars({ files, ids }: Needs, original: Book, id: BookId) {
  const renamed = new Map<string, string>()
  const avatars: Avatar[] = []
  for (const avatar of original.avatars.filter(({ ready }) => ready)) {
    const file = fileKeys.avatar(id, ids.short())
    // The WebP last: its key is the picture's identity.
    const forms = [fileKeys.jpegOf, fileKeys.thumbnailOf, (key: string) => key]
    const found = await Promise.all(forms.map((form) => files.get(form(avatar.file))))
    if (found.includes(null)) continue
    // An avatar that a model drew has no vectors, nor has an older one.
    const vectors = await files.get(fileKeys.vectorOf(avatar.file))
    if (vectors) await files.put(fileKeys.vectorOf(file), vectors.bytes)
    for (const [index, form] of forms.entries()) {
      const bytes = found[index]?.bytes
      if (bytes) await files.put(form(file), bytes)
    }
    renamed.set(avatar.file, file)
    avatars.push({ ...avatar, file })
  }
  return { renamed, avatars }
}
