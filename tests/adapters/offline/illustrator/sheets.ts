import { pageSvg } from '../../../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { drawFigure } from '../../../../src/adapters/offline/illustrator/figures/draw-figure.ts'
import { drawProp } from '../../../../src/adapters/offline/illustrator/props/draw-prop.ts'
import type { Character } from '../../../../src/domain/character.ts'
import { FEATURES } from '../../../../src/domain/person-facts.ts'
import {
  INTERACTIONS,
  MOODS,
  POSES,
  PROPS,
  type Scene,
  SETTINGS,
  SHOTS,
  TIMES_OF_DAY,
  WEATHERS,
} from '../../../../src/domain/scene.ts'
import {
  AGES,
  ANIMAL_COLOURS,
  ANIMAL_SPECIES,
  CREATURE_SPECIES,
  EYE_COLOURS,
  GARMENT_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  HAIR_FORMS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  SKINS,
  THEMES,
  valuesOf,
} from '../../../../src/domain/vocabulary.ts'
import { aBrief, aCharacter, BRUNO, CARMEN, CHISPA, LUCIA } from './briefs.ts'
import { requestFor } from './figures/contact-sheet.ts'

export type Cell = { title: string; svg: string }
/** Everything that the illustrator can be asked for, a sheet a kind: `side` in pixels of a cell (whole sixteens, as pictures are packed), `columns` a row. */
export type ContactSheet = { side: number; columns: number; cells: Cell[] }

const GIRL: Partial<Character> = {
  gender: 'female',
  age: 'child',
  skin: 'tan',
  hair: { colour: 'brown', form: 'straight', length: 'shoulder', style: 'loose' },
  eyes: 'green',
  clothes: [
    { type: 'tshirt', colour: 'red' },
    { type: 'trousers', colour: 'blue' },
  ],
}
const IN_SHORTS: Character['clothes'] = [
  { type: 'tshirt', colour: 'red' },
  { type: 'shorts', colour: 'blue' },
]
const LITTLE_ONES = [
  { ...LUCIA, ...GIRL },
  CHISPA,
  CARMEN,
  aCharacter('Nora', { age: 'baby', presence: 'baby' }),
  aCharacter('Teo', { age: 'baby', gender: 'male' }),
  aCharacter('Rita', { features: ['wheelchair'] }),
]
const MAN: Partial<Character> = { age: 'adult', gender: 'male' }
const COLOURS = valuesOf(ANIMAL_COLOURS)
const beasts = [...valuesOf(ANIMAL_SPECIES), ...valuesOf(CREATURE_SPECIES)].map(
  (species, i): Partial<Character> => ({
    species,
    age: 'adult',
    gender: species in ANIMAL_SPECIES ? 'animal' : 'imaginary_creature',
    colour: COLOURS[i % COLOURS.length] ?? 'brown',
  }),
)
const hair = (changes: Partial<Character['hair']>): Partial<Character> => ({
  hair: { colour: 'red', form: 'straight', length: 'shoulder', style: 'loose', ...changes },
})

