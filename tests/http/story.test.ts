import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { linesByBlock, linesOfPage } from '../adapters/typesetter/support/page-lines.ts'
import { type ReviewServer, startReviewServer } from '../support/review-server.ts'
import type { Parent } from '../support/server.ts'

let server: ReviewServer
let parent: Parent
/** Written and drawn once; the tests change copies of them. */
let osito: number
let lucia: number
beforeAll(async () => {
  server = await startReviewServer()
  ;({ parent, id: osito } = await server.aBookInReview({ dedication: 'Para Osito.\nDe su abuela' }))
  const { id } = await parent.aReadyBook('lucia-y-el-dragon')
  await parent.api('POST', `/api/books/${id}/generate`, {})
  await parent.generated(id)
  lucia = id
})
afterAll(() => server.stop())

type Text = { block: string; text: string }

/** A book's words in its parent's hands; saves say the edition that is current unless told otherwise. */
function wordsOf({ api, book }: Parent, id: number) {
  const edition = async (): Promise<number> => (await book(id)).version
  return {
    book: () => book(id),
    save: async (edits: Text[], more: Record<string, unknown> = {}) =>
      api('PATCH', `/api/books/${id}/story`, { edition: await edition(), edits, ...more }),
    undo: async () => api('POST', `/api/books/${id}/story/undo`, { edition: await edition() }),
    redo: async () => api('POST', `/api/books/${id}/story/redo`, { edition: await edition() }),
    edits: async () => (await api('GET', `/api/books/${id}/story/edits`)).body,
    lay: async (part: string, edits: Text[] = []) => (await api('POST', `/api/books/${id}/lay`, { part, edits })).body,
  }
}

/** A book in review with the words of another one, and the names of its pictures. */
async function anotherBook(changes: Record<string, unknown> = {}, model = osito) {
  const { info } = await parent.book(model)
  const id: number = (await parent.api('POST', '/api/books', { info: { ...info, ...changes } })).body.id_book
  const { story, illustrations, info: known } = await server.ports.books.get(parent.user.id, model)
  await server.ports.books.changeAny(id, (book) => ({
    ...{ ...book, status: 'verifying', story, illustrations },
    info: { ...book.info, characters: known.characters },
  }))
  return { id, ...wordsOf(parent, id), stored: () => server.ports.books.edits(parent.user.id, id) }
}
/** Joiners, marks of direction, controls. */
const UNSEEN = new Set('\u2060\u200b\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\u0000\u0007\u001b\u007f\u0090\u00ad')
const NOTHING_TO_UNDO = { status: 409, body: { success: false, code: 'story.nothingToUndo' } }

