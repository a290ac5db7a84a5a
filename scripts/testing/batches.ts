import { dirname } from 'node:path'

const root = new URL('../..', import.meta.url).pathname

/** Files that one process runs: they share a browser and what the product takes to load. */
export type Batch = string[]
/** Each kind in the order to run it: the longest first, so that none is left alone at the end. */
export type Kinds = Record<'waiting' | 'computing', readonly Batch[]>

/** Rooms that answer within seconds and run first: no point in a browser while a rule of the domain is broken. */
const FIRST = [
  ...['architecture', 'domain', 'use-cases', 'ports', 'web', 'scripts'],
  ...['adapters/filesystem', 'adapters/openai', 'adapters/system'],
]

/** Rooms that wait for a browser, a clock or another process; the others keep a core busy by themselves. */
const WAITING = /^tests\/(?:e2e(?!\/models)|config|adapters\/(?:libsql|s3))(?:\/|$)/u

/** What they leave in memory adds up, and no process should go on alone at the end. */
const MOST_FILES = 6
const MOST_FILES_WITH_A_BROWSER = 2

/** `room`: a folder of `tests`, or one of its files, with or without its ending. */
export function filesOf(room: string, ending: 'test' | 'storm' = 'test'): string[] {
  const name = room.replace(/^(?:\.\/)?tests\//u, '').replace(/\/$/u, '')
  const bare = name.replace(/\.(?:test|storm)\.tsx?$/u, '')
  return scan(`tests/${bare}.${ending}.{ts,tsx}`, `tests/${bare}/**/*.${ending}.{ts,tsx}`)
}

/** In two processes, of which neither is much longer. */
export function firstBatches(): Batch[] {
  const files = firstFiles()
  return inTurns(files, Math.ceil(files.length / 2))
}

function firstFiles(): string[] {
  return FIRST.flatMap((room) => filesOf(room))
}

export function otherFiles(): string[] {
  const first = new Set(firstFiles())
  return scan('tests/**/*.test.{ts,tsx}').filter((file) => !first.has(file))
}

export function batchesOf(files: readonly string[]): Kinds {
  const batches = [...Map.groupBy(files, dirname)].flatMap(([folder, inside]) => inTurns(inside, mostOf(folder)))
  const longest = batches.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const waits = ([first = '']: Batch) => WAITING.test(dirname(first))
  return { waiting: longest.filter(waits), computing: longest.filter((batch) => !waits(batch)) }
}

function mostOf(folder: string): number {
  // Beside the rooms of `e2e` stand tests that start processes of their own.
  if (folder === 'tests/e2e') return 1
  return folder.startsWith('tests/e2e/') ? MOST_FILES_WITH_A_BROWSER : MOST_FILES
}

function inTurns(files: readonly string[], most: number): Batch[] {
  const count = Math.ceil(files.length / most)
  return Array.from({ length: count }, (_, part) => files.filter((_, index) => index % count === part))
}

/** Rooms in which a line is a whole book, or a whole shelf of stories. */
const LONGER_THAN_THEY_LOOK = /^tests\/(?:e2e\/models|adapters\/storyteller|command)\//u

/** Letters: the longer the text, the longer it takes, more often than not. */
function lengthOf(batch: Batch): number {
  return batch.reduce(
    (sum, file) => sum + Bun.file(`${root}${file}`).size * (LONGER_THAN_THEY_LOOK.test(file) ? 6 : 1),
    0,
  )
}

function scan(...globs: string[]): string[] {
  return globs.flatMap((glob) => [...new Bun.Glob(glob).scanSync({ cwd: root })].sort())
}
