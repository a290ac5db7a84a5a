import type { Ports } from '../ports/index.ts'
import type { OutboxLetter } from '../ports/outbox.ts'
import type { Posted } from '../ports/post.ts'
import type { RunContext } from '../ports/runner.ts'
import { linkOf } from './letters.ts'

const AT_ONCE = 20
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 15 * 60_000
/** Tried so often at least while it lives: a link of half an hour is worth nothing after an outage of half an hour. */
const TRIES_IN_A_LIFE = 15
/** When a letter is due once more of which nobody heard what became. */
const UNHEARD_MS = 10_000

/** For the log: what a letter is called and what became of it, and neither to whom nor what it says. */
export type ToldOfLetter = {
  letter: string
  template: string
  outcome: 'sent' | 'refused' | 'later' | 'withdrawn'
  why?: string
}

export type SendingNeeds = Pick<Ports, 'outbox' | 'post' | 'links' | 'books' | 'clock'> & {
  onLetter(told: ToldOfLetter): void
}

/**
 * Sends what is due, the oldest first, until nothing is. A process that dies between a server's yes and the mark gives the
 * letter again, under the same Message-ID.
 */
export async function sendLetters(needs: SendingNeeds, { signal }: Pick<RunContext, 'signal'>): Promise<void> {
  for (;;) {
    const due = await needs.outbox.due(needs.clock.now(), AT_ONCE)
    if (due.length === 0) return
    for (const letter of due) {
      signal.throwIfAborted()
      await sendOne(needs, letter, signal)
    }
  }
}

async function sendOne(needs: SendingNeeds, due: OutboxLetter, signal: AbortSignal): Promise<void> {
  const { outbox, post, clock } = needs
  const { id, to, letter, attempts } = due
  const tell = (outcome: ToldOfLetter['outcome'], why?: string) =>
    needs.onLetter({ letter: id, template: letter.template, outcome, ...(why !== undefined && { why }) })
  const putOff = async (why: string) => {
    const lifeMs = Date.parse(due.expiresAt) - Date.parse(due.createdAt)
    const longestMs = Math.min(LONGEST_PAUSE_MS, lifeMs / TRIES_IN_A_LIFE)
    const pauseMs = Math.min(longestMs, FIRST_PAUSE_MS * 2 ** attempts)
    await outbox.later(id, new Date(clock.now().getTime() + pauseMs), why)
    tell('later', why)
  }
  const book = letter.template === 'book-ready' ? await needs.books.find(letter.bookId) : null
  if (letter.template === 'book-ready' && book?.status !== 'verifying' && book?.status !== 'finished') {
    // A crash may have come between the letter and the end that it tells of.
    if (book?.status === 'generating') return putOff('generating')
    await outbox.withdraw(id)
    return tell('withdrawn')
  }
  if (!(await outbox.hold(id, new Date(clock.now().getTime() + UNHEARD_MS)))) return
  const link = linkOf(needs, due, book?.status ?? null)
  // A letter that nobody can carry holds up no other.
  const posted = await post
    .send({ id, to, letter, link }, signal)
    .catch((error: unknown): Posted => ({ refused: 'later', why: error instanceof Error ? error.name : 'unknown' }))
  if (posted === 'sent') {
    await outbox.settle(id, 'sent', null)
    // Its account or its book went in the midst of it. Where another process has sent it too, it is that one's letter.
    if ((await outbox.stateOf(id)) !== 'sent') return post.forget({ ids: [id] })
    return tell('sent')
  }
  if (signal.aborted) {
    await outbox.hold(id, clock.now())
    signal.throwIfAborted()
  }
  if (posted.refused === 'later') return putOff(posted.why)
  await outbox.settle(id, 'refused', posted.why)
  tell('refused', posted.why)
}
