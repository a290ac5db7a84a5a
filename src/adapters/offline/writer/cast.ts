import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { foldName } from '../../../domain/text.ts'
import type { Chance } from './chance.ts'
import { type Hobbies, likesIn } from './lexicon/hobbies.ts'
import type { RoleKey } from './plots/plot.ts'
import { LENT_COMPANIONS, type Person, personOf } from './realise/person.ts'
import { tieOf } from './tie.ts'

/** Who is who in the whole book. */
export type Company = {
  hero: Person
  partner: Person
  /** Everybody else, protagonists first. */
  others: readonly { person: Person; isProtagonist: boolean }[]
  hobbies: Hobbies
}

/** The first protagonist leads; beside them another protagonist, or whoever stands nearest to them. */
export function companyOf(info: CompleteBookInfo, chance: Chance): Company {
  const leads = info.characters.filter(({ role }) => role === 'protagonista')
  const ranked = [...leads, ...info.characters.filter(({ role }) => role !== 'protagonista')]
  const [lead, ...rest] = ranked
  if (!lead) throw new RangeError('A story needs a character')
  const second =
    rest.find(({ role }) => role === 'protagonista') ??
    rest.find(({ name }) =>
      info.relationships.some(
        ({ from, to }) => areSame([from, to], [lead.name, name]) || areSame([to, from], [lead.name, name]),
      ),
    ) ??
    rest[0]
  return {
    hero: personOf(lead),
    partner: second ? personOf(second, tieOf(second, lead, null, info)) : chance.pick(LENT_COMPANIONS, 'companion'),
    others: rest
      .filter((character) => character !== second)
      .map((character) => ({
        person: personOf(character, tieOf(character, lead, second ?? null, info)),
        isProtagonist: character.role === 'protagonista',
      })),
    hobbies: { hero: lead.hobbies, partner: second?.hobbies ?? [], likes: likesIn(info.freeText) },
  }
}

/** Who speaks in a chapter (from 0), and who else has to be named in it. */
export function castOfChapter(
  company: Company,
  chapter: number,
  chapters: number,
): { people: Record<RoleKey, Person | null>; alsoThere: Person[] } {
  const { others } = company
  // Somebody who can say a sentence: a baby speaks for the others only where there is nobody else.
  const talkers = others.filter(({ person }) => person.tie !== 'baby')
  const voices = talkers.length > 0 ? talkers : others
  const third = voices.length > 0 ? (voices[chapter % voices.length]?.person ?? null) : null
  const alsoThere = others.filter(({ person, isProtagonist }, index) => {
    if (person === third) return false
    if (person.tie === 'baby' && !isProtagonist) return index % chapters === chapter
    if (isProtagonist) return !isResting(index, chapter, chapters)
    // Somebody of the second row who never gets a chapter of their own is at least seen once.
    return index >= chapters && index % chapters === chapter
  })
  return {
    people: { H: company.hero, F: company.partner, X: third },
    alsoThere: alsoThere.map(({ person }) => person),
  }
}

/** Protagonists are in every chapter but two of five, never out of the first or the last: eight names are a crowd. */
function isResting(index: number, chapter: number, chapters: number): boolean {
  const rests = Math.floor(chapters * 0.4)
  const inner = chapters - 2
  if (inner < 1 || chapter === 0 || chapter === chapters - 1) return false
  const turn = (chapter - 1 + index) % inner
  return Math.floor((turn * rests) / inner) !== Math.floor(((turn + 1) * rests) / inner)
}

function areSame(a: readonly [string, string], b: readonly [string, string]): boolean {
  return foldName(a[0]) === foldName(b[0]) && foldName(a[1]) === foldName(b[1])
}
