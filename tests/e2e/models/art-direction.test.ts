import { describe, expect, test } from 'bun:test'
import { aModelServer } from '../../support/a-model-server.ts'
import { wireFixture } from '../../support/builders.ts'
import { generated } from '../../support/generating.ts'
import { AMPLE_BUDGETS } from '../../support/model-environment.ts'

const models = aModelServer({ ...AMPLE_BUDGETS, RETRY_DELAYS_MS: '10,10' })

const taskOf = ({ sent }: { sent: string }): string => JSON.parse(sent).messages.at(-1).content

async function aBook(chapters: number, family: 'lucia-y-el-dragon' | 'los-ocho-del-bosque' = 'lucia-y-el-dragon') {
  const { id } = await models.parent.aReadyBook(family, { story_length: { chapters } })
  return { id, sent: models.fromNow() }
}

const promptOf = ({ sent }: { sent: string }): string => JSON.parse(sent).prompt
const { storyOf } = models

describe('what the pictures of a model’s book show', () => {
  test('is decided once, over the whole text, before the first of them is drawn', async () => {
    const { id, sent } = await aBook(2)
    expect((await generated(models.parent, id)).status).toBe('verifying')

    const [direction, ...again] = sent('direction')
    expect([again, direction?.status]).toEqual([[], 200])
    const written = [...sent('chapter'), ...sent('rewrite')].map(({ endedAt }) => endedAt)
    expect(Math.max(...written)).toBeLessThanOrEqual(direction?.startedAt ?? 0)
    const drawn = [...sent('page'), ...sent('frontCover'), ...sent('backCover')].map(({ startedAt }) => startedAt)
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(direction?.endedAt ?? Number.POSITIVE_INFINITY)
    const last = (await storyOf(id))?.chapters[1]?.pages.at(-1)?.paragraphs[0]?.split('. ')[0] ?? '—'
    expect(direction?.sent).toContain(
      last.replace('Lucía', 'PERS_1').replace('Chispa', 'PERS_2').replace('Abuela Carmen', 'PERS_3'),
    )
    // Chapters are words alone.
    expect(sent('chapter').some(({ sent }) => /"staging"|"setting"/u.test(sent))).toBe(false)
  })

  test('has the story’s own figures and its thing in it, looking the same wherever they are', async () => {
    const { id, sent } = await aBook(2)
    await generated(models.parent, id)
    const first = sent('page')
      .map(promptOf)
      .find((prompt) => prompt.includes('an old postman'))
    expect(first).toContain('an old postman with a white moustache: stand, happy.')
    expect(first).toContain('Seen in it: a yellowed map with a red star on it.')
    expect(
      sent('page')
        .map(promptOf)
        .filter((prompt) => prompt.includes('yellowed map')).length,
    ).toBeGreaterThan(1)
    const scenes = (await storyOf(id))?.chapters.flatMap(({ pages }) => pages.flatMap(({ scene }) => scene ?? []))
    expect(scenes?.[0]?.figures).toMatchObject([{ id: 'FIG_1', looks: { gender: 'male', age: 'elderly' } }])
    // No two side by side are looked at alike.
    const stagings = scenes?.map(({ staging }) => staging) ?? []
    expect(stagings.filter((staging, index) => staging === stagings[index - 1])).toEqual([])
  })

  test('is asked for once more where a page was forgotten', async () => {
    const { id, sent } = await aBook(2)
    models.fake.misbehave({ fault: 'half-directed', task: 'direction', times: 1 })
    const book = await generated(models.parent, id)
    expect(book.status).toBe('verifying')
    expect(sent('direction')).toHaveLength(2)
    const pages = (await storyOf(id))?.chapters[0]?.pages ?? []
    expect(pages.some(({ scene }) => scene)).toBe(true)
    expect(sent('chapter')).toHaveLength(2)
  })

  test('and is plain, where the picture before it was, where it is forgotten again and again', async () => {
    const { id } = await aBook(2)
    models.fake.misbehave({ fault: 'half-directed', task: 'direction', times: 9 })
    expect((await generated(models.parent, id)).status).toBe('verifying')
    const scenes = (await storyOf(id))?.chapters.flatMap(({ pages }) => pages.flatMap(({ scene }) => scene ?? [])) ?? []
    expect(scenes).toHaveLength(6)
    expect(scenes[0]?.action).toMatch(/ in a quiet moment\.$/u)
    expect(scenes[0]?.alt).not.toBe('')
  })

  test('is nobody of whom its chapter says nothing, whatever the model would like', async () => {
    // Of the eight a few are in each chapter.
    const { id, sent } = await aBook(2, 'los-ocho-del-bosque')
    models.fake.misbehave({ fault: 'absent-people', task: 'direction', times: 9 })
    expect((await generated(models.parent, id)).status).toBe('verifying')
    expect(sent('direction').length).toBeGreaterThan(1)
    for (const { pages } of (await storyOf(id))?.chapters ?? []) {
      const text = pages.flatMap(({ paragraphs }) => paragraphs).join(' ')
      const seen = pages.flatMap(({ scene }) => scene?.cast.map(({ name }) => name) ?? [])
      expect(seen.filter((name) => !text.includes(name))).toEqual([])
    }
  })

  test('is as much of what it says as there is: a word that no list has is left out, an id of nobody is no word', async () => {
    const { id, sent } = await aBook(1)
    models.fake.misbehave({ fault: 'odd-words', task: 'direction', times: 9 })
    expect((await generated(models.parent, id)).status).toBe('verifying')
    expect(sent('direction').length).toBeLessThanOrEqual(2)
    const scenes = (await storyOf(id))?.chapters.flatMap(({ pages }) => pages.flatMap(({ scene }) => scene ?? [])) ?? []
    expect(scenes.length).toBeGreaterThan(0)
    for (const { props, alt, action } of scenes) {
      expect(props).toEqual(['map'])
      expect(`${alt} ${action}`).not.toMatch(/LUGAR_|FIG_|PERS_|[{}]/u)
    }
  })

  test('holds four at most, and speaks of nobody who does not fit', async () => {
    const { id, sent } = await aBook(2, 'los-ocho-del-bosque')
    models.fake.misbehave({ fault: 'crowded', task: 'direction', times: 9 })
    expect((await generated(models.parent, id)).status).toBe('verifying')
    for (const prompt of sent('page').map(promptOf)) {
      const [, seen = ''] = /from left to right ([^;]*)/u.exec(prompt) ?? []
      const [, scene = ''] = /SCENE: (.*)$/mu.exec(prompt) ?? []
      const spokenOf = new Set(scene.match(/PERS_\d+/gu))
      expect([...spokenOf].filter((one) => !new RegExp(`${one}(?!\\d)`, 'u').test(seen))).toEqual([])
    }
  })

  test('of a long book is decided in parts, each with the whole text and what is decided; the covers once', async () => {
    const { id, sent } = await aBook(6)
    expect((await generated(models.parent, id)).status).toBe('verifying')
    const directions = sent('direction')
    expect(directions).toHaveLength(2)
    expect(directions.map((one) => taskOf(one).includes('And the two covers'))).toEqual([true, false])
    expect(directions.map((one) => taskOf(one).includes('"picture_is_decided"'))).toEqual([false, true])
    expect((await storyOf(id))?.frontCover.alt).toBe('Todos miran la luna desde la colina.')
  })

  test('keeps to what the parent wants seen and wants nowhere', async () => {
    const { id } = await models.parent.aReadyBook('lucia-y-el-dragon', {
      ...{ story_length: { chapters: 1 }, additional_information: 'Que no salgan arañas. Lucía lleva una capa roja.' },
    })
    const before = models.fake.journal.length
    await generated(models.parent, id)
    const [direction] = models.fake.journal.slice(before).filter(({ task }) => task === 'direction')
    const task = direction ? taskOf(direction) : ''
    const data = task.slice(task.lastIndexOf('<datos_usuario>') + 15, task.lastIndexOf('</datos_usuario>'))
    expect(data).toContain('capa roja')
    expect(JSON.parse(data).wishes).toContainEqual(expect.objectContaining({ kind: 'avoid' }))
  })

  test('stops the book kindly where nothing comes, and what is written is not paid for again', async () => {
    const { id, sent } = await aBook(2)
    models.fake.misbehave({ fault: 'no-json', task: 'direction', times: 1000 })
    const stopped = await generated(models.parent, id)
    expect([stopped.status, stopped.generation.can_retry, stopped.generation.can_finish_offline]).toEqual([
      'editing',
      true,
      true,
    ])
    expect(stopped.generation.error).toMatch(/Lo que ya esté escrito se guarda/u)
    models.fake.behave()
    expect((await generated(models.parent, id)).status).toBe('verifying')
    expect([sent('plan').length, sent('chapter').length]).toEqual([1, 2])
  })
})

