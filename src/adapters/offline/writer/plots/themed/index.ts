import type { Beat, Plot } from '../plot.ts'
import { afterYou } from './after-you.ts'
import { album } from './album.ts'
import { armchair } from './armchair.ts'
import { beetle } from './beetle.ts'
import { camel } from './camel.ts'
import { clunk } from './clunk.ts'
import { copier } from './copier.ts'
import { elevenGrams } from './eleven-grams.ts'
import { amber } from './episodes/amber.ts'
import { door } from './episodes/door.ts'
import { dormouse } from './episodes/dormouse.ts'
import { feet } from './episodes/feet.ts'
import { fortyNames } from './episodes/forty-names.ts'
import { ironingDragon } from './episodes/ironing-dragon.ts'
import { lemon } from './episodes/lemon.ts'
import { lever } from './episodes/lever.ts'
import { magnetBoots } from './episodes/magnet-boots.ts'
import { nothingStall } from './episodes/nothing-stall.ts'
import { nougat } from './episodes/nougat.ts'
import { omelette } from './episodes/omelette.ts'
import { politeGhost } from './episodes/polite-ghost.ts'
import { stork } from './episodes/stork.ts'
import { tadpole } from './episodes/tadpole.ts'
import { twentyMattresses } from './episodes/twenty-mattresses.ts'
import { twoHats } from './episodes/two-hats.ts'
import { floorIsSea } from './floor-is-sea.ts'
import { fog } from './fog.ts'
import { gooseQueen } from './goose-queen.ts'
import { hiccups } from './hiccups.ts'
import { holdStill } from './hold-still.ts'
import { holdThis } from './hold-this.ts'
import { inn } from './inn.ts'
import { lifeSize } from './life-size.ts'
import { lunch } from './lunch.ts'
import { maps } from './maps.ts'
import { mender } from './mender.ts'
import { mirrorStrike } from './mirror-strike.ts'
import { noBrakes } from './no-brakes.ts'
import { oldYear } from './old-year.ts'
import { oneShort } from './one-short.ts'
import { rover } from './rover.ts'
import { shadowLine } from './shadow-line.ts'
import { signal } from './signal.ts'
import { stepSeven } from './step-seven.ts'
import { stew } from './stew.ts'
import { swap } from './swap.ts'
import { swapWand } from './swap-wand.ts'
import { swift } from './swift.ts'
import { thread } from './thread.ts'
import { toTheLetter } from './to-the-letter.ts'
import { toads } from './toads.ts'
import { traineeDragon } from './trainee-dragon.ts'
import { twoQueues } from './two-queues.ts'
import { whoStarted } from './who-started.ts'
import { wishingWell } from './wishing-well.ts'

/** Stories that only some themes can tell. */
export const THEMED_PLOTS: readonly Plot[] = [
  camel,
  whoStarted,
  fog,
  wishingWell,
  album,
  oneShort,
  thread,
  hiccups,
  traineeDragon,
  toTheLetter,
  rover,
  toads,
  lunch,
  gooseQueen,
  shadowLine,
  clunk,
  beetle,
  oldYear,
  copier,
  lifeSize,
  twoQueues,
  maps,
  stew,
  armchair,
  mender,
  swapWand,
  swift,
  afterYou,
  inn,
  holdStill,
  signal,
  swap,
  floorIsSea,
  holdThis,
  mirrorStrike,
  elevenGrams,
  stepSeven,
  noBrakes,
]

/** What can happen on the way in some themes alone. */
export const THEMED_EPISODES: readonly Beat[] = [
  lemon,
  nothingStall,
  lever,
  nougat,
  omelette,
  twoHats,
  dormouse,
  tadpole,
  stork,
  ironingDragon,
  fortyNames,
  twentyMattresses,
  politeGhost,
  feet,
  amber,
  door,
  magnetBoots,
]
