import type { Context } from 'hono'
import { DomainError } from '../../domain/errors.ts'
import type { AppEnv } from '../env.ts'
import { errorBody } from '../errors.ts'
import { answerPage } from './answer.ts'
import { postedForm } from './posted-form.ts'
import type { PageContent } from './screens.tsx'

type C = Context<AppEnv>
type Enter = (c: C, password: string) => Promise<void>

/**
 * The gate stands at every address, so its form posts to the address it stands at; what is posted there is the password
 * (`gate_password`), and the right one leads to what was asked for.
 */
export function createGatePage(render: (c: C, content: PageContent) => Promise<string>) {
  let enter: Enter | null = null

  return {
    enterWith(given: Enter) {
      enter = given
    },
    async answer(c: C): Promise<Response> {
      const action = new URL(c.req.url).pathname
      if (c.req.method !== 'POST' || !enter) return answerPage(c, await render(c, { page: 'gate', action }), 401)
      try {
        const { gate_password: password = '' } = await postedForm(c)
        await enter(c, password)
        return c.redirect(action, 303)
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        if (error.details.retryAfterSeconds) c.header('Retry-After', String(error.details.retryAfterSeconds))
        const status = error.code === 'request.tooMany' ? 429 : 401
        return answerPage(c, await render(c, { page: 'gate', action, error: errorBody(error).error }), status)
      }
    },
  }
}
