import type { Book, BookId, UserId } from '../domain/book.ts'
import { completeInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { namesToHide } from '../domain/pseudonyms.ts'
import type { Story } from '../domain/story.ts'
import type { Ports } from '../ports/index.ts'
import type { PageRewriter } from '../ports/page-rewriter.ts'
import { ProviderFailure } from '../ports/provider-failure.ts'
import { shortPatience } from './short-patience.ts'

/** Every answer and its repairs; nobody looks at a button for longer. */
const MOST_MS = 180_000

const SAYS = {
  flagged: 'No podemos escribir eso en un libro infantil. Prueba con otras palabras.',
  underWay: 'Ya estamos reescribiendo esta página. Espera a que termine y pide después el siguiente cambio.',
  refused:
    'La inteligencia artificial no ha sabido escribir así esta página. Prueba con otras palabras o cambia tú el texto.',
  busy: 'El servicio que escribe los cuentos va muy cargado. Inténtalo de nuevo dentro de un rato.',
  down: 'El servicio que escribe los cuentos no está disponible ahora mismo. Inténtalo de nuevo dentro de un rato o cambia tú el texto.',
  budget: 'Este cuento ya ha gastado todo lo que puede gastar en inteligencia artificial. Puedes cambiar tú el texto.',
} as const

type Needs = Pick<Ports, 'books' | 'rewriter' | 'moderator' | 'services' | 'clock'>
type Place = { bookId: BookId; chapter: number; page: number }
type Proposal = { asked: string; paragraphs: Promise<string[]> }

/** By page, in this process. */
const underWay = new Map<string, Proposal>()

/**
 * One page of a written book, written again as its parent wishes: a proposal, which is stored nowhere. It is paid each time
 * it is asked for, but asked for again while it is being written it is the same.
 * @param input `chapter` and `page` (within its chapter) from 1; `wish` as long as the door lets it be
 * @returns the paragraphs, plain
 * @throws DomainError `book.notFound`, `book.wrongStatus`, `story.noModel`, `input.invalid`, `request.tooMany` (another wish
 * for this page is under way), `generation.textFlagged`, `generation.failed`
 */
export async function rewritePage(
  needs: Needs,
  { owner, wish, ...place }: Place & { owner: UserId; wish: string },
): Promise<string[]> {
  const book = await needs.books.get(owner, place.bookId)
  const { story, status } = book
  if (!story || (status !== 'verifying' && status !== 'finished')) throw new DomainError('book.wrongStatus')
  const { rewriter } = needs
  if (!rewriter) throw new DomainError('story.noModel')
  expectPage(story, place)
  const key = `${place.bookId}/${place.chapter}/${place.page}`
  const asked = `${book.edition}/${wish}`
  const before = underWay.get(key)
  if (before && before.asked !== asked) throw new DomainError('request.tooMany', { message: SAYS.underWay })
  if (before) return before.paragraphs
  const paragraphs = proposed({ ...needs, rewriter }, book, story, place, wish)
  underWay.set(key, { asked, paragraphs })
  try {
    return await paragraphs
  } finally {
    underWay.delete(key)
  }
}

function expectPage(story: Story, { chapter, page }: Place): void {
  const told = story.chapters[chapter - 1]
  if (!told) throw new DomainError('input.invalid', { fields: { chapter: 'Ese capítulo no existe en este cuento' } })
  if (!told.pages[page - 1])
    throw new DomainError('input.invalid', { fields: { page: 'Esa página no existe en este capítulo' } })
}

async function proposed(
  { rewriter, moderator, services, clock }: Needs & { rewriter: PageRewriter },
  { owner, ...book }: Book,
  story: Story,
  { bookId, chapter, page }: Place,
  wish: string,
): Promise<string[]> {
  const info = completeInfo(book.info)
  const busy = shortPatience(clock)
  const late = new AbortController()
  const lateness = setTimeout(() => late.abort(), MOST_MS)
  const signal = AbortSignal.any([late.signal, busy.signal])
  try {
    const names = namesToHide(
      info.characters.map(({ name }) => name),
      story.names,
    )
    if ((await moderator.flagged({ wish }, signal, names)).length > 0)
      throw new DomainError('generation.textFlagged', { fields: { wish: SAYS.flagged } })
    services.askAnew()
    const payer = { owner, book: bookId, step: `rewrite/${chapter}/${page}` }
    const request = { info, story, chapter, page, wish, payer, waiting: busy.waiting }
    const outcome = await rewriter.rewrite(request, signal)
    if (outcome.kind === 'written') return outcome.value
    throw new DomainError('generation.failed', { message: SAYS.refused, needsChange: true })
  } catch (error) {
    const message = busy.signal.aborted ? SAYS.busy : late.signal.aborted ? SAYS.down : sentenceFor(error)
    throw message ? new DomainError('generation.failed', { message }) : error
  } finally {
    clearTimeout(lateness)
  }
}

/** Null where it is not the service that failed. */
function sentenceFor(error: unknown): string | null {
  if (!(error instanceof ProviderFailure)) return null
  if (error.kind === 'budget') return SAYS.budget
  return error.kind === 'limited' ? SAYS.busy : SAYS.down
}
