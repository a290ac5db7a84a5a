import { expect, test } from 'bun:test'
import { everyPicture } from './every-picture.ts'
import { wrongIn } from './true-pictures.ts'

// All of them: `bun run storm every-picture`.
test('in pictures of the built-in stories nobody floats, and no face and no thing that is named is cut or hidden', async () => {
  const pictures = await everyPicture({ each: 16 })
  expect(pictures.length).toBeGreaterThan(150)
  expect(pictures.flatMap(wrongIn)).toEqual([])
})
