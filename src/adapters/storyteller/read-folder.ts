import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isMap, isPair, LineCounter, parseDocument } from 'yaml'
import { type BuiltInStory, StorySpec, type Tongue } from './format.ts'
import type { Problem } from './problem.ts'
import { readText } from './read-text.ts'

const TONGUES: readonly Tongue[] = ['es', 'en']

/** A story's folder, with every mistake of form as file:line. The story is null where `story.yaml` is none. */
export async function readStoryFolder(folder: string): Promise<{ story: BuiltInStory | null; problems: Problem[] }> {
  const id = path.basename(folder)
  const yaml = readYaml(await readOwn(folder, 'story.yaml'), `${id}/story.yaml`)
  const texts: BuiltInStory['texts'] = {}
  const problems = yaml.problems
  const names = await readdir(folder)
  for (const tongue of TONGUES) {
    if (!names.includes(`${tongue}.md`)) continue
    const read = readText(await readOwn(folder, `${tongue}.md`), `${id}/${tongue}.md`)
    texts[tongue] = read.text
    problems.push(...read.problems)
  }
  if (!texts.es && !texts.en)
    problems.push({ file: id, line: 1, es: 'Falta es.md o en.md', en: 'es.md or en.md is missing' })
  return { story: yaml.spec ? { id, spec: yaml.spec, texts } : null, problems }
}

/** Most that a text of a story may have, in bytes. */
const MOST = 1_000_000

/** A file of this very folder: a link could lead anywhere. Empty where it is none. */
async function readOwn(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name)
  const found = await lstat(file)
  return found.isFile() && found.size <= MOST ? readFile(file, 'utf8') : ''
}

function readYaml(source: string, file: string): { spec: StorySpec | null; problems: Problem[] } {
  const counter = new LineCounter()
  // No aliases: a few lines of them grow to gigabytes.
  const document = parseDocument(source, { lineCounter: counter })
  const lineAt = (position: number) => counter.linePos(position).line
  const problems = document.errors.map(({ message, pos }) => {
    const [what = message] = message.split('\n')
    return { file, line: lineAt(pos[0]), es: `YAML: ${what}`, en: `YAML: ${what}` }
  })
  if (problems.length > 0) return { spec: null, problems }
  const parsed = StorySpec.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {})
  if (parsed.success) return { spec: parsed.data, problems }
  for (const { path: at, message } of parsed.error.issues) {
    const line = lineAt(positionOf(document, at))
    const where = at.join('.')
    problems.push({ file, line, es: `${where}: no vale (${message})`, en: `${where}: ${message}` })
  }
  return { spec: null, problems }
}

/** Where the deepest part of a path that is there begins: at its key. */
function positionOf(document: ReturnType<typeof parseDocument>, at: readonly PropertyKey[]): number {
  const keys = at.map(String)
  for (let depth = keys.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(at.slice(0, depth - 1), true)
    const pair = isMap(parent) ? parent.items.find((one) => isPair(one) && String(one.key) === keys[depth - 1]) : null
    const key = pair?.key as { range?: [number, number, number] } | undefined
    if (key?.range) return key.range[0]
    const node = document.getIn(at.slice(0, depth), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}
