import type { BookInfo } from '../../src/domain/book-info.ts'
import { LANGUAGES, READER_AGES, THEMES } from '../../src/domain/vocabulary.ts'
import { SECTIONS, type SectionId, WIZARD_COPY } from './copy.ts'
import { relationshipSentence } from './relationship-sentence.ts'
import { isSame } from './state/is-same.ts'

export type Difference = { section: SectionId; mine: string; theirs: string }

/** Where two versions of a book part, section by section, in words. */
export function differences(mine: BookInfo, theirs: BookInfo): Difference[] {
  return SECTIONS.filter((section) => !isSame(mine[section], theirs[section])).map((section) => ({
    section,
    mine: inWords(mine, section),
    theirs: inWords(theirs, section),
  }))
}

function inWords(info: BookInfo, section: SectionId): string {
  const words = WORDS[section](info)
  return words || WIZARD_COPY.conflict.none
}

const WORDS: Record<SectionId, (info: BookInfo) => string> = {
  title: ({ title }) => title,
  characters: ({ characters }) => characters.map(({ name }) => name || WIZARD_COPY.characters.nameless).join(', '),
  places: ({ places }) => places.map(({ name }) => name || WIZARD_COPY.places.nameless).join(', '),
  relationships: ({ relationships, characters }) =>
    relationships.map((relationship) => relationshipSentence(relationship, characters)).join(', '),
  freeText: ({ freeText }) => freeText,
  moral: ({ moral }) => moral,
  theme: ({ theme }) => (theme ? THEMES[theme] : ''),
  readerAge: ({ readerAge }) => (readerAge ? READER_AGES[readerAge] : ''),
  language: ({ language }) => (language ? LANGUAGES[language] : ''),
  chapters: ({ chapters }) => (chapters === null ? '' : String(chapters)),
  dedication: ({ dedication }) => dedication,
}
