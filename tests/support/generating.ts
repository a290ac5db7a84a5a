import type { Parent } from './server.ts'

/** Starts the generation and waits for its end, good or bad. @returns the book as the API shows it */
export async function generated(parent: Parent, id: number) {
  const answer = await parent.api('POST', `/api/books/${id}/generate`)
  if (answer.status !== 202) throw new Error(`generate: ${answer.status} ${JSON.stringify(answer.body)}`)
  return parent.generated(id)
}
