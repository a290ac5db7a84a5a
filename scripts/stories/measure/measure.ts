import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { briefsIn, type MeasuredBrief, misjudgedExamples } from './briefs.ts'
import { judgeBook } from './judge-book.ts'
import { aBookMaker, type MadeBook } from './make-book.ts'
import { printResults, type Result, sumUp } from './print.ts'
import { readBoundBook } from './read-book.ts'

const BRIEFS = path.resolve(import.meta.dir, '../../../tests/fixtures/briefs')

export type MeasureOptions = {
  briefs?: string | undefined
  only?: string | undefined
  seed?: string | undefined
  /** Where books lie that are made already, or are to lie. */
  made?: string | undefined
  keep?: string | undefined
  show?: boolean | undefined
  /** The figures alone: of briefs that nobody is to read. */
  sum?: boolean | undefined
  check?: boolean | undefined
}

/** How much of what parents asked for reaches their books. @returns whether it is enough */
export async function measure(options: MeasureOptions): Promise<boolean> {
  const { briefs: folder = BRIEFS, only, seed, made, keep, show = false } = options
  const briefs = await briefsIn(path.resolve(folder), only)
  if (briefs.length === 0) {
    console.log(`no brief${only ? ` named ${only}` : ''} in ${folder}`)
    return false
  }
  if (options.check) return check(briefs)
  const make = made ? null : await aBookMaker()
  const results: Result[] = []
  for (const brief of briefs) {
    const book = await (make
      ? make(brief.info, seed ?? null)
      : madeBefore(path.join(path.resolve(made ?? ''), brief.name))
    ).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    if (keep && !(book instanceof Error)) await keepBook(book, path.join(path.resolve(keep), brief.name))
    results.push(resultOf(brief, book))
  }
  if (!options.sum) printResults(results, show)
  return sumUp(results)
}

function check(briefs: readonly MeasuredBrief[]): boolean {
  const { tried, wrong } = misjudgedExamples(briefs)
  for (const one of wrong) console.log(one)
  console.log(`examples: ${tried - wrong.length} of ${tried} judged as written`)
  return wrong.length === 0
}

/** Where there is no book, no wish is in it, and nothing was said of any. */
function resultOf({ name, wishes }: MeasuredBrief, book: MadeBook | Error): Result {
  if (!(book instanceof Error))
    return { name, rows: judgeBook(wishes, readBoundBook(book.html), book.claims), problem: null }
  const rows = judgeBook(wishes, readBoundBook(''), null)
  return { name, rows: rows.map((row) => ({ ...row, verdict: 'missed' })), problem: `no book: ${book.message}` }
}

/** By `bun run book`, or kept here. */
async function madeBefore(folder: string): Promise<MadeBook> {
  const claims = Bun.file(path.join(folder, 'wishes.json'))
  return {
    html: await Bun.file(path.join(folder, 'rendered_book.html')).text(),
    claims: (await claims.exists()) ? (await claims.json()).wishes : null,
  }
}

/** Its pictures are not drawn. */
async function keepBook({ html, claims }: MadeBook, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Bun.write(path.join(folder, 'rendered_book.html'), html)
  await Bun.write(path.join(folder, 'wishes.json'), JSON.stringify({ wishes: claims }, null, 1))
}
