import type { Ports } from '../ports/index.ts'
import { GENERATE_BOOK } from './generate-book.ts'
import { enqueueBinding } from './rebind-book.ts'
import { enqueueRedraw } from './redraw-illustration.ts'
import { runKeys } from './run-keys.ts'

/** At a start: work that was promised but whose run a crash kept from being written down is written down now. */
export async function recoverWork({ books, runner }: Pick<Ports, 'books' | 'runner'>): Promise<void> {
  for (const bookId of await books.withStatus('generating'))
    await runner.enqueue({ key: runKeys.generate(bookId), kind: GENERATE_BOOK, input: { bookId } })
  for (const bookId of await books.withStaleBinding()) await enqueueBinding({ runner }, bookId)
  for (const bookId of await books.withStatus('verifying')) {
    const book = await books.find(bookId)
    for (const [key, { regenerating }] of Object.entries(book?.illustrations ?? {}))
      if (book && regenerating && (await runner.stateOf(runKeys.redraw(bookId, key))) !== 'running')
        await enqueueRedraw({ runner }, book, key, regenerating.wish)
  }
}
