import type { Parent } from './server.ts'

/** Starts the generation and waits for its end, good or bad. @returns the book as the API shows it */
export async function generated(parent: Parent, id: number) {
  const answer = await parent.api('POST', `/api/books/${id}/generate`)
  if (answer.status !== 202) throw new Error(`generate: ${answer.status} ${JSON.stringify(answer.body)}`)
  return parent.generated(id)
}

/** As a parent would: again while the service still rests, for the door to it stays shut a moment after a failure that lasts. */
export async function generatedAtLast(parent: Parent, id: number) {
  for (let time = 0; time < 50; time++) {
    const book = await generated(parent, id)
    if (book.status === 'verifying') return book
    await Bun.sleep(60)
  }
  throw new Error('Reintentar does not mend it')
}
