import type { createStore } from 'jotai/vanilla'
import { placeForWish } from '../../src/domain/editing/place-for-wish.ts'
import type { EditingSession } from './editing-session.ts'
import type { EditorApi } from './editor-api.ts'
import { bookAtom, openingAtom, wishAtom } from './editor-state.ts'
import { partOf, placeOf } from './words.ts'

type Needs = {
  api: EditorApi
  session: EditingSession
  store: ReturnType<typeof createStore>
  search: string
}

/** Opens the book where the address says: at a text (`bloque`), a page of the screen book (`pagina`), or where a wish fits (`deseo`). */
export async function openBook({ api, session, store, search }: Needs): Promise<void> {
  const asked = new URLSearchParams(search)
  store.set(openingAtom, { kind: 'loading' })
  try {
    const wished = asked.get('deseo')
    const book = await (wished ? api.whole() : api.summary())
    const wishes = book.wishes ?? []
    store.set(bookAtom, {
      id: book.id_book,
      status: book.status,
      title: book.info.story_title,
      language: book.info.language === 'inglés' ? 'en' : 'es',
      wishes,
    })
    const wish = wishes.find(({ id }) => id === wished) ?? null
    store.set(wishAtom, wish)
    const block = wish ? placeForWish(wish, chaptersOf(book.output)) : asked.get('bloque')
    await session.open({
      part: block ? partOf(block) : null,
      page: Number(asked.get('pagina')) || null,
      place: block ? placeOf(block) : null,
    })
  } catch (error) {
    session.fail(error)
  }
}

/** Texts of the pages as the book's output has them. */
function chaptersOf(output: unknown): string[][] {
  const entries = (value: unknown, name: string) =>
    Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([key, one]) =>
      key.startsWith(name) ? [one] : [],
    )
  return entries(output, 'chapter_').map((chapter) =>
    entries(chapter, 'page_').map((page) => String((page as { text?: unknown }).text ?? '')),
  )
}
