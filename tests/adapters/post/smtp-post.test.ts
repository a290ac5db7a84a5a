import { describe, expect, test } from 'bun:test'
import { createServer } from 'node:net'
import { createSmtpPost, isTlsNeeded } from '../../../src/adapters/post/smtp-post.ts'
import { aLetter, patient, postContract } from '../../ports/post.contract.ts'
import { aMailServer, answering } from '../../support/a-mail-server.ts'
import { atTheEnd } from '../../support/at-the-end.ts'

const FROM = 'Colorín <hola@colorin.example>'
const TOO_LONG = { connectionMs: 60_000, greetingMs: 60_000, socketMs: 60_000, wholeMs: 60_000 }
/** Far longer than any timeout of these tests, far shorter than those that a family waits for. */
const SOON_MS = 3000

const postTo = (url: string) => createSmtpPost({ url, from: FROM })
const hastyPostTo = (url: string, timeouts: Partial<typeof TOO_LONG>) =>
  createSmtpPost({ url, from: FROM, timeouts: { ...TOO_LONG, ...timeouts } })

describe('letters by SMTP', () => {
  postContract(async () => {
    const server = await aMailServer()
    return { post: postTo(server.url), arrived: async () => server.received }
  })

  test.each([550, 552, 554])('a recipient that is refused with %i is never tried again', async (code) => {
    const server = await aMailServer({ onRcptTo: (_, __, done) => done(answering(code)) })

    expect(await postTo(server.url).send(aLetter(), patient())).toEqual({ refused: 'address', why: String(code) })
  })

  test('a letter that is refused after it was read is never tried again', async () => {
    const server = await aMailServer({
      onData: (stream, _, done) => stream.resume().on('end', () => done(answering(554))),
    })

    expect(await postTo(server.url).send(aLetter(), patient())).toEqual({ refused: 'address', why: '554' })
  })

  test.each([421, 450, 451, 452])('a recipient that is put off with %i is for later', async (code) => {
    const server = await aMailServer({ onRcptTo: (_, __, done) => done(answering(code)) })

    expect(await postTo(server.url).send(aLetter(), patient())).toEqual({ refused: 'later', why: String(code) })
  })

  test('a server that puts a letter off once takes it the next time', async () => {
    let asked = 0
    const server = await aMailServer({ onRcptTo: (_, __, done) => done(asked++ === 0 ? answering(451) : null) })
    const post = postTo(server.url)

    expect(await post.send(aLetter(), patient())).toEqual({ refused: 'later', why: '451' })
    expect(await post.send(aLetter(), patient())).toBe('sent')
    expect(server.received).toHaveLength(1)
  })

  test.each([
    ['smtp://user:secret@mail.example:587', true],
    ['smtp://user:secret@192.168.1.4', true],
    ['smtp://mail.example:25', false],
    ['smtp://user:secret@localhost:587', false],
    ['smtp://user:secret@127.0.0.1:587', false],
    ['smtp://user:secret@[::1]:587', false],
    ['smtp://user:secret@127.0.0.1.evil.example', true],
  ])('with %s encryption is required: %p', (url, expected) => {
    expect(isTlsNeeded(url)).toBe(expected)
  })

  test('what has to be encrypted is not said to a server that cannot', async () => {
    const server = await aMailServer()

    expect(await postTo(`${server.url}/?requireTLS=true`).send(aLetter(), patient())).toMatchObject({
      refused: 'later',
    })
    expect(server.received).toHaveLength(0)
  })

  describe('what the operator has to mend is no fault of an address', () => {
    test('a password that is wrong', async () => {
      const server = await aMailServer({ onAuth: (_, __, done) => done(answering(535)) })
      const url = server.url.replace('smtp://', 'smtp://user:secret@')

      expect(await postTo(url).send(aLetter(), patient())).toEqual({ refused: 'later', why: '535' })
    })

    test('a login that is missing', async () => {
      const server = await aMailServer({ authOptional: false })

      expect(await postTo(server.url).send(aLetter(), patient())).toEqual({ refused: 'later', why: '530' })
    })

    test.each([503, 530])('a login or a session that is found wanting only at the recipient: %i', async (code) => {
      const server = await aMailServer({ onRcptTo: (_, __, done) => done(answering(code)) })

      expect(await postTo(server.url).send(aLetter(), patient())).toEqual({ refused: 'later', why: String(code) })
    })

    test('a sender that the server does not take', async () => {
      const server = await aMailServer({ onMailFrom: (_, __, done) => done(answering(550)) })

      expect(await postTo(server.url).send(aLetter(), patient())).toEqual({ refused: 'later', why: '550' })
    })

    test('a server that takes nothing from here', async () => {
      const server = await aMailServer({ onConnect: (_, done) => done(answering(554)) })

      expect(await postTo(server.url).send(aLetter(), patient())).toEqual({ refused: 'later', why: '554' })
    })

    test('a server whose name leads nowhere', async () => {
      const sent = await postTo('smtp://nobody.invalid:25').send(aLetter(), patient())

      expect(sent).toMatchObject({ refused: 'later', why: expect.stringMatching(/^E[A-Z]+$/u) })
    })
  })

  test('a password in the address is given to the server', async () => {
    const logins: unknown[] = []
    const server = await aMailServer({
      authOptional: false,
      onAuth({ username, password }, _, done) {
        logins.push({ username, password })
        done(null, { user: username })
      },
    })
    const url = server.url.replace('smtp://', 'smtp://colorin%40example.org:a%2Fb%3Ac@')

    expect(await postTo(url).send(aLetter(), patient())).toBe('sent')
    expect(logins).toEqual([{ username: 'colorin@example.org', password: 'a/b:c' }])
  })

  test('a server that is down is for later', async () => {
    const server = await aMailServer()
    await server.close()

    const sent = await postTo(server.url).send(aLetter(), patient())
    expect(sent).toMatchObject({ refused: 'later', why: expect.stringMatching(/^E[A-Z]+$/u) })
  })

  test('a server that never greets is not waited for', async () => {
    const url = await aSilentServer(() => () => {})
    const startedAt = performance.now()

    expect(await hastyPostTo(url, { greetingMs: 150 }).send(aLetter(), patient())).toEqual({
      refused: 'later',
      why: 'ETIMEDOUT',
    })
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS)
  })

  test('a server that falls silent in the middle is not waited for', async () => {
    const server = await aMailServer({ onRcptTo: () => {} })
    const startedAt = performance.now()

    expect(await hastyPostTo(server.url, { socketMs: 300 }).send(aLetter(), patient())).toEqual({
      refused: 'later',
      why: 'ETIMEDOUT',
    })
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS)
  })

  test('a server that keeps on saying a little is not waited for without end', async () => {
    const url = await aSilentServer((say) => {
      const timer = setInterval(() => say('220-patience\r\n'), 50)
      return () => clearInterval(timer)
    })
    const startedAt = performance.now()

    expect(await hastyPostTo(url, { wholeMs: 300 }).send(aLetter(), patient())).toEqual({
      ...{ refused: 'later', why: 'ETIMEDOUT' },
    })
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS)
  })

  test('a stop in the middle closes the connection, and the letter is for later', async () => {
    const stop = new AbortController()
    const server = await aMailServer({ onRcptTo: () => stop.abort() })

    expect(await postTo(server.url).send(aLetter(), stop.signal)).toEqual({ refused: 'later', why: 'EABORT' })
    while (server.open() > 0) await Bun.sleep(5)
    expect(server.received).toEqual([])
  })

  test('a letter more leaves no connection behind', async () => {
    const server = await aMailServer()
    const post = postTo(server.url)
    for (const id of ['a', 'b', 'c']) await post.send(aLetter({ id }), patient())
    while (server.open() > 0) await Bun.sleep(5)

    expect(server.received).toHaveLength(3)
  })

  test('a refusal says nothing of the address, the link or the password', async () => {
    const server = await aMailServer({
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`${address} is unknown`), { responseCode: 550 })),
    })
    const sent = await postTo(server.url).send(aLetter(), patient())

    expect(JSON.stringify(sent)).toBe('{"refused":"address","why":"550"}')
  })
})

/** Takes connections and speaks no SMTP. @param greet what it says; gives back what ends that */
async function aSilentServer(greet: (say: (text: string) => void) => () => void): Promise<string> {
  const server = createServer((socket) => {
    const stop = greet((text) => socket.write(text))
    socket.on('error', () => {}).on('close', () => stop())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atTheEnd(() => server.close())
  const { port } = server.address() as { port: number }
  return `smtp://127.0.0.1:${port}`
}
