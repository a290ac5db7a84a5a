/** What is wrong with a story, and where. Hard: it must not be printed. Soft: a pity. */
export type Issue = {
  /** `pages.tooManyWords` */
  id: string
  /** `chapters[0].pages[1].paragraphs` */
  path: string
  weight: 'hard' | 'soft'
  message: string
}

export function hard(id: string, path: string, message: string): Issue {
  return { id, path, weight: 'hard', message }
}

export function soft(id: string, path: string, message: string): Issue {
  return { id, path, weight: 'soft', message }
}
