import { expect, test } from 'bun:test'
import { writeBookInfo } from '../../../src/domain/book-info-wire.ts'
import { withAvatarsOfCopy } from '../../../web/wizard/use-conflict.ts'
import { aCompleteInfo, aGirl } from '../../support/builders.ts'

const girl = (name: string, files: string[]) => ({ ...aGirl(name), avatars: files, selectedAvatar: files[0] ?? null })
const book = (...characters: ReturnType<typeof girl>[]) => writeBookInfo(aCompleteInfo({ characters }))

test('what is saved as a book of its own keeps its avatars, whatever order its characters have now', () => {
  const theirs = book(girl('Lucía', ['/1/a.webp', '/1/b.webp']), girl('Carmen', ['/1/c.webp']))
  const copy = book(girl('Lucía', ['/2/x.webp', '/2/y.webp']), girl('Carmen', ['/2/z.webp']))
  const mine = book(girl('Carmen', ['/1/c.webp']), girl('Lucía', ['/1/b.webp', '/1/a.webp']))

  const { characters } = withAvatarsOfCopy(mine, theirs, copy)

  expect(characters.map(({ name, image_url_selected }) => [name, image_url_selected])).toEqual([
    ['Carmen', '/2/z.webp'],
    ['Lucía', '/2/y.webp'],
  ])
})

test('an avatar that the book never knew is left out, and its character has none', () => {
  const theirs = book(girl('Lucía', []))
  const mine = book(girl('Lucía', ['/1/new.webp']))

  const [lucia] = withAvatarsOfCopy(mine, theirs, theirs).characters

  expect(lucia).toMatchObject({ image_url: [], image_url_selected: '' })
})
