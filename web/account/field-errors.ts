import { Email, GivenPassword, NewPassword } from '../../src/domain/account.ts'
import { ApiError } from '../api/client.ts'
import { MY_ACCOUNT_COPY } from './copy.ts'

/** Message by field; a field without one is fine. */
export type FieldErrors = Partial<Record<'email' | 'password' | 'confirmation' | 'current', string>>

export function checkAddress(email: string, current: string, now: string): FieldErrors {
  const errors = withoutEmpty({ email: problem(Email, email), current: problem(GivenPassword, current) })
  return !errors.email && email.trim() === now ? { ...errors, email: MY_ACCOUNT_COPY.sameAddress } : errors
}

export function checkPasswords(password: string, confirmation: string, current: string): FieldErrors {
  const differs = confirmation === '' ? MY_ACCOUNT_COPY.confirmationRequired : MY_ACCOUNT_COPY.confirmationDiffers
  return withoutEmpty({
    password: problem(NewPassword, password),
    confirmation: confirmation === password && confirmation !== '' ? undefined : differs,
    current: problem(GivenPassword, current),
  })
}

export function checkCurrent(current: string): FieldErrors {
  return withoutEmpty({ current: problem(GivenPassword, current) })
}

/** Puts what the server said where it belongs; what belongs to no field comes back as `message`. */
export function refusalOf(error: unknown): { errors: FieldErrors; message: string } {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'user.wrongPassword') return { errors: { current: error.message }, message: '' }
  if (error.code === 'user.emailTaken') return { errors: { email: error.message }, message: '' }
  const { email, password, current_password: current } = error.fields
  const errors = withoutEmpty({ email, password, current })
  return { errors, message: Object.keys(errors).length > 0 ? '' : error.message }
}

type Schema = { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } } }

function problem(schema: Schema, value: string): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

function withoutEmpty(errors: Record<string, string | undefined>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message))
}
