import { expect, test } from 'bun:test'
import { NO_FORMS } from '../../../web/wizard/state/draft.ts'
import {
  clearLocalDraft,
  draftKey,
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
