import type { Band, BuiltInStory, StoryText, Tongue } from './format.ts'
import type { Library } from './library.ts'

/**
 * The library in one file, packed by Zstandard: how long the index is (32 bits, little-endian), the index, and behind it the
 * chapters of each story in each language and for each band, as JSON. In the index stands where they begin and how long they
 * are, in bytes. A book needs those of one language and band; to read all of them takes a tenth of a second and 20 MB.
 */
const HEAD_BYTES = 4
const BEST = 19

type Place = [from: number, bytes: number]
type Index = Omit<Library, 'stories'> & {
  stories: (Omit<BuiltInStory, 'texts'> & { texts: Partial<Record<Tongue, IndexedText>> })[]
}
type IndexedText = Omit<StoryText, 'bands'> & { bands: Partial<Record<Band, Place>> }

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
  return Bun.zstdCompressSync(Buffer.concat([size, head, ...parts]), { level: BEST })
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
