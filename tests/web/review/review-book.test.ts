import { expect, test } from 'bun:test'
import type { WireBook } from '../../../web/api/wire.ts'
import { directoryOfKey, keyOfDirectory, picturesOf, readReviewBook } from '../../../web/review/review-book.ts'

const wire = {
  id_book: 12,
  status: 'verifying',
  version: 3,
  info: {
    story_title: 'El faro',
    characters: [{ name: 'Lucía', image_url: ['/a.webp'], image_url_selected: '/a.webp' }],
  },
  output: {
    title: 'El faro',
    blurb: 'Una noche, el faro se apaga.',
    frontcover: 'The lighthouse.',
    backcover: 'The sea.',
    chapter_1: {
      title: 'La luz',
      page_1: { text: 'Uno.\nDos.', image_1: { character: 'Lucía', prompt: 'Lucía at sea.', alt: 'Lucía en el mar.' } },
      page_2: { text: 'Tres.' },
      page_10: { text: 'Diez.', image_1: { character: 'Lucía', prompt: 'The end.', alt: 'El final.' } },
    },
  },
  images: {},
  new_images: {},
  covers: {
    frontcover: { image_1: { urls: ['/f.webp'], url_selected: '/f.webp' } },
    backcover: { image_1: { urls: ['/b.webp'], url_selected: '/b.webp' } },
  },
  max_verify_attempts: 5,
  done_verify_attempts: 2,
  regenerating: ['books/12/final_images/covers/frontcover/image_1'],
  version_notes: [
    { url: '/1b.webp', wish: 'de noche', illustrator: 'offline', stand_in: 'refused' },
    { url: '/1.webp', wish: null, illustrator: 'model', stand_in: null },
  ],
  wishes: null,
  rendered_url: null,
} as unknown as WireBook
const images = {
  chapter_1: {
    page_10: { image_1: { urls: ['/10.webp'], url_selected: '/10.webp' } },
    page_1: { image_1: { image_list: ['/1.webp', '/1b.webp'], url_selected: '/1b.webp' } },
  },
}

test('a picture comes with the words of its page, and those that follow it without a picture', () => {
  const [, first] = picturesOf(readReviewBook(wire, images))

  expect(first).toMatchObject({ text: ['Uno.', 'Dos.'], textAfter: ['Tres.'], alt: 'Lucía en el mar.' })
})

test('pictures come in the order of the book, covers at its ends', () => {
  expect(picturesOf(readReviewBook(wire, images)).map(({ key }) => key)).toEqual([
    'covers/frontcover/image_1',
    'chapter_1/page_1/image_1',
    'chapter_1/page_10/image_1',
    'covers/backcover/image_1',
  ])
})

test('the stored listing is read like the selections', () => {
  const first = picturesOf(readReviewBook(wire, images))[1]

  expect(first).toMatchObject({ versions: ['/1.webp', '/1b.webp'], selected: '/1b.webp' })
})

test('a cover being redrawn is known by its directory, and its words are the title and the blurb', () => {
  const book = readReviewBook(wire, images)

  expect(book.regenerating).toEqual(['covers/frontcover/image_1'])
  expect(picturesOf(book).at(0)?.text).toEqual(['El faro'])
  expect(picturesOf(book).at(-1)?.text).toEqual(['Una noche, el faro se apaga.'])
})

test('parts four to six of a directory name the picture', () => {
  const key = 'chapter_2/page_3/image_1'

  expect(keyOfDirectory(directoryOfKey(12, key))).toBe(key)
})

test('a picture that stands in for a model’s is known as such, and only there', () => {
  expect(readReviewBook(wire, images).notes).toEqual({
    '/1b.webp': { wish: 'de noche', standIn: true },
    '/1.webp': { wish: null, standIn: false },
  })
})
