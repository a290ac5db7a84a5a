import type { PropName } from '../scene.ts'
import { wordsFor } from './things.ts'

export type SaidSize = 'huge' | 'tiny'

const ES: Readonly<Record<SaidSize, string>> = {
  huge: 'enormes?|gigantes?|gigantesc[oa]s?|grandísim[oa]s?|inmens[oa]s?|larguísim[oa]s?|altísim[oa]s?',
  tiny: 'diminut[oa]s?|minúscul[oa]s?|pequeñísim[oa]s?|chiquitín|chiquitina|muy pequeñ[oa]s?',
}
const EN: Readonly<Record<SaidSize, string>> = {
  huge: 'huge|enormous|giant|gigantic|very big|very long|very tall',
  tiny: 'tiny|minute|very small|very little',
}

/** The things of a scene that its description calls huge or tiny: `una tarta enorme`, `a tiny bird`. */
export function saidSizes(alt: string, props: readonly PropName[]): ReadonlyMap<PropName, SaidSize> {
  const text = alt.toLowerCase()
  const sizes = new Map<PropName, SaidSize>()
  for (const prop of props)
    for (const size of ['huge', 'tiny'] as const) if (isSaid(text, prop, size)) sizes.set(prop, size)
  return sizes
}

function isSaid(text: string, prop: PropName, size: SaidSize): boolean {
  const inSpanish = wordsFor(prop, 'es').some((word) =>
    new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?:e?s)?(?: de \\p{L}+)? (?:${ES[size]})(?!\\p{L})`, 'u').test(text),
  )
  return (
    inSpanish ||
    wordsFor(prop, 'en').some((word) =>
      new RegExp(`(?<!\\p{L})(?:${EN[size]}) (?:\\p{L}+ )?${RegExp.escape(word)}(?:e?s)?(?!\\p{L})`, 'u').test(text),
    )
  )
}
