import { atom } from 'jotai/vanilla'
import { ABOUT, type Foreseen, isGrave } from '../../../src/domain/foreseen.ts'
import type { WishFieldName } from '../../../src/domain/wish.ts'
import { infoAtom } from '../state/draft.ts'

/** What a book made now would tell; null before it is known, or where nobody can be asked. */
export const foreseenAtom = atom<Foreseen | null>(null)

/** Of one part of the wizard. */
export const wishesOfAtom = (fields: readonly WishFieldName[]) =>
  atom((get) => get(foreseenAtom)?.wishes.filter(({ field }) => fields.includes(field)) ?? [])

/** Whether somebody has died, lives elsewhere or is to be born: of one character, or of anybody. */
export const graveQuestionsAtom = atom((get) => get(foreseenAtom)?.questions.filter(isGrave) ?? [])
export const questionsOfAtom = (character: string) =>
  atom((get) => get(graveQuestionsAtom).filter((question) => question.character === character))

/** Whether there is anything to ask, or an answer that could be taken back. */
export const hasQuestionsAtom = atom((get) => {
  const foreseen = get(foreseenAtom)
  if (!foreseen) return false
  const { questions, suggestions } = foreseen
  return questions.length > 0 || suggestions.length > 0 || (get(infoAtom).confirmed ?? []).length > 0
})

/** One tap: kept with the book, and counted as a change of it. A second answer to the same question takes its place. */
export const answerAtom = atom(null, (_get, set, question: string, answer: string) => {
  set(infoAtom, (info) => {
    const others = (info.confirmed ?? []).filter((one) => one.question !== question)
    return { ...info, confirmed: [...others, { question, answer }] }
  })
})

/** Takes the answers back: what was understood is asked anew. */
export const forgetAnswersAtom = atom(null, (_get, set) => {
  set(infoAtom, ({ confirmed: _, ...info }) => info)
})

export { ABOUT }