describe('new words', () => {
  test('are the book’s wherever it is shown', async () => {
    const { book, save, lay } = await anotherBook()
    const saved = await save([
      { block: 'title', text: 'La noche azul' },
      { block: 'dedication', text: 'Para Vera.\nY para Leo.' },
      { block: 'blurb', text: 'Un oso que no duerme.' },
      { block: 'closing', text: 'Y soñó.' },
      { block: 'chapter-2-title', text: 'La niebla' },
      { block: 'chapter-1-p0-1', text: '—¿Y ahora? —dijo Osito.' },
      { block: 'chapter-3-p1', text: 'Uno.\nDos.' },
      { block: 'alt-chapter_1/page_1/image_1', text: 'Un oso y una luna.' },
      { block: 'alt-covers/backcover', text: 'La luna, sola.' },
    ])

    expect(saved).toMatchObject({ status: 200, body: { success: true, wishes: expect.any(Array) } })
    expect(await book()).toMatchObject({
      status: 'verifying',
      version: saved.body.version,
      info: { story_title: 'La noche azul', dedication: 'Para Vera.\nY para Leo.' },
      output: {
        title: 'La noche azul',
        blurb: 'Un oso que no duerme.',
        closing: 'Y soñó.',
        chapter_1: {
          page_1: {
            text: 'Osito miró la luna.\n—¿Y ahora? —dijo Osito.',
            image_1: { alt: 'Un oso y una luna.', prompt: 'Osito looks at the moon.' },
          },
        },
        chapter_2: { title: 'La niebla' },
        chapter_3: { page_2: { text: 'Uno.\nDos.' } },
      },
    })
    const [dedication, back] = [await lay('dedication'), await lay('backCover')]
    expect(linesByBlock(dedication.pages)).toEqual({
      'dedication-0': [{ number: 2, text: 'Para Vera.' }],
      'dedication-1': [{ number: 2, text: 'Y para Leo.' }],
    })
    expect(back.pages[0].html).toContain('alt="La luna, sola."')
  })

  test('are found by the list, and the book stands there under its new title', async () => {
    const { save } = await anotherBook()
    await save([{ block: 'title', text: 'El camión de Ángel' }])
    const { body } = await parent.api('GET', `/api/books/${parent.user.id}?summary=true&q=CAMION`)
    expect(body.books.map(({ info }: any) => info.story_title)).toEqual(['El camión de Ángel'])
  })

  test('make another edition each time, and the same words none', async () => {
    const { book, save, edits } = await anotherBook()
    const { version } = await book()
    const text = 'Nadie contestó nada.'
    expect((await save([{ block: 'chapter-1-p1-0', text }])).body.version).toBe(version + 1)
    for (const same of [text, ` ${text}\n`, 'Nadie contestó\u00a0nada.\u200b'])
      expect((await save([{ block: 'chapter-1-p1-0', text: same }])).body.version).toBe(version + 1)
    expect((await edits()).edits).toHaveLength(1)
  })

  test('part a paragraph, take one out, and leave an emptied page in its place', async () => {
    const { book, save, lay } = await anotherBook()
    const { pages } = await lay('chapter-2')
    await save([
      { block: 'chapter-1-p0-0', text: 'Osito miró.\nLa luna.' },
      { block: 'chapter-1-p0-1', text: '' },
      { block: 'chapter-2-p0', text: '' },
    ])

    const { output } = await book()
    expect(output.chapter_1.page_1.text).toBe('Osito miró.\nLa luna.')
    expect(output.chapter_2.page_1).toMatchObject({ text: '', image_1: { alt: 'Osito mira la luna.' } })
    expect((await lay('chapter-2')).pages).toHaveLength(pages.length)
  })

  test('that came from a chat or another alphabet bring no sign that nobody sees', async () => {
    const { save, book, stored } = await anotherBook()
    const unseen = [...UNSEEN]
    const typed = [...'Osito se durmió.'].map((letter, index) => `${letter}${unseen[index % unseen.length]}`).join('')
    await save([
      { block: 'chapter-1-p0-0', text: `${typed}\u2028\r\n\tFin.\r` },
      { block: 'title', text: `\u202e${unseen.join('')}La luna\n azul ` },
      { block: 'name-0', text: 'O\u2060li\u200f\nBú' },
    ])

    const { output, info } = await book()
    expect(output.chapter_1.page_1.text).toBe('Osito se durmió.\nFin.\n—¿Quién anda ahí? —dijo Oli Bú.')
    expect([info.story_title, output.chapter_2.page_1.text]).toEqual([
      'La luna azul',
      'Oli Bú miró la luna.\n—¿Quién anda ahí? —dijo Oli Bú.',
    ])
    const { book: kept, edits } = await stored()
    for (const text of stringsIn([kept.info, kept.story, edits.map(({ after }) => after)]))
      expect([...text].filter((sign) => UNSEEN.has(sign))).toEqual([])
  })

  test('change two lines of a dedication at once, each where it stood', async () => {
    const { book, save } = await anotherBook({ dedication: 'Para Vera\ny para Leo\nde su abuela' })
    await save([
      { block: 'dedication-0', text: 'Para Vera,\nque duerme poco,' },
      { block: 'dedication-1', text: 'y para Leo,' },
    ])
    expect((await book()).info.dedication).toBe('Para Vera,\nque duerme poco,\ny para Leo,\nde su abuela')
    await save([
      { block: 'dedication-0', text: '' },
      { block: 'dedication-3', text: 'de su tía' },
    ])
    expect((await book()).info.dedication).toBe('que duerme poco,\ny para Leo,\nde su tía')
  })
})

