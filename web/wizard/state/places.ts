import { atom } from 'jotai/vanilla'
import { LIMITS } from '../../../src/domain/limits.ts'
import { changeFormsAtom, formsAtom, infoAtom } from './draft.ts'
import { rememberRemovalAtom } from './undo.ts'

export const PLACE_NAME_REQUIRED = 'El nombre es obligatorio'
export const TOO_MANY_PLACES = `Máximo ${LIMITS.places} lugares por cuento`

/** @returns what forbids it, or null */
export const openPlaceAtom = atom(null, (get, set, index: number | null): string | null => {
  const { places } = get(infoAtom)
  if (index === null && places.length >= LIMITS.places) return TOO_MANY_PLACES
  const place = index === null ? { name: '', description: '' } : places[index]
  if (place) set(changeFormsAtom, { place: { index, place } })
  return null
})

/** @returns what forbids it, or null. A form that nobody wrote in just closes; a draft may hold a nameless place. */
export const keepPlaceAtom = atom(null, (get, set, { nameless = false } = {}): string | null => {
  const form = get(formsAtom).place
  if (!form) return null
  const place = { name: form.place.name.trim(), description: form.place.description.trim() }
  const isWritten = place.name !== '' || place.description !== '' || form.index !== null
  if (isWritten && !place.name && !nameless) return PLACE_NAME_REQUIRED
  if (isWritten)
    set(infoAtom, (info) => ({
      ...info,
      places:
        form.index === null
          ? [...info.places, place]
          : info.places.map((each, at) => (at === form.index ? place : each)),
    }))
  set(changeFormsAtom, { place: null })
  return null
})

export const removePlaceAtom = atom(null, (get, set, index: number) => {
  const info = get(infoAtom)
  const place = info.places[index]
  if (!place) return
  set(infoAtom, { ...info, places: info.places.filter((_, at) => at !== index) })
  set(changeFormsAtom, { place: null })
  set(rememberRemovalAtom, { kind: 'place', index, place })
})
