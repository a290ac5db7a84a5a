import { isHuman } from '../../../../domain/character.ts'
import type { PropName } from '../../../../domain/scene.ts'
import { foldName } from '../../../../domain/text.ts'
import type { Wish } from '../lexicon/wish.ts'
import { ageIndex } from '../lines.ts'
import type { Person } from '../realise/person.ts'
import type { Extra } from '../say-lines.ts'
import { isPlaceOf, type Tale } from '../understand.ts'
import type { Both } from './plot.ts'

type WishLines = { opening: Extra[]; middle: Extra[]; end: Extra[] }

/**
 * Where a parent's wishes stand: fears and longings open and come back in the climax or at the end, food closes the
 * book, sights and events lie on the way.
 */
export function wishLines(tale: Tale, chapter: number): WishLines {
  const { plans, tongue } = tale
  const chapters = plans.length
  const hasMiddle = ageIndex(tale.age) >= 2
  const wishes = toldOf(tale)
  const lines: WishLines = { opening: [], middle: [], end: [] }
  const isLast = chapter === chapters - 1
  const climax = chapters < 3 ? chapters - 1 : chapters - 2
  const sights = wishes.filter(({ kind }) => kind === 'sight')
  const foods = wishes.filter(({ kind }) => kind === 'food')
  for (const wish of wishes) {
    if (wish.kind === 'food') {
      if (!isLast || foods.indexOf(wish) > 1) continue
      const cook = foods.indexOf(wish) === 0 ? cookOf(tale) : null
      lines.end.push(
        cook
          ? { source: cooked(wish.np)[tongue], X: cook, rank: 0, turn: 1 }
          : { source: shared(wish.np, foods.indexOf(wish))[tongue], turn: 4 },
      )
    } else if (wish.kind === 'sight') {
      if (sightChapter(sights.indexOf(wish), chapters) === chapter)
        lines.middle.push({ source: seen(wish.np, sights.indexOf(wish))[tongue], turn: 5 })
    } else {
      const X = wishPerson(wish, tale)
      if (wish.kind === 'longing' && !X) continue
      const [setup, climaxTurn, end] = TURNS[wish.kind]
      const inTheirs = (source: Both<string>, turn: number): Extra => ({ source: source[tongue], X, rank: 1, turn })
      // Below six the first page has room for the story alone; above, a fear opens the book.
      const early = wish.kind === 'longing' || ageIndex(tale.age) < 3 ? lines.middle : lines.opening
      // On two short pages, who comes along is there from the first.
      const begin = hasMiddle ? early : wish.kind === 'event' ? lines.opening : lines.end
      if (chapter === 0) begin.push(inTheirs(wish.setup, setup))
      if (chapter === climax && wish.climax)
        (hasMiddle ? lines.middle : lines.end).push(inTheirs(wish.climax, climaxTurn))
      if (isLast && wish.end)
        (hasMiddle && wish.kind === 'longing' ? lines.middle : lines.end).push(inTheirs(wish.end, end))
    }
  }
  return lines
}

/** Things of the parent's wishes that a moment's picture shows, for its words name them there. */
export function wishProps(tale: Tale, chapter: number, at: 0 | 1 | 2): PropName[] {
  const wishes = toldOf(tale)
  const chapters = tale.plans.length
  const isEnd = at === 2 && chapter === chapters - 1
  const sights = wishes.filter(({ kind }) => kind === 'sight')
  return wishes.flatMap((wish) => {
    const { kind } = wish
    if (kind === 'event' && ((chapter === 0 && at === 0) || isEnd)) return wish.prop ?? []
    if (kind === 'food' && isEnd) return wish.prop ?? []
    if (kind === 'sight' && at === 1 && sightChapter(sights.indexOf(wish), chapters) === chapter) return wish.prop ?? []
    return []
  })
}

/** A sight that is also a place of the book needs no second mention. */
function toldOf(tale: Tale): readonly Wish[] {
  return tale.wishes.filter((wish) => wish.kind !== 'sight' || !isPlaceOf(tale, wish))
}

