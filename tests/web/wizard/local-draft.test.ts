import { expect, test } from 'bun:test'
import { draftKey, dropOldDrafts, forgetDrafts, unsavedBooks } from '../../../web/islands/drafts.ts'
import { NO_FORMS } from '../../../web/wizard/state/draft.ts'
import {
  clearLocalDraft,
  type LocalDraft,
  readLocalDraft,
  writeLocalDraft,
} from '../../../web/wizard/state/local-draft.ts'
import { aCompleteInfo } from '../../support/builders.ts'

function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}
const draft: LocalDraft = {
  info: aCompleteInfo(),
  forms: NO_FORMS,
  version: 2,
  writtenAt: '2026-01-01T00:00:00.000Z',
  tab: 'one',
}
const key = draftKey('ana', 7)

test('a draft is read back as it was written, by its own parent only', () => {
  const storage = aStorage()
  writeLocalDraft(storage, key, draft)
  expect(readLocalDraft(storage, key)).toEqual(draft)
  expect(readLocalDraft(storage, draftKey('eva', 7))).toBeNull()
})

test('a tab that has saved does not clear what another tab wrote', () => {
  const storage = aStorage()
  writeLocalDraft(storage, key, draft)
  clearLocalDraft(storage, key, 'two')
  expect(readLocalDraft(storage, key)).toEqual(draft)
  clearLocalDraft(storage, key, 'one')
  expect(readLocalDraft(storage, key)).toBeNull()
})

test('what is no draft is not offered', () => {
  const storage = aStorage()
  storage.setItem(key, '{"info":{"title":5}}')
  expect(readLocalDraft(storage, key)).toBeNull()
})

test('a browser without room says so', () => {
  const full = {
    ...aStorage(),
    setItem() {
      throw new Error('quota')
    },
  }
  expect(writeLocalDraft(full, key, draft)).toBe(false)
})

test('a draft is kept for thirty days, and one that nobody can be told to own for none', () => {
  const storage = aStorage()
  const written = Date.parse(draft.writtenAt)
  const days = (count: number) => written + count * 24 * 60 * 60 * 1000
  writeLocalDraft(storage, key, draft)
  writeLocalDraft(storage, draftKey('', 7), draft)
  dropOldDrafts(storage, days(29))
  expect(readLocalDraft(storage, key)).toEqual(draft)
  expect(readLocalDraft(storage, draftKey('', 7))).toBeNull()
  dropOldDrafts(storage, days(30))
  expect(readLocalDraft(storage, key)).toBeNull()
})

test('the unsaved books of a parent are theirs alone, the last one first, and go without those of others', () => {
  const storage = aStorage()
  const later = { ...draft, info: { ...draft.info, title: 'La luna' }, writtenAt: '2026-01-02T00:00:00.000Z' }
  writeLocalDraft(storage, key, draft)
  writeLocalDraft(storage, draftKey('ana', null), later)
  writeLocalDraft(storage, draftKey('eva', 9), draft)
  expect(unsavedBooks(storage, 'ana')).toEqual([
    { id: '', title: 'La luna' },
    { id: '7', title: draft.info.title },
  ])
  forgetDrafts(storage, 'ana')
  expect(unsavedBooks(storage, 'ana')).toEqual([])
  expect(unsavedBooks(storage, 'eva')).toHaveLength(1)
})
