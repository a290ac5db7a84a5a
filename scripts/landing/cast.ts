import { readBookInfo } from '../../src/domain/book-info-wire.ts'
import type { Character } from '../../src/domain/character.ts'

/** Somebody of a sample book (`tests/fixtures/books`), as its parent described them. */
export async function castMember(book: string, name: string): Promise<Character> {
  const file = Bun.file(new URL(`../../tests/fixtures/books/${book}.json`, import.meta.url))
  const found = readBookInfo(await file.json()).characters.find((character) => character.name === name)
  if (!found) throw new Error(`${book} has no ${name}`)
  return found
}
