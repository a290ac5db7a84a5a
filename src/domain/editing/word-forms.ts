import { fold, wordsOf as heardWords, type Word } from '../understanding/hear.ts'
import { isTurning, SMALL } from './small-words.ts'

/** `said` keeps the accents that `plain` has lost: `salto` is no `saltó`. `mayName`: written large where no sentence opens. */
export type TextWord = Word & { said: string; isLarge: boolean; mayName: boolean }
export type Tongue = 'es' | 'en'

const OPENED = /(?:^|[.!?…:—«“‘"¿¡(])\s*$/u

export function wordsIn(text: string): TextWord[] {
  return heardWords(text).flatMap((word) => {
    if (!/[\p{L}\p{N}]/u.test(word.plain) || word.plain === "'s") return []
    const written = text.slice(word.from, word.to)
    const isLarge = /^\p{Lu}/u.test(written)
    const small = written.normalize('NFC').toLocaleLowerCase('es')
    // What a thumb shortened is another word than is written there.
    const said = fold(small) === word.plain ? small : word.plain
    return [{ ...word, said, isLarge, mayName: isLarge && !OPENED.test(text.slice(0, word.from)) }]
  })
}

/** Those that mean something, each once. */
export function contentOf(words: readonly TextWord[], tongue: Tongue): TextWord[] {
  const meant = words.filter(({ plain }) => means(plain, tongue))
  return meant.filter(({ plain }, at) => meant.findIndex((one) => one.plain === plain) === at)
}

export function means(plain: string, tongue: Tongue): boolean {
  return !SMALL[tongue].has(plain) && !isTurning(plain) && /^(?:\d|..)/u.test(plain)
}

/** The same word in any of its forms; in doubt it is another: `abuela` is no `abuelo`, `puerta` no `puerto`. */
export function isSame(one: TextWord, other: TextWord, tongue: Tongue): boolean {
  if (one.plain === other.plain) return true
  const forms = formsOf(one.said, tongue)
  return formsOf(other.said, tongue).some((form) => forms.includes(form))
}

/** The same, but for a slip of the pen. */
export function isMended(one: TextWord, other: TextWord, tongue: Tongue): boolean {
  return (
    isSame(one, other, tongue) || (one.heard === other.heard && one.heard.length > 2) || isSlip(one.plain, other.plain)
  )
}

/** Anything of the kind; in doubt it is: `perrito` and `perra` are of the dogs that are to stay out. */
export function isAkin(one: TextWord, other: TextWord, tongue: Tongue): boolean {
  return isMended(one, other, tongue) || isOfStem(one.plain, other.plain) || isOfStem(other.plain, one.plain)
}

/** A short word takes only endings that make it smaller, bigger or of the other sex: `oso`, `osito`; `dog`, `doggy`. */
function isOfStem(word: string, other: string): boolean {
  const stem = other.replace(/[aeo]?s?$/u, '').slice(0, 5)
  if (stem.length < 2 || !word.startsWith(stem)) return false
  const ending = word.slice(stem.length)
  const isSmaller = /[ao]s?$/u.test(other) && /^(?:[ao]|on|az[ao]|c?it[ao]|ill[ao])s?$/u.test(ending)
  return stem.length >= 4 || isSmaller || /^\p{L}?(?:y|ies?)$/u.test(ending)
}

/** A letter too many, or two that changed places, in words too long for that to make another. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 5 || short[0] !== long[0]) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length === short.length + 1) return short.slice(at) === long.slice(at + 1)
  const crossed = `${short[at + 1]}${short[at]}${short.slice(at + 2)}`
  return long.length === short.length && long.slice(at) === crossed
}

const known = { es: new Map<string, readonly string[]>(), en: new Map<string, readonly string[]>() }
const MOST_KNOWN = 20_000

/** Names of the forms a word may be, as a noun and as a verb. Words that share one are the same. */
function formsOf(said: string, tongue: Tongue): readonly string[] {
  const found = known[tongue].get(said)
  if (found) return found
  const forms = tongue === 'es' ? [...spanishNoun(fold(said)), ...spanishVerb(said)] : english(fold(said))
  if (known[tongue].size > MOST_KNOWN) known[tongue].clear()
  known[tongue].set(said, forms)
  return forms
}

function spanishNoun(word: string): string[] {
  const single = [
    ...(/[aeiou]s$/u.test(word) ? [word.slice(0, -1)] : []),
    ...(/[^aeiou]es$/u.test(word) ? [word.slice(0, -2)] : []),
    ...(/ces$/u.test(word) ? [`${word.slice(0, -3)}z`] : []),
  ]
  return [word, ...single.filter(({ length }) => length >= 3)].map((form) => `noun ${form}`)
}

/** Without `o`, which says `salto` of whoever speaks and is the end of too many nouns. */
const VERB_ENDINGS = `a an e en ar er ir aba aban ia ian ó ió aron ieron ando iendo ado ada ados adas ido ida idos idas
  ara aran iera ieran amos emos imos`.split(/\s+/u)
const CLITIC = /(?<=(?:[aei]r|ando|iendo))(?:se|me|te|nos|l[aeo]s?)$/u

function spanishVerb(said: string): string[] {
  const word = fold(said.replace(/ó$/u, '0'))
  // `duerme` is no `duer` with `me`, `dormirse` is `dormir`: either may be meant.
  return [...new Set([word, word.replace(CLITIC, '')])].flatMap((verb) =>
    VERB_ENDINGS.flatMap((ending) => {
      const bare = ending.replace('ó', '0')
      const stem = verb.slice(0, -bare.length)
      if (!verb.endsWith(bare) || stem.length < 3) return []
      // `encuentra` is `encontró`, `juega` `jugó`, `pierde` `perdió`.
      const stems = [stem, stem.replace(/ue/u, 'o'), stem.replace(/ue/u, 'u'), stem.replace(/ie/u, 'e')]
      return [...new Set(stems)].map((one) => `verb ${one}`)
    }),
  )
}

function english(word: string): string[] {
  const forms = [word]
  const [, named] = /^(.{3,}?)(?:s|(?<=[sxzh])es)$/u.exec(word) ?? []
  if (named) forms.push(named)
  const [, done] = /^(.{3,})(?:ed|ing)$/u.exec(word) ?? []
  if (done) forms.push(done, `${done}e`, done.replace(/([^aeiou])\1$/u, '$1'))
  const [, short] = /^(.{2,})(?:ies|ied)$/u.exec(word) ?? []
  if (short) forms.push(`${short}y`)
  return forms
}
