import path from 'node:path'
import { parseArgs } from 'node:util'
import { bookOf, checkStoryFolder } from '../src/adapters/storyteller/checks/check-story-folder.ts'
import { FAMILIES, infoOf } from '../src/adapters/storyteller/checks/families.ts'
import { briefOf } from '../src/adapters/storyteller/fill.ts'
import { readWords, storiesIn } from '../src/adapters/storyteller/library-folder.ts'
import { problemLine } from '../src/adapters/storyteller/problem.ts'
import type { ReaderAge } from '../src/domain/vocabulary.ts'

/** The tools of who writes stories: `check [id…]`, `tell <id>`. */
const USAGE = `bun run stories check [id…] [--in es|en]
bun run stories tell <id> [--age 4-6] [--chapters 3] [--family 0…${FAMILIES.length - 1}] [--language es|en]
families: ${FAMILIES.map(({ name }, index) => `${index} ${name}`).join(' · ')}`
const FOLDER = path.resolve(import.meta.dir, '../stories')
const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  allowPositionals: true,
  options: {
    in: { type: 'string', default: 'en' },
    age: { type: 'string', default: '4-6' },
    chapters: { type: 'string', default: '3' },
    family: { type: 'string', default: '0' },
    language: { type: 'string', default: 'es' },
  },
})
const [command, ...ids] = positionals

if (command === 'check') process.exit((await check(ids)) ? 0 : 1)
else if (command === 'tell' && ids[0]) await tell(ids[0])
else {
  console.error(USAGE)
  process.exit(2)
}

async function check(some: readonly string[]): Promise<boolean> {
  const words = await readWords(FOLDER)
  let isGood = true
  for (const id of some.length > 0 ? some : await storiesIn(FOLDER)) {
    const { problems, warnings } = await checkStoryFolder(path.join(FOLDER, id), words)
    const tongue = values.in === 'es' ? 'es' : 'en'
    for (const problem of problems) console.log(problemLine(problem, tongue))
    for (const warning of warnings) console.log(`(${problemLine(warning, tongue)})`)
    console.log(`${id}: ${problems.length} wrong, ${warnings.length} to look at`)
    if (problems.length > 0) isGood = false
  }
  return isGood
}

async function tell(id: string): Promise<void> {
  const words = await readWords(FOLDER)
  const { story } = await checkStoryFolder(path.join(FOLDER, id), words)
  const family = FAMILIES[Number(values.family)]
  if (!story || !family) return console.error(USAGE)
  const chapters = Number(values.chapters)
  const language = values.language === 'en' ? 'inglés' : 'español'
  const brief = briefOf(infoOf(family, { readerAge: values.age as ReaderAge, chapters, language }), words)
  const book = bookOf(story, brief, chapters)
  if (!book) return console.log(`${id} is not for ${family.name}`)
  console.log(`${family.name}: ${family.characters.map(({ name }) => name).join(', ')}`)
  console.log(`[front cover: ${book.frontCover.alt}]`)
  for (const { title, pages } of book.chapters) {
    console.log(`\n== ${title}`)
    for (const { paragraphs, scene } of pages) console.log(`\n${scene ? `[${scene.alt}]\n` : ''}${paragraphs.join('\n')}`)
  }
  console.log(`\n-- ${book.closing}\n-- blurb: ${book.blurb}\n[back cover: ${book.backCover.alt}]`)
}
