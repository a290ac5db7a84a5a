import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { aMailServer, type MailServer } from '../support/a-mail-server.ts'
import { atTheEnd } from '../support/at-the-end.ts'
import { PASSWORD } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

const WORKER = new URL('../support/product-process.ts', import.meta.url).pathname

/** The product in a process of its own, with a mail server of ours. */
function aHouse(mail: MailServer) {
  const dataDir = join(aTemporaryFolder(), 'data')
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  const { port } = probe
  probe.stop(true)
  const url = `http://127.0.0.1:${port}`
  const environment = {
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Colorín <hola@colorin.example>',
    DATA_DIR: dataDir,
    GATE_PASSWORD: '',
    STEP_LEASE_MS: '500',
  }
  return {
    url,
    async start(): Promise<Bun.Subprocess<'ignore', 'pipe', 'inherit'>> {
      const child = Bun.spawn([process.execPath, WORKER, join(dataDir, '..', 'side.log')], {
        env: { ...Bun.env, ...environment },
        stdout: 'pipe',
        stderr: 'inherit',
      })
      atTheEnd(async () => void child.kill(9))
      await child.stdout.getReader().read()
      return child
    },
    async ask(path: string, body: object): Promise<number> {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
  }
}

async function until(condition: () => boolean): Promise<void> {
  const giveUp = Date.now() + 30_000
  while (!condition()) {
    if (Date.now() > giveUp) throw new Error('It did not come about')
    await Bun.sleep(20)
  }
}

test('a letter that was promised is sent once by the next process, where the one before was killed before it sent it', async () => {
  const reached = Promise.withResolvers<void>()
  let isDeaf = true
  const mail = await aMailServer({
    onMailFrom(_, __, done) {
      reached.resolve()
      if (!isDeaf) done()
    },
  })
  const house = aHouse(mail)
  const first = await house.start()
  const email = 'ana@familia.example'
  expect(await house.ask('/api/users/register', { email, password: PASSWORD })).toBe(201)
  expect(await house.ask('/api/password/forgot', { email })).toBe(200)
  await reached.promise
  first.kill(9)
  await first.exited
  expect(mail.received).toEqual([])

  isDeaf = false
  await house.start()
  await until(() => mail.received.length > 0)
  // Time enough for it to be given again.
  await Bun.sleep(4000)

  expect(mail.received.map(({ recipients }) => recipients)).toEqual([[email]])
  const token = /\/nueva-contrasena#([\w-]+)/u.exec(mail.received[0]?.parsed.text ?? '')?.[1]
  expect(await house.ask('/api/password/reset', { token, password: 'Recordada1' })).toBe(200)
  expect(await house.ask('/api/users/login', { email, password: 'Recordada1' })).toBe(200)
}, 60_000)

test('killed between the server’s yes and its own mark it gives the same letter again, for a mailbox to know it by', async () => {
  const ids: string[] = []
  const mail = await aMailServer({
    onData(stream, _, done) {
      new Response(stream as unknown as ReadableStream).text().then((raw) => {
        ids.push(/^Message-ID: (\S+)/imu.exec(raw)?.[1] ?? 'none')
        // The letter is there, and the yes to it reaches nobody.
        if (ids.length > 1) done()
      }, done)
    },
  })
  const house = aHouse(mail)
  const first = await house.start()
  const email = 'ana@familia.example'
  expect(await house.ask('/api/users/register', { email, password: PASSWORD })).toBe(201)
  expect(await house.ask('/api/password/forgot', { email })).toBe(200)
  await until(() => ids.length === 1)
  first.kill(9)
  await first.exited
  await house.start()
  await until(() => ids.length === 2)

  expect(ids[0]).toContain('@')
  expect(ids[1]).toBe(String(ids[0]))
}, 60_000)
