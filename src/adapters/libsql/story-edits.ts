import type { InStatement, Row } from '@libsql/client'
import { z } from 'zod'
import type { Book } from '../../domain/book.ts'
import type { StoryEdit } from '../../domain/editing/history.ts'

export const SELECT_EDITS = `select n, part, block, before, after, at, undone from story_edits
  where book = ? order by n, part`

const EditRow = z.object({
  n: z.number(),
  part: z.number(),
  block: z.string(),
  before: z.string(),
  after: z.string(),
  at: z.string(),
  undone: z.number().transform((value) => value !== 0),
})

export function editsFrom(rows: readonly Row[]): StoryEdit[] {
  return rows.map((row) => EditRow.parse(row))
}

/** What makes the history of before the one of after, where the book still has the version of before. */
export function savingEdits(
  { book: { id, version }, edits: before }: { book: Pick<Book, 'id' | 'version'>; edits: readonly StoryEdit[] },
  after: readonly StoryEdit[],
): InStatement[] {
  const isStill = 'exists (select 1 from books where id = ? and version = ?)'
  const guard = [id, version]
  const gone = before.filter(({ n, part }) => !after.some((edit) => edit.n === n && edit.part === part))
  const known = new Set(before)
  return [
    ...gone.map(({ n, part }) => ({
      sql: `delete from story_edits where book = ? and n = ? and part = ? and ${isStill}`,
      args: [id, n, part, ...guard],
    })),
    ...after
      .filter((edit) => !known.has(edit))
      .map((edit) => ({
        sql: `insert or replace into story_edits (book, n, part, block, before, after, at, undone)
          select ?, ?, ?, ?, ?, ?, ?, ? where ${isStill}`,
        args: [id, edit.n, edit.part, edit.block, edit.before, edit.after, edit.at, edit.undone ? 1 : 0, ...guard],
      })),
  ]
}
