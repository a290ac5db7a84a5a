import { READER_AGE_PROFILES } from '../../../domain/reader-age.ts'
import {
  BANDS,
  type Band,
  type BuiltInStory,
  type ChapterText,
  chaptersIn,
  isPassage,
  type Line,
  lengthsOf,
  type PageText,
  type Passage,
  type StorySpec,
  type StoryText,
  type Tongue,
} from '../format.ts'
import type { Problem } from '../problem.ts'
import { slotsOf } from '../slots.ts'

/** What the words refer to that is not there, who is missing, pages and pictures of the wrong number. */
export function checkText({ id, spec, texts }: BuiltInStory): Problem[] {
  return (Object.entries(texts) as [Tongue, StoryText][]).flatMap(([tongue, text]) => {
    const problems: Problem[] = []
    const wrong: Wrong = (line, es, en) => problems.push({ file: `${id}/${tongue}.md`, line, es, en })
    for (const part of ['title', 'closing', 'blurb'] as const)
      if (!text[part]) wrong(1, `Falta # ${part}`, `# ${part} is missing`)
    for (const cover of ['front', 'back'])
      if (!text.covers[cover]) wrong(1, `En # covers falta (${cover})`, `# covers lacks (${cover})`)
    for (const template of [text.title, text.closing, text.echo, text.blurb, ...Object.values(text.covers)])
      checkSlots({ line: 1, text: template, marks: [] }, null, spec, wrong)
    const bands = Object.entries(text.bands) as [Band, ChapterText[]][]
    if (bands.length === 0) wrong(1, 'No hay ninguna edad', 'There is no band')
    for (const [band, chapters] of bands) checkBand(band, chapters, spec, wrong)
    return problems
  })
}

type Wrong = (line: number, es: string, en: string) => void

function checkBand(band: Band, chapters: ChapterText[], spec: StorySpec, wrong: Wrong): void {
  for (const name of Object.keys(spec.chapters))
    if (!chapters.some(({ id }) => id === name))
      wrong(chapters[0]?.line ?? 1, `${band}: falta el capítulo «${name}»`, `${band}: chapter “${name}” is missing`)
  for (const chapter of chapters) checkChapter(band, chapter, spec, wrong)
  for (const event of Object.keys(spec.events)) checkEvent(band, event, chapters, spec, wrong)
  const marks = new Set(chapters.flatMap(linesOfChapter).flatMap((line) => line.marks))
  for (const mark of Object.keys(spec.tells))
    if (!marks.has(mark))
      wrong(chapters[0]?.line ?? 1, `${band}: ningún párrafo lleva ^${mark}`, `${band}: no paragraph bears ^${mark}`)
  for (const length of lengthsOf(spec)) {
    const told = chaptersIn(spec, length).flatMap((name) => chapters.find(({ id }) => id === name) ?? [])
    for (const [role, { optional }] of Object.entries(spec.roles)) {
      const present = told.filter((chapter) => isNamed(chapter, role)).length
      if (present === 0 || (!optional && present < told.length * 0.6))
        wrong(
          told[0]?.line ?? 1,
          `${band}: {${role}} sale en ${present} de los ${length} capítulos`,
          `${band}: {${role}} is in ${present} of ${length} chapters`,
        )
    }
    if (chapters.some((chapter) => isNamed(chapter, 'others')) && !told.some((chapter) => isNamed(chapter, 'others')))
      wrong(
        told[0]?.line ?? 1,
        `${band}: {others} no sale en un libro de ${length} capítulos`,
        `${band}: {others} is not in a book of ${length} chapters`,
      )
  }
}

/** What the parent says that happens is told once, and something is otherwise for it: in each length in which it is told. */
function checkEvent(band: Band, event: string, chapters: ChapterText[], spec: StorySpec, wrong: Wrong): void {
  for (const length of lengthsOf(spec)) {
    const told = chaptersIn(spec, length).flatMap((name) => chapters.find(({ id }) => id === name) ?? [])
    const passages = told
      .flatMap(({ pages }) => pages.flatMap(({ blocks }) => blocks.filter(isPassage)))
      .filter(({ when, not }) => when === event && !not)
    const at = passages.findIndex((one) =>
      one.told.some(({ text, marks }) => marks.includes(event) && text.includes(`{${event}`)),
    )
    const [first] = passages
    if (!first) continue
    if (at < 0)
      wrong(
        first.line,
        `${band}, ${length}: ningún párrafo con {${event}} lleva ^${event}`,
        `${band}, ${length}: no paragraph with {${event}} bears ^${event}`,
      )
    else if (!passages.slice(at + 1).some(isOtherwise))
      wrong(
        passages[at]?.line ?? 1,
        `${band}, ${length}: después de {${event}} nada es distinto (falta otro «::: with ${event}»)`,
        `${band}, ${length}: nothing is otherwise after {${event}} (another “::: with ${event}” is missing)`,
      )
  }
}