export const SHEETS: Record<string, () => ContactSheet> = {
  people: () => ({
    side: 80,
    columns: 12,
    cells: [
      ...valuesOf(AGES).flatMap((age) =>
        (['male', 'female'] as const).map((gender) => figure(`${gender} ${age}`, { age, gender })),
      ),
      ...valuesOf(SKINS).map((skin) => figure(skin, { skin })),
      ...valuesOf(EYE_COLOURS).map((eyes) => figure(`${eyes} eyes`, { eyes })),
      ...valuesOf(HAIR_COLOURS).map((colour) => figure(`${colour} hair`, hair({ colour }))),
      ...valuesOf(GARMENTS).map((type) => figure(type, { clothes: [{ type, colour: 'orange' }] })),
      ...valuesOf(GARMENT_COLOURS).map((colour) => figure(colour, { clothes: [{ type: 'dress', colour }] })),
    ],
  }),
  hair: () => ({
    side: 64,
    columns: 12,
    cells: valuesOf(HAIR_FORMS).flatMap((form) =>
      valuesOf(HAIR_LENGTHS).flatMap((length) =>
        form === 'bald'
          ? []
          : valuesOf(HAIR_STYLES).map((style) => figure(`${form} ${length} ${style}`, hair({ form, length, style }))),
      ),
    ),
  }),
  species: () => ({ side: 80, columns: 13, cells: beasts.map((beast) => figure(String(beast.species), beast)) }),
  poses: () => ({
    side: 64,
    columns: 18,
    cells: [GIRL, MAN, ...POSING].flatMap((who) =>
      POSES.map((pose) => figure(`${who.species ?? who.age} ${pose}`, who, { pose })),
    ),
  }),
  moods: () => ({
    side: 80,
    columns: 12,
    cells: [GIRL, MAN, ...POSING].flatMap((who) =>
      MOODS.map((mood) => face(`${who.species ?? who.age} ${mood}`, who, mood)),
    ),
  }),
  feelings: () => ({
    side: 80,
    columns: 12,
    cells: [
      ...valuesOf(AGES).map((age): Partial<Character> => ({ age })),
      { features: ['wheelchair' as const] },
      ...POSING.filter(({ species }) => species === 'bear' || species === 'owl'),
    ].flatMap((who) => MOODS.map((mood) => figure(`${who.species ?? who.age} ${mood}`, who, { mood }))),
  }),
  features: () => ({
    side: 80,
    columns: 12,
    cells: [
      ...valuesOf(FEATURES).flatMap((feature) =>
        valuesOf(AGES)
          .filter((age) => age !== 'baby')
          .map((age, i) =>
            figure(
              `${feature} ${age}`,
              { age, features: [feature], skin: valuesOf(SKINS)[i] ?? 'tan', clothes: IN_SHORTS },
              { facing: i % 2 ? 'front' : 'right' },
            ),
          ),
      ),
      ...POSES.map((pose) => figure(`wheelchair ${pose}`, { features: ['wheelchair'] }, { pose })),
      ...POSES.map((pose) => figure(`prosthesis ${pose}`, { features: ['prosthesis'], clothes: IN_SHORTS }, { pose })),
    ],
  }),
  behind: () => ({
    side: 80,
    columns: 12,
    cells: [
      ...valuesOf(AGES).flatMap((age) =>
        (['male', 'female'] as const).map((gender) => behind(`${gender} ${age}`, { age, gender })),
      ),
      ...valuesOf(FEATURES).map((feature) => behind(feature, { features: [feature], clothes: IN_SHORTS })),
      ...valuesOf(GARMENTS).map((type) => behind(type, { clothes: [{ type, colour: 'orange' }] })),
      ...valuesOf(HAIR_FORMS).flatMap((form) =>
        form === 'bald'
          ? [behind('bald', hair({ form }))]
          : [
              ...valuesOf(HAIR_LENGTHS).map((length) => behind(`${form} ${length}`, hair({ form, length }))),
              ...valuesOf(HAIR_STYLES).map((style) => behind(`${form} ${style}`, hair({ form, style }))),
            ],
      ),
      ...POSES.map((pose) => behind(pose, hair({ style: 'ponytail' }), pose)),
      ...POSES.map((pose) => behind(`man ${pose}`, MAN, pose)),
      ...beasts.map((beast) => behind(String(beast.species), beast)),
    ],
  }),
  'little-ones': () => ({
    side: 96,
    columns: 9,
    cells: [
      ...(['Lucía', 'Carmen', 'Rita'] as const).flatMap((from) =>
        (['Nora', 'Teo', 'Chispa'] as const).map((to) =>
          page(
            `${from} carries ${to}`,
            { cast: standing(from, to), interaction: { kind: 'carry', from, to }, shot: 'medium' },
            { characters: LITTLE_ONES },
          ),
        ),
      ),
      ...SHOTS.flatMap((shot) =>
        (['bedroom', 'garden'] as const).map((setting) =>
          page(
            `Nora ${setting} ${shot}`,
            { cast: standing('Nora', 'Lucía'), setting, shot },
            { characters: LITTLE_ONES },
          ),
        ),
      ),
      page(
        'Teo in the cot',
        {
          cast: [{ name: 'Teo', pose: 'sleep', mood: 'calm', holding: null }],
          setting: 'living-room',
          props: ['cot'],
        },
        { characters: LITTLE_ONES },
      ),
      page(
        'Rita asleep',
        { cast: [{ name: 'Rita', pose: 'sleep', mood: 'calm', holding: null }], setting: 'bedroom', shot: 'wide' },
        { characters: LITTLE_ONES },
      ),
    ],
  }),
  'props-1': () => props(0, 48),
  'props-2': () => props(48, 96),
  'props-3': () => props(96, 165),
  'props-4': () => props(165),
  'settings-1': () => settings(0, 18),
  'settings-2': () => settings(18, 36),
  'settings-3': () => settings(36),
  hours: () => ({
    side: 80,
    columns: 11,
    cells: (['meadow', 'village', 'kitchen'] as const).flatMap((setting) => [
      ...TIMES_OF_DAY.map((time) => page(`${setting} ${time}`, { setting, time, cast: standing('Lucía') })),
      ...WEATHERS.map((weather) => page(`${setting} ${weather}`, { setting, weather, cast: standing('Lucía') })),
    ]),
  }),
  together: () => ({
    side: 96,
    columns: 12,
    cells: INTERACTIONS.flatMap((kind) =>
      (['Chispa', 'Carmen', 'Bruno'] as const).map((to) =>
        page(`${kind} ${to}`, {
          shot: 'medium',
          cast: standing('Lucía', to),
          interaction: { kind, from: 'Lucía', to },
        }),
      ),
    ),
  }),
  shots: () => ({
    side: 96,
    columns: 12,
    cells: SHOTS.flatMap((shot) =>
      [1, 2, 3, 4].map((count) =>
        page(`${shot} ${count}`, {
          shot,
          setting: 'park',
          cast: standing('Lucía', 'Chispa', 'Carmen', 'Bruno').slice(0, count),
        }),
      ),
    ),
  }),
  covers: () => ({
    side: 96,
    columns: 14,
    cells: valuesOf(THEMES).map((theme, i) =>
      page(
        theme,
        { setting: SETTINGS[(i * 7) % SETTINGS.length] ?? 'meadow', cast: standing('Lucía', 'Chispa', 'Carmen') },
        { theme, kind: 'frontCover' },
      ),
    ),
  }),
}

