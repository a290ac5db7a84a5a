import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Claim, fold, type JudgedWish, judge, judgeBook, type Row } from './judge.ts'
import { readBoundBook } from './read-book.ts'

const ROOT = path.resolve(import.meta.dir, '../../..')
const BRIEFS = path.join(ROOT, 'tests/fixtures/briefs')
const AT_ONCE = 2
/** Of the wishes that are to be told; what is to be kept out comes on top. */
const GOAL = 0.6

export type MeasureOptions = {
  briefs?: string | undefined
  only?: string | undefined
  seed?: string | undefined
  /** Where books lie that are made already, or are to lie. */
  made?: string | undefined
  keep?: string | undefined
  show?: boolean | undefined
  check?: boolean | undefined
}
type Brief = { name: string; info: unknown; wishes: JudgedWish[] }

/** How much of what parents asked for reaches their books. @returns whether it is enough */
export async function measure(options: MeasureOptions): Promise<boolean> {
  const briefs = (await briefsIn(path.resolve(options.briefs ?? BRIEFS))).filter(
    ({ name }) => !options.only || name.includes(options.only),
  )
  if (options.check) return checkExamples(briefs)
  const folder = options.made ?? options.keep
  const root = folder ? path.resolve(folder) : await mkdtemp(path.join(tmpdir(), 'wishes-'))
  await mkdir(root, { recursive: true })
  const judged = new Map<string, Row[]>()
  const queue = [...briefs]
  const work = async () => {
    for (let brief = queue.shift(); brief; brief = queue.shift()) {
      const out = path.join(root, brief.name)
      if (!options.made) await makeBook(brief, out, options.seed)
      judged.set(brief.name, await judgedIn(out, brief.wishes))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (!folder) await rm(root, { recursive: true, force: true })
  for (const { name } of briefs) print(name, judged.get(name) ?? [], options.show ?? false)
  return sumUp([...judged.values()].flat())
}

async function briefsIn(folder: string): Promise<Brief[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.json$/u, ''),
      ...JSON.parse(await readFile(path.join(folder, file), 'utf8')),
    })),
  )
}

/** As a newcomer would, without a key whatever the shell holds. */
async function makeBook({ info }: Brief, out: string, seed: string | undefined): Promise<void> {
  const input = `${out}.json`
  await writeFile(input, JSON.stringify(info))
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(?:OPENAI|LLM|IMAGE|MODEL)_?/u.test(key)),
  )
  const book = Bun.spawn(['bun', 'run', 'book', input, '--out', out, ...(seed ? ['--seed', seed] : [])], {
    cwd: ROOT,
    env,
    stdout: 'ignore',
    stderr: 'pipe',
  })
  if ((await book.exited) !== 0) throw new Error(`No book of ${input}: ${await new Response(book.stderr).text()}`)
}

async function judgedIn(folder: string, wishes: readonly JudgedWish[]): Promise<Row[]> {
  const html = await readFile(path.join(folder, 'rendered_book.html'), 'utf8')
  const claims: { wishes: Claim[] } = JSON.parse(await readFile(path.join(folder, 'wishes.json'), 'utf8'))
  return judgeBook(wishes, readBoundBook(html), claims.wishes)
}

const SIGNS = { told: '+', missed: '-', contradicted: '!', declined: '~' } as const

function print(name: string, rows: readonly Row[], isShowing: boolean): void {
  const told = rows.filter(({ verdict }) => verdict === 'told').length
  console.log(`${name.padEnd(24)} ${told} of ${rows.length}`)
  for (const { wish, verdict, why, claim, isFalse, isUnsupported, isAlarm } of rows) {
    const notes = [claim && `claims ${claim}`, isUnsupported && 'EVIDENCE NOT IN THE BOOK', isFalse && 'FALSE CLAIM']
    const said = [...notes, isAlarm && 'false alarm'].filter(Boolean).join(', ')
    console.log(`   ${SIGNS[verdict]} ${wish.kind.padEnd(6)} ${wish.quote.slice(0, 70)}${said ? `  [${said}]` : ''}`)
    if (why && (isShowing || verdict === 'contradicted')) console.log(`        ${why}`)
  }
}

function sumUp(rows: readonly Row[]): boolean {
  const count = (test: (row: Row) => boolean) => rows.filter(test).length
  const isAvoid = ({ wish }: Row) => wish.kind === 'avoid'
  const isTold = ({ verdict }: Row) => verdict === 'told'
  const declined = count(({ verdict }) => verdict === 'declined')
  const avoids = count((row) => isAvoid(row) && row.verdict !== 'declined')
  const kept = count((row) => isAvoid(row) && isTold(row))
  const due = rows.length - declined - avoids
  const told = count((row) => isTold(row) && !isAvoid(row))
  const mayDecline = Math.ceil(count(({ wish }) => wish.sensitive) / 3)
  const contradicted = count(({ verdict }) => verdict === 'contradicted')
  const [claimed, silent] = [count(({ isFalse }) => isFalse), count(({ isSilent }) => isSilent)]
  console.log(
    `kept out ${kept} of ${avoids}, declined ${declined} (at most ${mayDecline}), false alarms ${count(({ isAlarm }) => isAlarm)}`,
  )
  console.log(
    `wishes: ${told} of ${due} told, ${contradicted} contradicted, ${claimed} falsely claimed, ${silent} silent`,
  )
  return (
    due > 0 &&
    told / due >= GOAL &&
    kept >= 0.9 * avoids &&
    declined <= mayDecline &&
    contradicted + claimed + silent === 0
  )
}

/** The patterns on their own examples. */
function checkExamples(briefs: readonly Brief[]): boolean {
  const wrong = briefs.flatMap(({ name, wishes }) =>
    wishes.flatMap((wish) =>
      Object.entries(wish.examples ?? {}).flatMap(([verdict, examples]) =>
        examples.flatMap((example) => {
          const got = judge(wish, fold(example)).verdict
          return got === verdict ? [] : [`${name} ${wish.id}: judged ${got}, is ${verdict}: ${example}`]
        }),
      ),
    ),
  )
  for (const line of wrong) console.log(line)
  return wrong.length === 0
}
