import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

const root = new URL('../../..', import.meta.url).pathname
let fake: ReturnType<typeof startFakeOpenAi>
/** Where it leaves the pictures that it draws. */
const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(() => {
  fake = startFakeOpenAi()
})
afterAll(() => fake.stop())

async function doctor(environment: Record<string, string>, ...args: string[]) {
  const child = Bun.spawn([process.execPath, 'src/doctor.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', TMPDIR: folder, ...environment },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said = await new Response(child.stdout).text()
  return { said, code: await child.exited }
}

test('the doctor finds a well server well, draws only when told to, and says what a book would cost', async () => {
  const before = fake.journal.length
  const asked = () => fake.journal.slice(before).map(({ task }) => task)
  const { said, code } = await doctor({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url })

  expect(code).toBe(0)
  expect(said).toContain('✓ La historia: gpt-6.1-terra responde')
  expect(said).toContain('? Las ilustraciones: gpt-image-2.6-flare, sin probar')
  expect(said).toMatch(/17 imágenes costaría unos \d,\d\d \$/u)
  expect(asked().filter((task) => task === 'avatar' || task === 'page')).toHaveLength(0)

  const drawn = await doctor({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url }, '--draw')
  expect(drawn.said).toContain('✓ Las ilustraciones')
  expect(asked()).toEqual(expect.arrayContaining(['avatar', 'page']))
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

test('one page and one picture are made, at most for what is said before, and the picture can be looked at', async () => {
  const before = fake.journal.length
  const { said, code } = await doctor({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url, IMAGE_SIZE: '816' }, '--draw')

  expect(code).toBe(0)
  const dollars = (words: RegExp) => Number(words.exec(said)?.[1]?.replace(',', '.'))
  const [most, cost] = [dollars(/como mucho (\d+,\d+) \$/u), dollars(/ha costado (\d+,\d+) \$/u)]
  expect(cost).toBeGreaterThan(0)
  expect(cost).toBeLessThanOrEqual(most)
  expect(said.indexOf('como mucho')).toBeLessThan(said.indexOf('✓'))
  expect(said).toMatch(/✓ Una página: gpt-6\.1-terra responde \(\d+\.\d s, \d+,\d+ \$\)/u)
  const spent = fake.journal.slice(before).reduce((sum, { usd }) => sum + usd, 0)
  // The probe of the text is no part of what was made.
  expect(Math.abs(spent - cost)).toBeLessThan(0.002)
  const [, file = ''] = /La imagen está en (\S+)/u.exec(said) ?? []
  expect(file.startsWith(folder) && existsSync(file)).toBe(true)
  expect(await new Bun.Image(await Bun.file(file).bytes()).metadata()).toMatchObject({ width: 512, height: 512 })
})

test('without a model of pictures a page is made all the same, and nothing is said to be drawn', async () => {
  const { said, code } = await doctor(
    { OPENAI_BASE_URL: fake.url, STORY_MODEL: 'llama', AI_SERVER: 'ollama' },
    '--draw',
  )

  expect(code).toBe(0)
  expect(said).toContain('sin modelo de imágenes no se dibuja nada')
  expect(said).toContain('✓ Una página: llama responde')
  expect(said).not.toContain('La imagen está en')
})

test('a picture that fails is named, what was written before it stands', async () => {
  fake.misbehave({ fault: 'server-error', task: 'avatar', times: 5 }, { fault: 'server-error', task: 'page', times: 5 })
  const { said, code } = await doctor({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url }, '--draw')
  fake.behave()

  expect(code).toBe(1)
  expect(said).toContain('✓ Una página')
  expect(said).toContain('✗ Las ilustraciones')
})

test('a server of models on this machine is found, named and said how to use; what does not answer as one is not', async () => {
  const listing = (...data: { id: string; owned_by?: string }[]) =>
    Bun.serve({
      ...{ port: 0, hostname: '127.0.0.1' },
      fetch: (request) =>
        new URL(request.url).pathname === '/v1/models'
          ? Response.json({ object: 'list', data })
          : new Response('no', { status: 404 }),
    })
  const stranger = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('<html>hello</html>') })
  const servers = [
    listing({ id: 'llama3.3:70b', owned_by: 'library' }, { id: 'qwen2.5-vl:7b', owned_by: 'library' }),
    listing({ id: 'gemma-2' }, { id: 'flux.1-dev' }),
    stranger,
  ]
  const [ollama, localai] = servers.map(({ port }) => `http://127.0.0.1:${port}/v1`)
  const strangers = `127.0.0.1:${stranger.port}`
  const { said, code } = await doctor({}, `--ports=${[...servers.map(({ port }) => port), 9].join(',')}`)
  for (const server of servers) await server.stop(true)

  expect(code).toBe(0)
  expect(said).toContain(`Ollama en ${ollama}: llama3.3:70b, qwen2.5-vl:7b`)
  expect(said.replaceAll(/^ +/gmu, '')).toContain(
    `OPENAI_BASE_URL=${ollama}\nAI_SERVER=ollama\nSTORY_MODEL=llama3.3:70b\nVISION_MODEL=qwen2.5-vl:7b\n`,
  )
  expect(said.replaceAll(/^ +/gmu, '')).toContain(
    `OPENAI_BASE_URL=${localai}\nAI_SERVER=localai\nSTORY_MODEL=gemma-2\nIMAGE_MODEL=flux.1-dev`,
  )
  expect(said).not.toContain(strangers)
})

test('where a server is configured, the others are only named', async () => {
  const other = startFakeOpenAi({ atRoot: true })
  const port = new URL(other.url).port
  const used = new URL(fake.url).port
  const { said } = await doctor({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url }, `--ports=${used},${port}`)
  await other.stop()

  expect(said).toContain(`responden también:\n  LocalAI en ${other.url}`)
  expect(said).not.toContain('STORY_MODEL=')
  expect(said).not.toContain(`en ${fake.url}`)
})

test.each(['object', 'none'])('a server that reads no schema is said how to use: STORY_JSON=%s', async (json) => {
  const asked: (string | undefined)[] = []
  const server = Bun.serve({
    ...{ port: 0, hostname: '127.0.0.1' },
    async fetch(request) {
      if (request.method === 'GET') return Response.json({ data: [{ id: 'old-model' }] })
      const { response_format, messages } = await request.json()
      asked.push(response_format?.type)
      const takes = response_format === undefined || (json === 'object' && response_format.type === 'json_object')
      if (!takes || !messages.at(-1).content.includes('"luna"'))
        return Response.json({ error: { message: 'response_format is not supported' } }, { status: 400 })
      const content = 'Here it is: {"word":"luna","number":7}'
      return Response.json({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] })
    },
  })
  const environment = { OPENAI_BASE_URL: `http://127.0.0.1:${server.port}/v1`, STORY_MODEL: 'old-model' }
  const before = await doctor(environment, '--ports=9')
  const after = await doctor({ ...environment, STORY_JSON: json }, '--ports=9')
  await server.stop(true)

  expect(before.code).toBe(1)
  expect(before.said).toContain(`Así sí responde: STORY_JSON=${json}\n`)
  expect(after.said).toContain('✓ La historia: old-model responde')
  expect(after.code).toBe(0)
})
