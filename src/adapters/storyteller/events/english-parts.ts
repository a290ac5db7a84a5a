import type { EnglishVerbs } from './english-verbs.ts'
import { isSaid, type Stretch } from './parts.ts'

const JOINTS =
  /[:;]\s+|,\s+(?=(?:so|and|but|then)\s)|\s(?=and (?:one|that|the next) (?:night|day|morning|evening|afternoon)\s)|\s(?=(?:and|so|but)\s(?:she|he|they|it|we|her|his|their|the|there|\p{Lu}\p{Ll}+)(?:['’]s)?\s)/gu

/** Goes on behind the comma. */
const HANGS = /(?:^|\s)(?:when|if|while|as|because|after|before|until|who|which|that)\s[^,]*$/iu

/** Where another sentence begins, letter by letter. */
export function englishPartsOf({ quote, from }: Stretch, verbs: EnglishVerbs): Stretch[] {
  // `Ayo and Temi find`: of two who do it together.
  const says = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z']+/u)
      .some((word) => verbs.ofPresent(word) ?? verbs.ofPast(word))
  const theyDo = (text: string) => {
    const [, word = ''] = /(?:^|\s)(?:[Tt]hey|[Ww]e|and \p{Lu}\p{L}+)\s(\p{Ll}+)/u.exec(text) ?? []
    return verbs.ofBase(word) !== null
  }
  // `…in a tin and row out to the island`: where each is long enough to stand alone.
  const goOn = [...quote.matchAll(/\s(?=and\s([a-z]+)\s)/gu)].filter(
    ({ index, 1: word = '' }) =>
      (verbs.ofBase(word) ?? verbs.ofPresent(word)) &&
      quote.slice(0, index).split(' ').length > 5 &&
      quote.slice(index).split(' ').length > 4,
  )
  // `they slide down the stairs, Dad comes in`
  const spliced = [...quote.matchAll(/,\s+(?=(?:\p{Lu}\p{Ll}+|he|she|they)\s(\p{Ll}+)(?!\p{L}))/gu)].filter(
    ({ index, 1: word = '' }) =>
      verbs.ofPresent(word) !== null &&
      (says(quote.slice(0, index)) || theyDo(quote.slice(0, index))) &&
      !HANGS.test(quote.slice(0, index)),
  )
  const joints = [...quote.matchAll(JOINTS), ...goOn, ...spliced]
    .filter(
      ({ index, 0: joint }) =>
        !isSaid(quote, index) &&
        // `a name: Captain Whoosh`
        (/[;,]/u.test(joint) ||
          (joint.startsWith(':') && says(quote.slice(index))) ||
          (!joint.startsWith(':') && says(quote.slice(0, index))) ||
          goOn.some((one) => one.index === index)),
    )
    .toSorted((a, b) => a.index - b.index)
    .filter(({ index }, at, all) => index !== all[at - 1]?.index)
  const cuts = joints.map(({ index, 0: joint }) => ({ end: index, start: index + joint.length }))
  const starts = [0, ...cuts.map(({ start }) => start)]
  const ends = [...cuts.map(({ end }) => end), quote.length]
  return starts.flatMap((start, index) => {
    const part = quote.slice(start, ends[index])
    return part.trim() ? [{ quote: part, from: from + start, to: from + start + part.length }] : []
  })
}
