import { BANDS, type Band, type ChapterText, type Line, type PageText, type Passage, type StoryText } from './format.ts'
import type { Problem } from './problem.ts'

const HEADING = /^(#{1,2}) (.+)$/u
const CHAPTER = /^([a-z][a-z0-9-]*): (.+)$/u
const PICTURE = /^!\[(.*)\]\(([a-z0-9-]+)\)$/u
const FENCE = /^:::(?: (with|without) ([a-z0-9.-]+)| (otherwise))?$/u
const MARKS = /^(.*?)((?:\s+\^[a-z][a-z0-9.-]*)+)$/u
const ASIDES = ['title', 'closing', 'echo', 'blurb', 'covers'] as const

/** One line is one paragraph; what a line may otherwise be stands in `stories/README.md`. */
export function readText(source: string, file: string): { text: StoryText; problems: Problem[] } {
  const reader = new TextReader(file)
  source.split('\n').forEach((raw, index) => {
    reader.read(raw.trim(), index + 1)
  })
  return reader.end()
}

class TextReader {
  readonly #file: string
  readonly #problems: Problem[] = []
  readonly #text: StoryText = { title: '', closing: '', echo: '', blurb: '', covers: {}, bands: {} }
  readonly #alts = new Map<string, string>()
  #aside: (typeof ASIDES)[number] | null = null
  #band: ChapterText[] | null = null
  #chapter: ChapterText | null = null
  #page: PageText | null = null
  #passage: Passage | null = null
  #branch: Line[] | null = null

  constructor(file: string) {
    this.#file = file
  }

  read(text: string, line: number): void {
    if (!text || text.startsWith('<!--')) return
    const [, marks, words] = HEADING.exec(text) ?? []
    const [all, alt, name] = PICTURE.exec(text) ?? []
    if (words && marks === '#') this.#open(words, line)
    else if (words) this.#openChapter(words, line)
    else if (this.#aside === 'covers' && all) this.#text.covers[name ?? ''] = alt ?? ''
    else if (this.#aside) this.#text[this.#aside as 'title'] = `${this.#text[this.#aside as 'title']} ${text}`.trim()
    else if (!this.#page) this.#wrong(line, 'Texto fuera de un capítulo', 'Text outside a chapter')
    else if (text === '---') this.#turn(line)
    else if (all) this.#picture(this.#page, alt ?? '', name ?? '', line)
    else if (text.startsWith(':::')) this.#fence(this.#page, text, line)
    else this.#paragraph(this.#page, text, line)
  }

  end(): { text: StoryText; problems: Problem[] } {
    this.#close()
    // The description given for a picture once serves it wherever it comes again.
    for (const page of Object.values(this.#text.bands).flatMap((band) => band.flatMap(({ pages }) => pages)))
      if (page.picture) page.alt ??= this.#alts.get(page.picture) ?? null
    return { text: this.#text, problems: this.#problems }
  }

  #open(words: string, line: number): void {
    this.#close()
    this.#chapter = this.#page = null
    this.#aside = ASIDES.find((one) => one === words) ?? null
    this.#band = null
    if (this.#aside) return
    if (words in BANDS) this.#band = this.#text.bands[words as Band] = []
    else
      this.#wrong(
        line,
        `«${words}» no es una edad (${Object.keys(BANDS).join(', ')}) ni ${ASIDES.join(', ')}`,
        `“${words}” is no band (${Object.keys(BANDS).join(', ')}) and none of ${ASIDES.join(', ')}`,
      )
  }

  #openChapter(words: string, line: number): void {
    this.#close()
    const [, name, title] = CHAPTER.exec(words) ?? []
    if (!name || !title || !this.#band) {
      this.#wrong(
        line,
        'Un capítulo se escribe «## id: Título» debajo de una edad',
        'A chapter is “## id: Title” under a band',
      )
      return
    }
    this.#page = { line, picture: null, alt: null, blocks: [] }
    this.#chapter = { line, id: name, title, pages: [this.#page] }
    this.#band.push(this.#chapter)
  }

  #turn(line: number): void {
    this.#close()
    this.#page = { line, picture: null, alt: null, blocks: [] }
    this.#chapter?.pages.push(this.#page)
  }

  #picture(page: PageText, alt: string, name: string, line: number): void {
    if (page.picture || page.blocks.length > 0)
      this.#wrong(line, 'La imagen va una vez y al principio de su página', 'A picture stands once, first on its page')
    page.picture = name
    page.alt = alt || null
    if (alt && !this.#alts.has(name)) this.#alts.set(name, alt)
  }

  #fence(page: PageText, text: string, line: number): void {
    const [all, kind, what, otherwise] = FENCE.exec(text) ?? []
    if (!all)
      this.#wrong(
        line,
        'Un pasaje se escribe ::: with x, ::: without x, ::: otherwise o :::',
        'A passage is ::: with x, ::: without x, ::: otherwise or :::',
      )
    else if (kind && what) {
      if (this.#passage) this.#wrong(line, 'Un pasaje no va dentro de otro', 'A passage cannot stand in another')
      this.#passage = { line, when: what, not: kind === 'without', told: [], otherwise: [] }
      this.#branch = this.#passage.told
      page.blocks.push(this.#passage)
    } else if (!this.#passage) this.#wrong(line, 'Aquí no hay ningún pasaje abierto', 'No passage is open here')
    else if (otherwise) this.#branch = this.#passage.otherwise
    else this.#passage = this.#branch = null
  }

  #paragraph(page: PageText, text: string, line: number): void {
    const [, words = text, marks = ''] = MARKS.exec(text) ?? []
    ;(this.#branch ?? page.blocks).push({ line, text: words, marks: marks.split(/[\s^]+/u).filter(Boolean) })
  }

  #close(): void {
    if (this.#passage)
      this.#wrong(this.#passage.line, 'Falta cerrar el pasaje con :::', 'The passage is not closed with :::')
    this.#passage = this.#branch = null
  }

  #wrong(line: number, es: string, en: string): void {
    this.#problems.push({ file: this.#file, line, es, en })
  }
}
