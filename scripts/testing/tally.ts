import type { FileResult } from './read-report.ts'

const SLOWEST = 12

/** Counts what passed and what failed, and says at the end what the next one has to know. */
export class Tally {
  readonly results: FileResult[] = []
  passed = 0
  failures: string[] = []
  cpuSeconds = 0

  /** A step that is no file of tests, such as the types. */
  step(name: string, ok: boolean, ms: number): void {
    if (ok) this.passed += 1
    else this.failures.push(name)
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds(ms)})`)
  }

  /** One line for a file that is well; all that it said for one that is not. */
  file(result: FileResult): void {
    if (result.failures.length > 0) console.log(`\n${result.said}`)
    const sum = `${result.passed} passed, ${result.failures.length} failed`
    console.log(`${result.failures.length === 0 ? '✓' : '✗'} ${result.file}: ${sum} (${seconds(result.ms)})`)
  }

  add({ results, cpuSeconds }: { results: readonly FileResult[]; cpuSeconds: number }): void {
    for (const result of results) {
      this.results.push(result)
      this.passed += result.passed
      this.failures.push(...result.failures.map((name) => `${result.file}: ${name}`))
    }
    this.cpuSeconds += cpuSeconds
  }

  /** The last line is `N passed, N failed`. @returns the exit code */
  close(startedAt: number): number {
    const slowest = this.results.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
    if (slowest.length > 1) {
      console.log('\nThe slowest files:')
      for (const { file, ms } of slowest) console.log(`${seconds(ms).padStart(9)}  ${file}`)
    }
    console.log(`\n${seconds(performance.now() - startedAt)}, of a processor ${seconds(this.cpuSeconds * 1000)}`)
    if (this.failures.length > 0) {
      console.log('\nFailed:')
      for (const failure of this.failures) console.log(`  ✗ ${failure}`)
    }
    console.log(`\n${this.passed} passed, ${this.failures.length} failed`)
    return this.failures.length === 0 ? 0 : 1
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
