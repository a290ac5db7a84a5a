import { countWords } from '../../../domain/text.ts'
import type { Deed } from './lexicon/deed.ts'
import { firstSentences, hobbyLine, isAboutHobby } from './lexicon/hobbies.ts'
import { ageIndex, isForAge, readLines } from './lines.ts'
import { wishLines } from './plots/wish-lines.ts'
import { type Extra, isSayable, linesOf } from './say-lines.ts'
import type { Told } from './told.ts'
import { stageOf, type Tale } from './understand.ts'

type ByMoment = readonly [opening: Extra[], middle: Extra[], end: Extra[]]

/** What the parent's own people and wishes add to a chapter. Gifts, hobby and moral meet in the climax. */
export function extraLines(tale: Tale, index: number, told: Told): ByMoment {
  const { age, company, isMoralUnderstood, plans, tongue, valueWay } = tale
  const hasMiddle = ageIndex(age) >= 2
  const kind = plans[index]?.kind
  const isMeeting = kind === 'climax' || kind === 'finale' || kind === 'whole'
  const wishes = wishLines(tale, index)
  const helps = hobbyLine(company.hobbies)
  const isFolded = ageIndex(age) === 2 && (kind === 'whole' || kind === 'finale')
  // What no parent asked for gives way to the story on the few pages of 4-6.
  const hobby: Extra =
    ageIndex(age) === 2
      ? {
          source: firstSentences(helps[tongue], isFolded ? 'shortest' : 'all'),
          rank: isAboutHobby(helps) ? 1 : 4,
          turn: isAboutHobby(helps) ? 0 : 9,
        }
      : { source: helps[tongue], rank: 1 }
  // On the one middle page of 4-6 there is no room for gifts, moral and hobby at once.
  const opensWithHobby = ageIndex(age) === 2 && kind === 'climax'
  const climax: Extra[] = isMeeting
    ? [
        ...(opensWithHobby ? [] : [hobby]),
        // A short book for 4-6 lives a moral where the parent gave one, and has no room for ours.
        ...(isMoralUnderstood || ageIndex(age) !== 2 || kind === 'climax'
          ? [
              {
                source: isFolded ? briefly(valueWay.act[tongue]) : valueWay.act[tongue],
                rank: isMoralUnderstood || ageIndex(age) !== 2 ? 0 : 3,
                turn: 0,
              },
            ]
          : []),
        ...told.gifts.map((gift) => ({ source: gift[tongue], rank: 9 })),
      ]
    : []
  const used = isMeeting ? dues() : []
  const deed = isMeeting && (used.length > 0 || kind === 'whole') ? null : deedOf()
  const atOpening = kind === 'episode' || kind === 'climax' || kind === 'finale'
  return [
    [
      ...wishes.opening,
      ...(opensWithHobby && isMeeting ? [hobby] : deed && atOpening ? [deed] : []),
      ...(hasMiddle ? [] : used),
    ],
    [...(hasMiddle ? used : []), ...climax, ...wishes.middle, ...(deed && kind === 'setback' ? [deed] : [])],
    [...(deed && !atOpening && !(kind === 'setback' && hasMiddle) ? [deed] : []), ...wishes.end],
  ]

  /** What the chapter's third voice does because of who they are. */
  function deedOf(): Extra | null {
    const stage = stageOf(tale, index)
    const { X } = stage.people
    if (!X || (!hasMiddle && isNamedAlready())) return null
    const said = (deed: Deed): Extra => ({ source: deed.lines[tongue], X, isOptional: true })
    const found = told.nextDeed(X, (deed) => isSayable(tale, stage, said(deed)), kind === 'resolution')
    if (!found) return null
    if (found.use) told.owed.push({ person: X, lines: found.lines, use: found.use })
    return said(found)
  }

  /** Two short pages have no room for somebody twice. */
  function isNamedAlready(): boolean {
    const lines = [plans[index]?.moments[0], plans[index]?.moments[2]].flatMap((moment) =>
      moment ? readLines(moment[tongue]) : [],
    )
    return lines.some((line) => isForAge(line, age) && line.text.includes('{X}'))
  }

  /** What was given on the way is used: a page for small children has room for one. */
  function dues(): Extra[] {
    const room = ageIndex(age) <= 2 ? 1 : ageIndex(age) === 3 ? 2 : 3
    return told.owed.splice(0, room).map(({ person, use }) => ({ source: use[tongue], X: person, rank: 8 }))
  }
}

/** Words of a chapter of three pages, into which a whole story or its end is folded, that need not be the story's own. */
const ROOM_IN_FOLDED = { whole: 26, finale: 28 } as const

/** What a sentence costs in which somebody is merely named. */
const WORDS_TO_NAME = 8

/** Of what is added, as much as leaves a folded chapter room for the story: whoever is left out is not mentioned at all. */
export function fewOf(tale: Tale, index: number, extras: ByMoment): ByMoment {
  const kind = tale.plans[index]?.kind
  if (ageIndex(tale.age) !== 2 || (kind !== 'whole' && kind !== 'finale')) return extras
  const stage = stageOf(tale, index)
  const wordsOf = (extra: Extra) =>
    linesOf(tale, stage, extra, 'few')
      .filter((line) => isForAge(line, tale.age))
      .reduce((sum, { text }) => sum + countWords(text), 0)
  let room: number = ROOM_IN_FOLDED[kind]
  const chosen = new Set<Extra>()
  for (const extra of extras.flat().toSorted((one, other) => (one.turn ?? 9) - (other.turn ?? 9))) {
    // Who is of the second row has to be named anyway: better for what was asked of them.
    const isAside = extra.X && extra.X !== stage.people.H && extra.X !== stage.people.F
    const words = wordsOf(extra) - (isAside ? WORDS_TO_NAME : 0)
    if (words > room) continue
    room -= words
    chosen.add(extra)
  }
  const [opening, middle, end] = extras.map((some) => some.filter((extra) => chosen.has(extra)))
  return [opening ?? [], middle ?? [], end ?? []]
}

/** What is done for the moral without what is said to it, unless it asks something: a folded end has few lines. */
function briefly(act: string): string {
  const [first = act] = act.split('\n')
  return first.includes('?') ? act : first
}
