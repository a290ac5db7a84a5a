import { describe, expect, test } from 'bun:test'
import { aModelServer } from '../../support/a-model-server.ts'
import type { Fixture } from '../../support/builders.ts'
import { generated } from '../../support/generating.ts'
import { AMPLE_BUDGETS } from '../../support/model-environment.ts'

const WISH = 'Que encuentre una caracola azul en la playa.'
const NEVER = 'Que no salgan dragones.'

const models = aModelServer({ ...AMPLE_BUDGETS, RETRY_DELAYS_MS: '10,10' })

async function aWishedBook(chapters = 1, family: Fixture = 'buenas-noches-osito') {
  const { id } = await models.parent.aReadyBook(family, {
    story_length: { chapters },
    additional_information: `${WISH} ${NEVER}`,
  })
  return { id, sent: models.fromNow() }
}

type Answer = { quote: string; outcome: string; evidence: { text: string }[] }
const answerOf = (wishes: Answer[], quote: string) => wishes.find((wish) => wish.quote.includes(quote))

describe('what a parent asks a model for', () => {
  test('is planned by number, looked for in the finished words, and written where it was forgotten', async () => {
    const { id, sent } = await aWishedBook()
    models.fake.misbehave({ fault: 'does-as-asked', task: 'rewrite', times: 9 })
    const book = await generated(models.parent, id)
    expect(book.status).toBe('verifying')
    const told = answerOf(book.wishes, 'caracola azul')
    expect(told).toMatchObject({ outcome: 'told', by: 'writer', evidence: [{ text: WISH }] })
    expect(JSON.stringify(book.output)).toContain(WISH)
    expect(answerOf(book.wishes, 'dragones')).toMatchObject({ outcome: 'kept', evidence: [] })
    // Read, mended, read again by somebody who has not seen the plan.
    expect([sent('reading').length, sent('rewrite').length]).toEqual([2, 1])
    expect(sent('plan')[0]?.sent).toContain('caracola azul')
    expect(sent('reading').some(({ sent }) => sent.includes('theme_object'))).toBe(false)
    expect(JSON.stringify([sent('plan'), sent('chapter'), sent('reading'), sent('rewrite')])).not.toMatch(/Osito/u)
  })

  test('and what stays forgotten is said to be, though the model claims it by numbers that there are not', async () => {
    const { id, sent } = await aWishedBook()
    models.fake.misbehave({ fault: 'unknown-numbers', task: 'reading', times: 1 })
    const book = await generated(models.parent, id)
    expect(book.status).toBe('verifying')
    expect(answerOf(book.wishes, 'caracola azul')).toMatchObject({ outcome: 'missed', evidence: [] })
    expect(book.wishes.filter(({ outcome }: Answer) => outcome === 'told')).toEqual([])
    expect(sent('reading').length).toBeGreaterThan(2)
  })
})

test('what a parent writes stands among the data and nowhere among the orders', async () => {
  const { sent } = await (async () => {
    const book = await aWishedBook(1, 'lucia-y-el-dragon')
    await generated(models.parent, book.id)
    return book
  })()
  for (const task of ['plan', 'chapter', 'editing', 'reading', 'direction'] as const)
    for (const { sent: request } of sent(task)) {
      const text: string = JSON.parse(request)
        .messages.map(({ content }: { content: string }) => content)
        .join('\n')
      const orders = text.replace(/<datos_usuario>[\s\S]*?<\/datos_usuario>/gu, '')
      expect([task, /.{60}(?:caracola|dragones).{60}/u.exec(orders)?.[0]]).toEqual([task, undefined])
    }
  expect(sent('chapter')[0]?.sent).toContain('caracola')
})

test('what is hard for a child is told with more guidance, and nothing else is', async () => {
  const before = models.fake.journal.length
  for (const additional_information of [
    'Su abuelo murió en verano y lo echa mucho de menos.',
    'Que encuentre una concha.',
  ]) {
    const { id } = await models.parent.aReadyBook('buenas-noches-osito', {
      story_length: { chapters: 1 },
      additional_information,
    })
    await generated(models.parent, id)
  }
  const guided = models.fake.journal.slice(before).filter(({ task }) => task === 'chapter')
  expect(guided.map(({ sent }) => sent.includes('What is hard'))).toEqual([true, false])
})

