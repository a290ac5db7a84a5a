import { type Character, isHuman, type Looks } from '../character.ts'
import type { Pose, PropName, Scene } from '../scene.ts'
import { ANIMAL_SPECIES, CREATURE_SPECIES, type Language } from '../vocabulary.ts'
import { WHEN, WHERE } from './settings.ts'
import { THINGS } from './things.ts'

/** Letters of a description at most, and the least with which it says anything. */
const MOST = 125

type Body = { name: string; feminine: boolean; pose: Pose; holding: PropName | null }

/** What a picture shows, in a sentence or two of plain words: who does what with what, where and when, and what else is there. */
export function describeScene(scene: Scene, language: Language, characters: readonly Character[]): string {
  const en = language === 'inglés'
  const bodies = bodiesOf(scene, characters, en)
  const held = new Set(bodies.map(({ holding }) => holding))
  const things = scene.props.filter((prop) => !held.has(prop)).map((prop) => labelOf(prop, en))
  const where = WHERE[scene.setting][en ? 1 : 0]
  const when = WHEN[scene.time][en ? 1 : 0]
  const at = when ? `${where}, ${when}` : where
  const [first, ...others] = bodies
  const company = others.length > 0 ? alsoThere(others, en) : ''
  const verb = en ? (/^(?:an?|the|some) /u.test(things[0] ?? '') ? 'There is' : 'There are') : 'Hay'
  const rest = things.length > 0 ? `${verb} ${listed(things, en)}.` : ''
  const opening = first ? `${first.name} ${deedOf(first, scene, en)}` : ''
  const fullest = first
    ? [`${capital(opening)} ${at}.`, company, rest]
    : [`${capital(things.length > 0 ? listed(things, en) : en ? 'Nobody' : 'Nadie')} ${at}.`]
  return fitting(fullest, first ? `${capital(opening)}.` : capital(at))
}

/** As many of the sentences as there is room for. */
function fitting(sentences: readonly string[], least: string): string {
  const kept = sentences.filter(Boolean).reduce((text, one) => {
    const longer = text ? `${text} ${one}` : one
    return longer.length <= MOST ? longer : text
  }, '')
  return kept || (least.length <= MOST ? least : `${least.slice(0, MOST - 1)}…`)
}

function bodiesOf({ cast, figures = [] }: Scene, characters: readonly Character[], en: boolean): Body[] {
  return [
    ...cast.map(({ name, pose, holding, shownOn }) => {
      const feminine = characters.find((one) => one.name === name)?.gender === 'female'
      const seen = shownOn ? (en ? `${name}, in a picture,` : `${name}, en una imagen,`) : name
      return { name: seen, feminine, pose: shownOn ? ('stand' as const) : pose, holding }
    }),
    ...figures.map(({ looks, pose, holding }) => ({
      name: nounOf(looks, en),
      feminine: looks.gender === 'female',
      pose,
      holding,
    })),
  ]
}

/** Somebody of the story's own, by their looks. */
function nounOf(looks: Looks, en: boolean): string {
  if (!isHuman(looks)) {
    const species = looks.species ?? 'dog'
    if (en) return `${/^[aeiou]/u.test(species) ? 'an' : 'a'} ${species.replace(/([A-Z])/gu, ' $1').toLowerCase()}`
    const label = ({ ...ANIMAL_SPECIES, ...CREATURE_SPECIES }[species] ?? 'animal').toLowerCase()
    return `${label.endsWith('a') ? 'una' : 'un'} ${label}`
  }
  const woman = looks.gender === 'female'
  switch (looks.age) {
    case 'baby':
      return en ? 'a baby' : 'un bebé'
    case 'child':
    case 'teenager':
      return en ? (woman ? 'a girl' : 'a boy') : woman ? 'una niña' : 'un niño'
    case 'elderly':
      return en ? (woman ? 'an old lady' : 'an old man') : woman ? 'una señora mayor' : 'un señor mayor'
    default:
      return en ? (woman ? 'a lady' : 'a man') : woman ? 'una señora' : 'un señor'
  }
}

const DEEDS: Readonly<Record<Pose, readonly [es: string, en: string]>> = {
  stand: ['está', 'is'],
  walk: ['camina', 'walks'],
  run: ['corre', 'runs'],
  jump: ['salta', 'jumps'],
  sit: ['está sentad@', 'sits'],
  wave: ['saluda', 'waves'],
  point: ['señala algo', 'points at something'],
  reach: ['alarga la mano', 'reaches out'],
  hold: ['está', 'is'],
  cheer: ['levanta los brazos', 'cheers'],
  think: ['piensa', 'thinks'],
  kneel: ['está de rodillas', 'kneels'],
  lie: ['está tumbad@', 'lies'],
  dance: ['baila', 'dances'],
  crouch: ['está agachad@', 'crouches'],
  fly: ['vuela', 'flies'],
  swim: ['nada', 'swims'],
  sleep: ['duerme', 'sleeps'],
}

function deedOf({ pose, feminine, holding }: Body, { staging }: Scene, en: boolean): string {
  const verb = DEEDS[pose][en ? 1 : 0].replace('@', feminine ? 'a' : 'o')
  if (!holding) return verb
  const thing = labelOf(holding, en)
  if (staging === 'hands') return en ? `holds up ${thing}` : `sujeta ${thing} con las dos manos`
  return en ? `${verb} with ${thing}` : `${verb} con ${thing}`
}

function alsoThere(others: readonly Body[], en: boolean): string {
  const names = others.map(({ name }, at) =>
    others.findIndex((one) => one.name === name) < at ? another(name, en) : name,
  )
  if (en) return `${capital(listed(names, en))} ${names.length > 1 ? 'are' : 'is'} there too.`
  return `${names.length > 1 ? 'Están' : 'Está'} también ${listed(names, en)}.`
}

/** A man and a man are a man and another. */
function another(name: string, en: boolean): string {
  return en ? name.replace(/^an? /u, 'another ') : name.replace(/^un(a?) /u, (_, a) => (a ? 'otra ' : 'otro '))
}

function labelOf(prop: PropName, en: boolean): string {
  return THINGS[prop][en ? 'en' : 'es']
}

function listed(words: readonly string[], en: boolean): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const and = en ? 'and' : /^h?i(?!e)/iu.test(last) ? 'e' : 'y'
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