describe('a save is refused, and the book stays as it was,', () => {
  test.each<[string, Text[], string]>([
    [
      'where one of its texts is not there',
      [
        { block: 'title', text: 'x' },
        { block: 'chapter-9-p0-0', text: 'x' },
      ],
      'chapter-9-p0-0',
    ],
    [
      'without a title',
      [
        { block: 'blurb', text: 'x' },
        { block: 'title', text: ' \u2060 ' },
      ],
      'title',
    ],
    ['with a title longer than a cover', [{ block: 'title', text: 'x'.repeat(121) }], 'title'],
    [
      'with a picture that is said to show nothing',
      [{ block: 'alt-covers/frontcover', text: '\n' }],
      'alt-covers/frontcover',
    ],
    ['with a name for nobody', [{ block: 'name-1', text: 'Oli' }], 'name-1'],
    [
      'with a page that is changed twice',
      [
        { block: 'chapter-1-p0', text: 'x' },
        { block: 'chapter-1-p0-0', text: 'y' },
      ],
      'chapter-1-p0-0',
    ],
    [
      'with lines that make the dedication too long',
      [{ block: 'dedication-1', text: 'x'.repeat(295) }],
      'dedication-1',
    ],
    ['with what follows from other texts', [{ block: 'refrain', text: 'x' }], 'refrain'],
  ])('%s: the text is named', async (_, edits, block) => {
    const { save, stored } = await anotherBook()
    const before = await stored()

    const refused = await save(edits)

    expect(refused).toMatchObject({ status: 400, body: { success: false, code: 'input.invalid' } })
    expect(refused.body.fields).toEqual({ [block]: expect.stringMatching(/^\p{Lu}/u) })
    expect(await stored()).toEqual(before)
  })

  test('for a letter more than ten thousand', async () => {
    const { save, book, edits } = await anotherBook()
    const text = 'ñ'.repeat(10_000)

    const refused = await save([{ block: 'chapter-1-p0-0', text: `${text}ñ` }])
    expect(refused.status).toBe(400)
    expect(refused.body.fields['chapter-1-p0-0']).toContain('10.000')
    expect((await edits()).edits).toEqual([])
    // What a phone counts as two is one letter for who types it.
    for (const most of [text, '🐉'.repeat(10_000)]) {
      expect((await save([{ block: 'chapter-1-p0-0', text: most }])).status).toBe(200)
      expect((await book()).output.chapter_1.page_1.text).toStartWith(`${most}\n`)
    }
  })

  test('for words that no children’s book has: every text with one is named', async () => {
    const { save, stored } = await anotherBook()
    const before = await stored()

    const refused = await save([
      { block: 'chapter-1-p0-0', text: 'Era una puta noche.' },
      { block: 'chapter-1-p1-0', text: 'Una noche de luna.' },
      { block: 'dedication-1', text: 'de su p.u.t.a abuela' },
      { block: 'name-0', text: 'Pornografía' },
    ])

    expect(refused).toMatchObject({ status: 400, body: { success: false, code: 'story.textFlagged' } })
    const { fields } = refused.body
    expect(fields).toMatchObject({ 'chapter-1-p0-0': expect.any(String), 'name-0': expect.any(String) })
    expect(fields).not.toContainKey('chapter-1-p1-0')
    expect(Object.keys(fields).some((block) => block.startsWith('dedication'))).toBe(true)
    expect(await stored()).toEqual(before)
  })

  test('where another tab has saved since: what that one saved is there', async () => {
    const { id, save, book, edits } = await anotherBook()
    const { version } = await book()
    await save([{ block: 'closing', text: 'La primera pestaña.' }])

    for (const [method, path] of [
      ['PATCH', 'story'],
      ['POST', 'story/undo'],
      ['POST', 'story/redo'],
    ] as const) {
      const body = { edition: version, edits: [{ block: 'closing', text: 'La segunda.' }] }
      expect(await parent.api(method, `/api/books/${id}/${path}`, body)).toMatchObject({
        status: 409,
        body: { code: 'book.modifiedElsewhere', error: 'Este cuento se ha modificado en otra pestaña' },
      })
    }
    expect((await book()).output.closing).toBe('La primera pestaña.')
    expect((await edits()).edits).toHaveLength(1)
  })

  test('by all tabs but one, when they save at the same moment', async () => {
    const { id, book, edits } = await anotherBook()
    const { version } = await book()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, tab) =>
        parent.api('PATCH', `/api/books/${id}/story`, {
          edition: version,
          edits: [{ block: 'closing', text: `Pestaña ${tab}.` }],
        }),
      ),
    )

    const won = answers.flatMap(({ status }, tab) => (status === 200 ? [tab] : []))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect((await book()).output.closing).toBe(`Pestaña ${won[0]}.`)
    expect((await edits()).edits).toHaveLength(1)
  })

  test('while nothing is written yet, or it is being drawn', async () => {
    const { id, save, undo, stored } = await anotherBook()
    const refusal = { status: 409, body: { code: 'book.wrongStatus' } }
    const { story } = (await stored()).book
    for (const state of [{ status: 'editing', story: null } as const, { status: 'generating', story } as const]) {
      await server.ports.books.changeAny(id, (book) => ({ ...book, ...state }))
      const before = await stored()
      expect([await save([{ block: 'title', text: 'x' }]), await undo()]).toMatchObject([refusal, refusal])
      expect(await parent.api('GET', `/api/books/${id}/story/edits`)).toMatchObject(refusal)
      expect(await stored()).toEqual(before)
    }
  })
})

