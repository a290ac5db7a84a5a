import type { AddressedLetter, Post, Posted } from '../../src/ports/post.ts'

/** A post that keeps what it is given, and says what it is told to. */
export class FakePost implements Post {
  readonly kind = 'smtp'
  readonly given: AddressedLetter[] = []
  readonly forgotten: ({ ids: readonly string[] } | { before: Date })[] = []
  answer: (letter: AddressedLetter, signal: AbortSignal) => Promise<Posted> | Posted = () => 'sent'

  async send(letter: AddressedLetter, signal: AbortSignal): Promise<Posted> {
    this.given.push(letter)
    return this.answer(letter, signal)
  }

  async forget(what: { ids: readonly string[] } | { before: Date }): Promise<void> {
    this.forgotten.push(what)
  }

  to(address: string): AddressedLetter[] {
    return this.given.filter(({ to }) => to === address)
  }

  templatesTo(address: string): string[] {
    return this.to(address).map(({ letter }) => letter.template)
  }
}

/** What the last letter's link proves. */
export function tokenIn(letters: readonly AddressedLetter[]): string {
  return new URL(letters.at(-1)?.link ?? 'about:blank').hash.slice(1)
}
