import { describe, expect, test } from 'bun:test'
import type { Line } from '../../../../src/adapters/offline/writer/lines.ts'
import { paginate } from '../../../../src/adapters/offline/writer/paginate.ts'

describe('where a page is too full', () => {
  test.each([
    ['“What are you afraid of?” asked Theo, from behind the cake.', `Maya thought about ${'it and '.repeat(60)}it.`],
    ['—¿Qué te da miedo? —preguntó Theo, detrás de la tarta.', `Maya lo pensó ${'y lo pensó '.repeat(40)}.`],
  ])('nobody asks what nobody answers: %s', (question, answer) => {
    const pages = paginate([aLine('They set off.', { mustStay: true }), aLine(question), aLine(answer)], '6-8', [2])

    expect(pages).toEqual([['They set off.']])
  })

  test('what is said to a question that has to stay, stays too', () => {
    const [question, reply] = ['—¿Qué te da miedo? —preguntó Theo.', '—Nada —dijo Maya.']
    const long = `Y anduvieron ${'y anduvieron '.repeat(40)}.`
    const lines = [aLine('Salieron.', { mustStay: true }), aLine(long, { from: 3 })]

    const pages = paginate([...lines, aLine(question, { mustStay: true }), aLine(reply)], '6-8', [2])

    expect(pages).toEqual([['Salieron.', question, reply]])
  })

  test('a word of reply goes with its question', () => {
    const [question, reply] = [`—¿Estás conmigo ${'y conmigo '.repeat(40)}? —preguntó Theo.`, '—Contigo —dijo Maya.']
    const lines = ['Salieron.', question, reply, 'Y llegaron.'].map((text, at) =>
      aLine(text, { mustStay: true, from: at === 1 ? 5 : 4 }),
    )

    expect(paginate(lines, '6-8', [2]).flat().join(' ')).toBe('Salieron. Y llegaron.')
  })

  test('a question that ends the chapter stays, for the next one answers it', () => {
    const question = '“Where to now?” asked Theo.'
    const long = `They thought about ${'it and '.repeat(60)}it.`

    const pages = paginate(
      [aLine('They set off.', { mustStay: true }), aLine(long, { from: 5 }), aLine(question)],
      '6-8',
      [2],
    )

    expect(pages.flat().join(' ')).toContain(question)
  })
})

function aLine(text: string, overrides: Partial<Line> = {}): Line {
  return { from: 4, to: 5, text, opensParagraph: /^[—“]/u.test(text), mustStay: false, ...overrides }
}
