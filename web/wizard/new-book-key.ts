/** The idempotency key of the book that this tab is about to create: a reload or a retry finds the same book. */
const KEY = 'newBookKey'

export const newBookKey = {
  take(): string {
    const key = sessionStorage.getItem(KEY) ?? crypto.randomUUID()
    sessionStorage.setItem(KEY, key)
    return key
  },
  forget(): void {
    sessionStorage.removeItem(KEY)
  },
}
