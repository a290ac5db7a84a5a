import { createStore } from 'jotai/vanilla'
import type { EventSourceLike } from '../../../web/review/event-stream.ts'
import type { ReviewApi } from '../../../web/review/review-api.ts'
import type { Picture, ReviewBook } from '../../../web/review/review-book.ts'
import { startReview } from '../../../web/review/review-session.ts'
import type { Timers } from '../../../web/review/timers.ts'

export const FIRST = 'chapter_1/page_1/image_1'
export const DIRECTORY = `books/12/final_images/${FIRST}`

export function aPicture(changes: Partial<Picture> = {}): Picture {
  return {
    key: FIRST,
    page: 1,
    text: ['Lucía miró el mar.'],
    textAfter: [],
    alt: 'Lucía mira el mar.',
    scene: { character: 'Lucía', prompt: 'Lucía looks at the sea.' },
    hasCharacter: true,
    versions: ['/v1.webp'],
    selected: '/v1.webp',
    ...changes,
  }
}

export function aReviewBook(changes: Partial<ReviewBook> = {}, pictures: Picture[] = [aPicture()]): ReviewBook {
  return {
    id: 12,
    status: 'verifying',
    title: 'El faro',
    version: 3,
    attempts: { max: 5, done: 0 },
    characters: [{ name: 'Lucía', image_url: ['/a.webp'], image_url_selected: '/a.webp' }],
    groups: [{ key: 'chapter_1', number: 1, title: 'La luz', pictures }],
    regenerating: [],
    wishes: [],
    writer: 'offline',
    notes: {},
    ...changes,
  }
}

/** A clock that moves when told; what falls due runs in order. */
export function aClock() {
  let now = 0
  let last = 0
  const due = new Map<number, { at: number; every: number | null; act: () => void }>()
  const plan = (ms: number, every: number | null, act: () => void) => {
    last += 1
    const id = last
    due.set(id, { at: now + ms, every, act })
    return () => void due.delete(id)
  }
  const timers: Timers = {
    now: () => now,
    after: (ms, act) => plan(ms, null, act),
    every: (ms, act) => plan(ms, ms, act),
  }
  return {
    timers,
    async pass(ms: number) {
      const until = now + ms
      for (;;) {
        const next = [...due].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
        if (!next) break
        const [id, job] = next
        now = job.at
        if (job.every) due.set(id, { ...job, at: now + job.every })
        else due.delete(id)
        job.act()
        await settled()
      }
      now = until
      await settled()
    },
  }
}

/** Lets every answer that is already there be dealt with. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

export type FakeSource = EventSourceLike & {
  address: string
  readyState: number
  say(type: string, data?: unknown, id?: string): void
}

export function aSource(address: string): FakeSource {
  const listeners = new Map<string, ((event: { data?: string; lastEventId?: string }) => void)[]>()
  return {
    address,
    readyState: 1,
    addEventListener: (type, listener) => void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    close() {
      this.readyState = 2
    },
    say(type, data, id) {
      for (const listener of listeners.get(type) ?? [])
        listener({ ...(data !== undefined && { data: JSON.stringify(data) }), ...(id && { lastEventId: id }) })
    },
  }
}

/** A review under way against a server whose book the test holds. */
export async function aReview(book: ReviewBook = aReviewBook(), changes: Partial<ReviewApi> = {}) {
  const server = { book, loads: 0, kept: [] as { url: string; version: number }[], wishes: [] as string[] }
  const api: ReviewApi = {
    async load() {
      server.loads += 1
      return server.book
    },
    async keep(_, url, version) {
      server.kept.push({ url, version })
      return version + 1
    },
    async regenerate(_, wish) {
      server.wishes.push(wish)
      return 4
    },
    async layOut() {},
    async finish() {},
    ...changes,
  }
  const clock = aClock()
  const sources: FakeSource[] = []
  const store = createStore()
  const session = startReview({
    api,
    store,
    timers: clock.timers,
    streamAddress: (lastEventId) => `/stream?last=${lastEventId}`,
    openSource: (address) => {
      const source = aSource(address)
      sources.push(source)
      return source
    },
  })
  await settled()
  const source = () => {
    const latest = sources.at(-1)
    if (!latest) throw new Error('no stream was opened')
    return latest
  }
  return { server, clock, store, session, sources, source }
}
