import { EDITOR_COPY } from './copy.ts'
import { placeOf } from './words.ts'

/** What a text is called by name: `Título del capítulo 2`, `Capítulo 1, página 3`. */
export function placeName(block: string): string {
  const { blocks } = EDITOR_COPY
  const { container, paragraph } = placeOf(block)
  const [, titled] = /^chapter-(\d+)-title$/u.exec(block) ?? []
  if (titled) return blocks.chapterTitle(Number(titled))
  const [, chapter, page] = /^chapter-(\d+)-p(\d+)$/u.exec(container) ?? []
  if (chapter) return blocks.page(Number(chapter), Number(page) + 1)
  if (container === 'dedication') return blocks.dedication((paragraph ?? 0) + 1)
  if (block.startsWith('name-')) return blocks.name
  if (block.startsWith('alt-')) return blocks.alt
  return block === 'title' || block === 'blurb' || block === 'closing' ? blocks[block] : ''
}
