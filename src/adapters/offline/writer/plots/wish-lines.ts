import { foldName } from '../../../../domain/text.ts'
import type { Wish } from '../lexicon/wishes.ts'
import type { Both } from './plot.ts'

type WishLines = { opening: Both<string>[]; middle: Both<string>[]; end: Both<string>[] }

/** Where a parent's wishes stand: fears open and come back in the climax, food closes the book, sights lie on the way. */
export function wishLines(all: readonly Wish[], placeNames: string, chapter: number, chapters: number): WishLines {
  // A sight that is also a place of the book needs no second mention.
  const wishes = all.filter((wish) => wish.kind !== 'sight' || !wish.words.test(foldName(placeNames)))
  const lines: WishLines = { opening: [], middle: [], end: [] }
  const isLast = chapter === chapters - 1
  const climax = chapters < 3 ? chapters - 1 : chapters - 2
  const sights = wishes.filter(({ kind }) => kind === 'sight')
  const foods = wishes.filter(({ kind }) => kind === 'food')
  wishes.forEach((wish) => {
    if (wish.kind === 'fear') {
      if (chapter === 0) lines.opening.push(wish.setup)
      if (chapter === climax) lines.middle.push(wish.climax)
    }
    if (wish.kind === 'food' && isLast && foods.indexOf(wish) < 2) lines.end.push(shared(wish.np, foods.indexOf(wish)))
    if (wish.kind === 'sight' && sightChapter(sights.indexOf(wish), chapters) === chapter)
      lines.middle.push(seen(wish.np, sights.indexOf(wish)))
  })
  return lines
}

/** Not in the first chapter, where the way has not begun. */
function sightChapter(turn: number, chapters: number): number {
  return chapters === 1 ? 0 : 1 + (turn % (chapters - 1))
}

function shared({ es, en }: Both<string>, turn: number): Both<string> {
  return turn === 0
    ? { es: `2 Para merendar hubo ${es}.`, en: `2 There was a treat to share: ${en}.` }
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
  const pick = (from: readonly string[], np: string) => `4 ${(from[turn % from.length] ?? '#').replace('#', np)}`
  return { es: pick(SEEN_ES, es), en: pick(SEEN_EN, en) }
}
