import type { BriefWish } from '../brief-wishes.ts'
import type { ParentEvent } from './read-event.ts'
import { longestShared, PASTED_WORDS } from './reorder.ts'

/** Events that are told in one breath, with the wishes that they come from. */
export type JoinedEvent = { event: ParentEvent; wishes: readonly BriefWish[] }
/** `behind`: the wish that the parent said before it, where that says what happens. */
type Told = { event: ParentEvent; wish: BriefWish; behind: BriefWish | null }

/** Two in one breath may be a little longer than one. */
export const ROOM = 2

const GOES_ON = /^(?:y|e|pero|luego|después|and|but|then)\s/iu
/** Says nothing by itself of what it speaks: `salió uno pequeñísimo`. */
const POINTS = /(?<!\p{L})(?:(?:un[oa]|otr[oa])\s+\p{L}+[ií]sim[oa]|uno(?!\s+de)|allí|ahí|eso)(?!\p{L})/iu

/** What goes on from the event before it is told with it, as far as a sentence holds; how things are comes first. */
export function joinEvents(wishes: readonly BriefWish[], longest: number): JoinedEvent[] {
  const joined: JoinedEvent[] = []
  for (const { event, wish, behind } of inOrder(wishes)) {
    const last = joined.at(-1)
    const areTraits = last?.event.isTrait && event.isTrait
    const isFirst = behind === null || behind !== last?.wishes.at(-1)
    const hangs = event.leans || areTraits || (!isFirst && (GOES_ON.test(wish.wish.quote) || POINTS.test(event.text)))
    const both = last && hangs ? together(last.event, event, wish) : null
    const quotes = [...(last?.wishes ?? []), wish].map((each) => each.wish.quote).join(' ')
    if (last && both && both.words <= longest + ROOM && longestShared(both.text, quotes) < PASTED_WORDS)
      joined[joined.length - 1] = { event: both, wishes: [...last.wishes, wish] }
    else joined.push({ event, wishes: [wish] })
  }
  return joined
}

/** Where more happens than a story has places for, neighbours are told in one breath: the shortest first, as many as have to be. */
export function joinNeighbours(told: readonly JoinedEvent[], places: number, longest: number): JoinedEvent[] {
  const joined = [...told]
  while (joined.length > places) {
    const pairs = joined.slice(1).flatMap((next, index) => {
      const one = joined[index]
      if (!one || !areDone(one.event, next.event) || !areOfOne(one.event, next.event)) return []
      const event = inOneBreath(one.event, next)
      const wishes = [...one.wishes, ...next.wishes]
      const quotes = wishes.map(({ wish }) => wish.quote).join(' ')
      const isOwn = longestShared(event.text, quotes) < PASTED_WORDS
      return isOwn && event.words <= longest + ROOM ? [{ index, event, wishes }] : []
    })
    const [shortest] = pairs.toSorted((a, b) => a.event.words - b.event.words)
    if (!shortest) return joined
    joined.splice(shortest.index, 2, { event: shortest.event, wishes: shortest.wishes })
  }
  return joined
}

/** What goes wrong in it makes all of it trouble: no peace is made with a quarrel. */
function inOneBreath(one: ParentEvent, { event: next, wishes: [first] }: JoinedEvent): ParentEvent {
  const both = first ? together(one, next, first) : one
  return [one, next].some(({ kind }) => kind === 'trouble') ? { ...both, kind: 'trouble' } : both
}

/** Two who do two things are two sentences. */
function areOfOne(one: ParentEvent, next: ParentEvent): boolean {
  return one.subject === null || next.subject === null || one.subject === next.subject
}

/** Of how things are something else is said than of what is done. */
function areDone(one: ParentEvent, next: ParentEvent): boolean {
  return (
    [one, next].every(({ kind }) => kind === 'deed' || kind === 'trouble') ||
    (one.kind === 'deed' && next.kind === 'end')
  )
}

