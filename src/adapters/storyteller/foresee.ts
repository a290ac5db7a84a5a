import type { BookInfo } from '../../domain/book-info.ts'
import { newCharacter } from '../../domain/character.ts'
import type { CompleteBookInfo } from '../../domain/completeness.ts'
import type { Foreseen } from '../../domain/foreseen.ts'
import { questionsOf, suggestionsOf } from '../../domain/understanding/confirm.ts'
import type { AnsweredWish, ForeseenWish } from '../../domain/wish.ts'
import { briefOf } from './brief.ts'
import { chooseParts } from './choose.ts'
import type { Library } from './library.ts'
import { tell } from './tell.ts'
import { answerWishes } from './wishes.ts'

/** Whoever writes the book: a model promises nothing before it has written. */
type Options = { promises: boolean; seed: string }

/** What a book made of this draft would tell. What is not filled in yet is taken for what most parents choose. */
export function foresee(library: Library, info: BookInfo, { promises, seed }: Options): Foreseen {
  const brief = briefOf(asComplete(info), library)
  const { understood, needs, confirmed } = brief.reading
  return {
    wishes: promises
      ? toldOf(library, brief, seed)
      : brief.wishes.map(({ wish }) => ({ ...wish, outcome: 'understood' })),
    questions: questionsOf(understood, needs, confirmed),
    suggestions: suggestionsOf(understood, needs, confirmed),
  }
}

function toldOf(library: Library, brief: ReturnType<typeof briefOf>, seed: string): ForeseenWish[] {
  let from = 0
  const parts = chooseParts(library.stories, brief, seed).map(({ filled, length }) => {
    const part = { filled, told: tell(filled, length), from }
    from += length
    return part
  })
  return answerWishes(parts, brief).map(({ evidence, by, outcome, ...wish }) => ({
    ...wish,
    outcome: FORESEEN[outcome],
  }))
}

const FORESEEN: Readonly<Record<AnsweredWish['outcome'], ForeseenWish['outcome']>> = {
  told: 'willTell',
  kept: 'willKeep',
  missed: 'cannot',
  declined: 'cannot',
}

function asComplete(info: BookInfo): CompleteBookInfo {
  const named = info.characters.filter(({ name }) => name.trim())
  const hero = { ...newCharacter(), name: 'Alba', gender: 'female', age: 'child' } as const
  return {
    ...info,
    theme: info.theme ?? 'familiar',
    language: info.language ?? 'español',
    readerAge: info.readerAge ?? '4-6',
    chapters: info.chapters ?? 5,
    characters: named.length > 0 ? named : [hero],
  }
}
