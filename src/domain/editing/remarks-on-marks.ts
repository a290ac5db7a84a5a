import { excerptOf } from './excerpt.ts'
import { listed, type Remark } from './remark.ts'

const OTHER: Readonly<Record<string, string>> = { '¿': '?', '¡': '!', '?': '¿', '!': '¡' }
/** Whose point ends no sentence. */
const ABBREVIATED = String.raw`(?<!(?<!\p{L})(?:Sr|Sra|Srta|D|Dña|Dr|Dra|St|Sto|Sta|Ud|Uds|etc))`
/** After which a sentence begins, or what is asked in it. */
const BOUNDARY = new RegExp(
  [
    String.raw`[?!]["»”’)]*[,;]?\s*`,
    String.raw`${ABBREVIATED}(?<!\.)\.["»”’)]*\s+`,
    String.raw`(?:…|\.{2,})["»”’)]*\s+(?=[\p{Lu}¿¡«“—])`,
    String.raw`[:;]\s+`,
    '[«“(—]',
    String.raw`(?<=^|\s)"`,
    String.raw`^\s*-*`,
  ].join('|'),
  'gu',
)
const AFTER_BOUNDARY = /^(?:[\s—–"“«(]|(?<=—)[.,;:])*/u
/** The storyteller's words in the midst of a sentence: it goes on behind them. */
const INCISE = /(?<=\S) —[^—]*—(?=[\s.,;:])/gu
/** A question in the midst of a sentence: `Y tú, ¿qué quieres?` */
const ASKED =
  /,\s+(?=(?:(?:a|de|con|por|para|en|y|pero|entonces) )?(?:qué|quién(?:es)?|cómo|cuándo|a?dónde|cuál(?:es)?|cuánt[oa]s?)(?!\p{L}))/iu
const CLAUSE_END = new RegExp(String.raw`[,;:\s]*(?:\s[—¿¡]|[»”"]|${ABBREVIATED}[.…]+["»”’)]*(?:\s|$)|$)`, 'u')

/** `from` is replaced by `text`; `quote` is where it is, for the parent. */
type Mending = { at: number; from: string; text: string; quote: string; isOpening: boolean }

/**
 * A question or a cry without one of its two marks. A question may end as a cry, `¿…!`, and several marks may stand together.
 * @param text a paragraph a line
 */
export function remarkOnOpeningMarks(text: string): Remark | null {
  let next = 0
  const mendings = text.split('\n').flatMap((line) => {
    const start = next
    next += line.length + 1
    return mendingsOf(line).map((mending) => ({ ...mending, at: start + mending.at }))
  })
  const [first] = mendings
  if (!first) return null
  const fixed = mendings
    .toSorted((a, b) => b.at - a.at)
    .reduce((left, { at, from, text: mark }) => left.slice(0, at) + mark + left.slice(at + from.length), text)
  const message =
    mendings.length > 1
      ? `Faltan signos en ${listed([...new Set(mendings.map(({ quote }) => `«${quote}»`))])}.`
      : `A «${first.quote}» le falta «${first.text}» al ${first.isOpening ? 'principio' : 'final'}.`
  const label = mendings.length > 1 ? 'Poner los signos' : `Poner «${first.text}»`
  return { kind: 'openingMark', message, fix: { label, text: fixed } }
}

function mendingsOf(text: string): Mending[] {
  const open: { at: number; marks: string }[] = []
  const mendings: Mending[] = []
  for (const { 0: marks, index: at } of text.matchAll(/[¿¡]+|[?!]+/gu)) {
    if (/[¿¡]/u.test(marks)) open.push({ at, marks })
    // `(!)` is a wink of the storyteller's.
    else if (text.charAt(at - 1) === '(') continue
    else if (open.length > 0) open.splice(-marks.length)
    else {
      const mending = opening(text, at, marks)
      // A mark that stands by itself is no sentence's.
      if (/[\p{L}\p{N}]/u.test(text.slice(mending.at, at))) mendings.push(mending)
    }
  }
  return [...mendings, ...closings(text, open)]
}

function opening(text: string, at: number, marks: string): Mending {
  const before = text.slice(0, at).replace(INCISE, (incise) => ' '.repeat(incise.length))
  const boundary = [...before.matchAll(BOUNDARY)].at(-1)
  const from = boundary ? boundary.index + boundary[0].length : 0
  const start = from + (AFTER_BOUNDARY.exec(before.slice(from))?.[0].length ?? 0)
  const asked = ASKED.exec(before.slice(start))
  const clause = start + (asked ? asked.index + asked[0].length : 0)
  const quote = excerptOf(text.slice(clause, at + marks.length))
  return { at: clause, from: '', text: otherOf(marks), quote, isOpening: true }
}

/** Innermost first: what begins as `¡… ¿` ends in one place as `?!`. */
function closings(text: string, open: readonly { at: number; marks: string }[]): Mending[] {
  const byPlace = new Map<number, Mending>()
  for (const { at, marks } of open.toReversed()) {
    const one = closing(text, at, marks)
    byPlace.set(one.at, { ...one, text: (byPlace.get(one.at)?.text ?? '') + one.text })
  }
  return [...byPlace.values()]
}

function closing(text: string, at: number, marks: string): Mending {
  const clause = text.slice(at)
  const end = CLAUSE_END.exec(clause)?.index ?? clause.length
  // A full point gives way, the three points of who falls silent stay.
  const points = /^(?:…|\.{2,})/u.exec(clause.slice(end))?.[0] ?? ''
  const from = clause.charAt(end) === '.' && points === '' ? '.' : ''
  const quote = excerptOf(clause.slice(0, end + points.length))
  return { at: at + end + points.length, from, text: otherOf(marks), quote, isOpening: false }
}

/** `?!` is opened by `¡¿`. */
function otherOf(marks: string): string {
  return [...marks]
    .map((mark) => OTHER[mark] ?? mark)
    .toReversed()
    .join('')
}
