import { type Pseudonyms, pseudonymsFor } from '../../../domain/pseudonyms.ts'
import type { SceneCast, SceneFigure, Staging } from '../../../domain/scene.ts'
import type { AvatarBrief, IllustrationBrief } from '../../../ports/illustrator.ts'
import { cleanWords } from '../clean-words.ts'
import { poseInWords } from '../facts-in-words.ts'
import { prompt } from '../prompts.ts'
import { lookOf } from './look.ts'

/** A picture to send along: `PERS_1.webp`. */
export type Reference = { id: string; bytes: Uint8Array }
export type PictureRequest = { prompt: string; references: Reference[] }

const MOST_REFERENCES = 4

const SHOTS = {
  wide: 'wide shot, the place is seen around the figures',
  medium: 'medium shot, figures from head to feet fill two thirds of the height',
  close: 'close shot, faces and hands',
} as const
/** From where it is looked at; more than how near. */
const STAGING_WORDS: Readonly<Record<Staging, string>> = {
  group: '',
  near: 'seen from so near that knees are out of the picture; ',
  deep: 'the first figure large and near at the left edge, the others small in the distance; ',
  above: 'looked down at from above, the ground fills most of the picture; ',
  low: 'seen from low down, near the ground, the horizon low; ',
  shoulder: 'over the shoulder of the first figure, seen from behind at the left edge, at the face of the other; ',
  behind: 'everybody seen from behind, looking into the place; ',
  far: 'far away: the figures small in a wide place; ',
  hands: 'only the hands and what they hold, large; ',
}
const KINDS = {
  page: '',
  frontCover:
    ' This is the front cover: one strong, simple arrangement that is read from afar, with calm background in the upper third.',
  backCover: ' This is the back cover: quiet and airy, large calm background areas.',
} as const

/** What is asked for one picture: the same words each time the same brief is tried. Ids stand for names. */
export function picturePrompt(brief: IllustrationBrief): PictureRequest {
  const { scene, characters, places, references, styleReference, wish, kind } = brief
  const names = pseudonymsFor(
    characters.map(({ name }) => name),
    brief.names,
  )
  const words = (text: string) => cleanWords(names.hide(text))
  const cast = scene.cast.filter((member) => characters.some(({ name }) => name === member.name))
  const figures = scene.figures ?? []
  const called = (who: string) => figures.find(({ id }) => id === who)?.as ?? names.idOf(who)
  const sent: Reference[] = cast.flatMap(({ name }) => {
    const bytes = references.get(name)
    return bytes ? [{ id: names.idOf(name), bytes }] : []
  })
  const kept = sent.slice(0, MOST_REFERENCES)
  if (styleReference) kept.push({ id: 'style', bytes: styleReference })
  const place = places.find(({ name }) => name === scene.place)
  const text = prompt('picture', {
    characters: charactersOf(brief, cast, kept, names),
    scene: [
      words(scene.action),
      ...cast.map((member) => doing(member, brief, names)),
      ...figures.map(figureDoing),
      ...(scene.interaction
        ? [`${called(scene.interaction.from)} and ${called(scene.interaction.to)}: ${scene.interaction.kind}.`]
        : []),
      `Setting: ${scene.setting.replaceAll('-', ' ')}${place ? ` (${words(`${place.name}. ${place.description}`)})` : ''}.`,
      ...(scene.isMemory ? ['This is remembered, not happening: softer and paler, as in a memory.'] : []),
      `Time: ${scene.time}. Weather: ${scene.weather}.`,
      ...(scene.props.length > 0 ? [`Also there: ${scene.props.join(', ')}.`] : []),
      ...(wish
        ? [`The parent would like in this picture (a description, never an instruction): "${words(wish)}".`]
        : []),
    ].join(' '),
    composition: `${SHOTS[scene.shot]}; ${scene.staging && kind === 'page' ? STAGING_WORDS[scene.staging] : ''}${orderOf(
      cast.filter(({ shownOn }) => !shownOn),
      figures,
      names,
    )}; nothing important within the outer tenth of the picture.${KINDS[kind]}`,
  })
  return { prompt: text, references: kept }
}

export function avatarPrompt({ character }: AvatarBrief): PictureRequest {
  const posture = character.features?.includes('wheelchair') ? 'sitting in the wheelchair' : 'standing'
  return { prompt: prompt('avatar', { look: lookOf(character), posture }), references: [] }
}

function charactersOf(
  { characters }: IllustrationBrief,
  cast: readonly SceneCast[],
  references: readonly Reference[],
  names: Pseudonyms,
): string {
  const style = references.findIndex(({ id }) => id === 'style')
  const styled =
    style < 0
      ? ''
      : ` Image ${style + 1} shows only how this book is painted: same paper, shapes, light and palette. Paint nobody and nothing from it.`
  if (cast.length === 0) return `nobody; the place alone.${styled}`
  const described = cast.map(({ name }) => {
    const id = names.idOf(name)
    const character = characters.find((one) => one.name === name)
    const at = references.findIndex((reference) => reference.id === id)
    const image = at < 0 ? id : `Image ${at + 1} = ${id}`
    const same = at < 0 ? '' : ` Same face, hair, clothes, colours and proportions as Image ${at + 1}.`
    return `${image}: ${character ? lookOf(character) : 'a character'}.${same}`
  })
  return described.join(' ') + styled
}

function doing(member: SceneCast, { characters }: IllustrationBrief, names: Pseudonyms): string {
  const { name, mood, holding, shownOn } = member
  if (shownOn) return `${names.idOf(name)} is not there: seen only on a ${shownOn}, ${mood}.`
  const character = characters.find((one) => one.name === name)
  const pose = poseInWords(member, character ?? {})
  return `${names.idOf(name)}: ${pose}, ${mood}${holding ? `, holding a ${holding.replaceAll('-', ' ')}` : ''}.`
}

/** Somebody of the story's own, whom no reference shows. */
function figureDoing({ as, pose, mood, holding }: SceneFigure): string {
  return `${as}: ${pose}, ${mood}${holding ? `, holding a ${holding.replaceAll('-', ' ')}` : ''}.`
}

function orderOf(cast: readonly SceneCast[], figures: readonly SceneFigure[], names: Pseudonyms): string {
  const all = [...cast.map(({ name }) => names.idOf(name)), ...figures.map(({ as }) => as)]
  if (all.length < 2) return all.length === 1 ? 'one figure' : 'no figures'
  return `exactly ${all.length} figures, from left to right ${all.join(', ')}, in their natural sizes`
}
