import { expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { isForAge, isForNextAge, readLines } from '../../../../src/adapters/offline/writer/lines.ts'
import { PLOTS } from '../../../../src/adapters/offline/writer/plots/index.ts'
import type { Beat } from '../../../../src/adapters/offline/writer/plots/plot.ts'
import { THEMES, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { aCompleteInfo, infoFixture } from '../../../support/builders.ts'

const RESOLUTIONS = new Map<string, Beat>(
  PLOTS.flatMap(({ resolution, retold }) =>
    [resolution, ...(retold?.resolution ?? [])].map((beat) => [beat.id, beat] as const),
  ),
)

test('a story keeps the last thing that it was told for, however many people have to be named', () => {
  const { characters, relationships } = infoFixture('los-ocho-del-bosque')
  const lost = valuesOf(THEMES).flatMap((theme) =>
    Array.from({ length: 12 }, (_, seed) => {
      const info = aCompleteInfo({ theme, chapters: 3, readerAge: '4-6', characters, relationships })
      const { plan, chapters } = composeBook({ info, seed: `book:${seed}` })
      const { beat } = JSON.parse(plan.chapters.at(-1)?.outline ?? '{}')
      const wanted = lastWords(RESOLUTIONS.get(beat))
      return chapters.at(-1)?.pages.at(-1)?.paragraphs.join(' ').includes(wanted) ? [] : [`${beat}: ${wanted}`]
    }).flat(),
  )

  expect([...new Set(lost)]).toEqual([])
})

test('what is told in one way at four and in another at six is never told in both', () => {
  const [atFour, atSix] = readLines('4-4! Un señor le dio su sombrero.\n6! Don Modesto le dio su sombrero.')

  expect([atFour, atSix].map((line) => line && (isForAge(line, '4-6') || isForNextAge(line, '4-6')))).toEqual([
    true,
    false,
  ])
})

/** The end of the last line, if this age cannot do without it, from where no name is in it. */
function lastWords(beat: Beat | undefined): string {
  const line = readLines(beat?.moments[2].es ?? '').findLast((one) => isForAge(one, '4-6'))
  return (line?.mustStay ? line.text : '').split(/[}\]]/u).at(-1)?.replaceAll('...', '…').trim() ?? ''
}
