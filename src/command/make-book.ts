import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { readBookInfo } from '../domain/book-info-wire.ts'
import { type CompleteBookInfo, completeInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import type { PreflightReport } from '../domain/preflight.ts'
import { PRINTER_PROFILE_IDS } from '../domain/printer-profiles.ts'
import { minutesOfReading } from '../domain/reader-age.ts'
import { wordsOfStory } from '../domain/story.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { Ports } from '../ports/index.ts'
import type { PressFiles } from '../ports/preflight.ts'
import { makeWholeBook, type WholeBookNeeds } from '../use-cases/make-whole-book.ts'
import { pressFiles } from '../use-cases/print-book.ts'
import { COPY } from './copy.ts'
import { createProgress } from './progress.ts'

/** `print`: the printer for whom files are made too, as it was typed, or `none`. */
type Options = { input: string; out: string; seed: string | null; print: string }
type Needs = Omit<WholeBookNeeds, 'files'> &
  Pick<Ports, 'preflight' | 'rasterizer'> & { fileStoreAt(folder: string): FileStore }

/** @returns the exit code: 0 made (also where its files for a printer are refused: the book is there), 2 bad input. Nothing half-written: the folder appears when the book is whole. */
export async function makeBookCommand(needs: Needs, { input, out, seed, print }: Options): Promise<0 | 2> {
  const startedAt = performance.now()
  const profile = PRINTER_PROFILE_IDS.find((id) => id === print)
  if (print !== 'none' && !profile) return refuse(COPY.noPrinter(print))
  const read = await readInput(input)
  if ('problem' in read) return refuse(read.problem)
  const target = resolve(out)
  if (existsSync(target) && !(await isReplaceable(target))) return refuse(COPY.outTaken(out))

  const workshop = await beside(target)
  if (workshop instanceof Error) return refuse(COPY.outUnusable(out, workshop.message))
  const progress = createProgress(process.stderr)
  try {
    const bookId = bookIdFrom(read.info, seed)
    const files = needs.fileStoreAt(workshop)
    const { story, pages, info, selected } = await makeWholeBook(
      { ...needs, files },
      { bookId, info: read.info, onProgress: (stage, done, total) => progress.show(COPY[stage], done, total) },
    )
    let report: PreflightReport | null = null
    if (profile) {
      progress.show(COPY.print, 0, 1)
      const editionDate = needs.clock.now().toISOString().slice(0, 10)
      const composed = { bookId, profile, story, info, selected, editionDate }
      const made = await pressFiles({ ...needs, files }, new AbortController().signal, composed)
      report = made.report
      await writePrint(join(workshop, fileKeys.book(bookId)), report, made.printed)
    }
    progress.clear()
    await writeFile(
      join(workshop, fileKeys.book(bookId), 'wishes.json'),
      `${JSON.stringify({ wishes: story.wishes ?? [] }, null, 1)}\n`,
    )
    await replace(join(workshop, fileKeys.book(bookId)), target)
    const words = wordsOfStory(story)
    const count = (await readdir(target, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    ).length
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(
      `${COPY.summary({ title: story.title, pages, words, minutes: minutesOfReading(read.info.readerAge, words), files: count, seconds, out })}\n`,
    )
    if (report && report.findings.length > 0) {
      const said = report.verdict === 'refuses' ? COPY.printRefused : COPY.printWarned
      process.stdout.write(`${said(report.findings)}\n`)
    }
    return 0
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** The report always, the files where a printer may be given them. */
async function writePrint(folder: string, report: PreflightReport, { printPdf, coverPdf }: PressFiles): Promise<void> {
  await writeFile(join(folder, 'preflight.json'), `${JSON.stringify(report, null, 1)}\n`)
  if (report.verdict === 'refuses') return
  await writeFile(join(folder, 'book-print.pdf'), printPdf)
  if (coverPdf) await writeFile(join(folder, 'book-cover.pdf'), coverPdf)
}

async function readInput(path: string): Promise<{ info: CompleteBookInfo } | { problem: string }> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    return { problem: COPY.noFile(path) }
  }
  try {
    return { info: completeInfo(readBookInfo(JSON.parse(text))) }
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: COPY.notJson(path, error.message) }
    const fields =
      error instanceof z.ZodError
        ? error.issues.map((issue) => [issue.path.join('.'), withChoices(issue)])
        : error instanceof DomainError
          ? Object.entries(error.details.fields ?? {})
          : null
    if (!fields) throw error
    return { problem: [COPY.badInput(path), ...fields.map(([field, message]) => `  ${field}: ${message}`)].join('\n') }
  }
}

/** Who writes the file by hand types what is stored: here it is named, as no screen does. */
function withChoices(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? COPY.choices(issue.message, issue.values.map(String)) : issue.message
}

/** Same input and seed, same book: pictures and words follow from the id. */
export function bookIdFrom(info: CompleteBookInfo, seed: string | null): number {
  const digest = createHash('sha256')
    .update(seed ?? JSON.stringify(info))
    .digest()
  return digest.readUIntBE(0, 6)
}

/** A folder on the same disk, so that the book appears in one go; the error where there can be none. */
async function beside(target: string): Promise<string | Error> {
  try {
    await mkdir(dirname(target), { recursive: true })
    return await mkdtemp(join(dirname(target), `.${basename(target)}-`))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** An empty folder, or a book of an earlier run. */
async function isReplaceable(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => null)
  return names !== null && (names.length === 0 || names.includes('rendered_book.html'))
}

async function replace(made: string, target: string): Promise<void> {
  const old = `${made.replace(/\/$/u, '')}.old`
  if (existsSync(target)) await rename(target, old)
  await rename(made, target)
}

function refuse(problem: string): 2 {
  process.stderr.write(`${problem}\n`)
  return 2
}
