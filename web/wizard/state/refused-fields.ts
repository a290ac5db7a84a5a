import type { BookInfo } from '../../../src/domain/book-info.ts'
import type { ApiError } from '../../api/client.ts'
import { unmarked } from '../../ui/unmarked.ts'
import { type SectionId, WIZARD_COPY } from '../copy.ts'

const SECTIONS: Record<string, SectionId> = {
  story_title: 'title',
  characters: 'characters',
  places: 'places',
  character_relationships: 'relationships',
  additional_information: 'freeText',
  moral: 'moral',
  type: 'theme',
  age_read: 'readerAge',
  language: 'language',
  story_length: 'chapters',
  dedication: 'dedication',
}

/** The sheet on which a field stands. `path` as the server names it: `info.places.0.description`. */
export function sectionOf(path: string): SectionId | undefined {
  return SECTIONS[path.split('.')[1] ?? '']
}

/** What a parent must read of a refusal, and where to look: a text may be refused in a form that is not open. */
export function refusalText({ message, code, fields }: ApiError, info: Pick<BookInfo, 'characters' | 'places'>) {
  // Of a text that is not for children every field says the same again.
  const reasons = code === 'generation.textFlagged' ? [] : [...new Set(Object.values(fields))]
  const spots = [...new Set(Object.keys(fields).flatMap((path) => spotOf(path, info) ?? []))]
  return [message, ...reasons, ...(spots.length > 0 ? [WIZARD_COPY.lookAt(spots)] : [])]
    .map((part, at) => asSentence(at === 0 ? part : unmarked(part)))
    .join(' ')
}

function spotOf(path: string, { characters, places }: Pick<BookInfo, 'characters' | 'places'>): string | null {
  const section = sectionOf(path)
  if (!section) return null
  const at = Number(path.split('.')[2])
  const named = section === 'characters' ? characters[at] : section === 'places' ? places[at] : undefined
  const { name } = WIZARD_COPY.sections[section]
  return named?.name ? `${name} (${named.name})` : name
}

const asSentence = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)
