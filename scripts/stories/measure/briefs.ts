import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fold, type JudgedWish, judge } from './judge.ts'

/** `info` is what the wizard would save. */
export type MeasuredBrief = { name: string; info: unknown; wishes: JudgedWish[] }

/** @param only a part of the names of those that are wanted */
export async function briefsIn(folder: string, only = ''): Promise<MeasuredBrief[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json') && file.includes(only)).sort()
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.json$/u, ''),
      ...JSON.parse(await readFile(path.join(folder, file), 'utf8')),
    })),
  )
}

/** The patterns on their own examples: a line for each that is judged otherwise than it is written. */
export function misjudgedExamples(briefs: readonly MeasuredBrief[]): { tried: number; wrong: string[] } {
  const examples = briefs.flatMap(({ name, wishes }) =>
    wishes.flatMap((wish) =>
      Object.entries(wish.examples ?? {}).flatMap(([verdict, texts]) =>
        texts.map((text) => ({ name, wish, verdict, text })),
      ),
    ),
  )
  const wrong = examples.flatMap(({ name, wish, verdict, text }) => {
    const got = judge(wish, fold(text))
    if (got.verdict === verdict) return []
    return [`${name} ${wish.id}: judged ${got.verdict}, is ${verdict}: ${text.slice(0, 160)} · ${got.why}`]
  })
  return { tried: examples.length, wrong }
}
