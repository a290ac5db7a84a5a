import { type FileResult, ReportReader } from './read-report.ts'

const OWN_ROOT = new URL('../..', import.meta.url).pathname

export type Limits = {
  /** Of the project whose files they are. */
  root?: string
  /** A file of which nothing more is heard for so long hangs, and has failed. */
  longestMs: number
  testTimeoutMs: number
}

export type Run = {
  results: FileResult[]
  /** Seconds of processor time, browsers and servers of the tests included. */
  cpuSeconds: number
}

/**
 * Runs files of tests one after the other in one process, where they share a browser. A file that crashes the process or
 * hangs has failed; those after it run in another process.
 */
export async function runFiles(
  files: readonly string[],
  limits: Limits,
  tell: (result: FileResult) => void,
): Promise<Run> {
  const run: Run = { results: [], cpuSeconds: 0 }
  let left = [...files]
  while (left.length > 0) {
    const { results, cpuSeconds } = await oneProcess(left, limits, tell)
    run.results.push(...results)
    run.cpuSeconds += cpuSeconds
    const done = new Set(results.map(({ file }) => file))
    left = left.filter((file) => !done.has(file))
  }
  return run
}

async function oneProcess(
  files: readonly string[],
  { root = OWN_ROOT, longestMs, testTimeoutMs }: Limits,
  tell: (result: FileResult) => void,
): Promise<Run> {
  const child = Bun.spawn(
    [
      ...[process.execPath, 'test', '--no-orphans', '--randomize', '--timeout', String(testTimeoutMs)],
      ...files.map((file) => `./${file}`),
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } },
  )
  const reader = new ReportReader(tell)
  const unheardOf = () => files.find((file) => !reader.results.some((result) => result.file === file)) ?? ''
  let hasHung = false
  const hang = () => {
    hasHung = true
    if (!reader.current) reader.begin(unheardOf())
    reader.current?.failures.push(`hung: nothing more was heard of it for ${Math.round(longestMs / 1000)} s`)
    child.kill(9)
  }
  let watch = setTimeout(hang, longestMs)
  const follow = async (stream: ReadableStream<Uint8Array>, hear: (text: string) => void) => {
    const decoder = new TextDecoder()
    for await (const chunk of stream) {
      clearTimeout(watch)
      watch = setTimeout(hang, longestMs)
      hear(decoder.decode(chunk, { stream: true }))
    }
  }
  const heard = Promise.all([
    follow(child.stderr, (text) => reader.read(text)),
    follow(child.stdout, (text) => reader.hear(text)),
  ])
  const exitCode = await child.exited
  // A process that the tests left behind may hold the pipes open.
  await Promise.race([heard, Bun.sleep(2000)])
  clearTimeout(watch)
  if (!reader.isWhole) {
    if (!reader.current) reader.begin(unheardOf())
    if (!hasHung)
      reader.current?.failures.push(`the process ended in the middle of it (${child.signalCode ?? exitCode})`)
    reader.end()
  } else if (exitCode !== 0 && reader.results.every(({ failures }) => failures.length === 0)) {
    reader.results.at(-1)?.failures.push(`the process ended with ${exitCode}`)
  }
  return { results: reader.results, cpuSeconds: Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1e6 }
}
