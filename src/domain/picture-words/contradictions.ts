import { type Pose, PROPS, type PropName, type Scene, type Setting } from '../scene.ts'
import type { Language } from '../vocabulary.ts'
import { isTelling, wordsFor } from './things.ts'

/** Whom the parent described, by name. */
export type Named = { names: readonly string[] }

/**
 * What a description says that its scene does not have, each as a word or two; empty where nothing is wrong. It judges only
 * words that mean one thing: an unknown word contradicts nothing.
 */
export function contradictions(alt: string, scene: Scene, language: Language, { names }: Named): string[] {
  const tongue = language === 'inglés' ? 'en' : 'es'
  const present = new Set(scene.cast.map(({ name }) => name))
  const absent = names.filter((name) => !present.has(name) && hasName(alt, name))
  const told = withoutUnseen(withoutNames(alt, names), tongue)
  return [...absent, ...thingsMissing(told, scene, tongue), ...otherwiseThan(told, scene, tongue)]
}

function withoutNames(alt: string, names: readonly string[]): string {
  return names
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, '…'), alt)
    .replace(/(?<=\p{Ll} )\p{Lu}[\p{L}-]+/gu, '…')
}

/** What is thought of, heard, looked for or not there. */
const UNSEEN = {
  es: /(?:\bno (?:hay )?\p{L}+|\bmedio \p{L}+|\b(?:caja de|vaso de|trozo de|sin|busca\w*|piensa\w* en|sueña\w* con|habla\w* (?:de|con)|cuenta\w*|escucha\w*|oye\w*|huele a|quiere\w*|espera\w*|recuerda\w*|pregunta\w*|forma de|cara de|palabra|como)\s+(?:(?:un|una|unos|unas|el|la|los|las|su|sus|lo)\s+)?\p{L}+)/giu,
  en: /(?:\bno \p{L}+|\bhalf asleep|\bthe \p{L}+ (?:has gone|is out)|\b(?:put|blow)s? out the \p{L}+|\b(?:without|look(?:s|ing)? for|think(?:s|ing)? (?:of|about)|dream\w* (?:of|about)|talk\w* (?:of|about|to)|hear\w*|listen\w* to|want\w*|wait\w* for|remember\w*|ask\w*|shape of|like)\s+(?:(?:an?|the|her|his|their|some)\s+)?\p{L}+)/giu,
} as const

function withoutUnseen(alt: string, tongue: 'es' | 'en'): string {
  return alt.replace(UNSEEN[tongue], ' ')
}

function thingsMissing(told: string, scene: Scene, tongue: 'es' | 'en'): string[] {
  const there = thingsIn(scene)
  const known = new Set([...there].flatMap((prop) => wordsFor(prop, tongue)))
  const looks = (scene.figures ?? []).map(({ as }) => as).join(' ')
  return PROPS.flatMap((prop) => {
    if (there.has(prop) || IN_PLACE[scene.setting]?.includes(prop)) return []
    return wordsFor(prop, tongue).filter(
      (word) =>
        hasWord(told, word) &&
        isTelling(word) &&
        !known.has(word) &&
        ![...known].some((one) => one.includes(word)) &&
        // A figure wears it, or is it.
        !wordsFor(prop, 'en').some((english) => hasWord(looks, english)) &&
        !isSomebody(prop, scene),
    )
  })
}

/** A cat of the family or of the story is a cat as well. */
function isSomebody(prop: PropName, { cast, props, figures = [] }: Scene): boolean {
  if (!ANIMALS.has(prop)) return false
  // So is the one of cloth.
  if (props.some(isCuddly) || cast.some(({ holding }) => holding !== null && isCuddly(holding))) return true
  return cast.length > 0 || figures.some(({ looks }) => looks.gender === 'animal')
}

function isCuddly(prop: PropName): boolean {
  return prop === 'teddy' || prop.startsWith('plush-')
}

function thingsIn({ props, cast, figures = [] }: Scene): Set<PropName> {
  return new Set([...props, ...[...cast, ...figures].flatMap(({ holding }) => holding ?? [])])
}

/** Bodies, hours and weather that are said and not so. */
function otherwiseThan(told: string, scene: Scene, tongue: 'es' | 'en'): string[] {
  const bodies = [...scene.cast, ...(scene.figures ?? [])]
  const poses = new Set(bodies.map(({ pose }) => pose))
  const { interaction, time, weather, setting } = scene
  const posed = POSED.flatMap(({ words, any }) =>
    bodies.length > 0 && words[tongue].test(told) && !any.some((pose) => poses.has(pose))
      ? [words[tongue].exec(told)?.[0] ?? '']
      : [],
  )
  const touched = TOUCHING.flatMap(({ words, kinds }) =>
    words[tongue].test(told) && !(interaction && kinds.includes(interaction.kind))
      ? [words[tongue].exec(told)?.[0] ?? '']
      : [],
  )
  const sky = SKY.flatMap(({ words, fits }) =>
    words[tongue].test(told) && !fits(time, weather, setting) ? [words[tongue].exec(told)?.[0] ?? ''] : [],
  )
  return [...posed, ...(bodies.some(({ holding }) => holding) ? [] : touched), ...sky]
}

