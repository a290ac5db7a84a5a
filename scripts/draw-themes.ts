import path from 'node:path'
import { OfflineIllustrator } from '../src/adapters/offline/illustrator/offline-illustrator.ts'
import { type Character, newCharacter } from '../src/domain/character.ts'
import type { Mood, Pose, PropName, Scene, Setting, TimeOfDay, Weather } from '../src/domain/scene.ts'
import { THEMES, type Theme, valuesOf } from '../src/domain/vocabulary.ts'

/**
 * Draws the wizard's fourteen theme pictures with the product's own illustrator: `bun scripts/draw-themes.ts`.
 * 360 × 270 px, one family of scenes, each with the things that its theme is made of.
 */
const WIDTH = 360
const HEIGHT = 270
const MAX_BYTES = 25_000

type Player = Partial<Character> & { pose: Pose; mood: Mood; holding?: PropName }
type Picture = {
  setting: Setting
  time: TimeOfDay
  weather?: Weather
  props: PropName[]
  players: Player[]
}

const girl = {
  gender: 'female',
  age: 'child',
  skin: 'tan',
  hair: { colour: 'brown', form: 'curly', length: 'medium', style: 'pigtails' },
  eyes: 'brown',
} as const
const boy = {
  gender: 'male',
  age: 'child',
  skin: 'deep_tan',
  hair: { colour: 'black', form: 'straight', length: 'short', style: null },
  eyes: 'black',
} as const
const wearing = (...clothes: Character['clothes']) => ({ clothes })

const PICTURES: Record<Theme, Picture> = {
  misterioso: {
    setting: 'attic',
    time: 'night',
    props: ['chest', 'key', 'candle'],
    players: [
      {
        ...girl,
        ...wearing({ type: 'trenchcoat', colour: 'brown' }, { type: 'hat', colour: 'brown' }),
        pose: 'walk',
        mood: 'surprised',
        holding: 'lantern',
      },
    ],
  },
  divertido: {
    setting: 'circus',
    time: 'day',
    props: ['balloon', 'ball', 'drum'],
    players: [
      {
        ...boy,
        ...wearing({ type: 'tshirt', colour: 'yellow' }, { type: 'shorts', colour: 'red' }),
        pose: 'jump',
        mood: 'excited',
      },
    ],
  },
  fantasia: {
    setting: 'tower',
    time: 'sunset',
    props: ['crystal-ball', 'star', 'wand'],
    players: [
      { gender: 'imaginary_creature', age: 'baby', species: 'dragon', colour: 'green', pose: 'stand', mood: 'happy' },
    ],
  },
  profesiones: {
    setting: 'street',
    time: 'day',
    props: ['fire-engine', 'stethoscope', 'wrench'],
    players: [
      {
        ...girl,
        ...wearing({ type: 'trenchcoat', colour: 'red' }, { type: 'cap', colour: 'red' }),
        pose: 'wave',
        mood: 'proud',
      },
    ],
  },
  'ciencia ficcion': {
    setting: 'moon',
    time: 'night',
    props: ['rocket', 'robot', 'planet'],
    players: [
      {
        ...boy,
        ...wearing({ type: 'tshirt', colour: 'white' }, { type: 'trousers', colour: 'white' }),
        pose: 'wave',
        mood: 'excited',
      },
    ],
  },
  valores: {
    setting: 'park',
    time: 'day',
    props: ['heart', 'flower'],
    players: [
      { ...girl, ...wearing({ type: 'dress', colour: 'pink' }), pose: 'hold', mood: 'happy' },
      {
        ...boy,
        ...wearing({ type: 'tshirt', colour: 'green' }, { type: 'shorts', colour: 'blue' }),
        pose: 'hold',
        mood: 'happy',
      },
    ],
  },
  aventura: {
    setting: 'mountain',
    time: 'day',
    props: ['compass', 'tent', 'backpack'],
    players: [
      {
        ...boy,
        ...wearing(
          { type: 'tshirt', colour: 'orange' },
          { type: 'shorts', colour: 'brown' },
          { type: 'hat', colour: 'brown' },
        ),
        pose: 'point',
        mood: 'determined',
        holding: 'map',
      },
    ],
  },
  aprendizaje: {
    setting: 'classroom',
    time: 'day',
    props: ['book', 'pencil', 'bulb'],
    players: [
      {
        ...girl,
        ...wearing({ type: 'tshirt', colour: 'blue' }, { type: 'skirt', colour: 'yellow' }),
        pose: 'think',
        mood: 'thoughtful',
      },
    ],
  },
  naturaleza: {
    setting: 'meadow',
    time: 'day',
    props: ['sunflower', 'butterfly', 'ladybug', 'watering-can'],
    players: [{ ...girl, ...wearing({ type: 'dress', colour: 'green' }), pose: 'crouch', mood: 'happy' }],
  },
  animales: {
    setting: 'jungle',
    time: 'day',
    props: ['leaf'],
    players: [
      { gender: 'animal', age: 'baby', species: 'lion', colour: 'yellow', pose: 'sit', mood: 'happy' },
      { gender: 'animal', age: 'adult', species: 'parrot', colour: 'red', pose: 'stand', mood: 'happy' },
    ],
  },
  familiar: {
    setting: 'living-room',
    time: 'day',
    props: ['cake', 'teapot'],
    players: [
      {
        gender: 'female',
        age: 'elderly',
        skin: 'light',
        hair: { colour: 'white', form: 'curly', length: 'short', style: 'bun' },
        ...wearing({ type: 'dress', colour: 'purple' }),
        pose: 'stand',
        mood: 'happy',
      },
      {
        ...boy,
        ...wearing({ type: 'tshirt', colour: 'red' }, { type: 'trousers', colour: 'blue' }),
        pose: 'wave',
        mood: 'happy',
      },
    ],
  },
  navidad: {
    setting: 'snow',
    time: 'night',
    weather: 'snow',
    props: ['christmas-tree', 'gift', 'snowman'],
    players: [
      {
        ...girl,
        ...wearing({ type: 'trenchcoat', colour: 'red' }, { type: 'beanie', colour: 'red' }),
        pose: 'cheer',
        mood: 'excited',
      },
    ],
  },
  princesas: {
    setting: 'palace',
    time: 'day',
    props: ['crown', 'flower', 'mirror'],
    players: [{ ...girl, ...wearing({ type: 'dress', colour: 'purple' }), pose: 'dance', mood: 'happy' }],
  },
  vehiculos: {
    setting: 'road',
    time: 'day',
    props: ['fire-engine', 'hot-air-balloon', 'bicycle'],
    players: [
      {
        ...boy,
        ...wearing(
          { type: 'tshirt', colour: 'blue' },
          { type: 'trousers', colour: 'brown' },
          { type: 'cap', colour: 'red' },
        ),
        pose: 'wave',
        mood: 'excited',
      },
    ],
  },
}

