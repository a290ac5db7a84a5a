import type { BookInfo } from '../../src/domain/book-info.ts'
import { relationshipSentence } from '../../src/domain/relationship-sentence.ts'
import { LANGUAGES, READER_AGES, THEMES } from '../../src/domain/vocabulary.ts'
import { castInWords } from './cast-in-words.ts'
import { SECTIONS, type SectionId, WIZARD_COPY } from './copy.ts'
import { isSame } from './state/is-same.ts'

export type Difference = { section: SectionId; mine: string; theirs: string }

/** Where two versions of a book part, section by section, in words. */
export function differences(mine: BookInfo, theirs: BookInfo): Difference[] {
  return SECTIONS.filter((section) => !isSame(mine[section], theirs[section])).map((section) => ({
    section,
    mine: inWords(section, mine, theirs),
    theirs: inWords(section, theirs, mine),
  }))
}

function inWords(section: SectionId, info: BookInfo, other: BookInfo): string {
  const words = WORDS[section](info, other)
  return words || WIZARD_COPY.conflict.none
}

const WORDS: Record<SectionId, (info: BookInfo, other: BookInfo) => string> = {
  title: ({ title }) => title,
  characters: ({ characters }, other) => castInWords(characters, other.characters),
  places: ({ places }, other) =>
    places
      .map((place) => {
        const name = place.name || WIZARD_COPY.places.nameless
        const isKnown = !place.description || other.places.some((known) => isSame(known, place))
        return isKnown ? name : `${name} (${place.description})`
      })
      .join(', '),
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