/** How things are comes first. What leans on a sentence that cannot be told says nothing either. */
function inOrder(wishes: readonly BriefWish[]): Told[] {
  let before: ParentEvent | null = null
  const told = wishes.flatMap((wish, index): Told[] => {
    const behind = before === null || before.isTrait ? null : (wishes[index - 1] ?? null)
    before = wish.event?.leans && !before ? null : wish.event
    return before ? [{ event: before, wish, behind }] : []
  })
  // What leans on how something is stays behind it: `tiene un tambor`, `y no puede tocarlo hasta la tarde`.
  const groups: Told[][] = []
  for (const one of told) {
    const isOfTrait = one.event.kind === 'state' || groups.at(-1)?.at(-1)?.event.isTrait === true
    if (one.event.leans && isOfTrait && groups.length > 0) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  const isTrait = ([head]: Told[]) => head?.event.isTrait === true
  return [...groups.filter(isTrait), ...groups.filter((group) => !isTrait(group))].flat()
}

function together(one: ParentEvent, next: ParentEvent, { wish: { quote }, tongue }: BriefWish): ParentEvent {
  // `…, so she drew a map`: a clause of its own says who.
  const rest = tongue === 'en' && /^(?:and )?so\s/iu.test(quote) ? next.text : withoutSubject(next, one)
  const joint = tongue === 'es' ? jointOf(quote, one) : englishJoint(quote, one)
  return {
    kind: next.kind === 'end' ? 'end' : one.kind,
    text: `${one.text}${joint}${rest}`,
    that: `${one.that}${joint}${rest}`,
    words: `${one.text}${joint}${rest}`.split(/\s+/u).length,
    leans: one.leans,
    isTrait: one.isTrait && next.isTrait,
    subject: next.subject,
  }
}

/** As the parent went on: `luego`, `y al final`, `pero`. */
function jointOf(quote: string, one: ParentEvent): string {
  const [, word = ''] = /^(?:(?:y|e)\s+)?(luego|después|al final|por fin|pero)(?!\p{L})/iu.exec(quote) ?? []
  const small = word.toLocaleLowerCase('es')
  if (small === 'pero') return ', pero '
  if (small) return ` y ${small} `
  return / y /u.test(one.text) && !/^y\s/iu.test(quote) ? ', y ' : ' y '
}

function englishJoint(quote: string, one: ParentEvent): string {
  const [, word = ''] = /^(?:and\s+)?(then|but|so|in the end|finally)\s/iu.exec(quote) ?? []
  if (word) return /^(?:but|so)$/iu.test(word) ? `, ${word.toLowerCase()} ` : ` and ${word.toLowerCase()} `
  return / and /u.test(one.text) ? ', and ' : ' and '
}

/** One sentence after the other, who does both named once. */
export function oneAfterTheOther(told: readonly JoinedEvent[]): string {
  return told
    .map(({ event, wishes: [wish] }, index) => {
      const before = told[index - 1]?.event
      // English says who in every sentence.
      return before && wish?.tongue !== 'en' ? withoutSubject(event, before) : event.text
    })
    .join('. ')
}

/** `Carmen no quería despedirse` and `Carmen se encerró`: she is named once. */
function withoutSubject({ text, subject }: ParentEvent, before: ParentEvent): string {
  if (!subject || subject !== before.subject) return text
  const said = [`${subject} `, `a ${subject} `].find((opening) => text.startsWith(opening))
  if (said) return text.slice(said.length)
  // `en otoño su abuelo tuvo un ictus`
  const [, when = '', rest = ''] = new RegExp(`^(${WHEN}) ${RegExp.escape(subject)} (.+)$`, 'u').exec(text) ?? []
  return rest ? `${when} ${rest}` : text
}

const WHEN = '(?:en|un|una|el|la|los|ese|esa|aquel|aquella|por la|cada) \\p{Ll}+|ahora|ayer|anoche'
