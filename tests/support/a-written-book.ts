import type { BookId } from '../../src/domain/book.ts'
import type { CompleteBookInfo } from '../../src/domain/completeness.ts'
import type { Story } from '../../src/domain/story.ts'
import { aScene, aStory, infoFixture, wireFixture } from './builders.ts'
import type { Parent, TestServer } from './server.ts'

/** The book of Lucía, Chispa and her grandmother, whose parent has called the girl and her grandmother otherwise since. */
export function aRenamedStory(): { info: CompleteBookInfo; story: Story } {
  const action = 'Lucía holds up the lantern beside Chispa.'
  const lit = aScene({ action, alt: 'Luz levanta un farol.' })
  const story = aStory({
    names: { Lucía: 'Luz', 'Abuela Carmen': 'Abuela Rosa' },
    refrain: '¡Arriba, arriba, que ya amanece!',
    chapters: [
      {
        title: 'El faro de Luz',
        pages: [
          { paragraphs: ['Luz subió al faro con un mapa.'], scene: aScene() },
          { paragraphs: ['Luz encendió el farol.', '—¿Y ahora? —preguntó Chispa.'], scene: lit },
          { paragraphs: ['La abuela Rosa esperaba abajo.', '¡Arriba, arriba, que ya amanece!'], scene: null },
        ],
      },
      { title: 'Las rosquillas', pages: [{ paragraphs: ['En la cocina olía a anís.'], scene: null }] },
    ],
  })
  return { info: infoFixture('lucia-y-el-dragon'), story }
}

/** That book with its parent, in review; its pictures are remembered, and gone. */
export async function aRenamedBook({ ports }: TestServer, parent: Parent): Promise<BookId> {
  const created = await parent.api('POST', '/api/books', { info: wireFixture('lucia-y-el-dragon') })
  const id: BookId = created.body.id_book
  const { story } = aRenamedStory()
  const file = `books/${id}/final_images/chapter_1/page_2/image_1/v1-lost.webp`
  const version = { file, illustrator: 'model' as const, wish: null, createdAt: '2026-11-21T10:00:00.000Z' }
  const drawn = { versions: [version], selected: file, regenerating: null }
  const illustrations = { 'chapter_1/page_2/image_1': drawn }
  await ports.books.changeAny(id, (book) => ({ ...book, status: 'verifying', story, illustrations }))
  return id
}
