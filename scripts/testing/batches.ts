import { dirname } from 'node:path'

const root = new URL('../..', import.meta.url).pathname

/** Files that one process runs: they share a browser and what the product takes to load. */
export type Batch = string[]

/** Rooms that answer within seconds and run first: no point in a browser while a rule of the domain is broken. */
const FIRST = [
  ...['architecture', 'domain', 'use-cases', 'ports', 'web', 'scripts'],
  ...['adapters/filesystem', 'adapters/openai', 'adapters/system'],
]

/** Rooms that wait for a browser, a clock or another process; the others keep a core busy by themselves. */
const WAITING = /^tests\/(?:e2e|security|config|http|adapters\/(?:libsql|s3))(?:\/|$)/u

/** What they leave in memory adds up, and no process should go on alone at the end. */
const FILES_A_PROCESS = 6

/** `room`: a folder of `tests`, or one of its files, with or without its ending. */
export function filesOf(room: string, ending: 'test' | 'storm' = 'test'): string[] {
  const name = room.replace(/^(?:\.\/)?tests\//u, '').replace(/\/$/u, '')
  const bare = name.replace(/\.(?:test|storm)\.tsx?$/u, '')
  return scan(`tests/${bare}.${ending}.{ts,tsx}`, `tests/${bare}/**/*.${ending}.{ts,tsx}`)
}

export function firstFiles(): string[] {
  return FIRST.flatMap((room) => filesOf(room))
}

export function otherFiles(): string[] {
  const first = new Set(firstFiles())
  return scan('tests/**/*.test.{ts,tsx}').filter((file) => !first.has(file))
}

/** Processes for two lanes, each in the order to run them: one begins with what waits, the other with what computes. */
export function batchesOf(files: readonly string[]): { waiting: Batch[]; computing: Batch[] } {
  const folders = Map.groupBy(files, dirname)
  const waiting: Batch[] = []
  const computing: Batch[] = []
  for (const [folder, inside] of folders) {
    // Beside the rooms of `e2e` stand tests that start processes of their own.
    const most = folder === 'tests/e2e' ? 1 : FILES_A_PROCESS
    const count = Math.ceil(inside.length / most)
    for (let part = 0; part < count; part++)
      (WAITING.test(folder) ? waiting : computing).push(inside.filter((_, index) => index % count === part))
  }
  return { waiting, computing }
}

function scan(...globs: string[]): string[] {
  return globs.flatMap((glob) => [...new Bun.Glob(glob).scanSync({ cwd: root })].sort())
}
