import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { assembleStory, type Story } from '../../../domain/story.ts'
import { checkAlts } from '../../../domain/story-checks/check-alts.ts'
import { checkMeanSentence } from '../../../domain/story-checks/check-rhythm.ts'
import { checkStory } from '../../../domain/story-checks/check-story.ts'
import { briefOf } from '../brief.ts'
import type { BriefWish } from '../brief-wishes.ts'
import { LONGEST_EVENT } from '../events/take-events.ts'
import { type Brief, fill, withEvents } from '../fill.ts'
import { BANDS, type Band, type BuiltInStory, chaptersIn, EVENT_KINDS, lengthsOf, type Tongue } from '../format.ts'
import type { Lexicon } from '../library.ts'
import type { Problem } from '../problem.ts'
import { type ToldStory, tell } from '../tell.ts'
import type { Words } from '../words.ts'
import { FAMILIES, infoOf } from './families.ts'
import { readStory, unique } from './read-story.ts'

export type Checked = Awaited<ReturnType<typeof readStory>> & { warnings: Problem[] }

/** Every mistake of a story as file:line: of its form, of its sense, and of the books that it makes for invented families. */
export async function checkStoryFolder(folder: string, lexicon: Lexicon): Promise<Checked> {
  const { story, problems } = await readStory(folder)
  if (!story || problems.length > 0) return { story, problems, warnings: [] }
  const books = checkBooks(story, lexicon)
  return { story, problems: unique(books.problems), warnings: unique(books.warnings) }
}

/** Each family as it is, and some with everything named. */
const TRIED = FAMILIES.flatMap((family) => [
  { ...family, named: false },
  ...(family.isSmall ? [{ ...family, named: true }] : []),
])

function checkBooks(story: BuiltInStory, lexicon: Lexicon): { problems: Problem[]; warnings: Problem[] } {
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const isTold = new Set<string>()
  // For its youngest readers: what fits them fits the older ones of the band, but for the rhythm that those expect.
  for (const tongue of Object.keys(story.texts) as Tongue[])
    for (const band of Object.keys(story.texts[tongue]?.bands ?? {}) as Band[])
      for (const length of lengthsOf(story.spec))
        for (const family of TRIED) {
          const [readerAge, ...older] = BANDS[band]
          const language = tongue === 'es' ? 'español' : 'inglés'
          const info = infoOf(family, { readerAge, chapters: length, language })
          const brief = family.named
            ? { ...briefOf(naming(story, info, lexicon.words, tongue), lexicon), wishes: everyEvent(band, tongue) }
            : plainBriefOf(info, `${family.name}, ${readerAge}, ${length}, ${language}`, lexicon)
          const book = bookOf(story, brief, length)
          if (!book) continue
          isTold.add(family.name)
          const ofOlder = older.flatMap((age) => checkMeanSentence(book, { ...brief.info, readerAge: age }))
          for (const { weight, id, path, message } of [
            ...checkStory(book, brief.info),
            ...checkAlts(book, brief.info),
            ...ofOlder,
          ]) {
            const where = `${band}, ${length} (${family.name}${family.named ? ', all named' : ''}): ${id}`
            const line = lineOf(story, tongue, band, length, path)
            const found = {
              file: `${story.id}/${tongue}.md`,
              line,
              es: `${where}: ${message}`,
              en: `${where}: ${message}`,
            }
            if (weight === 'hard') problems.push(found)
            // What only long names do is no fault of the story's.
            else if (isCrowd(family.name)) continue
            else if (id === 'page.tooManyLines' && !isNearlyFull(message, where)) problems.push(found)
            else warnings.push(found)
          }
        }
  if (isTold.size === 0)
    problems.push({
      file: `${story.id}/story.yaml`,
      line: 1,
      es: 'Ninguna familia de prueba puede tener este cuento',
      en: 'No family that stories are tried with can have this one',
    })
  return { problems, warnings }
}

const plainBriefs = new WeakMap<Lexicon, Map<string, Brief>>()

