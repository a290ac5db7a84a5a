import type { BookPage, PageModel } from '../../../domain/page-model/page-model.ts'
import { type FaceName, type Faces, faceNamed } from '../faces.ts'
import { READER_WORDS } from './reader-words.ts'
import { webFont } from './web-font.ts'

const FAMILIES: Record<FaceName, string> = { andika: 'Book Text', literata: 'Book Serif', fredoka: 'Book Title' }

export async function fontFaces(pages: readonly BookPage[], faces: Faces, model: PageModel): Promise<string> {
  const { page, frontCover, backCover, view, night } = READER_WORDS[model.locale]
  /** By family and face: the characters. A stand-in belongs to the family of the style that it stands in for. */
  const used = new Map<string, Map<string, Set<string>>>()
  const use = (style: string, name: string, text: string) => {
    const family = FAMILIES[(name in FAMILIES ? name : style) as FaceName]
    const members = used.get(family) ?? new Map<string, Set<string>>()
    const signs = members.get(name) ?? new Set<string>()
    for (const sign of text) signs.add(sign)
    used.set(family, members.set(name, signs))
  }
  use('andika', 'andika', `0123456789${page}${frontCover}${backCover}`)
  use('fredoka', 'fredoka', `A+‹›${view}${night}`)
  for (const page of pages)
    for (const item of page.items)
      if (item.kind === 'text')
        for (const { runs } of item.lines) for (const run of runs) use(item.face, run.face, run.text)
  const rules = await Promise.all(
    [...used].flatMap(([family, members]) =>
      [...members].map(async ([name, signs]) => {
        const range = name in FAMILIES ? '' : `;unicode-range:${[...signs].map(inHex).join(',')}`
        return `@font-face{font-family:'${family}';src:url(${await webFont(faceNamed(faces, name), signs)}) format('woff');font-display:block${range}}`
      }),
    ),
  )
  return rules.join('')
}

function inHex(sign: string): string {
  return `U+${sign.codePointAt(0)?.toString(16)}`
}
