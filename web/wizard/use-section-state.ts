import { useAtomValue } from 'jotai/react'
import { REQUIRED_ITEMS } from '../../src/domain/completeness.ts'
import { type SectionId, WIZARD_COPY } from './copy.ts'
import { infoAtom, missingItemsAtom } from './state/draft.ts'

const { done, todo } = WIZARD_COPY.progress
/** Of a section that has its answer, of one that the book cannot be made without, of one that may stay empty. */
export const STATE_WORDS = { done, todo, optional: WIZARD_COPY.optional } as const
export type SectionState = keyof typeof STATE_WORDS

export function isRequired(id: SectionId): boolean {
  return REQUIRED_ITEMS.some((item) => item === id)
}

export function useSectionState(id: SectionId): SectionState {
  const missing = useAtomValue(missingItemsAtom)
  const info = useAtomValue(infoAtom)
  const required = REQUIRED_ITEMS.find((item) => item === id)
  if (required) return missing.includes(required) ? 'todo' : 'done'
  const value = info[id]
  return value !== null && typeof value === 'object' && value.length > 0
    ? 'done'
    : value && typeof value === 'string'
      ? 'done'
      : 'optional'
}
