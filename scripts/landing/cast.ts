import type { BookInfo } from '../../src/domain/book-info.ts'
import { readBookInfo } from '../../src/domain/book-info-wire.ts'
import type { Character } from '../../src/domain/character.ts'

/** What a parent filled in for a sample book (`tests/fixtures/books`). */
export async function inputOf(book: string): Promise<BookInfo> {
  return readBookInfo(await Bun.file(new URL(`../../tests/fixtures/books/${book}.json`, import.meta.url)).json())
}

/** Somebody of a sample book, as its parent described them. */
export async function castMember(book: string, name: string): Promise<Character> {
  const found = (await inputOf(book)).characters.find((character) => character.name === name)
  if (!found) throw new Error(`${book} has no ${name}`)
  return found
}
