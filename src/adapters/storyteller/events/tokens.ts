import type { VerbForm, Verbs } from './verbs.ts'

/** A word of the parent's, as they wrote it and bare; `hinge` is what makes its verb hang on another: `que`, `cuando`. */
export type Token = { raw: string; word: string; form: VerbForm | null; hinge: string | null }

const HINGES =
  /^(?:que|quien|quienes|donde|como|cuando|porque|si|mientras|aunque|cómo|quién|qué|dónde|cuándo|cual|hasta|para)$/u

/** Never a noun. */
const PLAIN = /^(?:está|están|es|son|hay|tiene|tienen|puede|pueden|quiere|quieren)$/u
const SO_MUCH = /(?:^| )(?:tan|tanto|tanta|tantos|tantas)(?: |$)/u
const JOINTS = /^(?:y|e|i|o|u|ni|pero|sino|luego|después|entonces|que)$/u

export function tokensOf(text: string, verbs: Verbs, isWish: boolean): Token[] {
  const tokens = heard(text, verbs, isWish, false)
  // `cuando llegan Tomi pisa el mar`: without a comma, too, another verb comes after what hangs.
  const opening = tokens.slice(0, 4).find(({ word }) => /^(?:cuando|si|mientras|que)$/u.test(word))
  return opening && mainVerbOf(tokens) < 0 && tokens.some(({ form }) => form)
    ? heard(text, verbs, isWish, true)
    : tokens
}

function heard(text: string, verbs: Verbs, isWish: boolean, goesOn: boolean): Token[] {
  const raws = text.split(/\s+/u).filter(Boolean)
  const words = raws.map(bareWord)
  const tokens: Token[] = []
  let hinge: string | null = null
  // A second verb needs something that joins it to the first: in `vuelve llena`, `va a la tienda` there is one verb.
  let isJoined = true
  let isSaid = false
  let relative = false
  raws.forEach((raw, index) => {
    isSaid ||= /["«“]/u.test(raw)
    const word = words[index] ?? ''
    // `con Marca`: a name within the sentence.
    const isName =
      /^[^\p{L}]*\p{Lu}{3,}[^\p{L}]*$/u.test(raw) ||
      (index > 0 && /^\p{Lu}\p{Ll}/u.test(raw) && !/[.!?:]$/u.test(raws[index - 1] ?? ''))
    const isJoint = JOINTS.test(word) || HINGES.test(word)
    // Right after a verb stands a noun more often than another verb.
    // `…que si le cae bien está traicionando a su madre`
    const isPlain = PLAIN.test(word) && tokens.some((token) => token.form && token.hinge !== null)
    const isLater = goesOn && tokens.filter(({ form }) => form).length === 1 && !tokens.at(-1)?.form
    // `la cuida la Relojera`: `la` is whom, not which.
    const isWhom =
      index === 1 &&
      /^(?:la|lo|las|los)$/u.test(words[0] ?? '') &&
      /^(?:el|la)$/u.test(words[2] ?? '') &&
      /^\p{Lu}/u.test(raws[3] ?? '')
    const form =
      isSaid || isAgo(words, index) || isName || (!isJoined && !isLater && !isPlain) || isJoint
        ? null
        : verbs.formOf(
            word,
            [isWhom ? '' : (words[index - 1] ?? ''), words[index - 2] ?? ''],
            isWish || (word === 'crea' && words[index + 1] === 'que'),
          )
    tokens.push({ raw, word, form, hinge: form ? hinge : null })
    // What is said in their own words stays as it is.
    if (isSaid) {
      isSaid = !/\p{L}.*["»”]/u.test(raw)
      return
    }
    if (form) isJoined = false
    if (isJoint || /[,;:.!?»)]$/u.test(raw)) isJoined = true
    if (form && hinge === 'que') relative = true
    if (/[,;.]$/u.test(raw)) relative = false
    if (form) hinge = null
    // `…que era tímido y se metía`: goes on within what hangs.
    else if (relative && /^(?:y|e|ni)$/u.test(word)) hinge = 'que'
    // `hasta que llega`: the moment counts, not the `que`.
    // `gritó tanto que se quedó sin voz`: once, as with `cuando`.
    else if (HINGES.test(word) && !(word === 'que' && hinge === 'hasta'))
      hinge = word === 'que' && SO_MUCH.test(words.slice(Math.max(0, index - 3), index).join(' ')) ? 'cuando' : word
  })
  return tokens
}

/** `hace dos años` is no deed. */
function isAgo(words: readonly string[], at: number): boolean {
  const after = words.slice(at + 1, at + 4).join(' ')
  return (
    words[at] === 'hace' && /^(?:\p{L}+ |\d+ ){0,2}(?:año|mes|semana|día|dia|rato|tiempo|poco|mucho|siglo)/u.test(after)
  )
}

export function bareWord(raw: string): string {
  return raw.toLocaleLowerCase('es').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
}

/** The verb that the others hang on; -1 where there is none. */
export function mainVerbOf(tokens: readonly Token[]): number {
  return tokens.findIndex(({ form, hinge }) => form !== null && hinge === null)
}