describe('an editor', () => {
  test('reads the whole book once, and has written again what they name', async () => {
    const { id, sent } = await aWishedBook(2)
    models.fake.misbehave({ fault: 'sharp-editor', task: 'editing', times: 1 })
    const book = await generated(models.parent, id)
    expect(book.status).toBe('verifying')
    expect(sent('editing')).toHaveLength(1)
    const [edited, ...mended] = sent('rewrite')
    expect(edited?.sent).toContain('Somebody has to be surprised')
    // One for the page that was named, one for what the parent must find; none for a sentence that there is not.
    expect(mended).toHaveLength(1)
    const first = sent('chapter')[0]
    expect([first?.status, book.output.chapter_1.page_1.text.length > 0]).toEqual([200, true])
    expect(JSON.stringify(sent('editing'))).not.toMatch(/Osito/u)
  })
})

test('what a model says twice in a book is written again where it comes the second time, though no editor names it', async () => {
  const { id } = await models.parent.aReadyBook('lucia-y-el-dragon', { story_length: { chapters: 2 } })
  const before = models.fake.journal.length
  models.fake.misbehave({ fault: 'repeats-itself', task: 'chapter', times: 2 })
  const { output, status } = await generated(models.parent, id)
  const rewritten = models.fake.journal.slice(before).filter(({ task }) => task === 'rewrite')
  expect([status, rewritten.some(({ sent }) => sent.includes('stands on an earlier page already'))]).toEqual([
    'verifying',
    true,
  ])
  expect(JSON.stringify(output).split('sabía dónde estaba el gato')).toHaveLength(2)
})

describe('the chapters of a model', () => {
  test('are written in order, each with those before it in sight', async () => {
    const { id, sent } = await aWishedBook(3, 'lucia-y-el-dragon')
    await generated(models.parent, id)
    const chapters = sent('chapter')
    expect(chapters).toHaveLength(3)
    expect(models.fake.mostAtOnce(['chapter'])).toBe(1)
    const [first, , third] = chapters
    expect([first, third].map((one) => one?.sent.includes('story_so_far'))).toEqual([false, true])
    const [page = '—'] = (await models.parent.book(id)).output.chapter_2.page_1.text
      .replaceAll('Lucía', 'PERS_1')
      .replaceAll('Chispa', 'PERS_2')
      .replaceAll('Abuela Carmen', 'PERS_3')
      .split('\n')
    expect(third?.sent).toContain(page)
    expect(sent('plan')[0]?.sent).toContain('premises')
  })

  test('of a book that is short are written in one go, as one text', async () => {
    const { id, sent } = await aWishedBook(3)
    await generated(models.parent, id)
    expect(sent('chapter')).toHaveLength(1)
    expect(Object.keys((await models.parent.book(id)).output).filter((key) => key.startsWith('chapter_'))).toHaveLength(
      3,
    )
  })

  test('and one by one where that comes to nothing', async () => {
    const { id, sent } = await aWishedBook(2)
    models.fake.misbehave({ fault: 'no-json', task: 'chapter', times: 4 })
    expect((await generated(models.parent, id)).status).toBe('verifying')
    expect(sent('chapter').map(({ fault }) => fault)).toEqual([...Array(4).fill('no-json'), null, null])
  })

  test('that cannot be written stop the book kindly: nothing is lost, nothing of another story is put in', async () => {
    const { id, sent } = await aWishedBook(2)
    models.fake.misbehave({ fault: 'no-json', task: 'chapter', times: 1000 })
    const stopped = await generated(models.parent, id)
    expect([stopped.status, stopped.generation.error]).toEqual([
      'editing',
      expect.stringMatching(/Lo que ya esté escrito se guarda: pulsa Reintentar/u),
    ])
    models.fake.behave()
    const book = await generated(models.parent, id)
    expect(book.status).toBe('verifying')
    expect((await models.server.ports.books.find(id))?.story?.writer).toBe('model')
    expect(sent('plan')).toHaveLength(1)
  })
})
