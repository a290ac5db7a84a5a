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

/** As much of a direction as one call makes: covers come with the first. */
export type PartOfDirection = Pick<Direction, 'pages'> & Partial<Direction>

export function directionFromWire(
  wire: WireDirection,
  info: CompleteBookInfo,
  data: StoryData,
  art: ArtNotes | undefined,
): PartOfDirection {
  const scene = (one: WireScene) => sceneFromWire(one, info, data, art)
  return {
    ...(wire.front_cover && { frontCover: scene(wire.front_cover) }),
    ...(wire.back_cover && { backCover: scene(wire.back_cover) }),
    pages: wire.pages.map(({ chapter, page, scene: one }) => ({ chapter, page, scene: scene(one) })),
  }
}

/** Whom and what a direction speaks of more than a picture holds. */
export function isCrowded({ cast, figures = [] }: WireScene): boolean {
  return firstOfEach(cast).length + firstOfEach(figures).length > MOST_SEEN
}

function sceneFromWire(
  wire: WireScene,
  info: CompleteBookInfo,
  { names, placeIds }: StoryData,
  art: ArtNotes = { figures: [], places: [], object: null },
): Scene {
  const { interaction, place, props, action, alt, is_memory, shows_theme_object } = wire
  const { setting, time, weather, shot, staging } = wire
  const everybody = firstOfEach(wire.cast)
  const seen = everybody.slice(0, MOST_SEEN)
  const allFigures = firstOfEach(wire.figures ?? []).flatMap(({ id, pose, mood, holding }): SceneFigure[] => {
    const known = art.figures.find((figure) => figure.id === id)
    return known ? [{ id, as: known.as, looks: known.looks, pose, mood, holding }] : []
  })
  const figures = allFigures.slice(0, MOST_SEEN - seen.length)
  const isSeen = (id: string) => [...seen, ...figures].some((one) => one.id === id)
  const nameOf = (id: string) => names.nameOf(id) ?? id
  const touches =
    interaction && interaction.from !== interaction.to && isSeen(interaction.from) && isSeen(interaction.to)
  const said = (text: string, as: 'as' | 'name') => {
    const figured = art.figures.reduce((told, figure) => told.replaceAll(asWord(figure.id), figure[as]), text)
    const placed = placeIds.reduce((told, id, at) => told.replaceAll(asWord(id), info.places[at]?.name ?? ''), figured)
    // An id of nobody is no word.
    return names.reveal(placed).replaceAll(/(?:PERS|LUGAR|FIG)[_\s-]?\d+/gu, '')
  }
  const cut = [...everybody.slice(MOST_SEEN), ...allFigures.slice(figures.length)].map(({ id }) => id)
  const company = [...seen, ...figures].map(({ id }) => id).join(' and ')
  // Who does not fit into a picture does nothing in it.
  const done = cut.some((id) => asWord(id).test(action)) ? `${company} in a quiet moment.` : action
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
    action: shortened(cleanWords(said(done, 'as')), MOST_ACTION),
    alt: altFrom(said(alt, 'name'), info),
  }
}

/** Empty where it is in another language: then what is drawn is described by rule. */
function altFrom(text: string, { language }: CompleteBookInfo): string {
  const alt = tidy(text.replaceAll(/[{}[\]<>|]/gu, ''), language).replace(
    /^(?:imagen|ilustración|image|picture) (?:de|of) /iu,
    '',
  )
  const english = alt.match(/(?<!\p{L})(?:the|and|is|are|with|of|at|on)(?!\p{L})/giu)?.length ?? 0
  const spanish = alt.match(/(?<!\p{L})(?:el|la|los|las|un|una|de|del|y|en|con|se)(?!\p{L})/giu)?.length ?? 0
  const isOther = language === 'inglés' ? spanish > english : english > spanish
  return isOther ? '' : shortened(`${alt.charAt(0).toUpperCase()}${alt.slice(1)}`, MOST_ALT)
}

/** `FIG_1` is not the beginning of `FIG_10`. */
function asWord(id: string): RegExp {
  return new RegExp(`${id}(?!\\d)`, 'gu')
}

function firstOfEach<T extends { id: string }>(all: readonly T[]): T[] {
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}
