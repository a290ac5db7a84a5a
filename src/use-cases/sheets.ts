import type { ArtNotes } from '../domain/art.ts'
import type { BookId, UserId } from '../domain/book.ts'
import type { Character } from '../domain/character.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { partOf } from '../domain/person-facts.ts'
import { withSaidFeatures } from '../domain/said-features.ts'
import type { SheetName } from '../ports/illustrator.ts'
import type { Ports } from '../ports/index.ts'
import { ProviderFailure } from '../ports/provider-failure.ts'
import type { RunContext } from '../ports/runner.ts'
import type { Waiting } from '../ports/waiting.ts'
import { type PaidStepNeeds, paidStep } from './paid-step.ts'
import { pooled } from './pool.ts'
import { contentHash } from './run-keys.ts'
import { storePicture } from './store-picture.ts'

/** Places that have a picture of their own: more would cost more than they keep together. */
const MOST_PLACES = 3

type Drawn = { bookId: BookId; info: CompleteBookInfo; art: ArtNotes }

/**
 * Storage keys of the pictures that a book's others are drawn after, whether they are there or not: of the same people, places and
 * things the same.
 */
export function sheetsOf({ bookId, info, art }: Drawn): Map<SheetName, string> {
  const { theme, readerAge, places } = info
  const cast = castOf(info)
  const people = cast.map(({ hobbies: _, role: __, presence: ___, avatars: ____, ...looks }) => looks)
  const names: [SheetName, unknown][] = [
    ...(cast.length > 0 ? [['cast', people] as [SheetName, unknown]] : []),
    ...(art.figures.length > 0 ? [['figures', art.figures] as [SheetName, unknown]] : []),
    ['key', [people, art.places[0] ?? null]],
    ...art.places.slice(0, MOST_PLACES).map((place): [SheetName, unknown] => [sheetOfPlace(places, place.name), place]),
    ...(art.object ? [['object', art.object] as [SheetName, unknown]] : []),
  ]
  return new Map(
    names.map(([sheet, shown]) => [
      sheet,
      fileKeys.sheet(bookId, sheet, contentHash({ sheet, shown, theme, readerAge }).slice(0, 10)),
    ]),
  )
}

/** @param place name of one of the wizard's */
export function sheetOfPlace(places: CompleteBookInfo['places'], place: string): SheetName {
  return `place-${places.findIndex(({ name }) => name === place) + 1}`
}

/** Who is seen in the book as themselves. */
function castOf(info: CompleteBookInfo): Character[] {
  return withSaidFeatures(info).characters.filter((character) => partOf(character).drawn !== 'never')
}

type Needs = Pick<Ports, 'illustrator' | 'inspector' | 'files'> & PaidStepNeeds & { concurrency: number }

const NEVER = new AbortController().signal

/**
 * Draws them, each once: a durable step of its own, while the words are written. Each is asked for once, and what cannot be shown is
 * no example for others: a book does without those that do not come, and nothing fails.
 * @param enough aborted when the book has waited for them long enough
 */
export async function drawSheets(
  needs: Needs,
  context: RunContext,
  { owner, waiting, enough = NEVER, ...drawn }: Drawn & { owner?: UserId; waiting?: Waiting; enough?: AbortSignal },
): Promise<void> {
  const { illustrator, inspector, files, concurrency } = needs
  const { bookId, info, art } = drawn
  const draw = illustrator.drawSheet?.bind(illustrator)
  if (!draw) return
  const characters = castOf(info)
  const references = new Map<string, Uint8Array>()
  for (const { name, selectedAvatar } of characters) {
    const avatar = selectedAvatar ? await files.get(selectedAvatar) : null
    if (avatar) references.set(name, avatar.bytes)
  }
  const { theme, readerAge, places } = info
  // All of them: nobody's name leaves, seen or not.
  const { characters: everybody } = withSaidFeatures(info)
  const common = { characters: everybody, places, theme, readerAge, references, art, waiting }
  await pooled([...sheetsOf(drawn)], concurrency, async ([sheet, file]) => {
    if (enough.aborted) return
    const step = `sheet/${sheet}`
    const payer = owner ? { owner, book: bookId, step } : undefined
    const brief = { ...common, sheet, seed: file, payer }
    try {
      await paidStep(needs, context, { bookId, name: step, input: file, payerStep: step }, async (signal) => {
        const outcome = await draw(brief, AbortSignal.any([signal, enough]))
        if (outcome.kind === 'refused') return outcome.kind
        const { ok } = await inspector.inspect(outcome.picture, [])
        if (ok) await storePicture(needs, file, outcome.picture)
        return ok ? 'drawn' : 'useless'
      })
    } catch (error) {
      context.signal.throwIfAborted()
      if (!enough.aborted && !(error instanceof ProviderFailure)) throw error
    }
  })
}