describe('a name changed in the whole story', () => {
  async function aRenamedBook() {
    const own = await anotherBook({}, lucia)
    const saved = await own.save([
      { block: 'chapter-2-p1-0', text: '¡LUCÍA! Lucía no contestó. Luciana tampoco.' },
      { block: 'blurb', text: 'Lucía y un dragón.' },
    ])
    const renamed = await own.save([{ block: 'name-0', text: 'Luz' }])
    expect([saved.status, renamed.status]).toEqual([200, 200])
    return own
  }

  test('is the new one in every text, in capitals too, and only where it is a word', async () => {
    const { book } = await aRenamedBook()
    const { output, info } = await book()

    expect(output.title).toBe('Luz y el dragón que no sabía volar')
    expect(info.story_title).toBe(output.title)
    expect(output.blurb).toBe('Luz y un dragón.')
    expect(output.chapter_2.page_2.text).toBe('¡LUZ! Luz no contestó. Luciana tampoco.')
    expect(output.chapter_3.page_1).toMatchObject({
      text: 'Luz miró la luna.\n—¿Quién anda ahí? —dijo Luz.',
      image_1: { alt: 'Luz mira la luna.' },
    })
    expect(info.dedication).toStartWith('Para Luz, que ya sabe volar')
  })

  test('leaves the wizard’s, by which avatars and pictures go', async () => {
    const { book } = await aRenamedBook()
    const { info, output, new_images } = await book()

    expect(info.characters.map(({ name }: { name: string }) => name)).toEqual(['Lucía', 'Chispa', 'Abuela Carmen'])
    expect(info.character_relationships).toEqual((await parent.book(lucia)).info.character_relationships)
    expect(output.chapter_1.page_1.image_1).toMatchObject({ character: 'Lucía', prompt: 'Lucía looks at the moon.' })
    expect(new_images.chapter_1.page_1.image_1.urls).toHaveLength(1)
  })

  test('stands on the covers, the title page and beside its portrait, and the old one nowhere in the book', async () => {
    await wordsOf(parent, lucia).save([
      { block: 'name-0', text: 'Luz' },
      { block: 'blurb', text: 'Luz y un dragón.' },
    ])
    const layout = await parent.api('POST', '/api/layout/create_layout', { id_book: lucia })
    await wordsOf(parent, lucia).undo()
    const html = await (await server.call(layout.body.s3_url)).text()
    const articles = html.match(/<article .*?<\/article>/gsu) ?? []
    const page = (kind: string) => articles.find((one) => one.includes(`kind-${kind}"`)) ?? ''
    const said = (kind: string) =>
      linesOfPage(page(kind))
        .map(({ text }) => text)
        .join(' ')

    expect(said('frontCover')).toMatch(/^Luz y el dragón que no sabía volar .*Luz/u)
    expect(said('titlePage')).toMatch(/Luz, Chispa/u)
    expect(linesByBlock([{ number: 3, html: page('cast') }])['name-0']).toEqual([{ number: 3, text: 'Luz' }])
    expect(said('backCover')).toContain('Luz y un dragón.')
    expect(page('frontCover')).toContain('alt="Luz mira la luna."')
    expect(html).toContain('<title>Luz y el dragón')
    expect(html).not.toMatch(/Lucía|LUCÍA/u)
  })

  test('is the old one again with one undo, everywhere', async () => {
    const { book, undo, redo, lay } = await aRenamedBook()
    const renamed = await book()
    await undo()
    const { output, info } = await book()
    expect([output.title, info.dedication]).toEqual([
      'Lucía y el dragón que no sabía volar',
      expect.stringMatching(/^Para Lucía/u),
    ])
    expect(JSON.stringify(output)).not.toContain('Luz ')
    expect((await lay('cast')).names[0]).toBe('Lucía')
    await redo()
    const { output: again, info: infoAgain } = await book()
    expect([again, infoAgain]).toEqual([renamed.output, renamed.info])
  })

  test('can be changed once more, and back to the wizard’s', async () => {
    const { book, save, edits } = await aRenamedBook()
    await save([{ block: 'name-0', text: 'Alba' }])
    expect((await book()).output.title).toStartWith('Alba y el dragón')
    await save([{ block: 'name-0', text: 'Lucía' }])
    expect((await book()).output.title).toStartWith('Lucía y el dragón')
    const { original } = await edits()
    expect(Object.keys(original).toSorted()).toEqual(['blurb', 'chapter-2-p1'])
  })

  test.each([
    ['somebody else’s', 'chispa'],
    ['somebody else’s with another accent', 'ABUELA CÁRMEN'],
    ['too long for a page', 'x'.repeat(61)],
    ['none', ' '],
  ])('is refused where it is %s', async (_, text) => {
    const { book, save } = await aRenamedBook()
    const before = await book()
    const refused = await save([{ block: 'name-0', text }])
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'input.invalid', fields: { 'name-0': expect.any(String) } },
    })
    expect(await book()).toEqual(before)
  })
})

