import type { BookStatus } from '../../src/domain/book.ts'
import type { WireBookInfo } from '../../src/domain/book-info-wire.ts'
import type { GenerationStage } from '../../src/domain/generation.ts'
import type { Feature } from '../../src/domain/person-facts.ts'
import type { AnsweredWish } from '../../src/domain/wish.ts'

/** The shapes that the server answers (decisions.md §4; made in `src/http/wire-book.ts`). */
export type WireGeneration = {
  stage: GenerationStage
  done: number
  total: number
  /** Spanish, fit to show. */
  error: string | null
  /** Spanish, fit to show: what keeps it waiting. */
  doing: string | null
  is_waiting: boolean
  /** With an error: whether trying again as it is may help. */
  can_retry: boolean
  /** With an error: whether the book may be made anew without a model. */
  can_finish_offline: boolean
  /** ISO */
  updated_at: string
}

type WireHead = {
  id_book: number
  id_user: string
  status: BookStatus
  purchased: boolean
  type: string
  created_at: string
  updated_at: string
  /** Sent back with a change, so that two tabs cannot write over each other. */
  version: number
  cover_url: string | null
  rendered_url: string | null
  pdf_url: string | null
  print_pdf_url: string | null
  generation: WireGeneration | null
  max_verify_attempts: number
  done_verify_attempts: number
}

/** As in the list: items of arrays cut to their names. */
export type WireSummary = WireHead & {
  info: Omit<WireBookInfo, 'characters' | 'places'> & {
    characters: { name: string }[]
    places: { name: string }[]
    counts: { characters: number; places: number; relationships: number }
  }
}

export type WireIllustration = { url_selected: string; urls: string[] }
/** chapter_1 → page_1 → image_1 */
export type WireNewImages = Record<string, Record<string, Record<string, WireIllustration>>>
export type WireOutputImage = { character: string; prompt: string; alt: string }

export type WireBook = WireHead & {
  info: WireBookInfo
  /** chapter_1 → { title, page_1: { text, image_1 } }, beside `title`, `frontcover`… */
  output: Record<string, unknown> | null
  images: Record<string, Record<string, Record<string, { url_selected: string; image_list: string[] }>>>
  new_images: WireNewImages
  covers: { frontcover: { image_1: WireIllustration } | null; backcover: { image_1: WireIllustration } | null }
  /** Directories (`books/12/final_images/chapter_1/page_1/image_1`) being redrawn. */
  regenerating: string[]
  /** Of every version, covers included: what was wished for, who drew it, and why in place of a model. */
  version_notes: {
    url: string
    wish: string | null
    illustrator: 'offline' | 'model'
    stand_in: 'refused' | 'failed' | null
  }[]
  /** By address; absent where no avatar was drawn with any. */
  avatar_features?: Record<string, Feature[]>
  /** What the parent asked for and what became of it; null in older books and where a model does not say. */
  wishes?: AnsweredWish[] | null
  /** `stale`: the words have changed since; the next layout has them. */
  binding: { pages: number; words: number; minutes: number; stale?: true } | null
}
