import type { Tongue } from './format.ts'
import type { Named } from './named.ts'

const COLOURS =
  'roj[oa]|azul|verde|amarill[oa]|naranja|blanc[oa]|negr[oa]|gris|rosa|morad[oa]|marrón|red|blue|green|yellow|orange|white|black|grey|pink|purple|brown'

/** The first of a story's nouns that the parent wrote, with its colour and its name: `el oso Tomás`, `la mochila naranja`. */
export function thingIn(text: string, words: readonly string[], tongue: Tongue): Named | null {
  for (const word of words) {
    const [, article = '', bare = word] = /^(el|la|los|las|the) (.+)$/u.exec(word) ?? []
    const noun = bare.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    const coloured = tongue === 'es' ? `${noun}(?:\\s+(?:${COLOURS}))?` : `(?:(?:${COLOURS})\\s+)?${noun}`
    const found = new RegExp(
      `(?<!\\p{L})(${coloured})(?!\\p{L})(?:,? (?:que se llama |llamad[oa] |called |named )?(\\p{Lu}\\p{L}+))?`,
      'u',
    ).exec(text)
    if (!found) continue
    const [, np = bare, name] = found
    const full = name ? `${np} ${name}` : np
    return {
      inside: article ? `${article} ${full}` : full,
      called: name ?? (article ? `${article} ${np}` : np),
      feminine: /^(la|las)$/u.test(article),
    }
  }
  return null
}
