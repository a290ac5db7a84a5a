/** Words that stand in many names and name nobody by themselves. */
const COMMON = new Set(
  `abuela abuelo abuelita abuelito abue yaya yayo tia tio mama papa madre padre hermana hermano prima primo
  don dona senor senora senorita profe profesor profesora maestro maestra doctor doctora rey reina princesa principe
  capitan capitana san santa los las una uno del the and mum mom dad grandma grandpa granny aunt uncle
  mrs miss king queen prince princess captain little big old`.split(/\s+/u),
)

/** `Pablito`, `Anita`, `Carlitos`: endings that only endear. */
const ENDEARING = '(?:ec|c)?(?:it|ill)(?:as|os|a|o)'

/** Scripts that put no space around a word, or join particles to it: there a name stands beside any letter. */
const UNSPACED = `ー${['Han', 'Hira', 'Kana', 'Bopo', 'Hang', 'Thai', 'Laoo', 'Khmr', 'Mymr']
  .map((script) => String.raw`\p{sc=${script}}`)
  .join('')}`
const IS_UNSPACED = new RegExp(String.raw`[[${UNSPACED}]&&\p{L}]`, 'v')

/** A letter that would make another word of what stands beside it. For patterns with the flag `v`. */
export const ALPHABETIC = String.raw`[\p{L}--[${UNSPACED}]]`

/** Long enough to name somebody by itself. */
const TELLING = /^(?:\p{L}{3,}|\p{Co}{4,})$/u

/** What may stand between the parts of a name, whichever the parent chose: `O'Brien`, `Jean-Luc`, `Ana Belén`. */
const SEPARATOR = String.raw`[\s_.\-'·]`
const SEPARATORS = new RegExp(`${SEPARATOR}+`, 'gu')

/** Shorter than this, the parts of a name written as one are too often another word: `Al Ma`, `alma`. */
const SHORTEST_JOINED = 5
/** Parts of a name that is one word, when somebody writes it as two. */
const SHORTEST_PART = 3

export type Mention = { start: number; end: number; owner: number }

/** `folded` as `fold` makes it of `visible`. */
export type FoldedText = { folded: string; places: number[]; visible: string }

/** Finds who is spoken of; the longest name wins. Mentions are places in the folded text. */
export function mentionsOf(names: readonly string[]): (text: FoldedText) => Iterable<Mention> {
  const calls = new Map<string, number>()
  const stems = new Map<string, number>()
  const joined = new Map<string, number>()
  const add = (map: Map<string, number>, call: string, owner: number) => call && !map.has(call) && map.set(call, owner)
  // Whole names first: a word that two people share belongs to whoever has nothing else.
  names.forEach((name, owner) => void add(calls, spaced(fold(withoutInvisible(name)).folded), owner))
  for (const [whole, owner] of [...calls])
    if (whole.includes(' '))
      for (const word of whole.split(' ')) if (TELLING.test(word) && !COMMON.has(word)) add(calls, word, owner)
  for (const [call, owner] of calls) {
    const one = call.replaceAll(' ', '')
    if (one.length >= SHORTEST_JOINED) add(joined, one, owner)
    if (/^\p{L}{3,}$/u.test(one)) add(stems, one.replace(/(?:os|as|[aeo])$/u, ''), owner)
  }
  if (calls.size === 0) return () => []

  const together = longestFirst(calls).map(patternOf).join('|')
  const small = longestFirst(stems).map(escaped).join('|')
  const endeared = small && String.raw`|(?<!\p{L})(?<stem>${small})${ENDEARING}(?!\p{L})`
  const asTheyAre = `(?<call>${together})${endeared}`
  const parted = longestFirst(joined).flatMap(partedPatterns).join('|')
  const whole = new RegExp(asTheyAre, 'uy')
  const any = new RegExp(parted ? `(?<parted>${parted})|${asTheyAre}` : asTheyAre, 'ug')
  const ownerOf = ({ call, stem }: Record<string, string | undefined>) =>
    call === undefined ? stems.get(stem ?? '') : (calls.get(spaced(call)) ?? joined.get(call.replace(SEPARATORS, '')))

  return function* ({ folded, places, visible }) {
    for (let at = 0; ; ) {
      any.lastIndex = at
      let match = any.exec(folded)
      if (!match) return
      const start = match.index
      const found = match.groups?.parted
      let owner = found ? joined.get(found.replace(SEPARATORS, '')) : ownerOf(match.groups ?? {})
      if (found && !isNamelike(visible.slice(places[start], places[start + found.length]))) {
        // `con suelo` is no Consuelo; but one of its words may be somebody.
        whole.lastIndex = start
        match = whole.exec(folded)
        owner = ownerOf(match?.groups ?? {})
      }
      const end = start + (match?.[0].length ?? 0)
      if (owner !== undefined && end > start) yield { start, end, owner }
      at = Math.max(end, start + 1)
    }
  }
}

