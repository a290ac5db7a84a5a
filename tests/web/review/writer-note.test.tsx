import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { WriterNote } from '../../../web/review/writer-note.tsx'

const noteOf = (writer: 'offline' | 'model' | 'both') =>
  renderToStaticMarkup(
    <WriterNote writer={writer} understood={['En el cuento aparece: un faro.']} missed={['Colecciona chapas.']} />,
  )

test('a parent reads that the story is not a model’s, what it took up, and what it could not', () => {
  expect(noteOf('offline')).toMatch(/sin inteligencia artificial.*un faro.*no hemos sabido.*«Colecciona chapas\.»/u)
})

test('what could not be told is said once, however often it was written', () => {
  const note = renderToStaticMarkup(
    <WriterNote writer="offline" understood={[]} missed={['Colecciona chapas.', 'Colecciona chapas.']} />,
  )
  expect(note.match(/Colecciona chapas/gu)).toHaveLength(1)
})

test('a parent reads that a story is only in part a model’s', () => {
  expect(noteOf('both')).toMatch(/Parte de este cuento.*taller/u)
})

test('a model’s own story needs no note', () => {
  expect(noteOf('model')).toBe('')
})