describe('what pictures are drawn after', () => {
  test('is made while the words are written, and goes along with every picture in the same order', async () => {
    const { id, sent } = await aBook(2)
    models.fake.settings.delays = { chapter: 300 }
    await generated(models.parent, id)
    models.fake.settings.delays = {}
    const sheets = sent('sheet')
    const words = sent('direction')[0]?.endedAt ?? 0
    // Everybody, the postman, the manner, the places and the map.
    expect(sheets.length).toBeGreaterThanOrEqual(4)
    expect(sheets.filter(({ endedAt }) => endedAt > words)).toEqual([])
    for (const { files } of [...sent('page'), ...sent('frontCover')]) {
      expect(files.length).toBeLessThanOrEqual(5)
      const order = ['cast.webp', 'figures.webp', 'key.webp', 'place-1.webp', 'object.webp']
      expect(files).toEqual(order.filter((file) => files.includes(file)))
      expect([files.includes('cast.webp'), files.includes('key.webp')]).toEqual([true, true])
    }
    expect(sent('page').some(({ files }) => files.includes('figures.webp') && files.includes('object.webp'))).toBe(true)
    const [page] = sent('page').map(promptOf)
    expect(page).toContain('Image 1 is a sheet of the main characters')
    expect(JSON.stringify(models.fake.journal.map(({ sent, files }) => [sent, files]))).not.toMatch(
      /luc[ií]a|chispa|carmen/iu,
    )
  })

  test('is there for a redraw too, and is done without where it did not come', async () => {
    const { id, sent } = await aBook(1)
    models.fake.misbehave({ fault: 'blocked-output', task: 'sheet', times: 1000 })
    const book = await generated(models.parent, id)
    expect(book.status).toBe('verifying')
    // The chosen avatars instead.
    expect(sent('page').every(({ files }) => files.some((file) => file.startsWith('PERS_')))).toBe(true)

    models.fake.behave()
    const before = sent('page').length
    const whole = await aBook(1)
    await generated(models.parent, whole.id)
    const drawn = whole.sent('page').length
    const place = `books/${whole.id}/final_images/chapter_1/page_1/image_1`
    const asked = await models.parent.api('POST', '/api/imagemodels/create_single_image', {
      ...{ id_book: whole.id, s3_directory: place, wish: 'con un barco' },
    })
    expect([asked.status, before > 0]).toEqual([202, true])
    await models.server.ports.runner.drain()
    expect(whole.sent('page').length).toBe(drawn + 1)
    expect(whole.sent('page').at(-1)?.files).toContain('cast.webp')
  })
})

