import type { ArtNotes, Direction } from '../../../domain/art.ts'
import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import type { Scene, SceneFigure } from '../../../domain/scene.ts'
import { cleanWords } from '../clean-words.ts'
import type { StoryData } from './story-data.ts'
import { shortened, tidy } from './tidy.ts'
import type { WireDirection, WireScene } from './wire-direction.ts'

/** Of people and figures together. */
const MOST_SEEN = 4
const MOST_PROPS = 5
const MOST_ALT = 125
const MOST_ACTION = 300

export function directionFromWire(
  wire: WireDirection,
  info: CompleteBookInfo,
  data: StoryData,
  art: ArtNotes | undefined,
): Direction {
  const scene = (one: WireScene) => sceneFromWire(one, info, data, art)
  return {
    frontCover: scene(wire.front_cover),
    backCover: scene(wire.back_cover),
    pages: wire.pages.map(({ chapter, page, scene: one }) => ({ chapter, page, scene: scene(one) })),
  }
}

function sceneFromWire(
  wire: WireScene,
  info: CompleteBookInfo,
  { names, placeIds }: StoryData,
  art: ArtNotes = { figures: [], places: [], object: null },
): Scene {
  const { cast, figures: asked = [], interaction, place, props, action, alt, is_memory, shows_theme_object } = wire
  const { setting, time, weather, shot, staging } = wire
  const seen = firstOfEach(cast).slice(0, MOST_SEEN)
  const figures = firstOfEach(asked)
    .flatMap(({ id, ...how }): SceneFigure[] => {
      const known = art.figures.find((figure) => figure.id === id)
      return known ? [{ id, as: known.as, looks: known.looks, ...how }] : []
    })
    .slice(0, MOST_SEEN - seen.length)
  const isSeen = (id: string) => [...seen, ...figures].some((one) => one.id === id)
  const nameOf = (id: string) => names.nameOf(id) ?? id
  const touches =
    interaction && interaction.from !== interaction.to && isSeen(interaction.from) && isSeen(interaction.to)
  const called = (text: string, as: 'as' | 'name') =>
    art.figures.reduce((said, figure) => said.replaceAll(figure.id, figure[as]), text)
  return {
    ...{ setting, time, weather, shot, staging },
    ...(is_memory && { isMemory: true as const }),
    ...(shows_theme_object && art.object && { showsObject: true as const }),
    cast: seen.map(({ id, pose, mood, holding, shown_on }) => ({
      ...{ name: nameOf(id), pose, mood, holding },
      ...(shown_on && { shownOn: shown_on }),
    })),
    ...(figures.length > 0 && { figures }),
    interaction: touches
      ? { kind: interaction.kind, from: nameOf(interaction.from), to: nameOf(interaction.to) }
      : null,
    place: place === null ? null : (info.places[placeIds.indexOf(place)]?.name ?? null),
    props: [...new Set(props)].slice(0, MOST_PROPS),
    action: shortened(cleanWords(called(names.reveal(action), 'as')), MOST_ACTION),
    alt: shortened(
      tidy(called(names.reveal(alt), 'name'), info.language).replace(
        /^(?:imagen|ilustración|image|picture) (?:de|of) /iu,
        '',
      ),
      MOST_ALT,
    ),
  }
}

function firstOfEach<T extends { id: string }>(all: readonly T[]): T[] {
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}
