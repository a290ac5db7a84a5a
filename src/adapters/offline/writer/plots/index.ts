import { contest } from './contest.ts'
import { egg } from './egg.ts'
import { bee } from './episodes/bee.ts'
import { bell } from './episodes/bell.ts'
import { blackout } from './episodes/blackout.ts'
import { bridge } from './episodes/bridge.ts'
import { circle } from './episodes/circle.ts'
import { clock } from './episodes/clock.ts'
import { cloud } from './episodes/cloud.ts'
import { coin } from './episodes/coin.ts'
import { dominoes } from './episodes/dominoes.ts'
import { echo } from './episodes/echo.ts'
import { goose } from './episodes/goose.ts'
import { halves } from './episodes/halves.ts'
import { knot } from './episodes/knot.ts'
import { lantern } from './episodes/lantern.ts'
import { lateLaugh } from './episodes/late-laugh.ts'
import { lostProperty } from './episodes/lost-property.ts'
import { mirror } from './episodes/mirror.ts'
import { moonfisher } from './episodes/moonfisher.ts'
import { noise } from './episodes/noise.ts'
import { password } from './episodes/password.ts'
import { photographer } from './episodes/photographer.ts'
import { queue } from './episodes/queue.ts'
import { robot } from './episodes/robot.ts'
import { rope } from './episodes/rope.ts'
import { savedMinutes } from './episodes/saved-minutes.ts'
import { shadow } from './episodes/shadow.ts'
import { signpost } from './episodes/signpost.ts'
import { soup } from './episodes/soup.ts'
import { statue } from './episodes/statue.ts'
import { suitcase } from './episodes/suitcase.ts'
import { thousand } from './episodes/thousand.ts'
import { tune } from './episodes/tune.ts'
import { wetPaint } from './episodes/wet-paint.ts'
import { whatsit } from './episodes/whatsit.ts'
import { wind } from './episodes/wind.ts'
import { yawn } from './episodes/yawn.ts'
import { growing } from './growing.ts'
import { guest } from './guest.ts'
import { houseRules } from './house-rules.ts'
import { invention } from './invention.ts'
import { letter } from './letter.ts'
import { midnight } from './midnight.ts'
import { oppositeDay } from './opposite-day.ts'
import { passItOn } from './pass-it-on.ts'
import type { Beat, Plot } from './plot.ts'
import { rehearsal } from './rehearsal.ts'
import { rescue } from './rescue.ts'
import { search } from './search.ts'
import { surprise } from './surprise.ts'
import { THEMED_EPISODES, THEMED_PLOTS } from './themed/index.ts'
import { thirteenth } from './thirteenth.ts'

/** Those without `themes` serve every theme through its skin. */
export const PLOTS: readonly [Plot, ...Plot[]] = [
  search,
  egg,
  rescue,
  invention,
  letter,
  guest,
  growing,
  contest,
  midnight,
  passItOn,
  surprise,
  rehearsal,
  thirteenth,
  houseRules,
  oppositeDay,
  ...THEMED_PLOTS,
]

/** They speak of the footprints and of whoever left them. */
const ON_THE_TRAIL: readonly Beat[] = [bee, bell, circle, goose, lantern, rope, wind].map((beat) => ({
  ...beat,
  only: 'search',
}))

/** What can happen on the way. A book of ten chapters needs six that fit its plot. */
export const EPISODES: readonly Beat[] = [
  ...ON_THE_TRAIL,
  blackout,
  clock,
  cloud,
  echo,
  noise,
  queue,
  robot,
  soup,
  statue,
  bridge,
  moonfisher,
  signpost,
  shadow,
  dominoes,
  knot,
  lostProperty,
  mirror,
  photographer,
  wetPaint,
  password,
  suitcase,
  tune,
  halves,
  coin,
  whatsit,
  thousand,
  yawn,
  lateLaugh,
  savedMinutes,
  ...THEMED_EPISODES,
]
