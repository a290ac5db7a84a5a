import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { bookIdFrom } from '../../src/command/make-book.ts'
import type { BookId } from '../../src/domain/book-id.ts'
import { readBookInfo } from '../../src/domain/book-info-wire.ts'
import { type CompleteBookInfo, completeInfo } from '../../src/domain/completeness.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { contentHash } from '../../src/use-cases/run-keys.ts'

/** What a family typed into the wizard. `of`: a fingerprint of it, by which a book is known to be this brief's. */
export type Brief = { name: string; info: CompleteBookInfo; of: string; bookId: BookId }

/** Told to whoever typed the command; nothing is wrong with the program. */
export class BadUse extends Error {
  override readonly name = 'BadUse'
}

export const BRIEFS = path.join(import.meta.dir, 'briefs')

/**
 * The briefs of a folder by name, a wire description each.
 * @param only names, whole or their beginning (`03`, `03-peluche`) @param count as many as this, the first
 * @throws BadUse that names the file or the name that is none
 */
export async function briefsIn(folder: string, only?: readonly string[], count?: number): Promise<Brief[]> {
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort()
  const isMeant = (name: string, wanted: string) => name === wanted || name.startsWith(`${wanted}-`)
  for (const wanted of only ?? [])
    if (!names.some((name) => isMeant(name, wanted)))
      throw new BadUse(`no brief is called ${wanted}; there are: ${names.join(', ')}`)
  const chosen = only ? names.filter((name) => only.some((wanted) => isMeant(name, wanted))) : names
  return Promise.all(chosen.slice(0, count).map((name) => readBrief(folder, name)))
}

async function readBrief(folder: string, name: string): Promise<Brief> {
  try {
    const info = completeInfo(readBookInfo(await Bun.file(path.join(folder, `${name}.json`)).json()))
    return { name, info, of: contentHash(info), bookId: bookIdFrom(info, `evals/${name}`) }
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError || error instanceof DomainError)) throw error
    throw new BadUse(`${name}.json is no complete brief: ${error.message}`)
  }
}