describe('what was changed', () => {
  test('is told save by save with the words of before and after, and can be taken back and done again', async () => {
    const { book, save, undo, redo, edits } = await anotherBook()
    const first = await book()
    await save([
      { block: 'title', text: 'Uno' },
      { block: 'chapter-1-p1-0', text: 'Uno.' },
    ])
    await save([{ block: 'title', text: 'Dos' }])
    const second = await book()

    const told = await edits()
    expect(told).toMatchObject({
      success: true,
      version: second.version,
      can_undo: true,
      can_redo: false,
      original: { title: 'Buenas noches, Osito', 'chapter-1-p1': 'Nadie contestó.' },
    })
    expect(Object.keys(told.original)).toHaveLength(2)
    expect(told.edits).toMatchObject([
      { save: 1, block: 'chapter-1-p1-0', before: 'Nadie contestó.', after: 'Uno.', undone: false },
      { save: 1, block: 'title', before: 'Buenas noches, Osito', after: 'Uno', undone: false },
      { save: 2, block: 'title', before: 'Uno', after: 'Dos', undone: false },
    ])

    expect((await undo()).body.version).toBe(second.version + 1)
    expect((await book()).output.title).toBe('Uno')
    expect(await edits()).toMatchObject({ can_undo: true, can_redo: true, edits: [{}, {}, { undone: true }] })
    await undo()
    expect([(await book()).output, (await book()).info]).toEqual([first.output, first.info])
    expect(await edits()).toMatchObject({ can_undo: false, can_redo: true, original: {} })
    expect(await undo()).toMatchObject(NOTHING_TO_UNDO)

    await redo()
    expect((await book()).output).toMatchObject({ title: 'Uno', chapter_1: { page_2: { text: 'Uno.' } } })
    await redo()
    expect([(await book()).output, (await book()).info]).toEqual([second.output, second.info])
    expect(await redo()).toMatchObject(NOTHING_TO_UNDO)
    expect(await edits()).toMatchObject({ can_undo: true, can_redo: false })
  })

  test('cannot be done again once something else was saved', async () => {
    const { book, save, undo, redo, edits } = await anotherBook()
    await save([{ block: 'closing', text: 'Uno.' }])
    await save([{ block: 'closing', text: 'Dos.' }])
    await undo()
    await save([{ block: 'blurb', text: 'Tres.' }])

    const { edits: left, can_redo } = await edits()
    expect([left.map(({ after }: { after: string }) => after), can_redo]).toEqual([['Uno.', 'Tres.'], false])
    expect(await redo()).toMatchObject(NOTHING_TO_UNDO)
    await undo()
    await undo()
    expect((await book()).output).toMatchObject({
      closing: 'Y durmió con la luz apagada.',
      blurb: 'Una noche, una luz y un oso muy pequeño.',
    })
  })

  test('is the writer’s again where the parent puts the first words back by hand', async () => {
    const { save, edits } = await anotherBook()
    await save([{ block: 'chapter-1-p0', text: 'Otra página.' }])
    const { original } = await edits()
    await save(Object.entries(original as Record<string, string>).map(([block, text]) => ({ block, text })))

    expect(await edits()).toMatchObject({ original: {}, can_undo: true, edits: [{ save: 1 }, { save: 2 }] })
  })

  test('is nothing in a book that nobody touched', async () => {
    const { undo, redo, edits } = await anotherBook()
    expect(await edits()).toMatchObject({ edits: [], can_undo: false, can_redo: false, original: {} })
    expect([await undo(), await redo()]).toMatchObject([NOTHING_TO_UNDO, NOTHING_TO_UNDO])
  })
})

