import pages from './samples/pages.json' with { type: 'json' }

export type SamplePage = {
  /** Logical name of its picture among the client files. */
  file: string
  /** What it shows or says, for those who do not see it. */
  alt: string
}

export type SampleBook = { slug: string; title: string; lang: 'es' | 'en'; about: string; pages: readonly SamplePage[] }

/** Made by `scripts/draw-samples.ts` from the inputs in `tests/fixtures/books`; without pages a book is still to come. */
const PAGES: Record<string, readonly SamplePage[] | undefined> = pages

export const SAMPLE_BOOKS: readonly SampleBook[] = [
  {
    slug: 'lucia-y-el-dragon',
    title: 'Lucía y el dragón que no sabía volar',
    lang: 'es' as const,
    about: 'Aventura · de 4 a 6 años · 5 capítulos',
  },
  {
    slug: 'tom-and-the-night-train',
    title: 'Tom and the Night Train',
    lang: 'en' as const,
    about: 'Vehículos · de 6 a 8 años · en inglés',
  },
  {
    slug: 'buenas-noches-osito',
    title: 'Buenas noches, Osito',
    lang: 'es' as const,
    about: 'Animales · hasta 2 años · 1 capítulo',
  },
].map((book) => ({ ...book, pages: PAGES[book.slug] ?? [] }))
