import type { Ports } from '../ports/index.ts'
import type { DrawingNeeds } from './draw-illustration.ts'
import type { EngineNeeds } from './engine-of.ts'
import type { WritingNeeds } from './write-story.ts'

/** Of whoever makes a whole book, or a part of one. */
export type GenerationNeeds = Pick<
  Ports,
  | 'books'
  | 'files'
  | 'writer'
  | 'illustrator'
  | 'inspector'
  | 'typesetter'
  | 'services'
  | 'events'
  | 'clock'
  | 'answers'
  | 'users'
  | 'outbox'
  | 'post'
  | 'ids'
> &
  WritingNeeds &
  DrawingNeeds &
  EngineNeeds & {
    /** Illustrations drawn at once per book. */
    concurrency: number
    /** So long nothing may get through before a parent is told, in milliseconds. */
    busyNoticeMs: number
  }