type Told = { es: RegExp; en: RegExp }

const POSED: readonly { words: Told; any: readonly Pose[] }[] = [
  {
    words: { es: /\b(?:duermen?(?! sentad)|dormid[oa]s?)\b/iu, en: /(?<!sits )\b(?:asleep|sleeps?|sleeping)\b/iu },
    any: ['sleep', 'lie'],
  },
  { words: { es: /\bsentad[oa]s?\b/iu, en: /\b(?:sits?|sitting|seated)\b/iu }, any: ['sit', 'kneel', 'crouch'] },
  { words: { es: /\btumbad[oa]s?\b/iu, en: /\blying\b/iu }, any: ['lie', 'sleep'] },
  { words: { es: /…\s+corren?\b/iu, en: /…\s+(?:runs?|running)\b/iu }, any: ['run'] },
  { words: { es: /…\s+saltan?\b/iu, en: /…\s+(?:jumps?|jumping)\b/iu }, any: ['jump'] },
  { words: { es: /\bbailan?\b/iu, en: /\b(?:dances?|dancing)\b/iu }, any: ['dance'] },
  { words: { es: /\b(?:nadan|nadando)\b/iu, en: /\b(?:swims?|swimming)\b/iu }, any: ['swim'] },
  { words: { es: /…\s+vuelan?\b/iu, en: /…\s+(?:flies|flying)\b/iu }, any: ['fly'] },
  { words: { es: /\b(?:de rodillas|arrodillad[oa]s?)\b/iu, en: /\bkneel/iu }, any: ['kneel', 'crouch'] },
]
const TOUCHING: readonly { words: Told; kinds: readonly string[] }[] = [
  { words: { es: /\b(?:se abrazan?|abrazad[oa]s)\b/iu, en: /…\s+hugs?\b/iu }, kinds: ['hug', 'carry'] },
  { words: { es: /\bde la mano\b/iu, en: /\bhand in hand\b/iu }, kinds: ['hold-hands'] },
]
const SNOWY: ReadonlySet<Setting> = new Set<Setting>(['snow', 'mountain'])
const SKY: readonly { words: Told; fits: (time: Scene['time'], weather: Scene['weather'], at: Setting) => boolean }[] =
  [
    { words: { es: /\b(?:de noche|esta noche)\b/iu, en: /\bat night\b/iu }, fits: (time) => time === 'night' },
    { words: { es: /\batardecer\b/iu, en: /\bsunset\b/iu }, fits: (time) => time === 'sunset' },
    { words: { es: /\bamanecer\b/iu, en: /\b(?:sunrise|dawn)\b/iu }, fits: (time) => time === 'dawn' },
    {
      words: { es: /\b(?:llueve|bajo la lluvia)\b/iu, en: /\b(?:raining|in the rain)\b/iu },
      fits: (_, weather) => weather === 'rain' || weather === 'storm',
    },
    {
      words: { es: /\b(?:nieva|nevado)\b/iu, en: /\b(?:snowing|snowy)\b/iu },
      fits: (_, weather, at) => weather === 'snow' || SNOWY.has(at),
    },
  ]
const ANIMALS: ReadonlySet<PropName> = new Set<PropName>([
  'bird',
  'cat',
  'dog',
  'duck',
  'frog',
  'mouse',
  'fish',
  'snail',
  'goat',
  'sheep',
  'cow',
  'camel',
  'bat',
  'butterfly',
  'bee',
  'robot',
])

/** What every picture of a place shows. */
const IN_PLACE: Partial<Record<Setting, readonly PropName[]>> = {
  bedroom: ['bed', 'picture', 'night-light', 'bulb'],
  classroom: ['blackboard', 'table', 'book'],
  kitchen: ['table', 'saucepan'],
  library: ['book', 'ladder'],
  'living-room': ['picture', 'armchair', 'book'],
  playground: ['swing', 'slide'],
  station: ['train'],
  train: ['train'],
  boat: ['boat'],
  harbour: ['boat'],
  sea: ['boat'],
  beach: ['boat', 'shell'],
  circus: ['tent'],
  hospital: ['hospital-bed', 'bed'],
  garden: ['flower', 'tree', 'sunflower'],
  street: ['door'],
  village: ['door', 'fountain'],
}

function hasName(text: string, name: string): boolean {
  return new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(text)
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

const patterns = new Map<string, RegExp>()

/** Some four hundred words are asked of every description of every book: what does not even contain one is not read again. */
function hasWord(text: string, word: string): boolean {
  if (!text.toLowerCase().includes(word.toLowerCase())) return false
  const pattern = patterns.get(word) ?? new RegExp(`(?<!\\p{L})${escaped(word)}(?:e?s)?(?!\\p{L})`, 'iu')
  patterns.set(word, pattern)
  return pattern.test(text)
}
