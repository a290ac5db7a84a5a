import { appendFileSync } from 'node:fs'
import { FilesystemFileStore } from '../../src/adapters/filesystem/filesystem-file-store.ts'
import { openLibsql } from '../../src/adapters/libsql/open-libsql.ts'
import { SystemClock } from '../../src/adapters/system/system-clock.ts'

/*
 * A process to be killed: it does runs of several steps, starts new ones, saves a book and puts files, and writes down each
 * thing when it begins and when it has been acknowledged. A line written before a SIGKILL is kept by the kernel.
 * With `finish` it starts nothing new and ends when nothing is left to do.
 */
const [url = '', folder = '', diary = '', life = '', bookId = '', mode = ''] = process.argv.slice(2)

const note = (...words: (string | number)[]) => appendFileSync(diary, `${life} ${words.join(' ')}\n`)
const aMoment = () => Bun.sleep(Math.random() * 12)

const files = new FilesystemFileStore(folder)
const store = await openLibsql({ url, clock: new SystemClock(), leaseMs: 300, pollMs: 40 })
store.runner.handle('job', async ({ step }, input) => {
  const drawn: number[] = []
  for (let number = 1; number <= 5; number++) {
    const key = `job:${input}/step/${number}`
    const result = await step(key, async () => {
      note('begin', key)
      await aMoment()
      await files.put(`books/${input}/${number}.webp`, new TextEncoder().encode(`picture ${key}`))
      return number * 10
    })
    note('stored', key)
    drawn.push(result)
  }
  note('drawn', `job:${input}`, drawn.join('+'))
})
await store.runner.start()
note('ready')

if (mode === 'finish') {
  await store.runner.drain()
  await store.runner.stop()
  await store.close()
  note('finished')
} else {
  for (let number = 0; ; number++) {
    const name = `${life}${String(number).padStart(4, '0')}`
    await store.runner.enqueue({ key: `job:${name}`, kind: 'job', input: name })
    note('enqueued', `job:${name}`)
    await store.books.changeAny(Number(bookId), (book) => ({ ...book, doneAttempts: book.doneAttempts + 1 }))
    note('changed', name)
    await files.put(`books/${name}/rendered_book.html`, new TextEncoder().encode(`page ${name}`.repeat(2000)))
    note('put', name)
    await Bun.sleep(15)
  }
}
