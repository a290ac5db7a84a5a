import { watch } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkStoryFolder } from '../../src/adapters/storyteller/checks/check-story-folder.ts'
import { readLexicon } from '../../src/adapters/storyteller/library-folder.ts'
import { problemLine } from '../../src/adapters/storyteller/problem.ts'
import { Storyteller } from '../../src/adapters/storyteller/storyteller.ts'
import { composeEngine } from '../../src/compose.ts'
import type { BookId } from '../../src/domain/book.ts'
import type { CompleteBookInfo } from '../../src/domain/completeness.ts'
import { makeWholeBook } from '../../src/use-cases/make-whole-book.ts'

const RELOAD = `<script>new EventSource('/saved').onmessage = () => location.reload()</script>`

/** Shows the book that a story makes for a family in a browser of this machine, and makes it anew at every save. */
export async function preview(folder: string, info: CompleteBookInfo, port: number) {
  const out = await mkdtemp(path.join(tmpdir(), 'colorin-preview-'))
  const readers = new Set<ReadableStreamDefaultController>()
  let page = message(['…'])
  const lay = async () => {
    page = await laidOut(folder, info, out)
    for (const reader of readers) reader.enqueue('data: saved\n\n')
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port,
    idleTimeout: 0,
    routes: {
      '/': () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
      '/saved': () => new Response(saves(readers), { headers: { 'content-type': 'text/event-stream' } }),
      '/*': async (request) => {
        const file = Bun.file(path.join(out, path.normalize(new URL(request.url).pathname)))
        return (await file.exists()) ? new Response(file) : new Response(null, { status: 404 })
      },
    },
  })
  await lay()
  let later: Timer | undefined
  const watching = watch(folder, () => {
    clearTimeout(later)
    later = setTimeout(() => void lay(), 150)
  })
  return {
    url: server.url,
    async stop() {
      clearTimeout(later)
      watching.close()
      await server.stop(true)
      await rm(out, { recursive: true, force: true })
    },
  }
}

async function laidOut(folder: string, info: CompleteBookInfo, out: string): Promise<string> {
  const startedAt = performance.now()
  const lexicon = await readLexicon(path.dirname(folder))
  const { story, problems } = await checkStoryFolder(folder, lexicon)
  const lines = problems.map((problem) => problemLine(problem, 'en'))
  for (const line of lines) console.log(line)
  if (!story || problems.length > 0) return message(lines)
  const library = { stories: [story], ...lexicon }
  try {
    const engine = await composeEngine({ generationConcurrency: 2, ai: null })
    const writer = new Storyteller({ revision: '', open: async () => library })
    await rm(path.join(out, 'books'), { recursive: true, force: true })
    const id = 1 as BookId
    const needs = { ...engine, writer, files: engine.fileStoreAt(out) }
    const { pages, notes } = await makeWholeBook(needs, { bookId: id, info })
    console.log([`${pages} pages in ${Math.round(performance.now() - startedAt)} ms`, ...notes].join('\n'))
    const html = await Bun.file(path.join(out, `books/${id}/rendered_book.html`)).text()
    return html.replace('<head>', `<head><base href="/books/${id}/">`).replace('</body>', `${RELOAD}</body>`)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return message([`${error.message}: this story is not for that family, age or number of chapters`])
  }
}

function message(lines: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>stories</title><pre>${lines.map((line) => Bun.escapeHTML(line)).join('\n')}</pre>${RELOAD}`
}

function saves(readers: Set<ReadableStreamDefaultController>): ReadableStream {
  let mine: ReadableStreamDefaultController
  return new ReadableStream({
    start(controller) {
      mine = controller
      readers.add(controller)
      controller.enqueue(': here\n\n')
    },
    cancel() {
      readers.delete(mine)
    },
  })
}
