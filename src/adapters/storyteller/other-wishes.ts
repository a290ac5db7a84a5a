import type { CompleteBookInfo } from '../../domain/completeness.ts'
import { relationshipSentence } from '../../domain/relationship-sentence.ts'
import { wordsOf as heardWords } from '../../domain/understanding/hear.ts'
import { languageOf } from '../../domain/understanding/language.ts'
import type { Readers, Unnumbered } from './brief-wishes.ts'
import { wordsOf } from './clauses.ts'
import type { Tongue } from './format.ts'

export function ofMoral({ moral }: CompleteBookInfo, readers: Readers): Unnumbered[] {
  const { understoodMoral, reader } = readers
  const quote = moral.trim()
  const tongue = tongueOf(quote, readers)
  const clause = reader.read(quote, tongue)
  if (clause.content.length === 0) return []
  const needs = understoodMoral.clauses.flatMap((one) => one.needs).map(({ need }) => need)
  const wish = { quote, field: 'moral', kind: 'moral', weight: 'must', sensitive: null } as const
  return [{ wish, clause, tongue, polarity: 'in', needs, out: [], event: null }]
}

export function ofHobbies({ characters }: CompleteBookInfo, readers: Readers): Unnumbered[] {
  const quotes = characters.flatMap(({ hobbies }) => hobbies).map((hobby) => hobby.trim())
  return [...new Set(quotes)].filter(Boolean).map((quote) => ({
    wish: { quote, field: 'hobbies', kind: 'event', weight: 'nice', sensitive: null },
    ...plainly(quote, readers),
  }))
}

export function ofRelationships({ relationships, characters }: CompleteBookInfo, readers: Readers): Unnumbered[] {
  return relationships.map((relationship) => {
    const quote = relationshipSentence(relationship, characters)
    return {
      wish: { quote, field: 'relationships', kind: 'fact', weight: 'nice', sensitive: null },
      ...plainly(quote, readers),
      // Chosen from a list: of no language.
      tongue: readers.tongue,
    }
  })
}

export function ofPlaces({ places }: CompleteBookInfo, readers: Readers): Unnumbered[] {
  const quotes = places.map(({ description }) => description.trim()).filter((text) => wordsOf(text).length > 0)
  return [...new Set(quotes)].map((quote) => ({
    wish: { quote, field: 'places', kind: 'thing', weight: 'nice', sensitive: null },
    ...plainly(quote, readers),
  }))
}

/** What is neither kept out nor happens. */
function plainly(quote: string, readers: Readers) {
  const tongue = tongueOf(quote, readers)
  return {
    clause: readers.reader.read(quote, tongue),
    tongue,
    polarity: 'in',
    needs: [],
    out: [],
    event: null,
  } as const
}

/** A few words may not say in which language they are: then in that of the free text. */
function tongueOf(quote: string, { understood, tongue }: Readers): Tongue {
  const inText = understood.clauses.map(({ language }) => language).find((language) => language !== null)
  return languageOf(heardWords(quote)) ?? inText ?? tongue
}
