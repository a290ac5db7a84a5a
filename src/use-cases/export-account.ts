import { Zip, ZipPassThrough } from 'fflate'
import type { UserId } from '../domain/book.ts'
import { writeBookInfo } from '../domain/book-info-wire.ts'
import { hasCode } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import type { EditedBook } from '../ports/book-repository.ts'
import type { Ports } from '../ports/index.ts'

type Needs = Pick<Ports, 'users' | 'books' | 'files' | 'outbox'>

/** A zip with `datos.json` and every file of the user's books, in pieces: one file at a time is in memory. */
export async function* exportAccount(
  needs: Needs,
  { user }: { user: UserId },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(new Uint8Array(piece))
  })
  for await (const [name, bytes] of entriesOf(needs, user)) {
    // Pictures and PDFs are compressed already.
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(bytes, true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}

/** What goes while it is being exported is left out. */
async function* entriesOf({ users, books, files, outbox }: Needs, user: UserId): AsyncGenerator<[string, Uint8Array]> {
  const account = await users.find(user)
  const own: EditedBook[] = []
  for (const { id } of (await books.list(user)).books) {
    const edited = await books.edits(user, id).catch((error: unknown) => {
      if (hasCode(error, 'book.notFound')) return null
      throw error
    })
    if (edited) own.push(edited)
  }
  const data = {
    user: account && {
      id: account.id,
      email: account.email,
      pending_email: account.pendingEmail,
      letters: account.letters,
      created_at: account.createdAt,
    },
    letters: (await outbox.of(user)).map(({ id, letter: { template }, state, createdAt }) => ({
      id,
      template,
      state,
      created_at: createdAt,
    })),
    books: own.map(({ book, edits }) => ({
      id_book: book.id,
      status: book.status,
      created_at: book.createdAt,
      updated_at: book.updatedAt,
      info: writeBookInfo(book.info),
      story: book.story,
      story_edits: edits,
    })),
  }
  yield ['datos.json', new TextEncoder().encode(JSON.stringify(data, null, 2))]
  for (const { id } of own.map(({ book }) => book))
    for (const key of await files.list(fileKeys.book(id))) {
      if (fileKeys.isRaw(key)) continue
      const stored = await files.get(key)
      if (stored) yield [key, stored.bytes]
    }
}
