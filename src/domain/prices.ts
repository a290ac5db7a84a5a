/** What models cost, in US dollars a million tokens. Data with a date: `bun run cost` and the budgets reckon with it. */
export const PRICES_AS_OF = '2026-11-21'

export type TextPrice = { in: number; out: number }
/** `imageIn`: tokens of reference pictures. `imageOut`: tokens of the picture made. */
export type ImagePrice = { textIn: number; imageIn: number; imageOut: number }

/** Longest matching beginning of the model's name wins: dated names cost what their family costs. */
const TEXT_PRICES: Record<string, TextPrice> = {
  'gpt-6-luna': { in: 0.1, out: 0.5 },
  'gpt-6.1-terra': { in: 1, out: 5 },
  'gpt-6.1-sol': { in: 2, out: 10 },
}
const IMAGE_PRICES: Record<string, ImagePrice> = {
  'gpt-image-2': { textIn: 5, imageIn: 8, imageOut: 30 },
}

/** Output tokens of one picture of 1024 × 1024; others in proportion to their area, which errs on the dear side. */
const OUTPUT_TOKENS: Record<string, Record<string, number>> = {
  'gpt-image-2.5': { low: 196, medium: 439, high: 1756, xhigh: 3122, max: 7024 },
  // Of one price with the one before it, and nothing else is said of it: `usage` settles.
  'gpt-image-2.6': { low: 196, medium: 439, high: 1756, xhigh: 3122, max: 7024 },
  'gpt-image-2': { low: 196, medium: 1756, high: 7024 },
}
const DEAREST_PICTURE = 7024
/** Tokens of one reference picture of 1024 × 1024 (measured by others; `usage` decides what is settled). */
const REFERENCE_TOKENS = 1024

/** Null: nobody knows what it costs, as with a server of one's own; it is then reckoned as free. */
export function textPrice(model: string): TextPrice | null {
  return longestMatch(TEXT_PRICES, model)
}

export function imagePrice(model: string): ImagePrice | null {
  return longestMatch(IMAGE_PRICES, model)
}

/** Out of a plan, a chapter or a repair, thought included. */
export const TYPICAL_ANSWER_TOKENS = 3000

export type TextUse = { tokensIn: number; tokensOut: number }
export type ImageUse = { textTokensIn: number; imageTokensIn: number; tokensOut: number }

export function costOfText(model: string, { tokensIn, tokensOut }: TextUse): number {
  const price = textPrice(model)
  return price ? (tokensIn * price.in + tokensOut * price.out) / 1e6 : 0
}

export function costOfImage(model: string, { textTokensIn, imageTokensIn, tokensOut }: ImageUse): number {
  const price = imagePrice(model)
  if (!price) return 0
  return (textTokensIn * price.textIn + imageTokensIn * price.imageIn + tokensOut * price.imageOut) / 1e6
}

/** @param size pixels of the square's side */
export function expectedImageUse(model: string, quality: string, size: number, references: number): ImageUse {
  const tokens = longestMatch(OUTPUT_TOKENS, model)?.[quality] ?? DEAREST_PICTURE
  return {
    textTokensIn: 700,
    imageTokensIn: references * REFERENCE_TOKENS,
    tokensOut: Math.ceil((tokens * size * size) / (1024 * 1024)),
  }
}

export type BookEstimate = { textUsd: number; avatarsUsd: number; picturesUsd: number; totalUsd: number }

/**
 * Tokens of the words of a book of five chapters: what goes out as counted over its calls (plan, chapters with all before them,
 * editor, a few pages again, two readings, art direction); what comes back with as much thought as those tasks ask for.
 */
const WORDS_OF_A_BOOK: TextUse = { tokensIn: 40_000, tokensOut: 24_000 }
/** Everybody, the story's own figures, the manner, two places and the thing it turns on; each of the size of an avatar. */
const SHEETS = 6

/** What one book is likely to cost. */
export function estimateBook(options: {
  storyModel: string
  imageModel: string
  quality: string
  size: number
  characters: number
  pictures: number
}): BookEstimate {
  const { storyModel, imageModel, quality, size, characters, pictures } = options
  const textUsd = costOfText(storyModel, WORDS_OF_A_BOOK)
  const avatarsUsd = characters * costOfImage(imageModel, expectedImageUse(imageModel, quality, 1024, 0))
  // The people's sheet, the manner, and a place or a thing.
  const pagesUsd = pictures * costOfImage(imageModel, expectedImageUse(imageModel, quality, size, 3))
  const sheetsUsd = SHEETS * costOfImage(imageModel, expectedImageUse(imageModel, quality, 1024, 1))
  const picturesUsd = pagesUsd + sheetsUsd
  return { textUsd, avatarsUsd, picturesUsd, totalUsd: textUsd + avatarsUsd + picturesUsd }
}

function longestMatch<T>(table: Record<string, T>, model: string): T | null {
  const key = Object.keys(table)
    .filter((start) => model.startsWith(start))
    .sort((a, b) => b.length - a.length)[0]
  return key === undefined ? null : (table[key] ?? null)
}
