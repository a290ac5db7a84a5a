import { withAvatarReserved } from '../domain/avatar.ts'
import type { BookId, UserId } from '../domain/book.ts'
import { type Character, missingFields } from '../domain/character.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { LIMITS } from '../domain/limits.ts'
import { foldName } from '../domain/text.ts'
import type { Ports } from '../ports/index.ts'
import { ProviderFailure } from '../ports/provider-failure.ts'
import { picturesOf } from './delete-character-files.ts'
import { storePicture } from './store-picture.ts'

type Needs = Pick<Ports, 'books' | 'files' | 'illustrator' | 'ids' | 'clock'>

/** One more avatar for a character, which need not be saved yet. @returns storage key */
export async function drawAvatar(
  needs: Needs,
  { owner, bookId, character }: { owner: UserId; bookId: BookId; character: Character },
): Promise<string> {
  if (missingFields(character).length > 0)
    throw new DomainError('character.incomplete', {
      fields: Object.fromEntries(missingFields(character).map((field) => [field, 'Este campo es obligatorio'])),
    })
  const file = fileKeys.avatar(bookId, needs.ids.short())
  const createdAt = needs.clock.now().toISOString()
  const book = await needs.books.change(owner, bookId, (book) => {
    if (book.status === 'finished') throw new DomainError('book.finished')
    if (book.status !== 'editing') throw new DomainError('book.wrongStatus')
    const known = new Set([...book.info.characters.map(({ name }) => foldName(name)), foldName(character.name)])
    if (known.size > LIMITS.characters) throw new DomainError('character.tooMany')
    return { ...book, avatars: withAvatarReserved(book.avatars, file, character.name, createdAt) }
  })
  try {
    const seed = `${foldName(character.name)}/${book.avatars.length}`
    const payer = { owner, book: bookId, step: 'avatar' }
    const outcome = await needs.illustrator.drawAvatar({ character, seed, payer }, AbortSignal.timeout(300_000))
    if (outcome.kind === 'refused') throw new DomainError('avatar.failed')
    await storePicture(needs, file, outcome.picture)
    const kept = await needs.books.changeAny(bookId, (book) => ({
      ...book,
      avatars: book.avatars.map((avatar) => (avatar.file === file ? { ...avatar, ready: true } : avatar)),
    }))
    if (!kept) throw new DomainError('book.notFound')
    // The character was deleted while it was drawn.
    if (!kept.avatars.some((avatar) => avatar.file === file)) throw new DomainError('avatar.failed')
    return file
  } catch (error) {
    await needs.files.remove(await picturesOf(needs.files, bookId, [file]))
    await needs.books.changeAny(bookId, (book) => ({
      ...book,
      avatars: book.avatars.filter((avatar) => avatar.file !== file),
    }))
    if (error instanceof ProviderFailure) throw new DomainError('avatar.failed')
    throw error
  }
}
