import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openLibsql } from '../../src/adapters/libsql/open-libsql.ts'
import { SystemClock } from '../../src/adapters/system/system-clock.ts'
import { refusedStart, startedMain } from '../support/main-process.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

/** Nothing listens at port 9, and 192.0.2.1 is nobody's. */
const NOBODY = 'http://127.0.0.1:9'
const ELSEWHERE = '192.0.2.1'

/** Root may write anywhere until it gives that right away. */
const WITHOUT_ROOTS_RIGHTS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search,-fowner'] : []

async function expectRefusal(
  environment: Record<string, string>,
  variable: string,
  about: RegExp,
  before: string[] = [],
): Promise<void> {
  const { exitCode, stdout, stderr } = await refusedStart({ DATA_DIR: aTemporaryFolder(), ...environment }, before)

  expect(stderr).toMatch(new RegExp(`^colorin: ${variable}: (expected|must be) [^\\n]+\\n$`, 'u'))
  expect(stderr).toMatch(about)
  expect(stdout).toBe('')
  expect(exitCode).toBe(1)
}

describe('one line names what stops a start', () => {
  test('an address that is none of this machine’s', async () => {
    await expectRefusal({ HOST: ELSEWHERE }, 'HOST', /192\.0\.2\.1/u)
    await expectRefusal({ HOST: 'nowhere.invalid' }, 'HOST', /nowhere\.invalid/u)
  })

  test('a port that another server of ours has', async () => {
    const first = await startedMain({ DATA_DIR: aTemporaryFolder() })
    await expectRefusal({ PORT: new URL(first.url).port }, 'PORT', /free port/u)
    await first.stop()
  })

  test('a data folder that is a file, or would stand in one', async () => {
    const file = join(aTemporaryFolder(), 'file')
    writeFileSync(file, '')
    await expectRefusal({ DATA_DIR: file }, 'DATA_DIR', /is a file/u)
    await expectRefusal({ DATA_DIR: join(file, 'data') }, 'DATA_DIR', /is a file/u)
  })

  test('a data folder that everybody shares is left as it is', async () => {
    const shared = aTemporaryFolder()
    chmodSync(shared, 0o1777)
    await expectRefusal({ DATA_DIR: shared }, 'DATA_DIR', /others/u)
  })

  test('a data folder that is read-only, or somebody else’s', async () => {
    const readOnly = aTemporaryFolder()
    chmodSync(readOnly, 0o555)
    await expectRefusal({ DATA_DIR: readOnly }, 'DATA_DIR', /may not write/u, WITHOUT_ROOTS_RIGHTS)
    await expectRefusal({ DATA_DIR: join(readOnly, 'data') }, 'DATA_DIR', /may not write/u, WITHOUT_ROOTS_RIGHTS)
    chmodSync(readOnly, 0o755)
    if (process.getuid?.() !== 0) return
    chownSync(readOnly, 65_534, 65_534)
    await expectRefusal({ DATA_DIR: readOnly }, 'DATA_DIR', /may not write/u, WITHOUT_ROOTS_RIGHTS)
  })

  test('a libSQL server that does not answer, or is something else', async () => {
    const website = Bun.serve({ port: 0, fetch: () => new Response('<html>', { status: 404 }) })
    await expectRefusal({ DATABASE_URL: NOBODY }, 'DATABASE_URL', /ECONNREFUSED/u)
    await expectRefusal({ DATABASE_URL: website.url.href }, 'DATABASE_URL', /HTTP 404/u)
    await website.stop(true)
  })

  test('a libSQL server that wants a token, or another one, and no token is printed', async () => {
    const server = Bun.serve({ port: 0, fetch: () => new Response('{"error":"no"}', { status: 401 }) })
    await expectRefusal({ DATABASE_URL: server.url.href }, 'DATABASE_AUTH_TOKEN', /asks for a token/u)
    const refused = { DATABASE_URL: server.url.href, DATABASE_AUTH_TOKEN: 'eyJ-a-token' }
    await expectRefusal(refused, 'DATABASE_AUTH_TOKEN', /^(?!.*eyJ).*accepts/u)
    await server.stop(true)
  })

  test('a file that is no database, and one with a broken page', async () => {
    const [letter, broken] = [aTemporaryFolder(), aTemporaryFolder()]
    writeFileSync(join(letter, 'colorin.db'), 'Querida abuela: '.repeat(500))
    await expectRefusal({ DATA_DIR: letter }, 'DATA_DIR', /damaged/u)

    const path = join(broken, 'colorin.db')
    const store = await openLibsql({ url: `file:${path}`, clock: new SystemClock() })
    await store.close()
    const pages = readFileSync(path).length / 4096
    writeSync(openSync(path, 'r+'), Buffer.alloc(4096, 0xab), 0, 4096, 4096 * Math.floor(pages / 2))
    await expectRefusal({ DATA_DIR: broken }, 'DATA_DIR', /damaged/u)
    await expectRefusal({ DATABASE_URL: `file:${path}` }, 'DATABASE_URL', /damaged/u)
  })

  test('a database that cannot be made', async () => {
    const folder = join(aTemporaryFolder(), 'colorin.db')
    mkdirSync(folder)
    await expectRefusal({ DATABASE_URL: `file:${folder}` }, 'DATABASE_URL', /cannot/u)
  })
})

describe('a bucket is asked for at the start', () => {
  const bucket = { S3_BUCKET: 'cuentos', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_FORCE_PATH_STYLE: 'true' }
  let status = 404
  let server: Bun.Server<undefined>
  beforeAll(() => {
    server = Bun.serve({ port: 0, fetch: () => new Response('', { status }) })
  })
  afterAll(() => server.stop(true))

  test('a server that does not answer is named, with the bucket', async () => {
    await expectRefusal({ ...bucket, S3_ENDPOINT: NOBODY }, 'S3_ENDPOINT', /S3_BUCKET/u)
  })

  test('a bucket that is not there, and a key that is not accepted', async () => {
    await expectRefusal({ ...bucket, S3_ENDPOINT: server.url.href }, 'S3_BUCKET', /no cuentos/u)
    status = 403
    await expectRefusal({ ...bucket, S3_ENDPOINT: server.url.href }, 'S3_ACCESS_KEY_ID', /refused/u)
  })
})

test('a public site whose legal pages name nobody starts, and says which variables are wanting', async () => {
  const production = {
    ...{ NODE_ENV: 'production', APP_SECRET: 'a secret of thirty-two letters, and more', DATA_DIR: aTemporaryFolder() },
    ...{ HOST: '127.0.0.1', LEGAL_OWNER: 'Cuentos del Faro, S. L.', LEGAL_EMAIL: 'hola@faro.example' },
  }
  const unsaid = await startedMain(production)
  const { status } = await fetch(`${unsaid.url}/aviso-legal`)
  const said = await startedMain({ ...production, LEGAL_TAX_ID: 'B00000000', LEGAL_ADDRESS: 'Calle del Mar, 1' })

  expect(status).toBe(200)
  expect((await unsaid.stop()).stderr).toMatch(/^colorin: LEGAL_TAX_ID, LEGAL_ADDRESS: not set, [^\n]+\n$/u)
  expect((await said.stop()).stderr).toBe('')
})
