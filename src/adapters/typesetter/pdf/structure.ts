import type { TextRole } from '../../../domain/page-model/page-model.ts'
import { type ObjectFile, type Ref, textString } from './object-file.ts'

type Kid = { kind: 'element'; element: Element } | { kind: 'content'; page: Ref; mcid: number }
type Element = {
  tag: string
  ref: Ref
  kids: Kid[]
  alt: string | null
  title: string | null
  figure: { page: Ref; bbox: string } | null
}

/** The book's title and the chapters' stand on one level; what the other pages are headed with, below it. None is skipped. */
const TAGS: Record<Exclude<TextRole, 'artifact'>, string> = {
  bookTitle: 'H1',
  heading: 'H1',
  subheading: 'H2',
  paragraph: 'P',
}

/** The logical structure of a tagged document: sections, headings, paragraphs and figures, in the order of reading. */
export class Structure {
  readonly #sections: Element[] = []
  readonly #blocks = new Map<string, Element>()
  readonly #contentOf: Element[][] = []

  constructor(private readonly file: ObjectFile) {}

  /** The section of the given part; the same one while the part goes on. */
  section(part: string, title: string): Element {
    const last = this.#sections.at(-1)
    if (last && this.#blocks.get(`section ${part}`) === last) return last
    const section = this.#element('Sect', null, title)
    this.#sections.push(section)
    this.#blocks.set(`section ${part}`, section)
    return section
  }

  /** Marks content of a page as text of a block. A block that goes on, even overleaf, stays one element. @returns the MCID */
  text(
    section: Element,
    block: string,
    role: Exclude<TextRole, 'artifact'>,
    pageIndex: number,
    page: Ref,
  ): { tag: string; mcid: number } {
    let element = this.#blocks.get(block)
    if (!element) {
      element = this.#element(TAGS[role], null, null)
      this.#blocks.set(block, element)
      section.kids.push({ kind: 'element', element })
    }
    return { tag: element.tag, mcid: this.#mark(element, pageIndex, page) }
  }

  figure(section: Element, alt: string, bbox: string, pageIndex: number, page: Ref): { tag: string; mcid: number } {
    const element = this.#element('Figure', alt, null)
    element.figure = { page, bbox }
    section.kids.push({ kind: 'element', element })
    return { tag: 'Figure', mcid: this.#mark(element, pageIndex, page) }
  }

  /** Writes the tree. @returns its root */
  write(): Ref {
    const root = this.file.reserve()
    const document = this.file.reserve()
    for (const section of this.#sections) this.#write(section, document)
    this.file.put(
      document,
      `<</Type/StructElem/S/Document/P ${root}/K[${this.#sections.map(({ ref }) => ref).join(' ')}]>>`,
    )
    const numbers = this.#contentOf.map((elements, page) => `${page}[${elements.map(({ ref }) => ref).join(' ')}]`)
    const parents = this.file.add(`<</Nums[${numbers.join(' ')}]>>`)
    return this.file.put(
      root,
      `<</Type/StructTreeRoot/K ${document}/ParentTree ${parents}/ParentTreeNextKey ${this.#contentOf.length}>>`,
    )
  }

  /** Every page has its row in the parent tree, also one without content. */
  beginPage(pageIndex: number): void {
    this.#contentOf[pageIndex] = []
  }

  #element(tag: string, alt: string | null, title: string | null): Element {
    return { tag, ref: this.file.reserve(), kids: [], alt, title, figure: null }
  }

  #mark(element: Element, pageIndex: number, page: Ref): number {
    const content = this.#contentOf[pageIndex] ?? []
    this.#contentOf[pageIndex] = content
    const mcid = content.length
    content.push(element)
    element.kids.push({ kind: 'content', page, mcid })
    return mcid
  }

  #write(element: Element, parent: Ref): void {
    const kids = element.kids.map((kid) => {
      if (kid.kind === 'content') return `<</Type/MCR/Pg ${kid.page}/MCID ${kid.mcid}>>`
      this.#write(kid.element, element.ref)
      return kid.element.ref
    })
    const { figure, alt, title } = element
    this.file.put(
      element.ref,
      `<</Type/StructElem/S/${element.tag}/P ${parent}/K[${kids.join(' ')}]` +
        (title ? `/T${textString(title)}` : '') +
        (alt ? `/Alt${textString(alt)}` : '') +
        (figure ? `/Pg ${figure.page}/A<</O/Layout/Placement/Block/BBox[${figure.bbox}]>>` : '') +
        '>>',
    )
  }
}
