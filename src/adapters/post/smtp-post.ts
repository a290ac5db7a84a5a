import type { Transporter } from 'nodemailer'
import type { AddressedLetter, Post, Posted } from '../../ports/post.ts'
import { isOneAddress, messageOf } from './message.ts'

/** `whole`: a server that answers a little now and then is not waited for without end either. */
export type SmtpTimeouts = { connectionMs: number; greetingMs: number; socketMs: number; wholeMs: number }

const TIMEOUTS: SmtpTimeouts = { connectionMs: 10_000, greetingMs: 10_000, socketMs: 30_000, wholeMs: 120_000 }

/** 530 to 538: who we are is not enough for the server (RFC 4954 §6). 503: the session was out of step, not the letter. */
const NOT_OF_THE_LETTER = new Set([503, 530, 534, 535, 538])

/**
 * @param url `smtp://user:password@host:587` (STARTTLS, which a server may lack where nothing secret is said: `isTlsNeeded`) or
 * `smtps://…:465`; what nodemailer knows besides is its query (`?requireTLS=false`)
 * @param from `Colorín <hola@example.org>`
 */
export function createSmtpPost(settings: { url: string; from: string; timeouts?: SmtpTimeouts }): Post {
  const { url, from, timeouts = TIMEOUTS } = settings
  let transporter: Promise<Transporter> | undefined
  return {
    kind: 'smtp',
    async send(addressed: AddressedLetter, signal: AbortSignal): Promise<Posted> {
      if (!isOneAddress(addressed.to)) return { refused: 'address', why: 'EENVELOPE' }
      const message = messageOf(addressed, from)
      transporter ??= open(url, timeouts)
      const carrier = await transporter
      const slow = AbortSignal.timeout(timeouts.wholeMs)
      try {
        await carrier.sendMail({ ...message, signal: AbortSignal.any([signal, slow]) })
        return 'sent'
      } catch (error) {
        if (slow.aborted && !signal.aborted) return { refused: 'later', why: 'ETIMEDOUT' }
        return refusal(error)
      }
    },
    async forget() {},
  }
}

/** Loaded with the first letter: a program that sends none goes without. A connection a letter, closed after it. */
async function open(url: string, timeouts: SmtpTimeouts): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeouts.connectionMs,
    dnsTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.socketMs,
    requireTLS: isTlsNeeded(url),
  })
}

/** A password leaves this machine encrypted or not at all: whoever wants it otherwise says so. A relay that asks for none is of the house. */
export function isTlsNeeded(url: string): boolean {
  const { username, hostname } = new URL(url)
  return username !== '' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname)
}

/** Only what is said of this recipient or this letter is final. Whatever else goes wrong says nothing about the address. */
function refusal(error: unknown): Posted {
  const { responseCode, code, command } = error as { responseCode?: unknown; code?: unknown; command?: unknown }
  if (typeof responseCode === 'number') {
    const isFinal = responseCode >= 500 && !NOT_OF_THE_LETTER.has(responseCode) && isOfTheLetter(code, command)
    return { refused: isFinal ? 'address' : 'later', why: String(responseCode) }
  }
  if (typeof code === 'string' && /^E[A-Z0-9]+$/u.test(code)) return { refused: 'later', why: code }
  throw error
}

/** `RCPT TO` and what follows it; a greeting, a login or a sender that is refused is the operator's. */
function isOfTheLetter(code: unknown, command: unknown): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (command === 'RCPT TO' || command === 'DATA')
}
