import { expect, test } from 'bun:test'
import { checkEcho } from '../../../src/domain/story-checks/check-echo.ts'
import { aCompleteInfo, aStory } from '../../support/builders.ts'

const info = aCompleteInfo()

test('an end that takes up the tower of the beginning is a good end', () => {
  expect(issuesOf('Había una torre torcida.', 'Y todos bailaron entre las dos torres.')).toEqual([])
})

test('an end that has only the hero in common with the beginning is told off, gently', () => {
  expect(issuesOf('Lucía entonces vio una torre.', 'Entonces Lucía comió sopa.')).toMatchObject([
    { id: 'ending.noEcho', weight: 'soft' },
  ])
})

test('a book of one chapter has no end to compare', () => {
  expect(checkEcho(aStory(), info)).toEqual([])
})

function issuesOf(...texts: string[]) {
  const chapters = texts.map((text) => ({ title: 'Uno', pages: [{ paragraphs: [text], scene: null }] }))
  return checkEcho(aStory({ chapters }), info)
}
