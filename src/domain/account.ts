import { z } from 'zod'
import { LETTER_LIFE_MS } from './letter.ts'

export const ACCOUNT_MESSAGES = {
  emailRequired: 'El email es requerido',
  emailInvalid: 'Por favor ingresa un email válido',
  passwordRequired: 'La contraseña es requerida',
  passwordWeak: 'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula y un número',
  confirmationRequired: 'Debes confirmar tu contraseña',
  confirmationDiffers: 'Las contraseñas no coinciden',
} as const

/** RFC 5321 bounds an address at 254 characters; beyond that nothing is delivered. */
export const Email = z
  .string(ACCOUNT_MESSAGES.emailRequired)
  .trim()
  .min(1, ACCOUNT_MESSAGES.emailRequired)
  .max(254, ACCOUNT_MESSAGES.emailInvalid)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, ACCOUNT_MESSAGES.emailInvalid)

export const NewPassword = z
  .string(ACCOUNT_MESSAGES.passwordRequired)
  .min(1, ACCOUNT_MESSAGES.passwordRequired)
  .max(200, 'La contraseña admite 200 caracteres')
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d@$!%*?&]{8,}$/u, ACCOUNT_MESSAGES.passwordWeak)

/** At login any password may be tried; the length only keeps hashing cheap. */
export const GivenPassword = z
  .string(ACCOUNT_MESSAGES.passwordRequired)
  .min(1, ACCOUNT_MESSAGES.passwordRequired)
  .max(1000, ACCOUNT_MESSAGES.passwordRequired)

/** Two spellings of an address are one account. */
export function isSameAddress(one: string, other: string): boolean {
  return addressKey(one) === addressKey(other)
}

export function addressKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

const LINK_HOURS = LETTER_LIFE_MS['confirm-address'] / 3_600_000

export const ADDRESS_LINK_EXPIRED = `Este enlace ya no sirve: caduca a las ${LINK_HOURS} horas y vale una sola vez. Pide otro desde Mi cuenta.`

/** Days that a session lives after its last use. */
export const SESSION_DAYS = 30
