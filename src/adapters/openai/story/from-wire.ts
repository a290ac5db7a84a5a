import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { READER_AGE_PROFILES } from '../../../domain/reader-age.ts'
import type { Scene } from '../../../domain/scene.ts'
import type { Chapter, StoryPlan } from '../../../domain/story.ts'
import type { Wish } from '../../../domain/wish.ts'
import { cleanWords } from '../clean-words.ts'
import { wishesOf } from './reading.ts'
import type { StoryData } from './story-data.ts'
import { shortened, tidy } from './tidy.ts'
import type { WireChapter, WirePlan, WireScene } from './wire-story.ts'

const MOST_CAST = 4
const MOST_PROPS = 5
const MOST_ALT = 125

/** What one chapter's writer has to know, as it was decided; ids stand in it. */
export type Beat = WirePlan['chapters'][number] &
  Pick<WirePlan, 'theme_object' | 'moral_action' | 'bible'> & {
    /** What the parent asks for, in ids, and how this chapter is to tell it. */
    wishes?: { asked: string; event: string }[]
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
  const { wishes: asked } = wishesOf(wishes, data)
  const never = asked.filter(({ kind }) => kind === 'avoid').map((wish) => wish.asked)
  const refrain = wire.refrain ? say(wire.refrain) : null
  return {
    refrain: refrain || null,
    closing: say(wire.closing),
    blurb: say(wire.blurb),
    frontCover: sceneFromWire(wire.front_cover, info, data),
    backCover: sceneFromWire(wire.back_cover, info, data),
    chapters: wire.chapters.map((beat, index) => {
      const placed = (wire.wishes ?? []).filter(({ chapter }) => chapter === index + 1)
      const told = placed.flatMap(({ number, event }) => {
        const wish = asked[number - 1]
        return wish && wish.kind !== 'avoid' ? [{ asked: wish.asked, event }] : []
      })
      const wishes = { ...(told.length > 0 && { wishes: told }), ...(never.length > 0 && { never }) }
      return {
        title: say(beat.title),
        outline: JSON.stringify({ theme_object, moral_action, bible, ...beat, ...wishes } satisfies Beat),
      }
    }),
    // Until the finished words have been read nothing is told.
    wishes:
      wishes.length > 0 ? wishes.map((wish) => ({ ...wish, outcome: 'missed', by: 'writer', evidence: [] })) : null,
  }
}

export function chapterFromWire(wire: WireChapter, info: CompleteBookInfo, data: StoryData): Chapter {
  const say = (text: string) => tidy(data.names.reveal(text), info.language)
  const { illustratedPages } = READER_AGE_PROFILES[info.readerAge]
  return {
    title: say(wire.title),
    pages: wire.pages.map(({ paragraphs, scene }, index) => ({
      paragraphs: paragraphs
        .flatMap((paragraph) => paragraph.split(/\n+/u))
        .map(say)
        .filter(Boolean),
      // A scene where no picture belongs is left out; one that is missing is a failed check.
      scene: scene && illustratedPages.includes(index + 1) ? sceneFromWire(scene, info, data) : null,
    })),
  }
}

function sceneFromWire(wire: WireScene, info: CompleteBookInfo, { names, placeIds }: StoryData): Scene {
  const { cast, interaction, place, props, action, alt, is_memory, ...rest } = wire
  const seen = cast.filter(({ id }, index) => cast.findIndex((other) => other.id === id) === index).slice(0, MOST_CAST)
  const nameOf = (id: string) => names.nameOf(id) ?? id
  const isSeen = (id: string) => seen.some((member) => member.id === id)
  const touches =
    interaction && interaction.from !== interaction.to && isSeen(interaction.from) && isSeen(interaction.to)
  return {
    ...rest,
    ...(is_memory && { isMemory: true as const }),
    cast: seen.map(({ id, shown_on, ...member }) => ({
      name: nameOf(id),
      ...member,
      ...(shown_on && { shownOn: shown_on }),
    })),
    interaction: touches
      ? { kind: interaction.kind, from: nameOf(interaction.from), to: nameOf(interaction.to) }
      : null,
    place: place === null ? null : (info.places[placeIds.indexOf(place)]?.name ?? null),
    props: [...new Set(props)].slice(0, MOST_PROPS),
    action: shortened(cleanWords(names.reveal(action)), 300),
    alt: shortened(
      tidy(names.reveal(alt), info.language).replace(/^(?:imagen|ilustración|image|picture) (?:de|of) /iu, ''),
      MOST_ALT,
    ),
  }
}
