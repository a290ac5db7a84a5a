import { zipSync } from 'fflate'
import type { UserId } from '../domain/book.ts'
import { writeBookInfo } from '../domain/book-info-wire.ts'
import { fileKeys } from '../domain/file-keys.ts'
import type { Ports } from '../ports/index.ts'

/** A zip with `datos.json` and every file of the user's books. */
export async function exportAccount(
  { users, books, files }: Pick<Ports, 'users' | 'books' | 'files'>,
  { user }: { user: UserId },
): Promise<Uint8Array<ArrayBuffer>> {
  const account = await users.find(user)
  const entries: Record<string, Uint8Array> = {}
  const described = []
  for (const { id } of (await books.list(user)).books) {
    const book = await books.get(user, id)
    described.push({
      id_book: id,
      status: book.status,
      created_at: book.createdAt,
      updated_at: book.updatedAt,
      info: writeBookInfo(book.info),
      story: book.story,
    })
    for (const key of await files.list(fileKeys.book(id))) {
      const stored = await files.get(key)
      if (stored) entries[key] = stored.bytes
    }
  }
  const data = {
    user: account ? { id: account.id, email: account.email, created_at: account.createdAt } : null,
    books: described,
  }
  entries['datos.json'] = new TextEncoder().encode(JSON.stringify(data, null, 2))
  // Pictures and PDFs are compressed already.
  return new Uint8Array(zipSync(entries, { level: 0 }))
}
