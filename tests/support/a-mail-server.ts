import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { atTheEnd } from './at-the-end.ts'

/** @param recipients of the envelope, whatever the headers say; @param raw the letter as it came over the line */
export type ReceivedLetter = { recipients: string[]; raw: string; parsed: ParsedMail }

export type MailServer = {
  url: string
  received: ReceivedLetter[]
  /** Connections that are open now. */
  open(): number
  close(): Promise<void>
}

/** A real SMTP server in this process, without TLS; `hooks` say what it thinks of a greeting, a login, a recipient. */
export async function aMailServer(hooks: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedLetter[] = []
  const server = new SMTPServer({
    ...{ authOptional: true, hideSTARTTLS: true, disableReverseLookup: true, closeTimeout: 100 },
    allowInsecureAuth: true,
    onData(stream, session, done) {
      new Response(stream as unknown as ReadableStream)
        .text()
        .then(async (raw) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ recipients, raw, parsed: await simpleParser(raw) })
        })
        .then(() => done(), done)
    },
    ...hooks,
  })
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  atTheEnd(close)
  return { url: `smtp://127.0.0.1:${port}`, received, open: () => server.connections.size, close }
}

/** What a server answers with that code. */
export function answering(responseCode: number): Error {
  return Object.assign(new Error('No'), { responseCode })
}
