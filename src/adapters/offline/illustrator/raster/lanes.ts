import { availableParallelism } from 'node:os'

/** What one raster after another may write over: ten megabytes that the collector would be slow to notice. */
export type Lane = { bitmap: Uint8Array<ArrayBuffer> | null }

/** Rasters at once: more than the machine has cores would only cost memory, not save time. */
const idle: Lane[] = Array.from({ length: Math.max(2, availableParallelism()) }, () => ({ bitmap: null }))
const waiting: ((lane: Lane) => void)[] = []

/** Runs the work when a lane is free, first come first served. */
export async function inLane<T>(work: (lane: Lane) => Promise<T>): Promise<T> {
  const lane = idle.pop() ?? (await new Promise<Lane>((resolve) => waiting.push(resolve)))
  try {
    return await work(lane)
  } finally {
    const next = waiting.shift()
    if (next) next(lane)
    else idle.push(lane)
  }
}
