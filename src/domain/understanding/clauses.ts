import { type Word, wordsOf } from './hear.ts'

/** A stretch of a text that says one thing: `quote` is `text.slice(from, to)`, `words` are its own. */
export type Clause = { quote: string; from: number; to: number; words: Word[] }

/**
 * Sentences and list items, parted again where a parent begins another wish. Not at every comma: words that give a need away
 * need their company.
 */
export function clausesOf(text: string): Clause[] {
  const words = wordsOf(text)
  const sayings = [...text.matchAll(SAYING)].map(({ index, 0: all }) => ({ from: index, to: index + all.length }))
  const clauses: Clause[] = []
  let first = 0
  for (let at = 1; at <= words.length; at++) {
    const gap = { from: words[at - 1]?.to ?? 0, to: words[at]?.from ?? text.length }
    const isSaid = sayings.some(({ from, to }) => from < gap.from && gap.to < to)
    if (at < words.length && (isSaid || !isParted(text, words, at, at - first))) continue
    const own = words.slice(first, at)
    const [from, to] = [own[0]?.from ?? 0, own.at(-1)?.to ?? 0]
    if (own.length > 0) clauses.push({ quote: text.slice(from, to), from, to, words: own })
    first = at
  }
  return clauses
}

/** What somebody says, in their words. */
export const SAYING = /«[^»\n]{1,80}»|“[^”\n]{1,80}”|"[^"\n]{1,80}"/gu

/** After these a full stop ends no sentence. */
const ABBREVIATIONS = new Set(['sr', 'sra', 'dr', 'dra', 'mr', 'mrs', 'ms', 'st'])

/** `length`: words since the last parting. */
function isParted(text: string, words: readonly Word[], at: number, length: number): boolean {
  const [before, after] = [words[at - 1], words[at]]
  // One shorthand that is two words stays together.
  if (!before || !after || after.from <= before.from) return false
  // `gritar «¡Pimiento!» cada vez`: that mark ends what is said, not the sentence.
  const said = /^\p{Ll}/u.test(text.slice(after.from)) ? /^[.!?…]+(?=["»],?\s*$)/u : /(?!)/u
  const gap = text.slice(before.to, after.from).replace(said, '')
  if (isNamed(text, before.to, after.from)) return false
  if (/[!?;…\n\r•·()[\]]/u.test(gap)) return true
  if (gap.includes('.'))
    return !ABBREVIATIONS.has(before.plain) && !(gap === '.' && /^\d/u.test(after.plain) && /\d$/u.test(before.plain))
  const ahead = words
    .slice(at, at + 4)
    .map(({ plain }) => plain)
    .join(' ')
  if (gap.includes(':') && after.plain === 'que') return true
  if (after.plain === 'but' && /^(?:nothing|nobody|none|anything|all)$/u.test(before.plain)) return false
  // `Mara y su primo`: of two who do it together.
  if (length < LEAST_BEFORE_HIS && /^y sus? /u.test(ahead)) return false
  return OPENING.test(ahead) || (gap.includes(',') && OPENING_AFTER_COMMA.test(`${ahead} `))
}

/** `su abuelo (Tino) murió`: a name in brackets is of whom it stands beside. */
function isNamed(text: string, from: number, to: number): boolean {
  const gap = text.slice(from, to)
  const NAME = /^\s?\((?:\p{Lu}\p{L}*\s?){1,3}\)/u
  if (/^\s?\($/u.test(gap)) return NAME.test(text.slice(from))
  const opened = text.slice(0, from).lastIndexOf('(')
  return /^\)\s$/u.test(gap) && opened >= 0 && NAME.test(text.slice(opened))
}

const LEAST_BEFORE_HIS = 3

const OPENING = new RegExp(
  `^(?:${[
    'pero',
    'aunque',
    'y (?:le|se|nos|no|tiene|esta|va|su|sus|ahora|desde)(?= |$)',
    'asi que',
    'y que',
    'y (?:queremos|quiero|quisiera|(?:nos|me) gustaria)',
    'que no (?:salg|aparez|hay(?! (?:forma|manera|modo|quien|nadie|casi))|ay)',
    'but',
    "and we(?:'d)? (?:want|like)",
    'so that',
  ].join('|')})(?!\\p{L}{3})`,
  'u',
)
/** After a comma "que" begins a wish only before a verb that wishes: "su hermano, que nacerá en abril" stays whole. */
const OPENING_AFTER_COMMA =
  /^(?:y|nada|sin|and|no|because|porque|que (?:no|al final|salga\p{L}*|aparezca\p{L}*|haya|sean?|aprend\p{L}+|pueda\p{L}*|tenga\p{L}*)) /u
