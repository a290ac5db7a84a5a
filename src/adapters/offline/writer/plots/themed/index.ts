import type { Beat, Plot } from '../plot.ts'
import { camel } from './camel.ts'

/** Stories that only some themes can tell. */
export const THEMED_PLOTS: readonly Plot[] = [camel]

/** What can happen on the way in some themes alone. */
export const THEMED_EPISODES: readonly Beat[] = []
