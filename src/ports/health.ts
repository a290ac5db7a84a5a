/**
 * Whether what everything stands on works at this moment. Each throws where it does not; the signal says when the answer
 * comes too late.
 */
export type Health = {
  database(signal: AbortSignal): Promise<void>
  files(signal: AbortSignal): Promise<void>
}
