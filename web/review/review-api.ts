import { changeBook, getBook } from '../api/books.ts'
import { callApi } from '../api/client.ts'
import type { WireBook } from '../api/wire.ts'
import {
  directoryOfKey,
  isEmpty,
  type Picture,
  type ReviewBook,
  readReviewBook,
  type WireImages,
} from './review-book.ts'

/** What the review asks of the server. Rejects with an Error whose message is Spanish and fit to show. */
export type ReviewApi = {
  load(): Promise<ReviewBook>
  /** @returns the book's new version */
  keep(picture: Picture, url: string, version: number): Promise<number>
  /** @returns attempts that remain */
  regenerate(picture: Picture, wish: string, characters: ReviewBook['characters']): Promise<number>
  layOut(): Promise<void>
  finish(version: number): Promise<void>
}

/** The pictures could not be had, though the book could. */
export class ImagesUnavailable extends Error {}

export function createReviewApi(bookId: number): ReviewApi {
  return {
    async load() {
      const book = await getBook(bookId)
      return readReviewBook(book, await imagesOf(book))
    },

    async keep(picture, url, version) {
      const [chapter = '', page = '', image = ''] = picture.key.split('/')
      const new_images = { [chapter]: { [page]: { [image]: { url_selected: url, urls: picture.versions } } } }
      return (await changeBook(bookId, { new_images, version })) ?? version
    },

    async regenerate({ key, scene }, wish, characters) {
      const { remaining } = await callApi<{ remaining: number }>('POST', '/api/imagemodels/create_single_image', {
        body: {
          id_book: bookId,
          s3_directory: directoryOfKey(bookId, key),
          image: scene ?? { character: '', prompt: '' },
          info: { characters },
          ...(wish.trim() && { wish: wish.trim() }),
        },
      })
      return remaining
    },

    async layOut() {
      await callApi('POST', '/api/layout/create_layout', { body: { id_book: bookId } })
    },

    async finish(version) {
      await changeBook(bookId, { status: 'finished', version })
    },
  }
}

/** An empty `new_images` is initialised from the stored listing, else from the book's `images`. */
async function imagesOf({ id_book, status, new_images, images }: WireBook): Promise<WireImages> {
  if (!isEmpty(new_images) || status === 'editing' || status === 'generating') return new_images
  try {
    const listed = await callApi<{ images: WireImages }>('GET', `/api/s3/images_from_book/${id_book}`)
    return isEmpty(listed.images) ? images : listed.images
  } catch (error) {
    if (!isEmpty(images)) return images
    throw new ImagesUnavailable('images_from_book', { cause: error })
  }
}
