import type { ArtNotes } from '../domain/art.ts'
import type { BookInfo } from '../domain/book-info.ts'
import type { Character } from '../domain/character.ts'
import type { IllustrationKey, Version } from '../domain/illustrations.ts'
import type { Aliases } from '../domain/pseudonyms.ts'
import type { Scene } from '../domain/scene.ts'
import type { ReaderAge, Theme } from '../domain/vocabulary.ts'
import type { Cost } from './cost.ts'
import type { Payer } from './ledger.ts'
import type { Waiting } from './waiting.ts'

/** Pixels: a cover in the list is some 300 wide, and a dense screen has two for each. */
export const THUMBNAIL_SIDE = 600
/** Pixels: screens never show a picture wider, and WebP is the dearest step after the drawing (45 ms at 960², 65 at 1080²). */
export const SCREEN_SIDE = 960

/** A picture in its delivery forms, made once from one original. */
export type Picture = {
  /** What the illustrator delivered, untouched. */
  original: { bytes: Uint8Array; contentType: string }
  /** For screens. */
  webp: Uint8Array
  /** For lists: WebP, at most `THUMBNAIL_SIDE` pixels wide; made when asked for, for most pictures stand in none. */
  thumbnail(): Promise<Uint8Array>
  /** For the PDFs. */
  jpeg: Uint8Array
  width: number
  height: number
  /** What it was drawn from, where that is vectors: the press has it drawn again, larger. */
  svg?: string
  /** What was asked of a model and what it took: kept beside the picture. Ids stand for names. */
  provenance?: PictureProvenance | undefined
}

export type PictureProvenance = {
  model: string
  size: string
  quality: string
  prompt: string
  /** Ids of the characters whose avatars were sent along, in order. */
  references: string[]
  requestId: string | null
  usd: number
}

export type IllustrationBrief = {
  scene: Scene
  /** Everybody in the book; `scene.cast` says who is seen. */
  characters: readonly Character[]
  /** What the book calls who is called otherwise in it, by their own name: neither may leave with a wish. */
  names?: Aliases | undefined
  places: BookInfo['places']
  theme: Theme
  readerAge: ReaderAge
  kind: 'page' | 'frontCover' | 'backCover'
  /** Which picture of the book it is, so that neighbours can be told apart. */
  key?: IllustrationKey | undefined
  /** 1 for the first picture of its place in the book; a redraw shows the same moment otherwise. */
  attempt?: number | undefined
  /** Chosen avatar (WebP) of each visible character, by name. */
  references: ReadonlyMap<string, Uint8Array>
  /** Another picture (WebP) of this book, for its manner alone: its first page, or an avatar of somebody not in the scene. */
  styleReference?: Uint8Array | null | undefined
  /** What is the same on every page. */
  art?: ArtNotes | undefined
  /** What the book has been drawn after until now (WebP); where the people are on a sheet, it stands for their avatars. */
  sheets?: ReadonlyMap<SheetName, Uint8Array> | undefined
  /** The parent's wish for a redraw, at most 120 characters. */
  wish: string | null
  /** Same brief and seed, same bytes (for illustrators that can); a redraw gets another seed. */
  seed: string
  /** On whose account; absent where nobody pays. */
  payer?: Payer | undefined
  waiting?: Waiting | undefined
}

/**
 * Pictures that the others are drawn after: everybody of the wizard, the story's own figures, how the book is painted, the thing it
 * turns on, and its places, by their number among the wizard's, from 1.
 */
export type SheetName = 'cast' | 'figures' | 'key' | 'object' | `place-${number}`

export type SheetBrief = Pick<
  IllustrationBrief,
  'characters' | 'names' | 'places' | 'theme' | 'readerAge' | 'references' | 'seed' | 'payer' | 'waiting'
> & { sheet: SheetName; art: ArtNotes }

export type AvatarBrief = Pick<IllustrationBrief, 'seed' | 'payer' | 'waiting'> & { character: Character }

/** A refusal is an ordinary answer, not an error: the caller softens the scene or offers another. */
export type IllustrationOutcome = { kind: 'drawn'; picture: Picture; cost: Cost } | { kind: 'refused'; reason: string }

/** Draws one picture. Every call may cost money, so an adapter never retries on its own. */
export interface Illustrator {
  readonly kind: Version['illustrator']
  /** Pages are square (1:1) so that they fill a page of the book; the text is never drawn. */
  draw(brief: IllustrationBrief, signal: AbortSignal): Promise<IllustrationOutcome>
  /** One figure, whole, from the front, on a plain ground; square. */
  drawAvatar(brief: AvatarBrief, signal: AbortSignal): Promise<IllustrationOutcome>
  /** A picture for the others to be drawn after; square. Absent where pictures are drawn after none. */
  drawSheet?(brief: SheetBrief, signal: AbortSignal): Promise<IllustrationOutcome>
}
