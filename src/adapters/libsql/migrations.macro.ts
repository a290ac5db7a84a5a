import { readFileSync } from 'node:fs'

export type Migration = { tag: string; statements: string[] }

/**
 * Runs while the code is transpiled (`with { type: 'macro' }`), so that the compiled binary carries the SQL of `drizzle/`
 * and reads no folder when it starts.
 */
export function migrations(): Migration[] {
  const folder = new URL('../../../drizzle/', import.meta.url).pathname
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(`${folder}meta/_journal.json`, 'utf8'))
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(`${folder}${tag}.sql`, 'utf8')
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter(Boolean),
  }))
}
