import type { BookId } from '../../domain/book.ts'
import type { AnswerJournal, AnswerPlace, KeptAnswer } from '../../ports/answer-journal.ts'

/** For work that nobody resumes, such as `bun run book`: keeps answers as long as the process lives. */
export class MemoryAnswers implements AnswerJournal {
  readonly #kept = new Map<string, Map<string, KeptAnswer>>()

  async keep({ book, step, request, round }: AnswerPlace, answer: KeptAnswer): Promise<void> {
    const part = this.#kept.get(`${book}/${step}`) ?? new Map<string, KeptAnswer>()
    this.#kept.set(`${book}/${step}`, part.set(`${request}/${round}`, answer))
  }

  async find({ book, step, request, round }: AnswerPlace): Promise<KeptAnswer | null> {
    return this.#kept.get(`${book}/${step}`)?.get(`${request}/${round}`) ?? null
  }

  async drop({ book, step, request, round }: AnswerPlace): Promise<void> {
    this.#kept.get(`${book}/${step}`)?.delete(`${request}/${round}`)
  }

  async forget(book: BookId, step: string): Promise<void> {
    this.#kept.delete(`${book}/${step}`)
  }
}