/** A call as a parent may write it, whatever is put between its parts, with nothing beside it that makes another word. */
function patternOf(call: string): string {
  const isLong = call.replaceAll(' ', '').length >= SHORTEST_JOINED
  const before = /^\p{Co}/u.test(call) ? '' : String.raw`(?<!\p{L})`
  const after = /\p{Co}$/u.test(call) ? '' : String.raw`(?=(?:e?s)?(?!\p{L}))`
  return (
    before +
    call
      .split(' ')
      .map(escaped)
      .join(`${SEPARATOR}${isLong ? '*' : '+'}`) +
    after
  )
}

/** `anabelen` as `ana belen`, `ana-belen`… */
function partedPatterns(one: string): string[] {
  if (!/^\p{L}+$/u.test(one)) return []
  const cuts = Array.from({ length: Math.max(0, one.length - 2 * SHORTEST_PART + 1) }, (_, cut) => cut + SHORTEST_PART)
  return cuts.map((cut) => String.raw`(?<!\p{L})${one.slice(0, cut)}[\s_\-']${one.slice(cut)}(?!\p{L})`)
}

/** The second part is written large, or tied to the first. */
function isNamelike(parts: string): boolean {
  return !/\s\P{Lu}/u.test(parts)
}

function longestFirst(map: Map<string, number>): string[] {
  return [...map.keys()].sort((a, b) => b.length - a.length)
}

function spaced(call: string): string {
  return call.replace(SEPARATORS, ' ').trim()
}

/** Compatibility forms made plain; zero-width and other format characters, which would hide a name from us, taken out. */
export function withoutInvisible(text: string): string {
  return (
    text
      // Its compatibility form would be a space with an accent on it.
      .replaceAll('´', "'")
      .normalize('NFKC')
      .replace(/\p{Cf}|[\u034f\ufe00-\ufe0f\u115f\u1160\u3164]/gu, '')
      .normalize('NFC')
  )
}

const LOOKALIKES = new Map([
  ...[...'аеорсухкмтвнізјѕαεορυικνтıøłđð'].map((letter, index): [string, string] => [
    letter,
    [...'aeopcyxkmtbhizjsaeopuikntioldd'][index] ?? letter,
  ]),
  ...([
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['þ', 'th'],
  ] as const),
  ...[...'‘’‚‛ʹʻʼʽˈˊˋ′‵`'].map((sign): [string, string] => [sign, "'"]),
  ...[...'‐‑‒–—―−'].map((sign): [string, string] => [sign, '-']),
])

/** In two signs for private use each, which no pattern takes for letters. */
function apart(letters: string): string {
  return [...letters]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .map((code) => String.fromCharCode(0xe000 + (code >> 10), 0xf000 + (code & 0x3ff)))
    .join('')
}

/** Lower case, without accents, one alphabet, and what has none set apart; `places[i]` is where the folded text's i-th unit stands in the text itself. */
export function fold(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    // Put together again: the parts of a Hangul syllable are letters, not accents.
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
    const read = IS_UNSPACED.test(plain) ? apart(plain) : [...plain].map((one) => LOOKALIKES.get(one) ?? one).join('')
    for (let unit = 0; unit < read.length; unit++) places.push(at)
    folded += read
    at += letter.length
  }
  places.push(at)
  return { folded, places }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
}
