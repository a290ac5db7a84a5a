export type BookId = number

/** What an address or a body calls a book, in digits and in one way only: `0x10`, `1e3`, `012` and `-1` name none (null). */
export function bookIdFrom(given: string | number): BookId | null {
  const text = String(given)
  const id = /^[1-9]\d{0,15}$/u.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(id) ? id : null
}
