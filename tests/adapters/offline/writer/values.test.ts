import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { VALUES } from '../../../../src/adapters/offline/writer/lexicon/value-table.ts'
import { moralValueOf } from '../../../../src/adapters/offline/writer/lexicon/values.ts'
import { readLines, sentencesOf } from '../../../../src/adapters/offline/writer/lines.ts'
import { realise } from '../../../../src/adapters/offline/writer/realise/realise.ts'
import { stageOf, understand } from '../../../../src/adapters/offline/writer/understand.ts'
import { READER_AGE_PROFILES } from '../../../../src/domain/reader-age.ts'
import { countWords } from '../../../../src/domain/text.ts'
import { aCompleteInfo, aGirl } from '../../../support/builders.ts'

describe('a moral is understood as it is meant', () => {
  test.each([
    ['Believe in yourself', 'confidence'],
    ['Never tell a lie', 'honesty'],
    ['La verdadera amistad', 'friendship'],
    ['El valor de la amistad', 'friendship'],
    ['Hay que tener valor', 'courage'],
    ['Size does not matter', 'simplicity'],
    ['El tamaño no importa', 'simplicity'],
    ['Communication is teamwork', 'friendship'],
  ])('%s: %s', (moral, id) => {
    expect(moralValueOf(moral).value.id).toBe(id)
  })
})

describe('what is done for a moral', () => {
  test.each(['español', 'inglés'] as const)('can be said to those who get it, in %s, by long names too', (language) => {
    const [hero, partner] = ['Abuela Carmen', 'Capitán Bigotes'].map((name) => ({ ...aGirl(), name }))
    if (!hero || !partner) throw new Error('two people')
    const tale = understand({ info: aCompleteInfo({ language, characters: [hero, partner] }), seed: 'one' })
    const stage = stageOf(tale, 0)
    for (const { id, ways } of VALUES)
      for (const { act } of ways)
        for (const line of readLines(act[tale.tongue])) {
          const most = READER_AGE_PROFILES[line.from <= 2 ? '4-6' : '6-8'].maxWordsPerSentence
          const said = realise(line.text, stage, id) ?? ''
          const long = sentencesOf(said).filter((sentence) => countWords(sentence) > most)
          expect([id, said === '', long]).toEqual([id, false, []])
        }
  })

  test('differs between two books that follow each other, and so does the end', () => {
    const info = aCompleteInfo({ moral: 'Hay que decir la verdad', readerAge: '6-8', chapters: 3 })
    const [one, two] = ['book:1', 'book:2'].map((seed) => composeBook({ info, seed }))

    expect(one?.plan.closing).not.toBe(two?.plan.closing)
    for (const book of [one, two])
      expect(JSON.stringify(book?.chapters)).toMatch(/dijo la verdad: «No sé cómo se hace»|Te digo la verdad/u)
  })
})