/** Of the same family for every story: read once. `key`: tells one such info from the others. */
function plainBriefOf(info: CompleteBookInfo, key: string, lexicon: Lexicon): Brief {
  const known = plainBriefs.get(lexicon) ?? new Map<string, Brief>()
  plainBriefs.set(lexicon, known)
  const brief = known.get(key) ?? briefOf(info, lexicon)
  known.set(key, brief)
  return brief
}

/** The same family, of whom the parent has named every thing and every place that the story can take from them. */
function naming({ spec }: BuiltInStory, info: CompleteBookInfo, words: Words, tongue: Tongue): CompleteBookInfo {
  const places = Object.values(spec.places).flatMap(({ setting }) => {
    const { el = [], la = [], en = [] } = words.places[setting] ?? {}
    const [word] = tongue === 'es' ? [...el, ...la] : en
    return word ? [{ name: `${word.slice(0, 1).toUpperCase()}${word.slice(1)} de Ana`, description: '' }] : []
  })
  const things = Object.values(spec.things).map((thing) => (thing[tongue] ?? thing.es).words[0])
  return { ...info, places, freeText: things.join('. ') }
}

/** Something of every kind that happens, again and again, as long as can be, of somebody else each time. */
function everyEvent(band: Band, tongue: Tongue): BriefWish[] {
  return Array.from({ length: 3 }, () => [...EVENT_KINDS])
    .flat()
    .map((kind, index): BriefWish => {
      const text = [WHO[index % WHO.length], ...LONG_EVENT[tongue].slice(0, LONGEST_EVENT[band] - 1)].join(' ')
      const event = { kind, text, that: text, words: LONGEST_EVENT[band], leans: false, isTrait: false, subject: null }
      const wish = { id: '', quote: text, field: 'freeText', kind: 'event', weight: 'must', sensitive: null } as const
      const clause = { text, content: [], isDenied: false }
      return { wish, clause, tongue, polarity: 'in', needs: [], out: [], event }
    })
}

const WHO = ['Ana', 'Íñigo', 'Bea', 'Hugo', 'Olga', 'Teo', 'Inés', 'Max', 'Vera', 'Gil', 'Nora', 'Otto']
const LONG_EVENT: Readonly<Record<Tongue, readonly string[]>> = {
  es: 'plantó con Leo unos tomates muy pequeños en una maceta azul del balcón de la casa nueva'.split(' '),
  en: 'planted with Leo a few very small tomatoes in a blue pot on the balcony of the new house'.split(' '),
}

/** A name of two words takes a line more than one of one: type a point smaller, which the setter may take, makes room for that. */
function isNearlyFull(message: string, family: string): boolean {
  const [lines = 0, room = 0] = (message.match(/[\d.]+/gu) ?? []).map(Number)
  return /grandmother|all named/u.test(family) && lines - room <= 1
}

function isCrowd(family: string): boolean {
  return /long names|with seven/u.test(family)
}

/** The whole book that a story makes by itself. */
export function bookOf(story: BuiltInStory, brief: Brief, length: number): Story | null {
  const filled = fill(story, brief)
  if (!filled) return null
  const { chapters, ...told }: ToldStory = tell(withEvents(filled, length, brief.wishes, brief.band, 'joined'), length)
  const { closing, blurb, frontCover, backCover } = told
  const plan = { refrain: null, closing, blurb, frontCover, backCover, chapters: [], wishes: null }
  return assembleStory(brief.info.title, brief.info.language, plan, chapters, 'offline')
}

/** `chapters[1].pages[0]`, `chapter_2/page_1/image_1` → the line where that page begins. */
function lineOf({ spec, texts }: BuiltInStory, tongue: Tongue, band: Band, length: number, path: string): number {
  const inText = /chapters\[(\d+)\](?:\.pages\[(\d+)\])?/u.exec(path)
  const inPicture = /chapter_(\d+)\/page_(\d+)/u.exec(path)
  const index = inText ? Number(inText[1]) : inPicture ? Number(inPicture[1]) - 1 : null
  if (index === null) return 1
  const page = inText ? Number(inText[2] ?? 0) : Number(inPicture?.[2] ?? 1) - 1
  const id = chaptersIn(spec, length)[index]
  return texts[tongue]?.bands[band]?.find((chapter) => chapter.id === id)?.pages[page]?.line ?? 1
}
