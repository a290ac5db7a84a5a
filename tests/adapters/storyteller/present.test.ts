import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../src/adapters/storyteller/compose.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'
import { present } from '../../../src/adapters/storyteller/present.ts'
import type { CompleteBookInfo } from '../../../src/domain/completeness.ts'
import type { Chapter } from '../../../src/domain/story.ts'
import { aCompleteInfo, aGirl } from '../../support/builders.ts'

const leo = { inside: 'Leo', presented: 'su hermano Leo', isPlain: false, quote: 'Leo es hermano de Lucía' }
const carmen = { inside: 'la abuela Carmen', presented: 'su abuela Carmen', isPlain: true, quote: '' }
const room = { readerAge: '6-8', names: ['Lucía', 'Leo', 'Abuela Carmen'] } as const

function pagesOf(...pages: string[][]): Chapter[] {
  return [{ title: 'Uno', pages: pages.map((paragraphs) => ({ paragraphs, scene: null })) }]
}

const told = (chapters: Chapter[], tie = leo, at: typeof room | { readerAge: '0-2'; names: string[] } = room) =>
  present(chapters, [tie], 'Lucía', at).map(({ text }) => text)

describe('who somebody is to the hero is said once', () => {
  test('where both are spoken of, the hero first', () => {
    const chapters = pagesOf(['Leo llegó tarde.', 'Lucía y Leo corrieron.', 'Lucía y Leo rieron.'])
    expect(told(chapters)).toEqual(['Lucía y su hermano Leo corrieron.'])
  })

  test('or right below, with a capital where a sentence begins', () => {
    expect(told(pagesOf(['Lucía miró arriba.', 'Leo no.']))).toEqual(['Su hermano Leo no.'])
  })

  test('not in what somebody says, nor after a word that says it', () => {
    const chapters = pagesOf([
      'Lucía calló.',
      '—Leo, ven —dijo Lucía.',
      'Lucía miró a su amigo Leo.',
      '«Lucía y Leo», ponía.',
    ])
    expect(told(chapters)).toEqual([])
  })

  test('not where `su` would be of somebody else', () => {
    expect(told(pagesOf(['La reina bajó.', 'Leo se inclinó.']))).toEqual([])
  })

  test('a full page keeps its words', () => {
    const full = 'Lucía vio a Leo. Uno, dos, tres, cuatro, cinco, seis, siete, ocho.'
    expect(told(pagesOf([full]), leo, { readerAge: '0-2', names: ['Lucía', 'Leo'] })).toEqual([])
  })

  test('a name that says it needs no more', () => {
    expect(told(pagesOf(['Lucía vio a la abuela Carmen.']), carmen)).toEqual(['Lucía vio a su abuela Carmen.'])
    expect(told(pagesOf(['—Ven —dijo la abuela Carmen.']), carmen)).toEqual(['—Ven —dijo la abuela Carmen.'])
  })
})

test('a relationship of the wizard is answered with the words that tell it', async () => {
  const library = await builtInLibrary().open()
  const ana = { ...aGirl('Ana'), role: 'secundario' as const }
  const info = aCompleteInfo({
    characters: [aGirl(), ana],
    relationships: [{ from: 'Ana', type: 'cousin', to: 'Lucía' }],
  }) as CompleteBookInfo
  const seeds = ['one', 'two', 'three', 'four']
  for (const { plan, chapters } of seeds.map((seed) => composeBook(library, { info, seed }))) {
    const wish = plan.wishes?.find(({ field }) => field === 'relationships')
    expect(wish?.quote).toBe('Ana es prima de Lucía')
    const words = chapters.flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs))
    const saying = words.filter((text) => /su prima Ana/iu.test(text))
    expect(wish?.evidence.map(({ text }) => text)).toEqual(saying)
    expect(wish?.outcome).toBe(saying.length > 0 ? 'told' : 'missed')
  }
})