test('no name leaves with a figure that is somebody’s, nor with what is said of a place', async () => {
  const info = wireFixture('lucia-y-el-dragon') as { places: Record<string, string>[] }
  const places = info.places.map((place) => ({
    ...place,
    description: 'La casa donde vive Lucía con la Abuela Carmen.',
  }))
  const { id } = await models.parent.aReadyBook('lucia-y-el-dragon', { story_length: { chapters: 2 }, places })
  const before = models.fake.journal.length
  expect((await generated(models.parent, id)).status).toBe('verifying')
  const sent = models.fake.journal.slice(before)
  expect((await storyOf(id))?.art?.figures[0]?.name).toBe('el cartero de Lucía')
  const leaks = sent
    .filter(({ sent }) => /luc[ií]a|chispa|carmen/iu.test(sent))
    .map(({ task, sent }) => [
      task,
      sent.search(/luc[ií]a|chispa|carmen/iu),
      /.{60}(?:luc[ií]a|chispa|carmen).{60}/iu.exec(sent)?.[0],
    ])
  expect(leaks).toEqual([])
  expect(sent.some(({ task, sent }) => task === 'sheet' && sent.includes('La casa donde vive'))).toBe(true)
})

test('a parent reads what is being done, in words', async () => {
  const { id } = await aBook(2)
  models.fake.settings.delays = { plan: 60, chapter: 60, editing: 60, direction: 60 }
  const heard = new Set<string>()
  const listening = setInterval(async () => {
    const { generation } = await models.parent.book(id)
    if (generation?.doing && !generation.is_waiting) heard.add(generation.doing)
  }, 15)
  const book = await generated(models.parent, id)
  clearInterval(listening)
  models.fake.settings.delays = {}
  expect([...heard]).toEqual(
    expect.arrayContaining([
      'Pensando el cuento…',
      'Escribiendo el capítulo 1 de 2…',
      'Escribiendo el capítulo 2 de 2…',
      'Leyendo el cuento entero…',
      'Pensando las ilustraciones…',
    ]),
  )
  expect(book.generation).toMatchObject({ doing: null, is_waiting: false })
})
