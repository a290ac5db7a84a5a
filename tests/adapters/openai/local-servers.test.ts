import { afterEach, describe, expect, test } from 'bun:test'
import { localServers } from '../../../src/adapters/openai/local-servers.ts'
import type { ServerKind } from '../../../src/adapters/openai/profiles.ts'
import { readConfig } from '../../../src/config.ts'

type Model = { id: string; owned_by?: string }

const open: { stop(force: boolean): Promise<void> }[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop(true)
})

function aServer(answer: (path: string) => unknown): number {
  const server = Bun.serve({
    ...{ port: 0, hostname: '127.0.0.1' },
    async fetch(request) {
      const body = await answer(new URL(request.url).pathname)
      return body instanceof Response ? body : body === null ? new Response('', { status: 404 }) : Response.json(body)
    },
  })
  open.push(server)
  return server.port ?? 0
}
const listing = (...data: Model[]) => aServer((path) => (path === '/v1/models' ? { object: 'list', data } : null))

describe('a server on this machine', () => {
  test.each<[ServerKind, Model[]]>([
    ['ollama', [{ id: 'llama3.3:70b', owned_by: 'library' }]],
    ['lmstudio', [{ id: 'qwen/qwen3-30b', owned_by: 'organization_owner' }]],
    ['llamacpp', [{ id: 'gpt-oss-20b.gguf', owned_by: 'llamacpp' }]],
    ['vllm', [{ id: 'mistralai/Mistral-Small', owned_by: 'vllm' }]],
    ['localai', [{ id: 'gemma-2' }]],
    ['sdcpp', [{ id: 'sd-cpp-local', owned_by: 'local' }]],
    ['compatible', [{ id: 'somebody', owned_by: 'somebody' }]],
  ])('is known by its list: %s, and what is said of it is a configuration', async (kind, models) => {
    const [server] = await localServers([listing(...models)])

    expect(server).toMatchObject({ kind, models: models.map(({ id }) => id) })
    expect(readConfig(Object.fromEntries(server?.settings ?? [])).ai).toMatchObject({
      server: kind,
      baseUrl: server?.url,
    })
  })

  test('is Ollama though its list is empty or all of somebody’s own models', async () => {
    const port = (...data: Model[]) =>
      aServer((path) => ({ '/v1/models': { data }, '/api/version': { version: '0.40.12' } })[path] ?? null)
    const found = await localServers([port(), port({ id: 'ana/cuentos', owned_by: 'ana' })])

    expect(found.map(({ kind, settings }) => [kind, settings.length > 0])).toEqual([
      ['ollama', false],
      ['ollama', true],
    ])
  })

  test('is none where nobody answers, in time or in this language, and none of that is a mistake', async () => {
    const hangs = aServer(() => new Promise(() => {}))
    const page = aServer(() => new Response('<html>200</html>'))
    const elsewhere = aServer(() => Response.redirect('http://127.0.0.1:1/v1/models'))

    expect(await localServers([9, hangs, page, elsewhere], 100)).toEqual([])
  })

  test('says nothing to a terminal in the names of its models', async () => {
    const [server] = await localServers([listing({ id: 'a\u001b[2Jb' }, { id: 'honest' }, { id: 'a\nAPP_SECRET=x' })])
    expect(server?.models).toEqual(['honest'])
  })

  test('is not told to draw where its kind knows no pictures', async () => {
    const [server] = await localServers([listing({ id: 'x/z-image-turbo', owned_by: 'library' })])
    expect(server?.settings).toEqual([])
  })
})
