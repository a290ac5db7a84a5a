import type { Clause } from './clauses.ts'
import type { Cues } from './cues.ts'
import { fold, type Word } from './hear.ts'
import type { Companion, FoundPresence, KnownPerson } from './understood.ts'

/** A need of a clause that says something of somebody's presence; `at` are the places of the words that said so. */
export type AbsenceFound = {
  need: string
  person: Exclude<FoundPresence['presence'], 'baby'>
  confidence: FoundPresence['confidence']
  at: readonly number[]
}
/** What may be meant by a word of kinship or a name. */
export type Family = { cues: readonly Cues[]; people: readonly KnownPerson[]; companions: readonly Companion[] }
type Candidate = { who: string; at: number; isNamed: boolean; isParent: boolean }

/** Who is dead, unborn, far or in another household by a clause. The child is nobody's absence; only parents separate. */
export function presenceOf(
  found: AbsenceFound,
  clause: Clause & { index: number },
  family: Family,
): FoundPresence | null {
  const presence = found.person === 'unborn' ? unbornOrBaby(clause) : found.person
  if (presence === null) return null
  const isPet = found.need === 'pet-died'
  const candidates = (isPet ? petsIn(clause, family) : relativesIn(clause, family)).filter(
    ({ isParent }) => presence !== 'other_household' || isParent,
  )
  const distance = ({ at, isNamed }: Candidate) =>
    Math.min(...found.at.map((place) => Math.abs(place - at)), 99) - (isNamed ? 4 : 0)
  const [nearest] = candidates.sort((a, b) => distance(a) - distance(b))
  const who = nearest?.who ?? ''
  // "Los padres" says nothing of which of the two lives elsewhere.
  const isVague = who === '' || (presence === 'other_household' && /^(?:padres|pap[aá]s|parents)$/iu.test(who))
  return {
    who,
    character: who === '' ? null : characterOf(who, family.people),
    presence,
    confidence: isVague ? 'asked' : found.confidence,
    clause: clause.index,
  }
}

const BORN =
  /\b(?:ha nacido|nacio|acaba de nacer|recien nacid[oa]|desde que (?:ha )?(?:llego|nacio|llegado)|was born|has arrived|newborn)\b/u
const TO_COME =
  /\b(?:esper\w*|viene|vendra|vienen|nace|nacen|nacera\w*|va a nacer|llega|llegan|llegara\w*|llegar|camino|barrig\w*|trip\w*|panza|embaraz\w*|tener (?:un|otr|gemel|melliz)\w*|seremos|due|coming|expect\w*|on the way|pregnan\w*|bump)\b/u

/** Jealousy alone says neither. */
function unbornOrBaby({ words }: Clause): 'unborn' | 'baby' | null {
  const said = words.map(({ plain }) => plain).join(' ')
  return BORN.test(said) ? 'baby' : TO_COME.test(said) ? 'unborn' : null
}

function relativesIn({ quote, from, words }: Clause, { cues, people }: Family): Candidate[] {
  const heroes = people.filter(({ isHero }) => isHero).map(({ name }) => fold(name))
  const parents = new Set(placesOf('parent', words, cues))
  const relatives = placesOf('family', words, cues).map((at): Candidate => {
    const [word, next] = [words[at], words[at + 1]]
    const name = word && next && isNameAfter(quote.slice(word.to - from, next.to - from)) ? next : undefined
    const isNamed = name !== undefined && !heroes.includes(name.plain)
    return { who: slice(quote, from, word, isNamed ? name : word), at, isNamed, isParent: parents.has(at) }
  })
  return [...relatives, ...charactersIn(words, { quote, from, people, relatives })]
}

/** Characters whom the clause calls by a name that no word of kinship stands before. */
function charactersIn(
  words: readonly Word[],
  {
    quote,
    from,
    people,
    relatives,
  }: { quote: string; from: number; people: readonly KnownPerson[]; relatives: Candidate[] },
): Candidate[] {
  return people
    .filter(({ isHero }) => !isHero)
    .flatMap(({ name }) => {
      const parts = fold(name).split(/\s+/u)
      const at = placeOf(parts, words)
      if (at < 0 || relatives.some((relative) => relative.at === at)) return []
      const who = slice(quote, from, words[at], words[at + parts.length - 1])
      return [{ who, at, isNamed: true, isParent: PARENT.test(fold(name)) }]
    })
}

const PARENT = /^(?:pap|mam|padre|madre|dad|mum|mom|father|mother)/u

function petsIn({ quote, from, words }: Clause, { cues, companions, people }: Family): Candidate[] {
  const names = [...companions, ...people.filter(({ isHero }) => !isHero)].map(({ name }) => name)
  const named = names.flatMap((name): Candidate[] => {
    const parts = fold(name).split(/\s+/u)
    const at = placeOf(parts, words)
    if (at < 0) return []
    return [{ who: slice(quote, from, words[at], words[at + parts.length - 1]), at, isNamed: true, isParent: false }]
  })
  const unnamed = placesOf('pet', words, cues).map((at) => ({
    who: slice(quote, from, words[at], words[at]),
    at,
    isNamed: false,
    isParent: false,
  }))
  return [...named, ...unnamed]
}

function placesOf(group: string, words: readonly Word[], cues: readonly Cues[]): number[] {
  return [...new Set(cues.flatMap((one) => one.group(group, words)))]
}

function placeOf(parts: readonly string[], words: readonly Word[]): number {
  return words.findIndex((_, index) => parts.every((part, offset) => words[index + offset]?.plain === part))
}

/** The character whom a word means: by the whole name, by a part of it that no other character has, else none. */
function characterOf(who: string, people: readonly KnownPerson[]): string | null {
  const others = people.filter(({ isHero }) => !isHero)
  const said = fold(who).split(/\s+/u)
  const whole = others.find(({ name }) => fold(name) === fold(who))
  if (whole) return whole.name
  const alike = others.filter(({ name }) => {
    const parts = fold(name).split(/\s+/u)
    return said.length > 1
      ? parts.some((part) => said.slice(1).includes(part))
      : parts.some((part) => isSame(part, said[0]))
  })
  return alike.length === 1 ? (alike[0]?.name ?? null) : null
}

/** "Abuelita" is "abuela". */
function isSame(part: string, said: string | undefined): boolean {
  const plain = (word: string) => word.replace(/(?:c?it)([oa]s?)$/u, '$1')
  return said !== undefined && plain(part) === plain(said)
}

function isNameAfter(between: string): boolean {
  return /^\s+\p{Lu}/u.test(between)
}

function slice(quote: string, from: number, first: Word | undefined, last: Word | undefined): string {
  return first && last ? quote.slice(first.from - from, last.to - from) : ''
}
