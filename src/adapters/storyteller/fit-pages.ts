import { wordBudget } from '../../domain/reader-age.ts'
import { namesAsOne } from '../../domain/story-checks/names.ts'
import { countWords } from '../../domain/text.ts'
import { type Brief, type Filled, telling } from './fill.ts'
import { chaptersIn, isPassage } from './format.ts'
import { type ToldStory, tell } from './tell.ts'

type Place = { chapter: number; page: number }

/** Without what of the parent's a page has no room for: long names and a long event are more than any editor tried. */
export function fitted(filled: Filled, length: number, brief: Brief): Filled {
  const over = pageOver(tell(filled, length), brief)
  const given = over && lastGivenOn(filled, length, over)
  return given ? fitted(without(filled, given), length, brief) : filled
}

/** Whether every page holds its words. */
export function hasRoomFor(filled: Filled, length: number, brief: Brief): boolean {
  return pageOver(tell(filled, length), brief) === null
}

function pageOver({ chapters }: ToldStory, { info }: Brief): Place | null {
  const names = [...info.characters, ...info.places].map(({ name }) => name)
  for (const [chapter, { pages }] of chapters.entries())
    for (const [page, { paragraphs }] of pages.entries())
      if (countWords(namesAsOne(paragraphs.join(' '), names)) > wordBudget(info.readerAge, page + 1))
        return { chapter, page }
  return null
}

/** An event, the hobby or what a place is like, of which that page speaks. */
function lastGivenOn({ story, chapters, given, events, quotes }: Filled, length: number, at: Place): string | null {
  const id = chaptersIn(story.spec, length)[at.chapter]
  const blocks = chapters.find((one) => one.id === id)?.pages[at.page]?.blocks ?? []
  const optional = new Set([...events.map(({ slot }) => slot), ...quotes.keys()])
  const spoken = blocks.filter(isPassage).filter(({ when, not }) => !not && given.has(when) && optional.has(when))
  return spoken.at(-1)?.when ?? null
}

/** Of two sentences in one place the second goes first. */
function without(filled: Filled, what: string): Filled {
  const events = filled.events.flatMap((one) =>
    one.slot !== what ? [one] : one.told.length > 1 ? [{ ...one, told: one.told.slice(0, -1) }] : [],
  )
  if (filled.events.some(({ slot }) => slot === what)) return telling(filled, events)
  return {
    ...filled,
    given: new Set([...filled.given].filter((one) => one !== what)),
    quotes: new Map([...filled.quotes].filter(([mark]) => mark !== what)),
  }
}
