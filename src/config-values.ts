import { isIP } from 'node:net'
import { z } from 'zod'

/** The kinds of value that a setting has. What is wrong with one is said in English, as what was expected. */
export const flag = z
  .enum(['true', 'false', '1', '0', ''], 'true or false')
  .transform((value) => value === 'true' || value === '1')
export const url = (schemes: readonly string[], expected: string) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), expected)
export const WEB = ['http:', 'https:']
export const count = (min: number, max: number) =>
  z.coerce
    .number(`a whole number from ${min} to ${max}`)
    .int(`a whole number from ${min} to ${max}`)
    .min(min, `a whole number from ${min} to ${max}`)
    .max(max, `a whole number from ${min} to ${max}`)
export const dollars = (byDefault: number) =>
  z.coerce.number('US dollars').min(0, 'US dollars, 0 or more').default(byDefault)
export const milliseconds = z.string().regex(/^\d+(,\d+)*$/u, 'milliseconds separated by commas, such as 30000,120000')

export const host = z
  .string()
  // In a URL an IPv6 address wears brackets, and some write it so everywhere.
  .transform((text) => text.replace(/^\[(.*)\]$/u, '$1'))
  .refine((text) => isIP(text) !== 0 || isHostName(text), 'an address to listen on, such as 127.0.0.1')
export const mailServer = z
  .string()
  // Of a scheme that the standard of URLs does not know, one without a host is well-formed.
  .refine(
    (value) => URL.canParse(value) && /^smtps?:$/u.test(new URL(value).protocol) && new URL(value).hostname !== '',
    'a mail server, such as smtp://user:password@mail.example:587 or smtps://user:password@mail.example:465',
  )
/** One address, with or without a name before it: what a mail program shows as who writes. */
export const mailFrom = z
  .string()
  .regex(
    /^(?:[^\p{Cc}<>@,;:"\\]+<[^\s<>@,;:"\\]+@[^\s<>@,;:"\\]+>|[^\s<>@,;:"\\]+@[^\s<>@,;:"\\]+)$/u,
    'who writes, such as Colorín <hola@example.org>',
  )
export const networks = z
  .string()
  .transform((list) => list.split(',').flatMap((network) => network.trim() || []))
  .refine((list) => list.every(isNetwork), 'addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8')

/** Digits and dots alone are an address, or nothing. */
function isHostName(host: string): boolean {
  return /^[a-z\d]([a-z\d.-]*[a-z\d])?$/iu.test(host) && /[a-z]/iu.test(host)
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/u.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}
