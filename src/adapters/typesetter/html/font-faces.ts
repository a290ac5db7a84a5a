import type { BookPage, PageModel } from '../../../domain/page-model/page-model.ts'
import type { FaceName, Faces } from '../faces.ts'
import { READER_WORDS } from './reader-words.ts'
import { webFont } from './web-font.ts'

const FAMILIES: Record<FaceName, string> = { andika: 'Book Text', literata: 'Book Serif', fredoka: 'Book Title' }

export async function fontFaces(pages: readonly BookPage[], faces: Faces, model: PageModel): Promise<string> {
  const used = new Map<FaceName, Set<string>>([['andika', new Set('0123456789')]])
  const { page, frontCover, backCover, view, night } = READER_WORDS[model.locale]
  for (const sign of page + frontCover + backCover) used.get('andika')?.add(sign)
  used.set('fredoka', new Set(`A+‹›${view}${night}`))
  for (const page of pages)
    for (const item of page.items)
      if (item.kind === 'text')
        for (const { runs } of item.lines)
          for (const run of runs) {
            const name = run.face as FaceName
            const signs = used.get(name) ?? new Set<string>()
            for (const sign of run.text) signs.add(sign)
            used.set(name, signs)
          }
  const rules = await Promise.all(
    [...used].map(
      async ([name, signs]) =>
        `@font-face{font-family:'${FAMILIES[name]}';src:url(${await webFont(faces[name], signs)}) format('woff');font-display:block}`,
    ),
  )
  return rules.join('')
}
