import { expect, test } from 'bun:test'
import { everyPicture } from '../adapters/offline/illustrator/every-picture.ts'
import { wrongIn } from '../adapters/offline/illustrator/true-pictures.ts'

test('in every picture of every built-in story nobody floats, and no face and no thing that is named is cut or hidden', async () => {
  const pictures = await everyPicture()
  console.info(`${pictures.length} pictures`)
  expect(pictures.flatMap(wrongIn)).toEqual([])
})
