import type { HairLook } from './look.ts'

/** Everything in head units: the head reaches from -50 to 46 and is 96 wide. `hatted`: something sits on the crown; `eyes`: their height, which no fringe may cover. */
export type HairContext = { hair: HairLook; hatted: boolean; turned: 0 | 1; eyes: number }

/** How far down loose hair falls. */
export const FALL = { short: 14, medium: 46, shoulder: 74, long: 116 }
/** The growth of what is not measured downwards: buns, puffs, clouds. */
export const GROWTH = { short: 0, medium: 1, shoulder: 2, long: 3 }
