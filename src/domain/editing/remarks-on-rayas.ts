import { tidyText } from '../page-model/text-rules.ts'
import type { Remark } from './remark.ts'

const ENDINGS = '(?:ó|aron|a|an|aba|aban)'
/** Third persons of the verbs that stand beside what is said. */
const SAYING = new RegExp(
  String.raw`^(?:(?:le|les|me|nos|te|se|lo|la) )?(?:${[
    `(?:pregunt|contest|grit|susurr|exclam|murmur|explic|avis|suspir|protest|confes|anunci|asegur|orden|coment|chill|musit|salud|llam|cant|llor|record|balbuce|jade|aclar|suplic|invit|celebr|acept|bostez|empez)${ENDINGS}`,
    '(?:respond|añad|admit|insist|promet|interrump|decid)(?:ió|ieron|e|en|ía|ían)',
    'dijo|dijeron|dice|dicen|decía|decían|pidi(?:ó|eron)|piden?|pedía|repiti(?:ó|eron)|repiten?|(?:son)?ri[oó]|(?:son)?ríen?|(?:son)?rieron',
    'gruñ(?:ó|eron|e|en)|propuso|propusieron|propone|quiso saber',
  ].join('|')})(?!\p{L})`,
  'iu',
)

/** Behind a dash in a dialogue, any past will do: `leyó`, `tradujeron`. And `¡Hip! —hizo Ana`. */
const TELLING = /^(?:(?:\p{Ll}{2} )?\p{Ll}+(?:ó|[ae]ron|dujo|puso)|hizo|hace)(?!\p{L})/u
/** A verb and who it is of: `dijo Ana`, `le dijo la abuela`. */
const SPEAKER = /^(?:\p{Ll}+ ){1,2}?(?:\p{Lu}|(?:el|la|los|las|su|ella|él)(?!\p{L}))/u

/** A dash that opens what somebody says, before whatever may begin a sentence. A number after it may be below nought. */
const BEGINNING = /^\s*(?:-{2,}|[—–-])\s*(?=[\p{L}¿¡«“"…]|\.{3})/u
/** What is said first, between quotes that are not Spanish. */
const QUOTED = /^\s*["“]([^"“”«»]+)["”]/u
/** The storyteller's words, the mark behind them, and what is said after them. */
const SAID_AGAIN = /^([^"“”]*[^"“”\s.,;:])([.,;:])\s*["“]([^"“”]+)["”](\.?)$/u
/** A mark, and a dash with the space about it. */
const DASH = /((?<!\.)[.,;:])?(\s*)(-{2,}|[—–-])(\s*)/gu

/**
 * Dialogue that is not set with rayas, or with rayas in the wrong place. What the typesetter mends by itself is not spoken of.
 * @param text a paragraph a line
 */
export function remarkOnRayas(text: string): Remark | null {
  const lines = text.split('\n')
  const mended = lines.map((line) => withRayas(line) ?? line)
  if (mended.every((line, index) => tidyText(line) === tidyText(lines[index] ?? ''))) return null
  const message = opensWithQuotes(text)
    ? 'En un cuento en español, lo que alguien dice no va entre comillas, sino con raya: «—Hola —dijo Ana—. ¿Vienes?».'
    : 'En español, los diálogos llevan raya: «—Hola —dijo Ana—. ¿Vienes?».'
  return { kind: 'raya', message, fix: { label: 'Poner las rayas', text: mended.join('\n') } }
}

export function opensWithQuotes(text: string): boolean {
  return text.split('\n').some((line) => QUOTED.test(line))
}

/** Null: no dialogue, as far as can be told. */
function withRayas(text: string): string | null {
  const spoken = BEGINNING.test(text) ? text.replace(BEGINNING, '—') : unquoted(text)
  return spoken && withInnerRayas(spoken)
}

/** Null: what stands between quotes may be a title, a sign on a door or a thought. */
function unquoted(text: string): string | null {
  const [quoted, said = ''] = QUOTED.exec(text) ?? []
  if (quoted === undefined) return null
  const rest = text.slice(quoted.length).trim()
  if (rest === '') return /[?!]/u.test(said) ? `—${said}` : null
  const told = rest.replace(/^[.,]?\s*(?:-+|[—–])?\s*/u, '')
  // `"La Roja" dijo adiós`: that was her bicycle.
  const isParted = /[.,?!…]$/u.test(said) || !/^\p{L}/u.test(rest)
  if (!SAYING.test(told) || !(isParted || SPEAKER.test(told))) return null
  const speech = `—${said.replace(/(?<!\.)[.,]$/u, '').trim()} —`
  if (!/["“”]/u.test(told)) return speech + told
  const [, teller, mark, again, end] = SAID_AGAIN.exec(told) ?? []
  return again === undefined ? null : `${speech}${teller}—${mark} ${again}${end}`
}

/** Of what is said aloud. A dash of which nobody can tell what it is stays as it is. */
function withInnerRayas(speech: string): string {
  /** Where the storyteller's words begin; null while somebody speaks. */
  let told: number | null = null
  return speech.replace(DASH, (whole, mark = '', left: string, dash: string, right: string, at: number) => {
    const after = speech.slice(at + whole.length)
    if (at === 0 || isHyphen(speech.charAt(at - 1), whole, after)) return whole
    // The storyteller ended a sentence and gave no raya: somebody speaks again.
    if (told !== null && /[.!?…]/u.test(speech.slice(told, at))) told = null
    const role = roleOf({ mark, left, dash, right, after, isTold: told !== null, before: speech.charAt(at - 1) })
    if (role === 'opens') told = at + whole.length
    else if (role === 'closes') told = null
    if (role === 'opens') return `${mark} —`
    if (role === 'closes') return `—${mark}${/^[.,;:?!…»]/u.test(after) ? '' : ' '}`
    return dash.startsWith('--') ? whole.replace(dash, '—') : whole
  })
}

type Dash = { mark: string; before: string; left: string; dash: string; right: string; after: string; isTold: boolean }

/** Whether a dash opens the storyteller's words or closes them. */
function roleOf({ mark, before, left, dash, right, after, isTold }: Dash): 'opens' | 'closes' | 'unknown' {
  const isFree = right !== '' || after === ''
  if (after === '' || (dash === '-' && /^\d/u.test(after))) return 'unknown'
  if (right === '' && /^(?:[,;:?!»]|\.(?!\.))/u.test(after)) return isTold && mark === '' ? 'closes' : 'unknown'
  if (SAYING.test(after) || TELLING.test(after))
    return left !== '' || dash !== '-' || isFree || /[?!…]/u.test(before) ? 'opens' : 'unknown'
  if (left === '' && !isFree) return isTold && dash !== '-' && /^[\p{L}¿¡]/u.test(after) ? 'closes' : 'unknown'
  if (left === '') return isTold ? 'closes' : 'unknown'
  if (!isFree) return isTold && mark === '.' && /^[¿¡\p{Lu}]/u.test(after) ? 'closes' : 'opens'
  if (isTold) return 'closes'
  return (mark === '.' || /[.!?…]/u.test(before)) && /^\p{Lu}/u.test(after) ? 'opens' : 'unknown'
}

/** `tic-tac`, `1-2` */
function isHyphen(before: string, whole: string, after: string): boolean {
  return /^[-–]$/u.test(whole) && /[\p{L}\p{N}]/u.test(before) && /^[\p{L}\p{N}]/u.test(after)
}
