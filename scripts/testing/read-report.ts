/** What became of one file of tests. */
export type FileResult = {
  file: string
  passed: number
  /** Names of the tests that failed, or what befell the file. */
  failures: string[]
  ms: number
  /** All that it wrote. */
  said: string
}

/** A test that is left out has not passed. */
const BAD = ['fail', 'skip', 'todo']

/**
 * Reads what `bun test` writes as it comes, line by line: which file is running, since when, and what became of each.
 * Tells of a file when it has ended. `now` in milliseconds.
 */
export class ReportReader {
  readonly results: FileResult[] = []
  /** Bun has said its last word; a process that ends without it has crashed. */
  isWhole = false
  /** The file that is running. */
  current: FileResult | null = null
  #rest = ''
  #isOver = false
  #startedAt = 0

  constructor(
    readonly tell: (result: FileResult) => void = () => {},
    readonly now: () => number = () => performance.now(),
  ) {}

  read(chunk: string): void {
    const lines = (this.#rest + chunk).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) this.#readLine(line)
  }

  /** What the tests themselves print. */
  hear(chunk: string): void {
    if (this.current) this.current.said += chunk
  }

  begin(file: string): void {
    this.end()
    this.#startedAt = this.now()
    this.current = { file, passed: 0, failures: [], ms: 0, said: '' }
  }

  end(): void {
    const { current } = this
    if (!current) return
    this.current = null
    current.ms = this.now() - this.#startedAt
    this.results.push(current)
    this.tell(current)
  }

  #readLine(line: string): void {
    if (/^Ran \d+ tests? across /u.test(line)) this.isWhole = true
    if (this.#isOver) return
    const file = /^(tests\/\S+\.tsx?):$/u.exec(line)?.[1]
    if (file) {
      this.begin(file)
      return
    }
    // What follows repeats what was said, and sums it up.
    if (/^ *\d+ (?:pass|tests? (?:failed|skipped|todo):?)$/u.test(line)) {
      this.#isOver = true
      this.end()
      return
    }
    const { current } = this
    if (!current) return
    current.said += `${line}\n`
    const [, outcome = '', name = ''] = /^\((pass|fail|skip|todo)\) (.*?)(?: \[[\d.]+m?s\])?$/u.exec(line) ?? []
    if (outcome === 'pass') current.passed += 1
    else if (BAD.includes(outcome)) current.failures.push(outcome === 'fail' ? name : `${name} (${outcome})`)
    else if (line.startsWith('# Unhandled error')) current.failures.push('an error outside any test')
  }
}
