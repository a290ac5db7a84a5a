/** Business constants of the product (product.md §9). */
export const LIMITS = {
  characters: 8,
  avatarsPerCharacter: 5,
  chapters: { min: 1, max: 10 },
  moral: { characters: 100, warnAt: 90 },
  dedication: { characters: 300, warnAt: 290 },
  freeText: { words: 1000, warnAt: 950, characters: 10_000 },
  placeDescription: { words: 50, characters: 300, warnAt: 45 },
  /** Not in the specification: bounds on what it leaves free, so that a page can hold them. */
  title: { characters: 120 },
  name: { characters: 60 },
  placeName: { characters: 80 },
  places: 20,
  confirmations: 30,
  relationships: 60,
  hobbies: { count: 20, characters: 80 },
  wish: { characters: 120 },
  /** Of words that a parent changes in a finished story. */
  chapterTitle: { characters: 120 },
  paragraph: { characters: 10_000 },
  blurb: { characters: 500 },
  closing: { characters: 300 },
  alt: { characters: 300 },
  editsPerSave: 500,
  regenerations: 5,
  booksPerAccount: 500,
} as const

export const PRICES_EUR = { digital: 8, print: 22 } as const