const POSING = ['bear', 'horse', 'owl', 'snake'].map(
  (species) => beasts.find((beast) => beast.species === species) ?? {},
)

function settings(from: number, to?: number): ContactSheet {
  const cells = SETTINGS.slice(from, to).map((setting, i) =>
    page(setting, { setting, shot: i % 2 ? 'medium' : 'wide', cast: standing('Lucía', 'Bruno') }),
  )
  return { side: 96, columns: 9, cells }
}

function props(from: number, to?: number): ContactSheet {
  const cells = PROPS.slice(from, to).map((prop) => ({
    title: prop,
    svg: frame(drawProp(prop, 50, 92, 84), '0 0 100 100'),
  }))
  return { side: 48, columns: 16, cells }
}

function standing(...names: string[]): Scene['cast'] {
  return names.map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null }))
}

function figure(title: string, about: Partial<Character>, how: Parameters<typeof requestFor>[1] = {}): Cell {
  const { svg, bounds } = drawFigure(requestFor({ ...GIRL, ...about }, how))
  const size = Math.max(bounds.width, bounds.height) + 8
  const [x, y] = [bounds.x + bounds.width / 2 - size / 2, bounds.y + bounds.height - size + 4]
  return { title, svg: frame(svg, `${x} ${y} ${size} ${size}`) }
}

function behind(title: string, about: Partial<Character>, pose: (typeof POSES)[number] = 'stand'): Cell {
  return figure(title, about, { facing: 'back', pose })
}

function face(title: string, about: Partial<Character>, mood: (typeof MOODS)[number]): Cell {
  const { svg, anchors } = drawFigure(requestFor({ ...GIRL, ...about }, { mood }))
  // Not too near: the renderer gives up on clipped pieces more than two picture widths away.
  const half = Math.max(36, Math.abs(anchors.face.y - anchors.headTop.y) * 1.15)
  return { title, svg: frame(svg, `${anchors.face.x - half} ${anchors.face.y - half} ${half * 2} ${half * 2}`) }
}

function frame(svg: string, viewBox: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="${viewBox}"><rect x="-999" y="-999" width="1999" height="1999" fill="#eaf1e4"/>${svg}</svg>`
}

function page(title: string, scene: Partial<Scene>, more: Parameters<typeof aBrief>[1] = {}): Cell {
  const characters = [{ ...LUCIA, ...GIRL }, CHISPA, CARMEN, BRUNO]
  return { title, svg: pageSvg(aBrief(scene, { characters, wish: 'así', ...more }), 1536, 1536).svg }
}
