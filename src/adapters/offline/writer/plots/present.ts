import { READER_AGE_PROFILES, type ReaderAgeProfile, wordBudget } from '../../../../domain/reader-age.ts'
import { countWords } from '../../../../domain/text.ts'
import type { ReaderAge } from '../../../../domain/vocabulary.ts'
import { isSpeech, sentencesOf } from '../lines.ts'
import { countAll } from '../paginate.ts'
import type { Person } from '../realise/person.ts'
import type { Referents } from '../realise/realise.ts'
import { capitalised, listInSpanish, polishSpanish } from '../realise/spanish.ts'
import type { Both } from './plot.ts'

/** Who is there too; `#` are their names. One for each chapter, so that none is read twice. */
const ONE: Both<Telling> = {
  es: {
    present: [
      '# mira.',
      '# saluda.',
      '# aplaude.',
      '# llega.',
      '# salta.',
      '# baila.',
      '# ríe.',
      '# espera.',
      '# canta.',
      '# corre.',
    ],
    past: [
      'También iba #.',
      '# estaba muy cerca.',
      '# vigilaba el camino.',
      '# miraba en silencio.',
      '# no se lo quería perder.',
      '# saludó de lejos.',
      '# venía detrás.',
      '# soltó una risita.',
      '# llegó corriendo.',
      '# aplaudió bajito.',
    ],
  },
  en: {
    present: [
      '# looks.',
      '# waves.',
      '# claps.',
      '# hops.',
      '# laughs.',
      '# waits.',
      '# sings.',
      '# runs.',
      '# dances.',
      '# smiles.',
    ],
    past: [
      '# came too.',
      '# was close by.',
      '# kept watch.',
      '# looked on.',
      '# would not have missed it.',
      '# waved from afar.',
      '# was just behind.',
      '# gave a giggle.',
      '# came running.',
      '# clapped softly.',
    ],
  },
}
const MANY: Both<Telling> = {
  es: {
    present: [
      '# miran.',
      '# saludan.',
      '# aplauden.',
      '# llegan.',
      '# saltan.',
      '# bailan.',
      '# ríen.',
      '# esperan.',
      '# cantan.',
      '# corren.',
    ],
    past: [
      'También iban #.',
      '# estaban muy cerca.',
      '# vigilaban el camino.',
      '# miraban en silencio.',
      '# no se lo querían perder.',
      '# saludaron de lejos.',
      '# venían detrás.',
      '# soltaron una risita.',
      '# llegaron corriendo.',
      '# aplaudieron bajito.',
    ],
  },
  en: {
    present: [
      '# look.',
      '# wave.',
      '# clap.',
      '# hop.',
      '# laugh.',
      '# wait.',
      '# sing.',
      '# run.',
      '# dance.',
      '# smile.',
    ],
    past: [
      '# came too.',
      '# were close by.',
      '# kept watch.',
      '# looked on.',
      '# would not have missed it.',
      '# waved from afar.',
      '# were just behind.',
      '# had a giggle.',
      '# came running.',
      '# clapped softly.',
    ],
  },
}

/** The youngest are told stories in the present. */
type Telling = { present: readonly string[]; past: readonly string[] }

/**
 * Names everybody who belongs into a chapter and is not yet in its words, giving up other sentences where a page is full.
 */
export function presentLines(
  { tongue, people, alsoThere }: Referents & { alsoThere: readonly Person[] },
  pages: readonly string[][],
  age: ReaderAge,
  chapter: number,
): string[][] {
  const profile = READER_AGE_PROFILES[age]
  const telling: keyof Telling = profile.textPages === 2 ? 'present' : 'past'
  const belong = [people.H, people.F, people.X, ...alsoThere].filter(
    (person): person is Person => person !== null && person.name !== null,
  )
  const result = pages.map((page) => [...page])
  const kept = new Set<string>()
  // Making room for one may cost another's sentence, so it is looked at again.
  for (let round = 0; round < 4; round++) {
    const due = belong.filter(({ name }) => name !== null && !isNamed(name, result.flat().join(' ')))
    if (due.length === 0) break
    sentencesFor(due, tongue, telling, profile, chapter + round * 4).forEach((sentence, _index) => {
      const at = roomiest(result, age, kept)
      const page = result[at] ?? []
      kept.add(sentence)
      makeRoom(page, wordBudget(age, at + 1) - countWords(sentence), kept)
      place(page, sentence, profile.textPages > 2)
    })
  }
  return result
}

/** At the end of the last telling, so that no talk is broken; by itself where a page is one paragraph. */
function place(page: string[], sentence: string, joins: boolean): void {
  const at = joins ? page.findLastIndex((paragraph) => !isSpeech(paragraph) && sentencesOf(paragraph).length > 1) : -1
  if (at >= 0) page[at] = `${page[at] ?? ''} ${sentence}`
  else page.splice(Math.max(1, page.length - 1), 0, sentence)
}

function holds(paragraph: string, kept: ReadonlySet<string>): boolean {
  return [...kept].some((sentence) => paragraph.includes(sentence))
}

function isNamed(name: string, text: string): boolean {
  const literal = name.toLocaleLowerCase('es').replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'u').test(text.toLocaleLowerCase('es'))
}

function sentencesFor(
  due: readonly Person[],
  tongue: 'es' | 'en',
  telling: keyof Telling,
  profile: ReaderAgeProfile,
  chapter: number,
): string[] {
  const room = Math.min(profile.maxWordsPerSentence - 3, 15)
  const groups: Person[][] = []
  let words = 0
  for (const person of due) {
    const length = countWords(person.inside[tongue]) + 1
    const group = groups.at(-1)
    if (group && words + length <= room) {
      group.push(person)
      words += length
    } else {
      groups.push([person])
      words = length
    }
  }
  return groups.map((group, index) => {
    const names = group.map(({ inside }) => inside[tongue])
    const patterns = (names.length === 1 ? ONE : MANY)[tongue][telling]
    const pattern = patterns[(chapter + index * 3) % patterns.length] ?? '#'
    const list = tongue === 'es' ? listInSpanish(names) : listInEnglish(names)
    const sentence = pattern.replace('#', () => list)
    return tongue === 'es' ? polishSpanish(sentence) : capitalised(sentence)
  })
}

function listInEnglish(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

function roomiest(pages: readonly string[][], age: ReaderAge, kept: ReadonlySet<string>): number {
  const free = pages.map((page, index) => wordBudget(age, index + 1) - countAll(page))
  // Where no page has room, other sentences will go: what counts is what may not.
  const yielding = pages.map(
    (page, index) => wordBudget(age, index + 1) - countAll(page.filter((paragraph) => holds(paragraph, kept))),
  )
  const best = Math.max(...free)
  return best > 6 ? free.indexOf(best) : yielding.indexOf(Math.max(...yielding))
}

/** Gives up the last sentence that is neither somebody's only mention here nor the page's opening, then the opening. */
function makeRoom(page: string[], budget: number, kept: ReadonlySet<string>): void {
  while (countAll(page) > budget) {
    const loose = page.flatMap((paragraph, index) => (holds(paragraph, kept) ? [] : [index]))
    const at = loose.at(loose.length > 1 ? -2 : -1)
    if (at === undefined) return
    const sentences = sentencesOf(page[at] ?? '')
    if (sentences.length > 1 && !/^[—“]/u.test(page[at] ?? '')) page[at] = sentences.slice(0, -1).join(' ')
    else page.splice(at, 1)
  }
}
