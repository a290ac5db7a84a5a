import { giveTokenBack, takeToken } from './link-token.ts'
import { dropSession, keepSession, wayBack } from './session.ts'

const REDIRECT_MS = 2000
/** The address of an account just made: who logs in need not type it again. */
const NEW_ADDRESS = 'newAddress'
/** For the login to say it. */
const PASSWORD_CHANGED = 'passwordChanged'

/** Register, login and what letters lead to, in place. What may be said stands in the forms' data attributes. */
export function enhanceAccountForms(): void {
  for (const eye of document.querySelectorAll<HTMLButtonElement>('[data-eye]')) enhanceEye(eye)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-account]')) enhance(form)
}

function enhance(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input')]
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')
  const idle = submit?.textContent ?? ''
  form.noValidate = true
  if (form.dataset.account === 'log-in') greet(form, inputs[0])
  const tokenNow = 'link' in form.dataset ? readLink(form) : () => ''
  for (const input of inputs) {
    // Said when a field is left, unsaid as soon as it is edited.
    input.addEventListener('change', () => input.value && showError(input, wrongWith(input)))
    input.addEventListener('input', () => {
      showError(input, '')
      // Two that were to be alike are, whichever of them was edited.
      for (const other of inputs)
        if (other.dataset.sameAs === input.name && other.value === input.value) showError(other, '')
    })
  }
  const busy = (on: boolean) => {
    if (!submit) return
    submit.setAttribute('aria-busy', String(on))
    submit.setAttribute('aria-disabled', String(on))
    submit.textContent = on ? (submit.dataset.busy ?? idle) : idle
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (submit?.ariaBusy === 'true') return
    for (const input of inputs) showError(input, wrongWith(input))
    const first = inputs.find(wrongWith)
    if (first) return first.focus()
    say(form, '')
    busy(true)
    const outcome = await send(form, tokenNow())
    for (const input of inputs) showError(input, outcome.fields?.[input.name] ?? '')
    say(form, outcome.text, outcome.done)
    if (outcome.done && leaves(form, inputs[0]?.value ?? '')) return
    busy(false)
    // A link that has done what it can, or can do nothing, leaves nothing to send.
    if ('link' in form.dataset && (outcome.done || outcome.isSpent)) setUsable(form, false).focus()
  })
}

/** @returns whether the page is on its way to another */
function leaves(form: HTMLFormElement, email: string): boolean {
  const { account, next } = form.dataset
  if (account === 'new-password') {
    // The server has ended every session of this parent; the login would go by what the browser still holds.
    dropSession()
    sessionStorage.setItem(PASSWORD_CHANGED, 'yes')
    location.replace('/login')
    return true
  }
  if (account !== 'log-in' && account !== 'register') return false
  if (next) sessionStorage.setItem(NEW_ADDRESS, email)
  setTimeout(() => location.assign(next ?? wayBack()), REDIRECT_MS)
  return true
}

/** What another page left for the login to say and to fill in. */
function greet(form: HTMLFormElement, email?: HTMLInputElement): void {
  if (email && !email.value) email.value = sessionStorage.getItem(NEW_ADDRESS) ?? ''
  if (sessionStorage.getItem(PASSWORD_CHANGED)) say(form, form.dataset.passwordChanged ?? '', true)
  sessionStorage.removeItem(NEW_ADDRESS)
  sessionStorage.removeItem(PASSWORD_CHANGED)
}

/** @returns the token of the link that opened the page, or of another one that was opened in it since */
function readLink(form: HTMLFormElement): () => string {
  let token = takeToken()
  setUsable(form, token !== '')
  if (!token) say(form, form.dataset.missing ?? '')
  addEventListener('hashchange', () => {
    const another = takeToken()
    if (!another) return
    token = another
    setUsable(form, true)
    say(form, '')
  })
  return () => token
}

/** Either the form can be sent or there is the way on. @returns the way on */
function setUsable(form: HTMLFormElement, usable: boolean): HTMLElement {
  for (const part of (form.closest('section') ?? form).querySelectorAll<HTMLElement>('[data-usable]'))
    part.hidden = !usable
  const onward = form.querySelector<HTMLElement>('[data-onward]')
  if (onward) onward.hidden = usable
  return onward ?? form
}

/** `isSpent`: what this link was for can be done with it no more. */
type Outcome = { done: boolean; text: string; fields?: Record<string, string>; isSpent?: boolean }

/** The address was taken meanwhile, or the link is too old or was used. */
const SPENT = [409, 410]

async function send(form: HTMLFormElement, token: string): Promise<Outcome> {
  const { api = '', success = '', failure = '', internal, unreadable = '', failed = '', offline = '' } = form.dataset
  const { email, password } = Object.fromEntries(new FormData(form))
  let answer: Response
  try {
    answer = await fetch(api, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, ...(token && { token }) }),
    })
  } catch {
    return { done: false, text: navigator.onLine ? failed : offline }
  }
  const body = await answer.json().catch(() => null)
  if (body?.code === 'gate') {
    if (token) giveTokenBack(token)
    location.reload()
  }
  if (!body) return { done: false, text: unreadable }
  if (answer.status === 500 && internal) return { done: false, text: internal }
  if (!body.success || !answer.ok)
    return {
      done: false,
      text: body.error || failure,
      fields: body.fields,
      isSpent: SPENT.includes(answer.status),
    }
  if (body.token) keepSession(body)
  return { done: true, text: success.replace('{email}', () => body.email ?? '') }
}

/** What the product says of this value, or ''. The browser's constraints judge; `data-same-as` names a field to repeat. */
function wrongWith(input: HTMLInputElement): string {
  const { required = '', invalid = '', differs = '', sameAs } = input.dataset
  if (input.validity.valueMissing) return required
  if (input.validity.patternMismatch || input.validity.typeMismatch) return invalid
  const other = sameAs && input.form?.elements.namedItem(sameAs)
  return other instanceof HTMLInputElement && other.value !== input.value ? differs : ''
}

function showError(input: HTMLInputElement, text: string): void {
  const error = document.getElementById(`${input.id}-error`)
  if (error) error.textContent = text
  if (text) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
}

function say(form: HTMLFormElement, text: string, good = false): void {
  const message = form.querySelector<HTMLElement>('[data-message]')
  if (!message) return
  message.className = `notice notice--${good ? 'success' : 'error'}`
  message.textContent = text
}

function enhanceEye(eye: HTMLButtonElement): void {
  const input = eye.parentElement?.querySelector('input')
  const [show, hide] = [eye.ariaLabel, eye.dataset.hide ?? '']
  eye.hidden = false
  eye.addEventListener('click', () => {
    if (!input) return
    const visible = input.type === 'password'
    input.type = visible ? 'text' : 'password'
    eye.ariaLabel = visible ? hide : show
    eye.ariaPressed = String(visible)
  })
}
