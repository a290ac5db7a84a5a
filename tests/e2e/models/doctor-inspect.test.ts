import { afterAll, beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'

// Pictures are drawn on a machine that may be busy.
setDefaultTimeout(60_000)

const root = new URL('../../..', import.meta.url).pathname
/** The looking model of this server sees nobody in any picture. */
let fake: ReturnType<typeof startFakeOpenAi>
beforeAll(() => {
  fake = startFakeOpenAi()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.behave()
  fake.journal.splice(0)
})

async function inspected(environment: Record<string, string>, count: number | string) {
  const child = Bun.spawn([process.execPath, 'src/doctor.ts', `--inspect=${count}`], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', OPENAI_BASE_URL: fake.url, ...environment },
    ...{ stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' },
  })
  const said = await new Response(child.stdout).text()
  return { said, code: await child.exited }
}

test('a model that sees nobody finds every fault, and every good picture wanting; that is said, with its cost', async () => {
  const { said, code } = await inspected({ VISION_MODEL: 'gpt-6-luna' }, 10)

  expect(code).toBe(0)
  expect(fake.journal.map(({ task }) => task)).toEqual(Array.from({ length: 10 }, () => 'sighting'))
  expect(said).toMatch(/en total +5 de 5 \(100 %\)/u)
  expect(said).toContain('Falsas alarmas: 5 de 5 (100 %) de las imágenes sin fallo (cuántos hay: 5).')
  const dollars = (words: RegExp) => Number(words.exec(said)?.[1]?.replace(',', '.'))
  expect(dollars(/como mucho (\d+,\d+) \$/u)).toBeGreaterThanOrEqual(dollars(/Coste: (\d+,\d+) \$/u))
  expect(said.indexOf('como mucho')).toBeLessThan(said.indexOf('Fallos que ha visto'))
  expect(said).toContain('en 10 llamadas')
})

test('one that does not answer has seen nothing, and is not said to have', async () => {
  fake.misbehave({ fault: 'server-error', task: 'sighting', times: 1000 })
  const { said, code } = await inspected({ VISION_MODEL: 'a-model' }, 4)

  expect(code).toBe(1)
  expect(said).toMatch(/en total +0 de 2 \(0 %\)/u)
  expect(said).toContain('4 llamadas quedaron sin respuesta')
})

test('without a model that looks there is nothing to measure', async () => {
  const { said, code } = await inspected({ STORY_MODEL: 'llama' }, 4)

  expect(code).toBe(1)
  expect(said).toContain('VISION_MODEL')
  expect(fake.journal).toHaveLength(0)
})

test('a number of pictures that is none looks at nothing', async () => {
  const { code } = await inspected({ VISION_MODEL: 'gpt-6-luna' }, 'muchas')

  expect(code).toBe(2)
  expect(fake.journal).toHaveLength(0)
})
