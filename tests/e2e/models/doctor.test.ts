import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

const root = new URL('../../..', import.meta.url).pathname
let fake: ReturnType<typeof startFakeOpenAi>
beforeAll(() => {
  fake = startFakeOpenAi()
})
afterAll(() => fake.stop())

async function doctor(environment: Record<string, string>, ...args: string[]) {
  const child = Bun.spawn([process.execPath, 'src/doctor.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said = await new Response(child.stdout).text()
  return { said, code: await child.exited }
}

test('the doctor finds a well server well, draws only when told to, and says what a book would cost', async () => {
  const { said, code } = await doctor({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url })

  expect(code).toBe(0)
  expect(said).toContain('✓ La historia: gpt-6.1-terra responde')
  expect(said).toContain('? Las ilustraciones: gpt-image-2.6-flare, sin probar')
  expect(said).toMatch(/17 imágenes costaría unos \d,\d\d \$/u)
  expect(fake.journal.filter(({ task }) => task === 'avatar' || task === 'page')).toHaveLength(0)

  const drawn = await doctor({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url }, '--draw')
  expect(drawn.said).toContain('✓ Las ilustraciones')
  expect(fake.journal.map(({ task }) => task)).toEqual(expect.arrayContaining(['avatar', 'page']))
})

test('a server that is not there is named, with what to do', async () => {
  const { said, code } = await doctor({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', STORY_MODEL: 'llama' })
  expect(code).toBe(1)
  expect(said).toContain('✗ La historia: llama falla: no contesta')
})

test('a model that is about to end is named, with its day', async () => {
  const { said, code } = await doctor({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url, STORY_MODEL: 'gpt-4.1-mini' })
  expect(code).toBe(0)
  expect(said).toContain('⚠ La historia: gpt-4.1-mini deja de existir el 14 de enero de 2027')
  expect((await doctor({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url })).said).not.toContain('deja de existir')
})

test('without models it says who works instead', async () => {
  const { said, code } = await doctor({})
  expect(code).toBe(0)
  expect(said).toContain('motor integrado')
})
