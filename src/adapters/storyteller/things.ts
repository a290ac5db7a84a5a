import type { Tongue } from './format.ts'
import type { Named } from './named.ts'

const COLOURS =
  'roj[oa]|azul|verde|amarill[oa]|naranja|blanc[oa]|negr[oa]|gris|rosa|morad[oa]|marrón|red|blue|green|yellow|orange|white|black|grey|pink|purple|brown'

/** The noun of a story's that the parent wrote first, with its colour and its name: `el oso Tomás`, `la mochila naranja`. */
export function thingIn(text: string, words: readonly string[], tongue: Tongue): Named | null {
  const found = words.flatMap((word) => foundIn(text, word, tongue) ?? [])
  // `la caja de hilos` rather than `la caja`.
  const [first] = found.toSorted((a, b) => a.at - b.at || b.length - a.length)
  return first?.named ?? null
}

function foundIn(text: string, word: string, tongue: Tongue): { at: number; length: number; named: Named } | null {
  const [, article = '', bare = word] = /^(el|la|los|las|the) (.+)$/u.exec(word) ?? []
  // Nearly always it is not there: hundreds of words are looked for in every text.
  if (!text.includes(bare)) return null
  const noun = bare.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  const coloured = tongue === 'es' ? `${noun}(?:\\s+(?:${COLOURS}))?` : `(?:(?:${COLOURS})\\s+)?${noun}`
  const hit = new RegExp(
    `(?<!\\p{L})(${coloured})(?!\\p{L})(?:,? (?:que se llama |llamad[oa] |called |named )?(\\p{Lu}\\p{L}+))?`,
    'u',
  ).exec(text)
  if (!hit) return null
  const [, np = bare, name] = hit
  const full = name ? `${np} ${name}` : np
  const named = {
    inside: article ? `${article} ${full}` : full,
    called: name ?? (article ? `${article} ${np}` : np),
    feminine: /^(la|las)$/u.test(article),
  }
  return { at: hit.index, length: np.length, named }
}
