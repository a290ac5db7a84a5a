/** What a reader finds again next time: the page of each book, and how they like to read. */
export const keptPlace = {
  page: (bookId: number) => Number(read(`readerPage_${bookId}`)) || 1,
  keepPage: (bookId: number, page: number) => write(`readerPage_${bookId}`, String(page)),
  /** `night`, `large` */
  likes: (what: Liking) => read(`reader_${what}`) === 'yes',
  keepLiking: (what: Liking, liked: boolean) => write(`reader_${what}`, liked ? 'yes' : 'no'),
}

export type Liking = 'night' | 'large'

/** A browser that keeps nothing (private windows) reads from the start, that is all. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