const folder = path.resolve(import.meta.dir, '../web/wizard/themes')
const illustrator = new OfflineIllustrator({ size: { width: WIDTH * 3, height: HEIGHT * 3 } })
for (const theme of valuesOf(THEMES)) {
  const { characters, scene } = described(PICTURES[theme])
  const outcome = await illustrator.draw(
    {
      scene,
      characters,
      places: [],
      theme,
      readerAge: '4-6',
      kind: 'page',
      references: new Map(),
      wish: null,
      seed: `theme/${theme}`,
    },
    AbortSignal.timeout(30_000),
  )
  if (outcome.kind === 'refused') throw new Error(`${theme}: ${outcome.reason}`)
  const file = `${theme.replaceAll(' ', '-')}.webp`
  const bytes = await small(outcome.picture.original.bytes)
  await Bun.write(path.join(folder, file), bytes)
  console.log(`${file} ${bytes.length} bytes`)
}

function described({ setting, time, weather = 'clear', props, players }: Picture) {
  const characters = players.map(({ pose: _pose, mood: _mood, holding: _holding, ...looks }, index) => ({
    ...newCharacter(),
    name: `Figura ${index + 1}`,
    ...looks,
  }))
  const scene: Scene = {
    cast: players.map(({ pose, mood, holding = null }, index) => ({
      name: `Figura ${index + 1}`,
      pose,
      mood,
      holding,
    })),
    interaction: null,
    setting,
    place: null,
    time,
    weather,
    shot: 'medium',
    props,
    action: '',
    alt: '',
  }
  return { characters, scene }
}

/** As fine as the size allows. */
async function small(original: Uint8Array): Promise<Uint8Array> {
  for (let quality = 82; quality >= 40; quality -= 6) {
    const bytes = await new Bun.Image(original).resize(WIDTH, HEIGHT).webp({ quality }).bytes()
    if (bytes.length < MAX_BYTES) return bytes
  }
  throw new Error('a theme picture does not fit its size')
}
