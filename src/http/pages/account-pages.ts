import type { Context } from 'hono'
import { ACCOUNT_COPY } from '../../../web/account-forms/copy.ts'
import type { FormState } from '../../../web/account-forms/form-message.tsx'
import type { AppEnv } from '../env.ts'
import { answerPage } from './answer.ts'
import { postedForm } from './posted-form.ts'
import type { PageContent } from './screens.tsx'

type C = Context<AppEnv>
type Render = (c: C, content: PageContent) => Promise<string>
type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>
type Session = { token: string; user: { id: string; email: string } }
type ApiAnswer = Partial<Session> & { success: boolean; error?: string; fields?: FormState['errors'] }

const {
  confirmationRequired,
  confirmationDiffers,
  register: REGISTER,
  logIn: LOG_IN,
  forgotten: FORGOTTEN,
} = ACCOUNT_COPY

/**
 * Register, login and asking for a new password as plain forms. They ask the API in process, so that its rules, limits and
 * words hold for both; the answer is the page again, with what is wrong or what comes next.
 */
export function createAccountPages(fetch: Fetch, render: Render, { canSendLetters }: { canSendLetters: boolean }) {
  const register = async (c: C): Promise<Response> => {
    const { email = '', password = '', confirm_password: confirmation = '' } = await postedForm(c)
    const values = { email }
    const unconfirmed =
      confirmation === '' ? confirmationRequired : confirmation === password ? '' : confirmationDiffers
    if (unconfirmed) {
      const form = { values, errors: { confirm_password: unconfirmed } }
      return answerPage(c, await render(c, { page: 'register', form }), 400)
    }
    const { status, body } = await ask(fetch, c, '/api/users/register', { email, password })
    if (!body.success) {
      const form = { values, ...refusal(body, REGISTER.failure) }
      return answerPage(c, await render(c, { page: 'register', form }), status)
    }
    // As the script would: the message, and the login two seconds later.
    c.header('Refresh', '2; url=/login')
    const message = { tone: 'success' as const, text: REGISTER.success }
    return answerPage(c, await render(c, { page: 'register', form: { message } }), 201)
  }

  const logIn = async (c: C): Promise<Response> => {
    const { email = '', password = '' } = await postedForm(c)
    const { status, body } = await ask(fetch, c, '/api/users/login', { email, password })
    const { success, token, user } = body
    if (success && token && user) return answerPage(c, await render(c, { page: 'loggedIn', session: { token, user } }))
    const refused = status === 500 ? { success: false, error: LOG_IN.internal } : body
    const form = { values: { email }, ...refusal(refused, LOG_IN.failure) }
    return answerPage(c, await render(c, { page: 'logIn', form }), status)
  }

  const askNewPassword = async (c: C): Promise<Response> => {
    const { email = '' } = await postedForm(c)
    const { status, body } = await ask(fetch, c, '/api/password/forgot', { email })
    const { success } = canSendLetters ? FORGOTTEN : FORGOTTEN.withoutMail
    const form: FormState = body.success
      ? { message: { tone: 'success', text: success } }
      : { values: { email }, ...refusal(body, FORGOTTEN.failure) }
    return answerPage(c, await render(c, { page: 'forgotten', form }), status)
  }

  return { register, logIn, askNewPassword }
}

async function ask(fetch: Fetch, c: C, path: string, body: object): Promise<{ status: number; body: ApiAnswer }> {
  const headers = new Headers(c.req.raw.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  const request = new Request(new URL(path, c.req.url), { method: 'POST', headers, body: JSON.stringify(body) })
  // The limits count by address, which the server knows only of the request it received.
  const server = c.env?.server
  const answer = await fetch(request, {
    ...(server && { server: { timeout() {}, requestIP: () => server.requestIP(c.req.raw) } }),
  })
  const retryAfter = answer.headers.get('Retry-After')
  if (retryAfter) c.header('Retry-After', retryAfter)
  return { status: answer.status, body: (await answer.json()) as ApiAnswer }
}

function refusal({ error, fields }: ApiAnswer, otherwise: string): FormState {
  if (fields?.email || fields?.password) return { errors: fields }
  return { message: { tone: 'error', text: error ?? otherwise } }
}
