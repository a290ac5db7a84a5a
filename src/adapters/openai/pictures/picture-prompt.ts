import { type Pseudonyms, pseudonymsFor } from '../../../domain/pseudonyms.ts'
import type { SceneCast, SceneFigure, Staging } from '../../../domain/scene.ts'
import type { AvatarBrief, IllustrationBrief, SheetName } from '../../../ports/illustrator.ts'
import { cleanWords } from '../clean-words.ts'
import { poseInWords } from '../facts-in-words.ts'
import { prompt } from '../prompts.ts'
import { lookOf } from './look.ts'

/** A picture to send along: `PERS_1.webp`. */
export type Reference = { id: string; bytes: Uint8Array }
export type PictureRequest = { prompt: string; references: Reference[] }

const MOST_AVATARS = 4
const MOST_REFERENCES = 5

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
  const { scene, characters, places, wish, kind } = brief
  const names = pseudonymsFor(
    characters.map(({ name }) => name),
    brief.names,
  )
  const words = (text: string) => cleanWords(names.hide(text))
  const cast = scene.cast.filter((member) => characters.some(({ name }) => name === member.name))
  const figures = scene.figures ?? []
  const called = (who: string) => figures.find(({ id }) => id === who)?.as ?? names.idOf(who)
  const kept = referencesOf(brief, cast, names)
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
      `Setting: ${scene.setting.replaceAll('-', ' ')}${place ? ` (${words(`${place.name}. ${place.description}`)}${looksOfPlace(brief)})` : ''}.`,
      ...(scene.showsObject && brief.art?.object ? [`Seen in it: ${words(brief.art.object.looks)}.`] : []),
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

/**
 * At most five pictures go along, and what is last goes first where there are more: the people, the story's own figures, how the
 * book is painted, where it is, the thing it turns on.
 */
function referencesOf(
  { scene, places, references, sheets, styleReference }: IllustrationBrief,
  cast: readonly SceneCast[],
  names: Pseudonyms,
): Reference[] {
  const sheet = (name: SheetName): Reference[] => {
    const bytes = sheets?.get(name)
    return bytes ? [{ id: name, bytes }] : []
  }
  const avatars = cast.flatMap(({ name }): Reference[] => {
    const bytes = references.get(name)
    return bytes ? [{ id: names.idOf(name), bytes }] : []
  })
  const place = places.findIndex(({ name }) => name === scene.place)
  return [
    ...(cast.length > 0 ? sheet('cast') : []),
    ...avatars.slice(0, MOST_AVATARS),
    ...(scene.figures?.length ? sheet('figures') : []),
    ...sheet('key'),
    ...(styleReference ? [{ id: 'style', bytes: styleReference }] : []),
    ...(place >= 0 ? sheet(`place-${place + 1}`) : []),
    ...(scene.showsObject ? sheet('object') : []),
  ].slice(0, MOST_REFERENCES)
}

function looksOfPlace({ scene, art }: IllustrationBrief): string {
  const looks = art?.places.find(({ name }) => name === scene.place)?.looks
  return looks ? ` ${looks}` : ''
}

export function avatarPrompt({ character }: AvatarBrief): PictureRequest {
  const posture = character.features?.includes('wheelchair') ? 'sitting in the wheelchair' : 'standing'
  return { prompt: prompt('avatar', { look: lookOf(character), posture }), references: [] }
}

function charactersOf(
  { characters, scene, art }: IllustrationBrief,
  cast: readonly SceneCast[],
  references: readonly Reference[],
  names: Pseudonyms,
): string {
  const imageOf = (id: string) => references.findIndex((reference) => reference.id === id) + 1
  const shown = (id: string, words: string) => (imageOf(id) > 0 ? ` Image ${imageOf(id)} ${words}` : '')
  const place = references.find(({ id }) => id.startsWith('place-'))
  const manner =
    shown('style', `shows only how this book is painted: same paper, shapes, light and palette. ${NOTHING_ELSE}`) +
    shown('key', `shows only how this book is painted: same paper, shapes, light and palette. ${NOTHING_ELSE}`) +
    (place
      ? shown(
          place.id,
          'is the place: the same buildings, plants, furniture and colours, from wherever this scene looks at it.',
        )
      : '') +
    shown('object', `is ${art?.object?.name ?? 'the thing'}: paint the very same one.`)
  const cameo = shown(
    'figures',
    `shows ${(art?.figures ?? []).map(({ as }) => as).join(' and ')}: paint only ${(scene.figures ?? []).map(({ as }) => as).join(' and ')}, looking the same.`,
  )
  if (cast.length === 0)
    return `${scene.figures?.length ? 'none of the main characters.' : 'nobody; the place alone.'}${cameo}${manner}`
  const all =
    imageOf('cast') > 0
      ? `Image ${imageOf('cast')} is a sheet of the main characters; paint only those named here. `
      : ''
  const described = cast.map(({ name }) => {
    const id = names.idOf(name)
    const character = characters.find((one) => one.name === name)
    const at = imageOf(id) || imageOf('cast')
    const image = imageOf(id) > 0 ? `Image ${at} = ${id}` : id
    const same =
      at > 0 ? ` Same face, hair, clothes, colours and proportions as ${imageOf(id) > 0 ? '' : 'on '}Image ${at}.` : ''
    return `${image}: ${character ? lookOf(character) : 'a character'}.${same}`
  })
  return all + described.join(' ') + cameo + manner
}

const NOTHING_ELSE = 'Paint nobody and nothing from it.'

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
