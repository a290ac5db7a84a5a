import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BASELINE } from '../../scripts/evals/baseline.ts'
import { BRIEFS, briefsIn } from '../../scripts/evals/briefs.ts'
import { signTest } from '../../scripts/evals/figures.ts'
import { wordsIn } from '../../scripts/evals/stored-book.ts'
import { evals, rowOf, rowsOf, taken, until } from '../support/evals-process.ts'
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import { dataIn, scoreOf } from '../support/fake-openai/judging.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

// Whole processes on a machine that may be busy.
setDefaultTimeout(60_000)

test('every brief is one that the wizard takes, and has a book in the stored baseline, of what it says now', async () => {
  const briefs = await briefsIn(BRIEFS)
  const books = await Promise.all(briefs.map(({ name, of }) => wordsIn(BASELINE, name, of)))
  expect([briefs.length, books.filter((book) => book !== null).length]).toEqual([30, 30])
})

test('the sign test: as likely as so many heads or tails', () => {
  expect([signTest(0, 0), signTest(3, 3), signTest(5, 0), signTest(8, 2)]).toEqual([null, 1, 2 / 32, (2 * 56) / 1024])
})

describe('a run', () => {
  test('reports what the judge said, who was refused and what was paid, and gives away nothing on the way', async () => {
    const fake = startFakeOpenAi()
    const out = join(aTemporaryFolder(), 'run')
    const baseline = aTemporaryFolder()
    // The judge keeps the longer: one baseline is a sentence, of one of the people, the other a tome.
    const [short, long] = ['Sultán comió.', 'Carlota Inés arregló la fuente con Ulpiano. '.repeat(90)]
    await writeBaseline(baseline, { '28-navidad': short, '22-que-no-salga': long })
    fake.misbehave({ task: 'plan', fault: 'refusal', times: 2 }, { task: 'rewrite', fault: 'does-as-asked', times: 99 })
    const only = ['--only', '03,22-que-no-salga,28', '--at-once', '1']
    const run = await evals(fake, '--yes', '--out', out, '--baseline', baseline, '--judge', 'a-judge', ...only).done()
    const report = readFileSync(join(out, 'report.md'), 'utf8')
    await fake.stop()
    expect([run.exitCode, run.stdout]).toEqual([0, expect.stringMatching(/2 of 3 books/u)])

    expect(report).toContain('**Not written:**\n\n- 03-peluche: refused')
    expect(rowOf(report, 'wins')).toEqual(['1', '0', '1', 'p = 1.000'])
    expect([rowsOf(report, '[28-navidad]'), rowsOf(report, '[22-que-no-salga]')].map(([row]) => row?.at(-1))).toEqual([
      'win',
      'loss',
    ])
    const scores = taken(fake, 'rubric').map(({ user }) => scoreOf(dataIn(user).book.sentences.length))
    expect(scores).toHaveLength(2)
    const mean = ((scores[0] ?? 0) + (scores[1] ?? 0)) / 2
    expect([rowsOf(report, 'coherence')[0]?.at(1), rowsOf(report, 'voice')[0]?.at(1)]).toEqual([
      mean.toFixed(2),
      '2.00',
    ])

    // This judge finds what the book's own reader finds, but never what should have stayed out: that code finds.
    const wishes: { kind: string; outcome: string }[] = ['28-navidad', '22-que-no-salga'].flatMap(
      (name) => storyOf(out, name).wishes,
    )
    const count = (outcome: string, isAvoid: boolean) =>
      wishes.filter((wish) => wish.outcome === outcome && (wish.kind === 'avoid') === isAvoid).length
    const expected = [count('told', false), count('kept', true), count('missed', false), count('missed', true)]
    expect(expected.every((some) => some > 0)).toBe(true)
    expect(rowOf(report, 'told')).toEqual([...expected, count('missed', true)].map(String))

    const paid = fake.journal.filter(({ task }) => task !== 'moderation')
    const [writing, judging] = ['writing', 'judging'].map((name) => rowsOf(report, name)[0] ?? [])
    expect(Number(writing?.[1]) + Number(judging?.[1])).toBe(paid.length)
    expect([Number(judging?.[1]), report.includes('are the same model')]).toEqual([6, false])
    const dollars = paid.filter(({ task }) => !isJudging(task)).reduce((sum, { usd }) => sum + usd, 0)
    expect(Number(writing?.[4])).toBeCloseTo(dollars, 2)

    const sent = paid.map(({ sent }) => sent).join('\n')
    expect(sent).not.toMatch(/Irati|Ferm[ií]n|Carlota|Ulpiano|Elías|Curro|Chon|Sultán|Os quiere la abuela/u)
    const seen = [...taken(fake, 'rubric'), ...taken(fake, 'comparison')].map(({ user }) =>
      JSON.stringify(dataIn(user)),
    )
    expect(seen).toHaveLength(6)
    expect(seen.join('\n')).not.toMatch(/offline|baseline|gpt|model|writer|"by"|outcome|evidence/iu)
    for (const text of ['El camello cojo', '### The book', 'FIN.', 'A is the one that Martín Elías would keep.'])
      expect(report).toContain(text)
    expect(report).not.toMatch(/PERS/u)
  })

  test('that is killed goes on where it was, and pays for nothing twice', async () => {
    const fake = startFakeOpenAi()
    const [calm, out] = [aTemporaryFolder(), join(aTemporaryFolder(), 'run')]
    const args = ['--yes', '--out', out, '--only', '18,24', '--at-once', '1']
    const asked = () => fake.journal.filter(({ task, fault }) => task !== 'moderation' && fault !== 'hang')
    fake.misbehave({ task: 'chapter', fault: 'no-json', times: 1 })
    await evals(fake, ...args, '--out', calm).done()
    const undisturbed = asked().map(({ sent }) => sent)
    // In the middle of a step, whose first answer is there; and between two calls of the judge.
    fake.misbehave({ task: 'chapter', fault: 'no-json', times: 1 })
    for (const task of ['chapter', 'comparison'] as const) {
      fake.misbehave({ task, fault: 'hang', times: 1 })
      const killed = evals(fake, ...args)
      await until(() => fake.journal.at(-1)?.fault === 'hang' && fake.journal.at(-1)?.task === task)
      await killed.kill()
      expect(existsSync(join(out, 'report.md'))).toBe(false)
    }
    const run = await evals(fake, ...args).done()
    await fake.stop()
    const report = readFileSync(join(out, 'report.md'), 'utf8')
    expect([run.exitCode, run.stdout]).toEqual([0, expect.stringContaining('the books of 1 are there already')])
    expect(undisturbed.length).toBeGreaterThan(15)
    expect(
      asked()
        .slice(undisturbed.length)
        .map(({ sent }) => sent),
    ).toEqual(undisturbed)
    // What was under way at each kill is said to be lost.
    expect(['writing', 'judging'].map((name) => rowsOf(report, name)[0]?.at(-1))).toEqual(['1', '1'])
  })

  test('with another judge pays for judging alone; one who likes a place makes ties, one of no use judges nothing', async () => {
    const fake = startFakeOpenAi()
    const out = join(aTemporaryFolder(), 'run')
    const args = ['--yes', '--out', out, '--only', '24']
    await evals(fake, ...args).done()
    const first = readFileSync(join(out, 'report.md'), 'utf8')
    const written = fake.journal.length
    fake.misbehave(
      { task: 'comparison', fault: 'first-is-better', times: 9 },
      { task: 'rubric', fault: 'odd-score', times: 2 },
    )
    await evals(fake, ...args, '--judge', 'another').done()
    await fake.stop()
    const second = readFileSync(join(out, 'report.md'), 'utf8')
    expect([rowOf(first, 'wins')[1], first.includes('are the same model')]).toEqual(['0', true])
    expect(rowOf(second, 'wins')).toEqual(['0', '1', '0', '–'])
    expect(second).toContain('not judged: rubric: the judge gave no answer of use: a score of 11')
    expect(fake.journal.slice(written).map(({ task }) => task)).toEqual([
      ...['rubric', 'rubric', 'comparison', 'comparison'],
    ] as never)
  })
})

