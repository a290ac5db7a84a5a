import { expect, test } from 'bun:test'
import { createStore } from 'jotai/vanilla'
import { startEditing } from '../../../web/editor/editing-session.ts'
import type { EditorApi, Laid } from '../../../web/editor/editor-api.ts'
import * as state from '../../../web/editor/editor-state.ts'
import type { Edit, Texts } from '../../../web/editor/words.ts'

const PAGE = 'chapter-1-p0'
const PLACE = { container: PAGE, paragraph: 0 }

/** A book of one page of paragraphs: edits are laid upon what is saved when they are answered. */
function aBook(paragraphs: readonly string[]) {
  const book = { version: 1, paragraphs: [...paragraphs] }
  const lay = (edits: readonly Edit[]): Laid => {
    const lines = [...book.paragraphs]
    for (const { block, text } of edits) lines[Number(block.slice(PAGE.length + 1))] = text
    const texts: Texts = { [PAGE]: lines.join('\n') }
    const consequence = { kind: 'fits', text: '' }
    const of = { base: '', pages: [], total: 1, names: [], title: '', can_rewrite: false, level: null, remarks: [] }
    return { ...of, version: book.version, parts: [{ part: 'chapter-1', title: '', first: 1 }], texts, consequence }
  }
  const save = (edits: readonly Edit[]) => {
    book.paragraphs = lay(edits).texts[PAGE]?.split('\n').filter(Boolean) ?? []
    return { version: ++book.version, wishes: null }
  }
  return { lay, save }
}

test('pages that were asked for before a save and laid upon what it made are not shown', async () => {
  const { lay, save } = aBook(['Uno uno.', 'Dos dos.', 'Tres tres.'])
  const store = createStore()
  const pauses: (() => void)[] = []
  const [isSaved, isShown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const api = {
    // The pages of the deletion are laid when it is saved, and come when those of the save are on the screen.
    lay: async (_part: string, edits: readonly Edit[]) => {
      if (!edits.length) return lay(edits)
      await isSaved.promise
      const laid = lay(edits)
      await isShown.promise
      return laid
    },
    save: async (_edition: number, edits: readonly Edit[]) => save(edits),
    history: async () => ({ version: 1, edits: [], can_undo: true, can_redo: false, original: {} }),
  } as unknown as EditorApi
  const after = (_ms: number, act: () => void) => {
    pauses.push(act)
    return () => {}
  }
  const session = startEditing({ api, store, now: () => 0, after })
  await session.open({})
  session.typed(PLACE, '', 0)
  pauses.pop()?.()
  expect(await session.save()).toBe(true)
  isSaved.resolve()
  await Bun.sleep(0)
  isShown.resolve()
  await Bun.sleep(0)
  expect(store.get(state.wordsAtom).now[PAGE]).toBe('Dos dos.\nTres tres.')
  expect(store.get(state.laidAtom)?.texts[PAGE]).toBe('Dos dos.\nTres tres.')
})
