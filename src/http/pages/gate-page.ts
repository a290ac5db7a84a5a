import type { Context } from 'hono'
import { DomainError, type DomainErrorCode } from '../../domain/errors.ts'
import type { AppEnv } from '../env.ts'
import { errorBody } from '../errors.ts'
import type { GateDoor } from '../gate.ts'
import { answerPage } from './answer.ts'
import { postedForm } from './posted-form.ts'
import type { PageContent } from './screens.tsx'

type C = Context<AppEnv>

/** What the page is answered with when it is not the password that is wrong. */
const STATUSES: Partial<Record<DomainErrorCode, 403 | 429>> = { 'request.tooMany': 429, 'gate.notEncrypted': 403 }

/**
 * The gate stands at every address, so its form posts to the address it stands at; what is posted there is the password
 * (`gate_password`), and the right one leads to what was asked for.
 */
export function createGatePage(render: (c: C, content: PageContent) => Promise<string>) {
  let door: GateDoor | null = null

  return {
    standAt(given: GateDoor) {
      door = given
    },
    async answer(c: C): Promise<Response> {
      const action = new URL(c.req.url).pathname
      const notEncrypted = door?.isKept(c) === false
      const show = (error?: string) => render(c, { page: 'gate', action, notEncrypted, ...(error && { error }) })
      if (c.req.method !== 'POST' || !door) return answerPage(c, await show(), 401)
      try {
        const { gate_password: password = '' } = await postedForm(c)
        await door.enter(c, password)
        return c.redirect(action, 303)
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        if (error.details.retryAfterSeconds) c.header('Retry-After', String(error.details.retryAfterSeconds))
        const status = STATUSES[error.code] ?? 401
        return answerPage(c, await show(errorBody(error).error), status)
      }
    },
  }
}
