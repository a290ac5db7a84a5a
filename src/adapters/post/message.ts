import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { AddressedLetter } from '../../ports/post.ts'
import { renderLetter } from './render-letter.ts'

/** A name made of an id, for a file and a `Message-ID`: the same for the same id, and of two ids never the same. */
export function safeName(id: string): string {
  if (/^[\w-]{1,100}$/u.test(id)) return id
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 16)
  return `${id.replace(/[^\w-]+/gu, '_').slice(0, 80)}.${digest}`
}

/** One address and nothing else: what a header or an envelope would read as the start of another is not sent at all. */
export function isOneAddress(to: string): boolean {
  return /^[^\s\p{Cc}@<>(),;:"\\]+@[^\s\p{Cc}@<>(),;:"\\]+$/u.test(to)
}

/** @param from `Colorín <hola@example.org>`, or the address alone */
export function messageOf(addressed: AddressedLetter, from: string): SendMailOptions {
  const { subject, text, html } = renderLetter(addressed)
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[>\s].*$/u, '')
  return {
    ...{ from, subject, text, html },
    // As an object it is never taken apart into several.
    to: { name: '', address: addressed.to },
    messageId: `<${safeName(addressed.id)}@${host}>`,
    // Lines of a file that an operator reads stay short, and every server takes it.
    textEncoding: 'quoted-printable',
    // Nobody's «I am on holiday» comes back (RFC 3834 §5).
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'es' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
