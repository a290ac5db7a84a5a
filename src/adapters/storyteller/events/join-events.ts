import type { BriefWish } from '../brief-wishes.ts'
import { PASTED_WORDS, type ParentEvent } from './read-event.ts'
import { longestShared } from './reorder.ts'

/** Events that are told in one breath, with the wishes that they come from. */
export type JoinedEvent = { event: ParentEvent; wishes: readonly BriefWish[] }

const GOES_ON = /^(?:y|e|pero|luego|después)\s/iu
/** Says nothing by itself of what it speaks: `salió uno pequeñísimo`. */
const POINTS = /(?<!\p{L})(?:uno|una|otro|otra|allí|ahí|eso|así)(?!\s+\p{Ll}+[oa]s?\s+(?:de|con)\s)(?!\p{L})/iu

/** What goes on from the event before it is told with it, as far as a sentence holds. */
export function joinEvents(wishes: readonly BriefWish[], longest: number): JoinedEvent[] {
  const joined: JoinedEvent[] = []
  let isOpen = false
  for (const wish of wishes) {
    const { event } = wish
    const last = joined.at(-1)
    if (!event) {
      isOpen = false
      continue
    }
    const hangs = event.leans || GOES_ON.test(wish.wish.quote) || POINTS.test(event.text)
    const both = last && together(last.event, event)
    const quotes = [...(last?.wishes ?? []), wish].map((each) => each.wish.quote).join(' ')
    if (isOpen && hangs && last && both && both.words <= longest && longestShared(both.text, quotes) < PASTED_WORDS)
      joined[joined.length - 1] = { event: both, wishes: [...last.wishes, wish] }
    else joined.push({ event, wishes: [wish] })
    isOpen = true
  }
  return joined
}

function together(one: ParentEvent, next: ParentEvent): ParentEvent {
  const rest = withoutSubject(next.text, one.text)
  const joint = / y (?!.* de )[^,]*$/u.test(one.text) && one.text.split(' y ').length > 2 ? '; ' : ' y '
  return {
    kind: next.kind === 'end' ? 'end' : one.kind,
    text: `${one.text}${joint}${rest}`,
    that: `${one.that}${joint}${rest}`,
    words: one.words + rest.split(' ').length + 1,
    leans: one.leans,
  }
}

/** `Carmen no quería despedirse` and `Carmen se encerró`: she is named once. */
function withoutSubject(text: string, before: string): string {
  const [first = ''] = text.split(' ')
  return /^\p{Lu}/u.test(first) && before.startsWith(`${first} `) ? text.slice(first.length + 1) : text
}
