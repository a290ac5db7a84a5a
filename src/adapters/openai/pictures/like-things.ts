import type { PropName } from '../../../domain/scene.ts'

/** Things that are told apart by what they are for more than by how they look: seen as one, each may be the other. */
const LIKE: readonly (readonly PropName[])[] = [
  ['map', 'letter', 'scroll', 'recipe', 'ticket', 'picture', 'sign', 'calendar', 'book', 'photo-frame'],
  ['lantern', 'candle', 'torch', 'night-light', 'bulb', 'campfire'],
  [
    'box',
    'boxes',
    'chest',
    'basket',
    'bucket',
    'jar',
    'tin',
    'gift',
    'suitcase',
    'lunchbox',
    'backpack',
    'glasses-case',
  ],
  [
    'ball',
    'balloon',
    'planet',
    'moon',
    'egg',
    'apple',
    'stone',
    'yarn',
    'bauble',
    'crystal-ball',
    'sun',
    'tomato-plant',
  ],
  ['star', 'gem', 'heart', 'ring', 'coin', 'medal', 'shell', 'tooth', 'key'],
  [
    'cup',
    'teapot',
    'pot',
    'saucepan',
    'soup',
    'potion',
    'honey',
    'mixing-bowl',
    'fish-bowl',
    'baby-bottle',
    'test-tube',
  ],
  ['bread', 'cake', 'cookie', 'doughnut', 'sandwich', 'birthday-cake', 'potato', 'carrot', 'ice-cream'],
  ['flower', 'sunflower', 'leaf', 'plant-pot', 'tomato-plant', 'seed', 'tree', 'christmas-tree', 'mushroom'],
  [
    'wand',
    'sword',
    'paintbrush',
    'pencil',
    'broom',
    'spoon',
    'fishing-rod',
    'feather',
    'toothbrush',
    'whistle',
    'bone',
  ],
  ['hammer', 'wrench', 'spade', 'gear', 'scissors', 'glue', 'tube'],
  ['scarf', 'blanket', 'flag', 'coat', 'thread', 'rope', 'dog-lead', 'net', 'socks', 'cushion', 'bandage'],
  ['hat', 'helmet', 'party-hat', 'crown', 'mask'],
  ['boots', 'shoes', 'slippers', 'socks'],
  ['car', 'bus', 'train', 'tractor', 'fire-engine', 'toy-car', 'toy-truck', 'toy'],
  ['bicycle', 'scooter', 'wheel'],
  ['magnifier', 'binoculars', 'telescope', 'camera', 'microscope', 'mirror', 'glasses'],
  ['phone', 'tablet', 'radio', 'computer', 'call-button'],
  ['bed', 'cot', 'hospital-bed', 'blanket', 'cushion'],
  ['chair', 'armchair', 'high-chair', 'table', 'wheelchair'],
  ['drum', 'guitar', 'violin', 'trumpet', 'bell', 'rattle', 'toy', 'pacifier'],
  ['plane', 'rocket', 'kite', 'satellite', 'hot-air-balloon'],
  ['bird', 'duck', 'bat', 'butterfly', 'bee', 'fly', 'ladybug', 'beetle', 'snail'],
  ['dog', 'cat', 'sheep', 'goat', 'cow', 'mouse', 'camel', 'frog'],
  ['chess', 'puzzle', 'toy', 'box'],
  ['speech', 'cloud', 'music-note'],
]

const isPlush = (thing: PropName) =>
  thing === 'teddy' || thing === 'toy' || thing === 'robot' || thing.startsWith('plush-')

export function likeThings(seen: PropName, meant: PropName): boolean {
  if (seen === meant || (isPlush(seen) && isPlush(meant))) return true
  return LIKE.some((group) => group.includes(seen) && group.includes(meant))
}
