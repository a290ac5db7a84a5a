import { INDOORS } from '../../../../domain/picture-words/settings.ts'
import { type Scene, SETTINGS, type Setting } from '../../../../domain/scene.ts'
import type { BackdropPainter } from '../kit/stage.ts'
import { cave } from './land/cave.ts'
import { desert } from './land/desert.ts'
import { moonland } from './land/moonland.ts'
import { mountain } from './land/mountain.ts'
import { ruins } from './land/ruins.ts'
import { skyland } from './land/skyland.ts'
import { snow } from './land/snow.ts'
import { space } from './land/space.ts'
import { attic } from './rooms/attic.ts'
import { bathroom } from './rooms/bathroom.ts'
import { bedroom } from './rooms/bedroom.ts'
import { classroom } from './rooms/classroom.ts'
import { hospital } from './rooms/hospital.ts'
import { kitchen } from './rooms/kitchen.ts'
import { laboratory } from './rooms/laboratory.ts'
import { library } from './rooms/library.ts'
import { livingRoom } from './rooms/living-room.ts'
import { museum } from './rooms/museum.ts'
import { shop } from './rooms/shop.ts'
import { spaceship } from './rooms/spaceship.ts'
import { theatre } from './rooms/theatre.ts'
import { throneRoom } from './rooms/throne-room.ts'
import { train } from './rooms/train.ts'
import { workshop } from './rooms/workshop.ts'
import { airport } from './town/airport.ts'
import { castle } from './town/castle.ts'
import { circus } from './town/circus.ts'
import { city } from './town/city.ts'
import { farm } from './town/farm.ts'
import { garden } from './town/garden.ts'
import { market } from './town/market.ts'
import { palace } from './town/palace.ts'
import { park } from './town/park.ts'
import { playground } from './town/playground.ts'
import { road } from './town/road.ts'
import { station } from './town/station.ts'
import { street } from './town/street.ts'
import { towerTop } from './town/tower-top.ts'
import { village } from './town/village.ts'
import { beach } from './water/beach.ts'
import { boat } from './water/boat.ts'
import { bridge } from './water/bridge.ts'
import { cliff } from './water/cliff.ts'
import { harbour } from './water/harbour.ts'
import { island } from './water/island.ts'
import { lake } from './water/lake.ts'
import { lighthouse } from './water/lighthouse.ts'
import { river } from './water/river.ts'
import { sea } from './water/sea.ts'
import { underwater } from './water/underwater.ts'
import { forest } from './woods/forest.ts'
import { jungle } from './woods/jungle.ts'
import { meadow } from './woods/meadow.ts'

export type BackdropEntry = {
  paint: BackdropPainter
  indoor: boolean
  /** No weather gets there. */
  weather?: false
  /** From how many sides it is painted; three where nothing is said. */
  views?: 2
}

const PAINTERS: Record<Setting, Omit<BackdropEntry, 'indoor'>> = {
  forest: { paint: forest },
  meadow: { paint: meadow },
  mountain: { paint: mountain },
  beach: { paint: beach },
  sea: { paint: sea },
  underwater: { paint: underwater, weather: false, views: 2 },
  river: { paint: river },
  lake: { paint: lake, views: 2 },
  island: { paint: island, views: 2 },
  desert: { paint: desert, views: 2 },
  jungle: { paint: jungle, views: 2 },
  cave: { paint: cave, weather: false },
  snow: { paint: snow },
  sky: { paint: skyland, views: 2 },
  space: { paint: space, weather: false },
  moon: { paint: moonland, weather: false },
  cliff: { paint: cliff, views: 2 },
  village: { paint: village },
  city: { paint: city },
  street: { paint: street },
  park: { paint: park },
  garden: { paint: garden },
  farm: { paint: farm },
  playground: { paint: playground },
  market: { paint: market, views: 2 },
  harbour: { paint: harbour, views: 2 },
  station: { paint: station, views: 2 },
  road: { paint: road, views: 2 },
  airport: { paint: airport, views: 2 },
  lighthouse: { paint: lighthouse },
  castle: { paint: castle },
  palace: { paint: palace, views: 2 },
  tower: { paint: towerTop, views: 2 },
  ruins: { paint: ruins, views: 2 },
  bridge: { paint: bridge, views: 2 },
  circus: { paint: circus, views: 2 },
  bedroom: { paint: bedroom },
  kitchen: { paint: kitchen },
  'living-room': { paint: livingRoom },
  attic: { paint: attic, views: 2 },
  classroom: { paint: classroom },
  library: { paint: library },
  workshop: { paint: workshop },
  laboratory: { paint: laboratory, views: 2 },
  museum: { paint: museum, views: 2 },
  hospital: { paint: hospital, views: 2 },
  shop: { paint: shop, views: 2 },
  'throne-room': { paint: throneRoom, views: 2 },
  spaceship: { paint: spaceship },
  boat: { paint: boat, views: 2 },
  train: { paint: train, views: 2 },
  theatre: { paint: theatre, views: 2 },
}

/** Every setting with the one who paints it. */
export const BACKDROPS = Object.fromEntries(
  SETTINGS.map((setting) => [setting, { ...PAINTERS[setting], indoor: INDOORS.has(setting) }]),
) as Record<Setting, BackdropEntry>

/** Rooms of a home: with a bathtub in it, it is the bathroom. */
const AT_HOME: ReadonlySet<Setting> = new Set<Setting>(['bedroom', 'living-room', 'kitchen'])

export function backdropOf({ setting, props }: Pick<Scene, 'setting' | 'props'>): BackdropEntry {
  const bathes = props.includes('bathtub') && AT_HOME.has(setting)
  return bathes ? { paint: bathroom, indoor: true } : BACKDROPS[setting]
}
