import type { BookId } from '../domain/book.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { FRONT_COVER, scenesOf, type Version } from '../domain/illustrations.ts'
import type { Story } from '../domain/story.ts'
import type { Ports } from '../ports/index.ts'
import type { BindingInput, BookPicture } from '../ports/typesetter.ts'
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
  const pictures = new Map<string, BookPicture>()
  for (const { name, avatars, selectedAvatar } of info.characters) {
    if (!selectedAvatar) continue
    const lost = await lostOf({ files }, [selectedAvatar, ...avatars])
    const file = [selectedAvatar, ...avatars].find((avatar) => !lost.includes(avatar))
    const seenIn = scenesOf(story).find(({ scene }) => scene.cast.some((figure) => figure.name === name))
    const picture = file
      ? await bookPicture(files, bookId, { file, illustrator: illustrator.kind })
      : illustrations.get(seenIn?.key ?? FRONT_COVER)
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

/** Pixels, from the frame header (ISO/IEC 10918-1 B.2.2). */
function jpegSize(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
  }
  throw new Error('a stored JPEG has no frame header')
}
