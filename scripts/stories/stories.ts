import path from 'node:path'
import { parseArgs } from 'node:util'
import { toJSONSchema } from 'zod'
import { briefOf } from '../../src/adapters/storyteller/brief.ts'
import { bookOf, checkStoryFolder } from '../../src/adapters/storyteller/checks/check-story-folder.ts'
import { FAMILIES, infoOf } from '../../src/adapters/storyteller/checks/families.ts'
import { StorySpec } from '../../src/adapters/storyteller/format.ts'
import { readLexicon, storiesIn } from '../../src/adapters/storyteller/library-folder.ts'
import { problemLine } from '../../src/adapters/storyteller/problem.ts'
import { readBookInfo } from '../../src/domain/book-info-wire.ts'
import { type CompleteBookInfo, completeInfo } from '../../src/domain/completeness.ts'
import { READER_AGES, type ReaderAge } from '../../src/domain/vocabulary.ts'
import { measure } from './measure/measure.ts'
import { pictures } from './pictures.ts'
import { preview } from './preview.ts'

/** The tools of who writes stories. */
const USAGE = `bun run stories check [id…] [--in es|en]       every mistake as file:line
bun run stories tell <id> [family]             the words of a book
bun run stories preview <id> [family]          the book in a browser, made anew at every save
bun run stories schema                         writes stories/story.schema.json
bun run stories measure [--briefs DIR] [--only NAME] [--seed S] [--keep DIR] [--made DIR] [--show] [--sum] [--check]
                                               how much of what parents asked for reaches their books
bun run stories pictures --out DIR [--briefs DIR,DIR] [--books 20] [--each 2] [--seed S]
                                               pictures of books apart from their words, for somebody to say what they show

family: [--family 0…${FAMILIES.length - 1}] [--age ${Object.keys(READER_AGES).join('|')}] [--chapters 1…10] [--language es|en] or [--brief info.json]
${FAMILIES.map(({ name }, index) => `  ${index} ${name}`).join('\n')}`
const FOLDER = path.resolve(import.meta.dir, '../../stories')
const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  allowPositionals: true,
  options: {
    in: { type: 'string', default: 'en' },
    age: { type: 'string' },
    chapters: { type: 'string' },
    family: { type: 'string', default: '0' },
    language: { type: 'string', default: 'es' },
    brief: { type: 'string' },
    port: { type: 'string', default: '0' },
    briefs: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string' },
    keep: { type: 'string' },
    made: { type: 'string' },
    show: { type: 'boolean' },
    sum: { type: 'boolean' },
    check: { type: 'boolean' },
    out: { type: 'string' },
    books: { type: 'string', default: '20' },
    each: { type: 'string', default: '2' },
  },
})
const [command, ...ids] = positionals
const [id] = ids

if (command === 'check') process.exit((await check(ids)) ? 0 : 1)
else if (command === 'schema') await writeSchema()
else if (command === 'measure') process.exit((await measure(values)) ? 0 : 1)
else if (command === 'pictures' && values.out) await drawPictures(values.out)
else if (command === 'tell' && id) await tell(id)
else if (command === 'preview' && id) await show(id)
else {
  console.error(USAGE)
  process.exit(2)
}

async function check(some: readonly string[]): Promise<boolean> {
  const lexicon = await readLexicon(FOLDER)
  let isGood = true
  for (const story of some.length > 0 ? some : await storiesIn(FOLDER)) {
    const { problems, warnings } = await checkStoryFolder(path.join(FOLDER, story), lexicon)
    const tongue = values.in === 'es' ? 'es' : 'en'
    for (const problem of problems) console.log(problemLine(problem, tongue))
    for (const warning of warnings) console.log(`(${problemLine(warning, tongue)})`)
    console.log(`${story}: ${problems.length} wrong, ${warnings.length} to look at`)
    if (problems.length > 0) isGood = false
  }
  return isGood
}

async function drawPictures(out: string): Promise<void> {
  const briefs = (values.briefs ?? path.resolve(import.meta.dir, '../../tests/fixtures/briefs')).split(',')
  await pictures({ briefs, out, books: Number(values.books), each: Number(values.each), seed: values.seed ?? '' })
}

async function tell(story: string): Promise<void> {
  const lexicon = await readLexicon(FOLDER)
  const read = await checkStoryFolder(path.join(FOLDER, story), lexicon)
  const info = await familyAsked()
  const book = read.story && bookOf(read.story, briefOf(info, lexicon), info.chapters)
  const names = info.characters.map(({ name }) => name).join(', ')
  if (!book) return console.log(`${story} is not for ${names}`)
  console.log(`${names}\n[front cover: ${book.frontCover.alt}]`)
  for (const { title, pages } of book.chapters) {
    console.log(`\n== ${title}`)
    for (const { paragraphs, scene } of pages)
      console.log(`\n${scene ? `[${scene.alt}]\n` : ''}${paragraphs.join('\n')}`)
  }
  console.log(`\n-- ${book.closing}\n-- blurb: ${book.blurb}\n[back cover: ${book.backCover.alt}]`)
}

async function show(story: string): Promise<void> {
  const shown = await preview(path.join(FOLDER, story), await familyAsked(), Number(values.port))
  console.log(`${story}: ${shown.url} (Ctrl+C ends it)`)
  process.on('SIGINT', async () => {
    await shown.stop()
    process.exit(0)
  })
}

/** A wizard's input, from a file or for one of the invented families. */
async function familyAsked(): Promise<CompleteBookInfo> {
  const { brief, age, chapters, language } = values
  const asked = {
    ...(age && { readerAge: age as ReaderAge }),
    ...(chapters && { chapters: Number(chapters) }),
  }
  if (brief) return { ...completeInfo(readBookInfo(await Bun.file(brief).json())), ...asked }
  const family = FAMILIES[Number(values.family)]
  if (!family) throw new RangeError(USAGE)
  return infoOf(family, {
    ...{ readerAge: '4-6', chapters: 3, language: language === 'en' ? 'inglés' : 'español' },
    ...asked,
  })
}

async function writeSchema(): Promise<void> {
  const schema = toJSONSchema(StorySpec, { io: 'input' })
  await Bun.write(path.join(FOLDER, 'story.schema.json'), `${JSON.stringify(schema, null, 2)}\n`)
}
