import type { ArtNotes } from '../../../domain/art.ts'
import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { coverUntilDirected } from '../../../domain/plain-scene.ts'
import type { Chapter, StoryPlan } from '../../../domain/story.ts'
import type { Wish } from '../../../domain/wish.ts'
import { cleanWords } from '../clean-words.ts'
import { figuresFromWire } from './figures-from-wire.ts'
import { type StoryData, wishesOf } from './story-data.ts'
import { shortened, tidy } from './tidy.ts'
import type { WireChapter, WirePlan } from './wire-story.ts'

/** Letters of a line for painters. */
const MOST_LOOKS = 300

/** What one chapter's writer has to know, as it was decided; ids stand in it. */
export type Beat = WirePlan['chapters'][number] &
  Pick<WirePlan, 'theme_object' | 'moral_action' | 'bible'> & {
    /** What the parent asks for, in ids, and how this chapter is to tell it. */
    wishes?: { asked: string; event: string; weight: Wish['weight'] }[]
    /** From 1; absent in a plan of an older program. */
    chapter?: number
    /** The one that was chosen. */
    premise?: string
    /** What is to stay out of the whole book. */
    never?: string[]
  }

/** A plan with the names the parent gave. The beats keep their ids: they only ever go to the model again. */
export function planFromWire(
  wire: WirePlan,
  info: CompleteBookInfo,
  data: StoryData,
  wishes: readonly Wish[] = [],
): StoryPlan {
  const say = (text: string) => tidy(data.names.reveal(text), info.language)
  const { theme_object, moral_action, bible } = wire
  const chosen = wire.premises?.[(wire.choice?.premise ?? 0) - 1]
  const common = { theme_object, moral_action, bible, ...(chosen && { premise: `${chosen.engine}: ${chosen.idea}` }) }
  const { wishes: asked } = wishesOf(wishes, data)
  const never = asked.filter(({ kind }) => kind === 'avoid').map((wish) => wish.asked)
  const refrain = wire.refrain ? say(wire.refrain) : null
  return {
    refrain: refrain || null,
    closing: say(wire.closing),
    blurb: say(wire.blurb),
    ...coverUntilDirected(info),
    chapters: wire.chapters.map((beat, index) => {
      const placed = (wire.wishes ?? []).filter(({ chapter }) => chapter === index + 1)
      const told = placed.flatMap(({ number, event }) => {
        const wish = asked[number - 1]
        return wish && wish.kind !== 'avoid' ? [{ asked: wish.asked, event, weight: wish.weight }] : []
      })
      const wishes = { ...(told.length > 0 && { wishes: told }), ...(never.length > 0 && { never }) }
      return {
        title: say(beat.title),
        outline: JSON.stringify({ ...common, chapter: index + 1, ...beat, ...wishes } satisfies Beat),
      }
    }),
    art: artFromWire(wire, info, data),
    // Until the finished words have been read nothing is told.
    wishes:
      wishes.length > 0 ? wishes.map((wish) => ({ ...wish, outcome: 'missed', by: 'writer', evidence: [] })) : null,
  }
}

function artFromWire(wire: WirePlan, { places, language }: CompleteBookInfo, { names, placeIds }: StoryData): ArtNotes {
  const line = (text: string) => shortened(cleanWords(text), MOST_LOOKS)
  const looks = line(wire.theme_object_looks)
  return {
    figures: figuresFromWire(wire.figures, (text) => tidy(names.reveal(text), language)),
    places: (wire.place_looks ?? []).flatMap((place) => {
      const name = places[placeIds.indexOf(place.id)]?.name
      return name && place.looks.trim() ? [{ name, looks: line(place.looks) }] : []
    }),
    object: looks ? { name: shortened(cleanWords(wire.theme_object), 60), looks } : null,
  }
}

export function chapterFromWire(wire: WireChapter, info: CompleteBookInfo, data: StoryData): Chapter {
  const say = (text: string) => tidy(data.names.reveal(text), info.language)
  return {
    title: say(wire.title),
    pages: wire.pages.map(({ paragraphs }) => ({
      paragraphs: paragraphs
        .flatMap((paragraph) => paragraph.split(/\n+/u))
        .map(say)
        .filter(Boolean),
      scene: null,
    })),
  }
}
