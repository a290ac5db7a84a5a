import type { Context } from 'hono'
import { DomainError } from '../../domain/errors.ts'

/** Fields of a form posted without script. @throws DomainError `request.malformed`, `request.tooLarge` */
export async function postedForm(c: Context): Promise<Record<string, string>> {
  const type = c.req.header('Content-Type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new DomainError('request.malformed')
  const text = await c.req.text()
  if (text.length > 10_000) throw new DomainError('request.tooLarge')
  return Object.fromEntries(new URLSearchParams(text))
}