/** Setup, climax and end, by what a book with room for few can least do without. */
const TURNS = { longing: [2, 8, 1], fear: [4, 3, 8], event: [2, 8, 4] } as const

/** Whose longing it is: the first of that kind in the cast, or the hero where it is anybody's. */
export function wishPerson(wish: Wish, { info, company }: Tale): Person | null {
  if (wish.kind !== 'longing') return null
  const { whose } = wish
  if (whose.length === 0) return company.hero
  const character = info.characters.find(({ species }) => species !== null && whose.includes(species))
  return character ? (everybody(company).find(({ name }) => name === character.name) ?? null) : null
}

/** `que la abuela haga rosquillas`: whoever of the cast the wish names before the cooking word. */
function cookOf({ info, company }: Tale): Person | null {
  const folded = foldName(info.freeText)
  if (!/\b(haga|hace|prepare|prepara|cocine|cocina|hornee|make|makes|bake|bakes|cook|cooks)\b/u.test(folded))
    return null
  const cook = info.characters.find((character) => {
    if (!isHuman(character)) return false
    const word =
      foldName(character.name)
        .split(' ')
        .find((part) => part.length > 3) ?? foldName(character.name)
    return new RegExp(
      `\\b${word.replace(/[^\p{L}]/gu, '.')}\\b.{0,20}\\b(ha(ga|ce)|prepar|cocin|horne|make|bake|cook)`,
      'u',
    ).test(folded)
  })
  return character(cook?.name)

  function character(name: string | undefined): Person | null {
    return everybody(company).find((person) => person.name === name && name !== undefined) ?? null
  }
}

function everybody({ hero, partner, others }: Tale['company']): Person[] {
  return [hero, partner, ...others.map(({ person }) => person)]
}

/** On the way, if the book has one: neither at the beginning nor where everything is at stake. */
function sightChapter(turn: number, chapters: number): number {
  return chapters < 4 ? 0 : 1 + (turn % (chapters - 3))
}

function cooked({ es, en }: Both<string>): Both<string> {
  return {
    es: `2-2 {X} trae ${es}.\n4 [{X} había hecho ${es}./{X} llegó con ${es}, y hubo para repetir./De la cocina salió {X} con ${es}.]`,
    en: `2-2 {X} brings ${en}.\n4 [{X} had made ${en}./In came {X} with ${en}, enough for two helpings./Out of the kitchen came {X} with ${en}.]`,
  }
}

function shared({ es, en }: Both<string>, turn: number): Both<string> {
  return turn === 0
    ? {
        es: `2-2 [Para merendar, ${es}./¡Qué rico! ${cap(es)}.]\n4 [Para merendar hubo ${es}./Encima de la mesa esperaba la merienda: ${es}./Nadie se fue sin probar ${es}.]`,
        en: `2-2 [For tea, ${en}./Yum, yum! ${cap(en)}.]\n4 [There was a treat to share: ${en}./On the table stood their tea: ${en}./Nobody went home without ${en}.]`,
      }
    : { es: `4 Y, de postre, ${es}.`, en: `4 And then, ${en}.` }
}

const SEEN_ES = [
  '# fue la primera señal de que iban bien.',
  'A mitad de camino vieron algo: #.',
  '# les alegró el camino.',
  'Y allí, sin avisar, apareció #.',
]
const SEEN_EN = [
  '# was the first sign that they were on the right track.',
  'Halfway there, they saw something: #.',
  '# cheered them on.',
  'And there it was, out of nowhere: #.',
]

function seen({ es, en }: Both<string>, turn: number): Both<string> {
  // The seed chooses among them; a second sight begins further on, so as not to be told like the first.
  const from = (options: readonly string[], np: string) => {
    const mine = options.filter((_, index) => index % 2 === turn % 2)
    return `4 ¶ [${mine.map((option) => option.replace('#', np)).join('/')}]`
  }
  return { es: from(SEEN_ES, es), en: from(SEEN_EN, en) }
}

function cap(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('es') + text.slice(1)
}