/** Two halves of the same words are one. */
function isOtherwise({ told, otherwise }: Passage): boolean {
  return told.map(({ text }) => text).join('\n') !== otherwise.map(({ text }) => text).join('\n')
}

function checkChapter(band: Band, chapter: ChapterText, spec: StorySpec, wrong: Wrong): void {
  const known = spec.chapters[chapter.id]
  if (!known) {
    wrong(chapter.line, `story.yaml no tiene «${chapter.id}»`, `story.yaml has no “${chapter.id}”`)
    return
  }
  checkSlots({ line: chapter.line, text: chapter.title, marks: [] }, null, spec, wrong)
  const profile = READER_AGE_PROFILES[BANDS[band][0]]
  const { length } = chapter.pages
  if (length !== profile.textPages)
    wrong(chapter.line, `${length} páginas; son ${profile.textPages}`, `${length} pages, not ${profile.textPages}`)
  chapter.pages.forEach((page, index) => {
    const isPictured = profile.illustratedPages.includes(index + 1)
    if (isPictured && !page.picture) wrong(page.line, 'Aquí va una imagen', 'A picture belongs here')
    if (!isPictured && page.picture) wrong(page.line, 'Aquí no va imagen', 'No picture here')
    if (page.picture && !known.pictures[page.picture])
      wrong(page.line, `No existe la imagen «${page.picture}»`, `There is no picture “${page.picture}”`)
    if (page.picture && !page.alt)
      wrong(
        page.line,
        `La imagen «${page.picture}» no tiene descripción`,
        `Picture “${page.picture}” has no description`,
      )
    if (page.alt) checkSlots({ line: page.line, text: page.alt, marks: [] }, null, spec, wrong)
    checkPage(page, spec, wrong)
  })
}

function checkPage({ blocks, line }: PageText, spec: StorySpec, wrong: Wrong): void {
  for (const block of blocks) {
    if (!isPassage(block)) {
      checkSlots(block, null, spec, wrong)
      continue
    }
    const { when, not, told, otherwise } = block
    if (!isKnown(when, spec)) wrong(block.line, `No se sabe qué es «${when}»`, `Nobody knows “${when}”`)
    for (const one of told) checkSlots(one, not ? null : when, spec, wrong)
    for (const one of otherwise) checkSlots(one, not ? when : null, spec, wrong)
  }
  if (blocks.length === 0) wrong(line, 'La página está vacía', 'The page is empty')
}

/** `guard`: what is sure to be there in this passage. */
function checkSlots({ line, text, marks }: Line, guard: string | null, spec: StorySpec, wrong: Wrong): void {
  for (const mark of marks)
    if (!spec.tells[mark] && !spec.likes[mark] && !spec.events[mark] && !isGiven(mark, spec))
      wrong(line, `^${mark} no está en tells, likes ni events`, `^${mark} is in none of tells, likes and events`)
  for (const slot of slotsOf(text)) {
    const mayBeAbsent = slot === 'others' || spec.roles[slot]?.optional || spec.events[slot] || isGiven(slot, spec)
    const isThere = spec.roles[slot] || spec.things[slot] || spec.places[slot] || mayBeAbsent
    if (!isThere) wrong(line, `No existe {${slot}}`, `There is no {${slot}}`)
    else if (mayBeAbsent && guard !== slot)
      wrong(
        line,
        `{${slot}} puede faltar: va en «::: with ${slot}»`,
        `{${slot}} may be absent: it needs “::: with ${slot}”`,
      )
  }
}

function isKnown(name: string, spec: StorySpec): boolean {
  const { roles, things, places, likes, chapters, events } = spec
  if (name === 'others' || isGiven(name, spec)) return true
  return [roles, things, places, likes, chapters, events].some((all) => name in all)
}

/** What the parent may have written of the hero's hobby, or of a place: `hobby`, `square.detail`. */
function isGiven(name: string, { places }: StorySpec): boolean {
  return name === 'hobby' || (name.endsWith('.detail') && name.slice(0, -'.detail'.length) in places)
}

function linesOfChapter({ pages }: ChapterText): Line[] {
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (isPassage(block) ? [...block.told, ...block.otherwise] : [block])),
  )
}

function isNamed(chapter: ChapterText, slot: string): boolean {
  return linesOfChapter(chapter).some(({ text }) => new RegExp(`\\{${slot}[}!]`, 'u').test(text))
}
