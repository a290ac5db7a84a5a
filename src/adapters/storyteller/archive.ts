import type { Band, BuiltInStory, StoryText, Tongue } from './format.ts'
import type { Library } from './library.ts'

/** Bytes before the index that say how long it is: 32 bits, little-endian. */
const HEAD_BYTES = 4
/** Of Zstandard's levels: packed once, when the product is built. */
const LEVEL = 19

/** Where the chapters of one language and band stand behind the index. */
type Place = [from: number, bytes: number]
type Index = Omit<Library, 'stories'> & {
  stories: (Omit<BuiltInStory, 'texts'> & { texts: Partial<Record<Tongue, IndexedText>> })[]
}
type IndexedText = Omit<StoryText, 'bands'> & { bands: Partial<Record<Band, Place>> }

/**
 * The library in one file, packed by Zstandard: the index, and behind it the chapters of each story in each language and for
 * each band, as JSON. A book needs those of one language and band: so a third of the time to open it all is enough.
 */
export function packLibrary({ stories, ...lexicon }: Library): Uint8Array {
  const parts: Uint8Array[] = []
  let end = 0
  const put = (value: unknown): Place => {
    const bytes = new TextEncoder().encode(JSON.stringify(value))
    parts.push(bytes)
    end += bytes.length
    return [end - bytes.length, bytes.length]
  }
  const index: Index = {
    ...lexicon,
    stories: stories.map(({ texts, ...story }) => ({
      ...story,
      texts: mapped(texts, (text) => ({ ...text, bands: mapped(text.bands, put) })),
    })),
  }
  const head = new TextEncoder().encode(JSON.stringify(index))
  const size = new Uint8Array(HEAD_BYTES)
  new DataView(size.buffer).setUint32(0, head.length, true)
  return Bun.zstdCompressSync(Buffer.concat([size, head, ...parts]), { level: LEVEL })
}

/** The library, of which chapters are read when they are first looked at. */
export function openLibrary(packed: Uint8Array): Library {
  const bytes = Bun.zstdDecompressSync(packed)
  const start = HEAD_BYTES + bytes.readUInt32LE(0)
  const read = (from: number, to: number) => JSON.parse(bytes.toString('utf8', from, to))
  const { stories, ...lexicon }: Index = read(HEAD_BYTES, start)
  const chaptersAt = ([from, length]: Place) => read(start + from, start + from + length)
  return {
    ...lexicon,
    stories: stories.map(({ texts, ...story }) => ({
      ...story,
      texts: mapped(texts, (text) => ({ ...text, bands: lazily(text.bands, chaptersAt) })),
    })),
  }
}

function mapped<Key extends string, From, To>(
  record: Partial<Record<Key, From>>,
  change: (value: From) => To,
): Partial<Record<Key, To>> {
  const entries = Object.entries(record) as [Key, From][]
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as Partial<Record<Key, To>>
}

function lazily<Key extends string, From, To>(
  record: Partial<Record<Key, From>>,
  read: (value: From) => To,
): Partial<Record<Key, To>> {
  const lazy: Partial<Record<Key, To>> = {}
  for (const [key, value] of Object.entries(record) as [Key, From][])
    Object.defineProperty(lazy, key, {
      enumerable: true,
      configurable: true,
      get() {
        const known = read(value)
        Object.defineProperty(lazy, key, { value: known, enumerable: true })
        return known
      },
    })
  return lazy
}
