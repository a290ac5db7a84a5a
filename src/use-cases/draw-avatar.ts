import { withAvatarReserved } from '../domain/avatar.ts'
import type { BookId, UserId } from '../domain/book.ts'
import { type Character, missingFields } from '../domain/character.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { LIMITS } from '../domain/limits.ts'
import { foldName } from '../domain/text.ts'
import type { Ports } from '../ports/index.ts'
import { ProviderFailure } from '../ports/provider-failure.ts'
import type { Room } from '../ports/room.ts'
import { picturesOf } from './delete-character-files.ts'
import { unlessGone } from './leave-nothing.ts'
import { contentHash } from './run-keys.ts'
import { shortPatience } from './short-patience.ts'
import { storePicture } from './store-picture.ts'

const MOST_MS = 300_000
const BUSY = 'El servicio que dibuja va muy cargado. Inténtalo de nuevo dentro de un rato.'

type Needs = Pick<Ports, 'books' | 'files' | 'illustrator' | 'ids' | 'clock' | 'services' | 'answers' | 'room'>

/** One more avatar for a character, which need not be saved yet. @returns storage key */
export async function drawAvatar(
  needs: Needs,
  { owner, bookId, character }: { owner: UserId; bookId: BookId; character: Character },
): Promise<string> {
  if (missingFields(character).length > 0)
    throw new DomainError('character.incomplete', {
      fields: Object.fromEntries(missingFields(character).map((field) => [field, 'Este campo es obligatorio'])),
    })
  // What waits for room may be this very picture, asked for a moment ago.
  if (needs.room.isFull) throw new DomainError('server.full')
  const file = fileKeys.avatar(bookId, needs.ids.short())
  const payer = { owner, book: bookId, step: avatarStep(character) }
  const createdAt = needs.clock.now().toISOString()
  const book = await needs.books.change(owner, bookId, (book) => {
    if (book.status === 'finished') throw new DomainError('book.finished')
    if (book.status !== 'editing') throw new DomainError('book.wrongStatus')
    const known = new Set([...book.info.characters.map(({ name }) => foldName(name)), foldName(character.name)])
    if (known.size > LIMITS.characters) throw new DomainError('character.tooMany')
    return { ...book, avatars: withAvatarReserved(book.avatars, file, character.name, createdAt) }
  })
  const busy = shortPatience(needs.clock)
  const late = new AbortController()
  const lateness = setTimeout(() => late.abort(), MOST_MS)
  const signal = AbortSignal.any([late.signal, busy.signal])
  try {
    const seed = `${foldName(character.name)}/${book.avatars.length}`
    needs.services.askAnew()
    const brief = { character, seed, payer, waiting: busy.waiting }
    const drawing = unlessGone(needs, bookId, () => needs.illustrator.drawAvatar(brief, signal))
    const outcome = await unlessFull(needs.room, drawing)
    if (outcome.kind === 'refused') throw new DomainError('avatar.failed')
    await storePicture(needs, file, outcome.picture)
    const kept = await needs.books.changeAny(bookId, (book) => ({
      ...book,
      avatars: book.avatars.map((avatar) =>
        avatar.file === file
          ? { ...avatar, ready: true, ...(character.features && { features: character.features }) }
          : avatar,
      ),
    }))
    await needs.answers.forget(bookId, payer.step)
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
    if (busy.signal.aborted) throw new DomainError('avatar.failed', { message: BUSY })
    if (error instanceof ProviderFailure || signal.aborted) throw new DomainError('avatar.failed')
    throw error
  } finally {
    clearTimeout(lateness)
  }
}

/** By looks: whoever asks again after a crash gets the picture that was paid for. */
export function avatarStep({ avatars: _, selectedAvatar: __, presence: ___, ...looks }: Character): string {
  return `avatar/${contentHash(looks)}`
}

/** On a full disk a parent is told so at once. What was paid for waits for room without them: asked for again, it is there. */
async function unlessFull<T>(room: Room, work: Promise<T>): Promise<T> {
  const full = Promise.withResolvers<never>()
  const unheard = room.onFull(() => full.reject(new DomainError('server.full')))
  try {
    return await Promise.race([work, full.promise])
  } finally {
    unheard()
  }
}
