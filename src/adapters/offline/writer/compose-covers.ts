import type { Scene } from '../../../domain/scene.ts'
import { drawScene } from './draw-scene.ts'
import { lightOfTitle } from './lexicon/title-light.ts'
import type { Both, Picture } from './plots/plot.ts'
import { sceneWords } from './scene-words.ts'
import { stageOf, type Tale } from './understand.ts'

type Cover = { alt: Both<string>; picture: Picture }

/** What a front cover can show of the two: books of one input that follow each other differ there too. */
const FRONTS: readonly [Cover, ...Cover[]] = [
  {
    alt: {
      es: 'En la portada, {H} señala a lo lejos y {F} saluda, con {thing}.',
      en: 'On the cover, {H} points ahead and {F} waves, with {thing}.',
    },
    picture: { H: ['point', 'excited'], F: ['wave', 'happy'], showsThing: true, shot: 'wide' },
  },
  {
    alt: {
      es: 'En la portada, {H} levanta los brazos y {F} saluda, con {thing}.',
      en: 'On the cover, {H} cheers and {F} waves, with {thing}.',
    },
    picture: { H: ['cheer', 'happy'], F: ['wave', 'excited'], showsThing: true, shot: 'wide' },
  },
  {
    alt: {
      es: 'En la portada, {H} y {F} van de la mano, con {thing}.',
      en: 'On the cover, {H} and {F} stand hand in hand, with {thing}.',
    },
    picture: {
      H: ['stand', 'proud'],
      F: ['stand', 'happy'],
      together: ['hold-hands', 'H', 'F'],
      showsThing: true,
      shot: 'wide',
    },
  },
]

const BACK: Cover = {
  alt: {
    es: '{H} y {F} se alejan por el camino al atardecer.',
    en: '{H} and {F} walk away down the path at sunset.',
  },
  picture: { H: ['walk', 'happy'], F: ['walk', 'calm'], time: 'sunset', shot: 'wide' },
}

export function coverScenes(tale: Tale): { frontCover: Scene; backCover: Scene } {
  const { info, company, plans, skin, chance, wishes } = tale
  const first = stageOf(tale, 0)
  const last = stageOf(tale, plans.length - 1)
  const [apart, ...others] = FRONTS.filter(({ picture }) => !picture.together || company.partner.name !== null)
  const front = apart ? chance.turn([apart, ...others], 'cover') : FRONTS[0]
  // The toy that the parent calls by its name stands on the cover.
  const companions = wishes.flatMap((wish) => (wish.kind === 'event' && wish.prop ? [wish.prop] : []))
  return {
    frontCover: drawScene(
      { ...front.picture, ...lightOfTitle(info.title), props: companions },
      { ...first.people, X: null },
      company.others.map(({ person }) => person),
      skin.prop,
      first.where,
      sceneWords(front.alt, first),
      ['wave', 'happy'],
    ),
    backCover: drawScene(
      BACK.picture,
      { ...last.people, X: null },
      [],
      skin.prop,
      last.where,
      sceneWords(BACK.alt, last),
    ),
  }
}
