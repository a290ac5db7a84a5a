/**
 * A child's name never leaves the machine: what goes to a model says `PERS_1`, and what comes back gets its names again.
 * It also means that nothing written into a name field can speak to a model.
 */
export type Pseudonyms = {
  /** Every mention of a character becomes its id, whatever the case, the accents or the invisible letters in it. */
  hide(text: string): string
  /** Ids become names. Ids of nobody stay: the checks find them. */
  reveal(text: string): string
  /** @throws RangeError when nobody is called that */
  idOf(name: string): string
  nameOf(id: string): string | null
  readonly ids: readonly string[]
}

/** @param names in the order of the wizard: the first is `PERS_1` */
export function pseudonymsFor(names: readonly string[]): Pseudonyms {
  const ids = names.map((_, index) => `PERS_${index + 1}`)
  const mentions = mentionsOf(names)
  return {
    ids,
    idOf(name) {
      const id = ids[names.indexOf(name)]
      if (!id) throw new RangeError('Nobody in this book is called that')
      return id
    },
    nameOf: (id) => names[ids.indexOf(id.toUpperCase())] ?? null,
    hide(text) {
      const visible = withoutInvisible(text).replace(FORGED, '')
      const { folded, places } = fold(visible)
      let hidden = ''
      let from = 0
      for (const { start, end, owner } of mentions(folded)) {
        const rest = visible.slice(places[end] ?? visible.length)
        // `PERS_1` beside another digit would be somebody else.
        hidden += `${visible.slice(from, places[start])}${ids[owner]}${/^\d/u.test(rest) ? ' ' : ''}`
        from = places[end] ?? visible.length
      }
      return hidden + visible.slice(from)
    },
    reveal: (text) => text.replace(/PERS[_\s-]?(\d+)/giu, (found, number) => names[Number(number) - 1] ?? found),
  }
}

/** Ids that a parent wrote are nobody's. */
const FORGED = /(?:PERS|LUGAR)[_\s-]?\d+/giu

/** Words that stand in many names and name nobody by themselves. */
const COMMON = new Set(
  `abuela abuelo abuelita abuelito abue yaya yayo tia tio mama papa madre padre hermana hermano prima primo
  don dona senor senora senorita profe profesor profesora maestro maestra doctor doctora rey reina princesa principe
  capitan capitana san santa los las una uno del the and mum mom dad grandma grandpa granny aunt uncle
  mrs miss king queen prince princess captain little big old`.split(/\s+/u),
)

/** `Pablito`, `Anita`, `Carlitos`: endings that only endear. */
const ENDEARING = '(?:ec|c)?(?:it|ill)(?:as|os|a|o)'

type Mention = { start: number; end: number; owner: number }

/** Finds who is spoken of in a folded text; the longest name wins. */
function mentionsOf(names: readonly string[]): (folded: string) => Iterable<Mention> {
  const calls = new Map<string, number>()
  const stems = new Map<string, number>()
  const add = (map: Map<string, number>, call: string, owner: number) => call && !map.has(call) && map.set(call, owner)
  // Whole names first: a word that two people share belongs to whoever has nothing else.
  names.forEach((name, owner) => void add(calls, spaced(fold(withoutInvisible(name)).folded), owner))
  for (const [whole, owner] of [...calls])
    if (whole.includes(' '))
      for (const word of whole.split(' ')) if (/^\p{L}{3,}$/u.test(word) && !COMMON.has(word)) add(calls, word, owner)
  for (const [call, owner] of calls)
    if (/^\p{L}{3,}$/u.test(call)) add(stems, call.replace(/(?:os|as|[aeo])$/u, ''), owner)
  if (calls.size === 0) return () => []
  const either = (map: Map<string, number>) =>
    [...map.keys()]
      .sort((a, b) => b.length - a.length)
      .map((call) => escaped(call).replaceAll(' ', String.raw`[\s_.\-]+`))
      .join('|')
  const small = stems.size > 0 ? `|(${either(stems)})${ENDEARING}` : ''
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:(${either(calls)})(?=(?:e?s)?(?!\p{L}))${small}(?!\p{L}))`, 'gu')
  return function* (folded) {
    for (const match of folded.matchAll(pattern)) {
      const [found, call, stem] = match
      const owner = call === undefined ? stems.get(stem ?? '') : calls.get(spaced(call))
      if (owner !== undefined) yield { start: match.index, end: match.index + found.length, owner }
    }
  }
}

function spaced(call: string): string {
  return call.trim().replace(/[\s_.-]+/gu, ' ')
}

/** Compatibility forms made plain; zero-width and other format characters, which would hide a name from us, taken out. */
function withoutInvisible(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|[\u034f\ufe00-\ufe0f\u115f\u1160\u3164]/gu, '')
    .normalize('NFC')
}

const LOOKALIKES = new Map(
  [...'аеорсухкмтвнізјѕαεορυικντ'].map((letter, index) => [letter, [...'aeopcyxkmtbhizjsaeopuiknt'][index] ?? letter]),
)

/** Lower case, without accents, one alphabet; `places[i]` is where the folded text's i-th unit stands in the text itself. */
function fold(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const read = [...plain].map((one) => LOOKALIKES.get(one) ?? one).join('')
    for (let unit = 0; unit < read.length; unit++) places.push(at)
    folded += read
    at += letter.length
  }
  places.push(at)
  return { folded, places }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
}
