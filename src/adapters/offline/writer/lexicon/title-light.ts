import type { TimeOfDay, Weather } from '../../../../domain/scene.ts'
import { foldName } from '../../../../domain/text.ts'

const HOURS: readonly (readonly [words: RegExp, time: TimeOfDay])[] = [
  [
    /\b(media)?noche(s|buena|vieja)?\b|\bnocturn|\blun(a|as|atic[oa]s?)\b|\bestrellas?\b(?! de mar)|\bestrellad|\bdorm(ir|ilon|ilona)\b|\bsuenos?\b|\bsonar\b|\bluciernaga|\bfantasma|\b(mid)?nights?\b|\bmoon|\bstar(s|light|ry)?\b|\bsleep|\bbedtime\b|\bdreams?\b|\bfirefl|\bghost/u,
    'night',
  ],
  [/\batardecer\b|\bpuesta de sol\b|\bocaso\b|\bsunset\b|\bdusk\b|\bevening\b/u, 'sunset'],
  [/\bamanecer\b|\balba\b|\bmadrugada\b|\bsunrise\b|\bdawn\b/u, 'dawn'],
]

const WEATHERS: readonly (readonly [words: RegExp, weather: Weather])[] = [
  [/\bnieve|\bnevad|\binvierno\b|\bcopos?\b|\bsnow|\bwinter\b/u, 'snow'],
  [/\blluvia|\bcharcos?\b|\bparaguas\b|\brain(y|ing|s)?\b|\bpuddles?\b|\bumbrella/u, 'rain'],
  [/\bniebla\b|\bbruma\b|\bfog(gy)?\b|\bmist(y)?\b/u, 'fog'],
  [/\bviento\b|\bcometas?\b|\bwind(y)?\b|\bkites?\b/u, 'wind'],
  [/\bnubes?\b|\bclouds?\b/u, 'clouds'],
]

/** Hour and weather that a title promises: *Buenas noches, Osito* is no book with a cover in broad daylight. */
export function lightOfTitle(title: string): { time?: TimeOfDay; weather?: Weather } {
  const folded = foldName(title)
  const time = HOURS.find(([words]) => words.test(folded))?.[1]
  const weather = WEATHERS.find(([words]) => words.test(folded))?.[1]
  return { ...(time && { time }), ...(weather && { weather }) }
}
