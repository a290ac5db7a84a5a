import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import type { Setting } from '../../../domain/scene.ts'
import { ownPlace, type Somewhere, wizardPlace } from './lexicon/places.ts'

/** Where each chapter happens: the parent's places in their order, or the theme's own. */
export function placesOf(
  info: CompleteBookInfo,
  settings: readonly [Setting, ...Setting[]],
  chapters: number,
): Somewhere[] {
  const named = info.places.filter(({ name }) => name.trim() !== '')
  return Array.from({ length: chapters }, (_, index) => {
    const place = named[Math.floor((index * named.length) / chapters)]
    if (place) return wizardPlace(place.name, place.description, settings[0])
    return ownPlace(settings[index % settings.length] ?? settings[0])
  })
}

/** With more places than chapters, some are only passed: those after a chapter's own. */
export function passedPlaces(info: CompleteBookInfo, chapter: number, chapters: number): Somewhere[] {
  const named = info.places.filter(({ name }) => name.trim() !== '')
  if (named.length <= chapters) return []
  const own = Math.floor((chapter * named.length) / chapters)
  const next = Math.floor(((chapter + 1) * named.length) / chapters)
  return named.slice(own + 1, next).map(({ name, description }) => wizardPlace(name, description, 'village'))
}
