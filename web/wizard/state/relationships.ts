import { atom } from 'jotai/vanilla'
import { SELF_RELATION } from '../../../src/domain/book-info.ts'
import { LIMITS } from '../../../src/domain/limits.ts'
import { foldName } from '../../../src/domain/text.ts'
import { changeFormsAtom, formsAtom, infoAtom } from './draft.ts'
import { rememberRemovalAtom } from './undo.ts'

export const RELATIONSHIP_INCOMPLETE = 'Elige los dos personajes y la relación que los une'
export const RELATIONSHIP_EXISTS = 'Esa relación ya está en el cuento'
export const TOO_MANY_RELATIONSHIPS = `Máximo ${LIMITS.relationships} relaciones por cuento`

/** @returns what forbids it, or null. A form that nobody touched just closes. */
export const keepRelationshipAtom = atom(null, (get, set): string | null => {
  const form = get(formsAtom).relationship
  if (!form) return null
  const { from, type, to } = form
  if (!from && !type && !to) {
    set(changeFormsAtom, { relationship: null })
    return null
  }
  if (!from || !type || !to) return RELATIONSHIP_INCOMPLETE
  if (foldName(from) === foldName(to)) return SELF_RELATION
  const { relationships } = get(infoAtom)
  const exists = relationships.some(
    (each) => each.type === type && foldName(each.from) === foldName(from) && foldName(each.to) === foldName(to),
  )
  if (exists) return RELATIONSHIP_EXISTS
  if (relationships.length >= LIMITS.relationships) return TOO_MANY_RELATIONSHIPS
  set(infoAtom, (info) => ({ ...info, relationships: [...info.relationships, { from, type, to }] }))
  set(changeFormsAtom, { relationship: null })
  return null
})

export const removeRelationshipAtom = atom(null, (get, set, index: number) => {
  const info = get(infoAtom)
  const relationship = info.relationships[index]
  if (!relationship) return
  set(infoAtom, { ...info, relationships: info.relationships.filter((_, at) => at !== index) })
  set(rememberRemovalAtom, { kind: 'relationship', index, relationship })
})
