import type { Book, BookId } from '../domain/book.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { FRONT_COVER, type IllustrationKey, scenesOf, selectedVersion, type Version } from '../domain/illustrations.ts'
import type { Story } from '../domain/story.ts'
import type { Ports } from '../ports/index.ts'
import type {
  BindingInput,
  BookPicture,
  Composition,
  PlacedPicture,
  PressInput,
  PressPicture,
} from '../ports/typesetter.ts'
import { lostOf } from './lost-pictures.ts'

type Drawn = { bookId: BookId; story: Story; info: CompleteBookInfo; illustrations: BindingInput['illustrations'] }

/**
 * The chosen avatar of everybody who has one. Nobody can draw it again once the story is told: where its file is gone,
 * another of theirs stands for it, or else a picture of the book in which they are seen.
 */
export async function avatarsOf(
  { files, illustrator }: Pick<Ports, 'files' | 'illustrator'>,
  { bookId, story, info, illustrations }: Drawn,
): Promise<Map<string, BookPicture>> {
  return avatarsFrom({ files }, { story, info, illustrations }, (file) =>
    bookPicture(files, bookId, { file, illustrator: illustrator.kind }),
  )
}

async function avatarsFrom<P extends PlacedPicture>(
  { files }: Pick<Ports, 'files'>,
  { story, info, illustrations }: Pick<Composition<P>, 'story' | 'info' | 'illustrations'>,
  pictureOf: (file: string) => Promise<P>,
): Promise<Map<string, P>> {
  const pictures = new Map<string, P>()
  for (const { name, avatars, selectedAvatar } of info.characters) {
    if (!selectedAvatar) continue
    const lost = await lostOf({ files }, [selectedAvatar, ...avatars])
    const file = [selectedAvatar, ...avatars].find((avatar) => !lost.includes(avatar))
    const seenIn = scenesOf(story).find(({ scene }) => scene.cast.some((figure) => figure.name === name))
    const picture = file ? await pictureOf(file) : illustrations.get(seenIn?.key ?? FRONT_COVER)
    if (picture) pictures.set(name, picture)
  }
  return pictures
}

/** @throws DomainError `files.notFound` */
export async function bookPicture(
  files: Ports['files'],
  bookId: BookId,
  { file, illustrator }: Pick<Version, 'file' | 'illustrator'>,
): Promise<BookPicture> {
  const jpeg = await files.get(fileKeys.jpegOf(file))
  if (!jpeg) throw new DomainError('files.notFound')
  return {
    jpeg: jpeg.bytes,
    link: file.slice(fileKeys.book(bookId).length),
    ...jpegSize(jpeg.bytes),
    illustrator,
  }
}

/** As `bookPicture`, to be drawn again as large as a press wants it where it is kept as vectors; as it is stored elsewhere. */
async function pressPicture(
  { files, rasterizer }: PressNeeds,
  bookId: BookId,
  version: Pick<Version, 'file' | 'illustrator'>,
  signal: AbortSignal,
): Promise<PressPicture> {
  const { jpeg, ...placed } = await bookPicture(files, bookId, version)
  const vectors = await files.get(fileKeys.vectorOf(version.file))
  if (!vectors) return { ...placed, jpegAt: async () => jpeg }
  return {
    ...placed,
    isVector: true,
    jpegAt: (widthPx) => rasterizer.jpeg(new TextDecoder().decode(Bun.gunzipSync(vectors.bytes)), widthPx, signal),
  }
}

type PressNeeds = Pick<Ports, 'files' | 'illustrator' | 'rasterizer'>

/** The chosen pictures and avatars of a book, for a press. @throws DomainError `files.notFound` */
export async function pressPictures(
  needs: PressNeeds,
  {
    bookId,
    story,
    info,
    selected,
    signal,
  }: Pick<Drawn, 'bookId' | 'story' | 'info'> & {
    selected: ReadonlyMap<IllustrationKey, Pick<Version, 'file' | 'illustrator'>>
    signal: AbortSignal
  },
): Promise<Pick<PressInput, 'illustrations' | 'avatars'>> {
  const illustrations = new Map<IllustrationKey, PressPicture>()
  for (const [key, version] of selected) illustrations.set(key, await pressPicture(needs, bookId, version, signal))
  const avatars = await avatarsFrom(needs, { story, info, illustrations }, (file) =>
    pressPicture(needs, bookId, { file, illustrator: needs.illustrator.kind }, signal),
  )
  return { illustrations, avatars }
}

/**
 * What a layout without pictures has to know of those of a book, kept for as long as the book itself: it is asked for at every
 * pause in typing. A lost one takes the place that it had.
 */
export function placedPictures(
  needs: Pick<Ports, 'files' | 'illustrator'>,
  book: Book,
  { story, info }: Pick<Composition, 'story' | 'info'>,
): Promise<Pick<Composition, 'illustrations' | 'avatars'>> {
  const known = placed.get(book)
  if (known) return known
  const found = placeAll(needs, book, { story, info })
  placed.set(book, found)
  found.catch(() => placed.delete(book))
  return found
}

const placed = new WeakMap<Book, Promise<Pick<Composition, 'illustrations' | 'avatars'>>>()

async function placeAll(
  { files, illustrator }: Pick<Ports, 'files' | 'illustrator'>,
  book: Book,
  { story, info }: Pick<Composition, 'story' | 'info'>,
) {
  const place = async ({ file, illustrator }: Pick<Version, 'file' | 'illustrator'>): Promise<PlacedPicture> => ({
    link: file.slice(fileKeys.book(book.id).length),
    ...(await sizeOf(files, file)),
    illustrator,
  })
  const illustrations = new Map<string, PlacedPicture>()
  for (const { key } of scenesOf(story)) illustrations.set(key, await place(selectedVersion(book.illustrations, key)))
  const avatars = await avatarsFrom({ files }, { story, info, illustrations }, (file) =>
    place({ file, illustrator: illustrator.kind }),
  )
  return { illustrations, avatars }
}

type Pixels = { width: number; height: number }

/** Of pictures by their key, which never name another one. */
const sizes = new Map<string, Pixels>()
const MOST_SIZES = 5000
const LOST: Pixels = { width: 1536, height: 1536 }

async function sizeOf(files: Ports['files'], file: string): Promise<Pixels> {
  const known = sizes.get(file)
  if (known) return known
  const jpeg = await files.get(fileKeys.jpegOf(file))
  if (!jpeg) return LOST
  const size = jpegSize(jpeg.bytes)
  if (sizes.size >= MOST_SIZES) sizes.clear()
  sizes.set(file, size)
  return size
}

/** Pixels, from the frame header (ISO/IEC 10918-1 B.2.2). */
function jpegSize(bytes: Uint8Array): Pixels {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
  }
  throw new Error('a stored JPEG has no frame header')
}