describe('before it starts', () => {
  test('it says what it would cost, and asks nobody for anything unless it is told to start', async () => {
    const fake = startFakeOpenAi()
    const args = ['--only', '24', '--out', join(aTemporaryFolder(), 'run')]
    const asked = await evals(fake, ...args).done()
    expect([asked.exitCode, asked.stderr]).toEqual([2, expect.stringContaining('--yes')])
    expect(asked.stdout).toMatch(/expected: \d+ calls, \d+ thousand tokens, 0\.\d\d \$, some \d+ min/u)
    expect(asked.stdout).toMatch(/at most: +\d+ calls/u)
    expect(fake.journal).toEqual([])

    const poor = await evals(fake, ...args, '--yes', '--max-usd', '0.01').done()
    expect([poor.exitCode, poor.stdout]).toEqual([1, expect.stringContaining('24-en-nap: budget')])
    expect(fake.journal).toEqual([])
    await fake.stop()
  })

  test('without a model, or with a brief that there is not, it says so', async () => {
    const [keyless, unknown] = await Promise.all([evals(null).done(), evals(null, '--only', 'nobody').done()])
    expect([keyless.exitCode, keyless.stderr]).toEqual([1, expect.stringContaining('OPENAI_API_KEY')])
    expect([unknown.exitCode, unknown.stderr]).toEqual([2, expect.stringContaining('no brief is called nobody')])
  })
})

function isJudging(task: string): boolean {
  return task === 'rubric' || task === 'comparison'
}

async function writeBaseline(folder: string, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const { of } = JSON.parse(readFileSync(join(BASELINE, `${name}.json`), 'utf8'))
    const story = { title: 'Otro', refrain: null, closing: 'Fin.', blurb: '' }
    const chapters = [{ title: 'Uno', pages: [{ paragraphs: [text] }] }]
    await Bun.write(join(folder, `${name}.json`), JSON.stringify({ of, by: 'somebody', story: { ...story, chapters } }))
  }
}

function storyOf(out: string, name: string): any {
  return JSON.parse(readFileSync(join(out, 'stories', `${name}.json`), 'utf8')).story
}