describe('a wish', () => {
  const outcome = async (book: ReturnType<typeof wordsOf>['book'], wish: string) =>
    ((await book()).wishes as Record<string, any>[]).find(({ id }) => id === wish)
  const BADGES = 'Colecciona chapas de botella'

  test('of the known book is told by its parent who says so, and no longer when that is taken back', async () => {
    const { book, save, undo, redo } = await anotherBook()
    expect(await outcome(book, 'w2')).toMatchObject({ quote: BADGES, outcome: 'missed', by: 'writer' })

    const saved = await save([{ block: 'chapter-1-p1-0', text: 'En el bolsillo sonaban tapones.' }], { tells: ['w2'] })
    const told = {
      outcome: 'told',
      by: 'parent',
      evidence: [{ chapter: 1, page: 2, text: 'En el bolsillo sonaban tapones.' }],
    }
    expect(saved.body.wishes).toEqual((await book()).wishes)
    expect(await outcome(book, 'w2')).toMatchObject(told)
    await undo()
    expect(await outcome(book, 'w2')).toMatchObject({ outcome: 'missed', by: 'writer', evidence: [] })
    await redo()
    expect(await outcome(book, 'w2')).toMatchObject(told)
  })

  test('is told unasked where the new words say it word by word', async () => {
    const { book, save } = await anotherBook()
    await save([{ block: 'chapter-2-p1-0', text: 'Osito colecciona chapas de botella.' }])
    expect(await outcome(book, 'w2')).toMatchObject({
      outcome: 'told',
      by: 'parent',
      evidence: [{ chapter: 2, page: 2 }],
    })
  })

  test('that nobody has is not told by saying so', async () => {
    const { book, save } = await anotherBook()
    const before = await outcome(book, 'w2')
    expect((await save([{ block: 'closing', text: 'Fin.' }], { tells: ['w9', ''] })).status).toBe(200)
    expect(await outcome(book, 'w2')).toEqual(before)
  })

  test('that the product’s own writer told is missed when its words are taken out, and told again when they are back', async () => {
    const own = await startReviewServer({ knownStory: false })
    const { parent, id, book } = await own.aBookInReview({ story_length: { chapters: 1 } }, 'lucia-y-el-dragon')
    const words = wordsOf(parent, id)
    const told = (wishes: Record<string, any>[]) => wishes.filter(({ outcome }) => outcome === 'told')
    expect(told(book.wishes).map(({ quote }) => quote)).toContain('Lucía tiene miedo a las alturas')

    const pages = Object.keys((await words.lay('chapter-1')).texts).filter((block) => /-p\d+$/u.test(block))
    await words.save(pages.map((block) => ({ block, text: 'No pasó nada.' })))
    expect(told((await words.book()).wishes)).toEqual([])
    await words.undo()
    expect((await words.book()).wishes).toEqual(book.wishes)
    await own.stop()
  })
})

/** Every text in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
