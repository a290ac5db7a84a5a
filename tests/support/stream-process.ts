/** The product in a process of its own that appends an event to a book for every line it reads: the book's id. */
import { startServer } from './server.ts'

const server = await startServer()
process.stdout.write(`${server.url}\n`)
for await (const line of console) {
  const [id, sentAt] = line.split(' ')
  await server.ports.events.append(Number(id), 'generation', {
    stage: 'illustrations',
    done: Number(sentAt),
    total: 1,
    error: null,
    updatedAt: '',
  })
}
