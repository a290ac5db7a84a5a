import type { Context } from 'hono'
import { DomainError } from '../../domain/errors.ts'

/**
 * Fields of a form posted without script. A form that another site posts is refused: it could log a parent into
 * somebody else's account.
 * @throws DomainError `request.malformed`
 */
export async function postedForm(c: Context): Promise<Record<string, string>> {
  const type = c.req.header('Content-Type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded') || !isOurs(c)) throw new DomainError('request.malformed')
  const text = await c.req.text()
  if (text.length > 10_000) throw new DomainError('request.tooLarge')
  return Object.fromEntries(new URLSearchParams(text))
}

function isOurs(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('Origin')
  return !origin || (URL.canParse(origin) && new URL(origin).host === c.req.header('Host'))
}
