import type { Deed } from './lexicon/deed.ts'
import { briefly as firstSentence, hobbyLine, isAboutHobby } from './lexicon/hobbies.ts'
import { ageIndex, isForAge, readLines } from './lines.ts'
import { wishLines } from './plots/wish-lines.ts'
import { type Extra, isSayable } from './say-lines.ts'
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
  // What no parent asked for gives way to the story on the few pages of 4-6.
  const hobby: Extra =
    ageIndex(age) === 2
      ? { source: firstSentence(helps[tongue]), rank: isAboutHobby(helps) ? 1 : 4 }
      : { source: helps[tongue], rank: 1 }
  // On the one middle page of 4-6 there is no room for gifts, moral and hobby at once.
  const isFolded = ageIndex(age) === 2 && (kind === 'whole' || kind === 'finale')
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

/** What is done for the moral without what is said to it, unless it asks something: a folded end has few lines. */
function briefly(act: string): string {
  const [first = act] = act.split('\n')
  return first.includes('?') ? act : first
}
