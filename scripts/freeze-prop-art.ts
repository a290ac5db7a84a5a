import fluent from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' }
import { mix } from '../src/adapters/offline/illustrator/kit/colour.ts'
import type { PropName } from '../src/domain/scene.ts'

/** Copies the props we use out of Fluent Emoji Flat (MIT, see NOTICE.md) into a module, in our paper's softer colours. */
const ICONS: Partial<Record<PropName, string>> = {
  compass: 'compass',
  key: 'old-key',
  letter: 'love-letter',
  book: 'closed-book',
  candle: 'candle',
  ladder: 'ladder',
  backpack: 'backpack',
  magnifier: 'magnifying-glass-tilted-left',
  telescope: 'telescope',
  bell: 'bell',
  clock: 'alarm-clock',
  mirror: 'mirror',
  crown: 'crown',
  ring: 'ring',
  gem: 'gem-stone',
  feather: 'feather',
  nest: 'nest-with-eggs',
  sunflower: 'sunflower',
  seed: 'seedling',
  apple: 'red-apple',
  carrot: 'carrot',
  bread: 'bread',
  cake: 'shortcake',
  cookie: 'cookie',
  doughnut: 'doughnut',
  soup: 'pot-of-food',
  sandwich: 'sandwich',
  honey: 'honey-pot',
  'ice-cream': 'soft-ice-cream',
  teapot: 'teapot',
  basket: 'basket',
  bucket: 'bucket',
  kite: 'kite',
  balloon: 'balloon',
  drum: 'drum',
  guitar: 'guitar',
  violin: 'violin',
  trumpet: 'trumpet',
  paintbrush: 'paintbrush',
  pencil: 'pencil',
  thread: 'thread',
  teddy: 'teddy-bear',
  toy: 'nesting-dolls',
  puzzle: 'puzzle-piece',
  chess: 'chess-pawn',
  umbrella: 'umbrella',
  scarf: 'scarf',
  hat: 'top-hat',
  wand: 'magic-wand',
  potion: 'alembic',
  'crystal-ball': 'crystal-ball',
  trophy: 'trophy',
  medal: 'sports-medal',
  gift: 'wrapped-gift',
  'christmas-tree': 'christmas-tree',
  sleigh: 'sled',
  snowman: 'snowman',
  rocket: 'rocket',
  planet: 'ringed-planet',
  satellite: 'satellite',
  gear: 'gear',
  hammer: 'hammer',
  wrench: 'wrench',
  bulb: 'light-bulb',
  battery: 'battery',
  radio: 'radio',
  microscope: 'microscope',
  'test-tube': 'test-tube',
  computer: 'laptop',
  camera: 'camera',
  stethoscope: 'stethoscope',
  bandage: 'adhesive-bandage',
  'fire-engine': 'fire-engine',
  helmet: 'rescue-workers-helmet',
  bicycle: 'bicycle',
  car: 'automobile',
  bus: 'bus',
  train: 'locomotive',
  tractor: 'tractor',
  boat: 'sailboat',
  plane: 'small-airplane',
  wheel: 'wheel',
  'fishing-rod': 'fishing-pole',
  anchor: 'anchor',
  butterfly: 'butterfly',
  bee: 'honeybee',
  fish: 'tropical-fish',
  ladybug: 'lady-beetle',
  snail: 'snail',
  mouse: 'mouse',
  duck: 'duck',
  footprints: 'paw-prints',
  rainbow: 'rainbow',
  tent: 'tent',
  bed: 'bed',
  chair: 'chair',
  broom: 'broom',
  coin: 'coin',
  ticket: 'ticket',
  mask: 'performing-arts',
  scissors: 'scissors',
  'music-note': 'musical-notes',
}

const rows = Object.entries(ICONS).map(([prop, icon]) => {
  const art = (fluent.icons as Record<string, { body: string }>)[icon]
  if (!art) throw new Error(`Fluent Emoji Flat has no ${icon}`)
  return `  ${/^[a-z]+$/.test(prop) ? prop : `'${prop}'`}: '${softened(art.body).replaceAll("'", "\\'")}',`
})
const module = `/** Made by scripts/freeze-prop-art.ts from Fluent Emoji Flat (MIT, Microsoft): see NOTICE.md. 32 × 32 units. */
export const FROZEN_PROP_ART = {
${rows.join('\n')}
} as const
`
await Bun.write('src/adapters/offline/illustrator/props/prop-art.gen.ts', module)

/** Screen colours become paper: a little sand in everything, no pure black or white. */
function softened(body: string): string {
  return body.replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, (colour) => {
    const warm = mix(colour.toLowerCase(), '#e3b98a', 0.14)
    return mix(warm, '#4a3a4a', 0.05)
  })
}
