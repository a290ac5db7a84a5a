import { z } from 'zod'
import { SETTINGS, type Setting } from '../../domain/scene.ts'
import { foldName } from '../../domain/text.ts'
import { KINDS, type Kind, type Tongue } from './format.ts'
import type { Named } from './named.ts'
import { lowerFirst } from './spanish.ts'

const pair = z.tuple([z.string(), z.string()])
const list = z.array(z.string().min(1)).default([])

/** `stories/words.yaml`. */
export const Words = z.strictObject({
  kin: z.partialRecord(z.enum(KINDS), list),
  /** What somebody is to another: he, she. */
  ties: z.record(z.string(), z.strictObject({ es: pair, en: pair })),
  places: z.partialRecord(z.enum(SETTINGS), z.strictObject({ el: list, la: list, en: list })),
  /** Hobbies that are no verb, by the verb with which they are done. */
  hobbies: z.record(z.string(), list),
  /** The same in English. */
  pastimes: z.record(z.string(), list),
  /** Words that say nothing by themselves, parted by spaces. */
  small: z.strictObject({ es: z.string(), en: z.string() }),
  /** Words that turn a sentence round. */
  negative: list,
  /** Patterns, of folded text, of what asks for nothing. */
  chatter: list,
  /** What parents often want kept out, in Spanish and in English. */
  alike: z.array(pair),
})
export type Words = z.infer<typeof Words>

/** What somebody's name says that they are: `Abuela Carmen`. */
export function kinIn(name: string, { kin }: Words): Kind[] {
  const [first = ''] = foldName(name).split(' ')
  return KINDS.filter((kind) => kin[kind]?.some((word) => foldName(word) === first))
}

/** A place of the parent's, as a story can speak of it. */
export type KnownPlace = Named & { name: string; setting: Setting | null }

/** What the parent's words say of a place, and how its name stands in a sentence; a setting is null where they say nothing. */
export function knownPlace(name: string, description: string, tongue: Tongue, words: Words): KnownPlace {
  const clean = name.trim().replace(/[.!?…]+$/u, '')
  const inName = longestWord(clean, words)
  const inside = tongue === 'es' ? placeInSpanish(clean, inName) : placeInEnglish(clean, inName)
  const feminine = /^(la|las|una) /u.test(inside)
  return {
    name,
    inside,
    called: clean,
    feminine,
    setting: inName?.setting ?? longestWord(description, words)?.setting ?? null,
  }
}

type Found = { setting: Setting; article: 'el' | 'la' | null; word: string }

function longestWord(text: string, words: Words): Found | null {
  const folded = ` ${foldName(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return placeWords(words).find(({ forms }) => forms.some((form) => folded.includes(form))) ?? null
}

type PlaceWord = Found & { forms: readonly string[] }
const known = new WeakMap<Words, PlaceWord[]>()

/** The longest first, each with its plurals. */
function placeWords(words: Words): PlaceWord[] {
  const found =
    known.get(words) ??
    Object.entries(words.places)
      .flatMap(wordsOfPlace)
      .toSorted((a, b) => b.word.length - a.word.length)
  known.set(words, found)
  return found
}

function wordsOfPlace([setting, { el, la, en }]: [string, NonNullable<Words['places'][Setting]>]): PlaceWord[] {
  const of = (article: Found['article'], all: readonly string[]) =>
    all.map((word) => {
      const bare = foldName(word)
      return {
        setting: setting as Setting,
        article,
        word,
        forms: [bare, `${bare}s`, `${bare}es`].map((form) => ` ${form} `),
      }
    })
  return [...of('el', el), ...of('la', la), ...of(null, en)]
}

/** `Casa del árbol` → `la casa del árbol`; `Galicia` stays. */
function placeInSpanish(name: string, found: Found | null): string {
  if (/^(el|la|los|las|un|una|mi|tu|su|nuestr[oa])\s/iu.test(name)) return lowerFirst(name)
  const starts = found?.article && foldName(name).startsWith(foldName(found.word))
  if (!starts || !found.article) return name
  const isPlural = foldName(name).startsWith(`${foldName(found.word)}s`)
  return `${isPlural ? (found.article === 'el' ? 'los' : 'las') : found.article} ${lowerFirst(name)}`
}

/** `Space station` → `the space station`; `Moon Park` and `Granny's house` stay. */
function placeInEnglish(name: string, found: Found | null): string {
  const hasArticle = /^(the|a|an|my|our)\s/iu.test(name)
  const isCommon = found !== null && /^\p{Lu}[^\p{Lu}]*$/u.test(name) && !/['’]s(?!\p{L})/u.test(name)
  const spoken = hasArticle ? lowerFirst(name) : isCommon ? `the ${lowerFirst(name)}` : name
  return spoken.replaceAll("'", '’')
}
