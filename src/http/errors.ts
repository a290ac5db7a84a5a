import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { TOO_MANY_AVATARS } from '../domain/avatar.ts'
import { TOO_MANY_BOOKS } from '../domain/book.ts'
import { NAME_TAKEN, TOO_MANY_CHARACTERS } from '../domain/book-info.ts'
import { MISSING_AVATARS, MISSING_FIELDS } from '../domain/completeness.ts'
import { DomainError, type DomainErrorCode } from '../domain/errors.ts'
import { LIMITS } from '../domain/limits.ts'
import { wirePathOf } from '../domain/wire-paths.ts'
import type { AppEnv } from './env.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503

const STATUSES: Record<DomainErrorCode, Status> = {
  'input.invalid': 400,
  'book.notFound': 404,
  'book.tooMany': 409,
  'book.wrongStatus': 409,
  'book.finished': 409,
  'book.modifiedElsewhere': 409,
  'book.incomplete': 400,
  'book.missingAvatars': 400,
  'book.notReady': 409,
  'character.tooMany': 409,
  'character.nameTaken': 409,
  'character.incomplete': 400,
  'avatar.tooMany': 409,
  'avatar.failed': 503,
  'illustration.unknown': 404,
  'illustration.unknownVersion': 400,
  'illustration.noAttemptsLeft': 409,
  'illustration.alreadyRegenerating': 409,
  'illustration.notDescribed': 409,
  'illustration.lost': 409,
  'story.noModel': 409,
  'files.notFound': 404,
  'layout.nothingToLayOut': 409,
  'generation.textFlagged': 400,
  'story.textFlagged': 400,
  'story.nothingToUndo': 409,
  'generation.failed': 503,
  'user.emailTaken': 409,
  'user.wrongCredentials': 401,
  'user.wrongPassword': 403,
  'letter.linkExpired': 410,
  'session.missing': 401,
  'gate.closed': 403,
  'gate.wrongPassword': 401,
  'gate.notEncrypted': 403,
  'request.foreign': 403,
  'request.notJson': 415,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.tooMany': 429,
  'request.notFound': 404,
  'server.stopping': 503,
  'server.busy': 429,
  'server.notReady': 503,
  'server.full': 503,
}

const SENTENCES: Record<DomainErrorCode, string> = {
  'input.invalid': 'Hay datos que no son válidos. Revisa los campos marcados.',
  'book.notFound': 'Cuento no encontrado o no tienes permisos para verlo',
  'book.tooMany': TOO_MANY_BOOKS,
  'book.wrongStatus': 'Este cuento no admite ese cambio en su estado actual.',
  'book.finished': 'Este cuento ya está terminado y no admite cambios. Puedes duplicarlo para hacer otro.',
  'book.modifiedElsewhere': 'Este cuento se ha modificado en otra pestaña',
  'book.incomplete': MISSING_FIELDS,
  'book.missingAvatars': MISSING_AVATARS,
  'book.notReady': MISSING_FIELDS,
  'character.tooMany': TOO_MANY_CHARACTERS,
  'character.nameTaken': NAME_TAKEN,
  'character.incomplete': 'Faltan datos del personaje. Complétalos para generar su avatar.',
  'avatar.tooMany': TOO_MANY_AVATARS,
  'avatar.failed': 'No hemos podido dibujar este avatar. Inténtalo de nuevo.',
  'illustration.unknown': 'Esa imagen no existe en este cuento.',
  'illustration.unknownVersion': 'Esa versión de la imagen no existe.',
  'illustration.noAttemptsLeft': 'No tienes más intentos de regeneración disponibles.',
  'illustration.alreadyRegenerating': 'Esta imagen ya se está regenerando.',
  'illustration.notDescribed': 'Esta imagen no se puede dibujar de nuevo.',
  'illustration.lost': 'Se ha perdido una de las imágenes de este cuento. Vuelve a dibujarla con «Regenerar».',
  'story.noModel':
    'Para reescribir una página hace falta una inteligencia artificial, y esta instalación no la tiene. Puedes cambiar tú el texto.',
  'files.notFound': 'No hay archivos con ese nombre.',
  'layout.nothingToLayOut': 'Este cuento todavía no tiene historia e ilustraciones que maquetar.',
  'generation.textFlagged': 'Hay textos que no podemos poner en un libro infantil. Cámbialos, por favor.',
  'story.textFlagged': 'Hay textos que no podemos poner en un libro infantil. Cámbialos, por favor.',
  'story.nothingToUndo': 'No hay ningún cambio que deshacer o rehacer.',
  'generation.failed': 'No hemos podido terminar este paso. Inténtalo de nuevo.',
  'user.emailTaken': 'Ya existe una cuenta con este email',
  'user.wrongCredentials': 'Email o contraseña incorrectos',
  'user.wrongPassword': 'La contraseña actual no es correcta',
  'letter.linkExpired': 'Este enlace ya no sirve: caduca a los 30 minutos y vale una sola vez. Pide otro.',
  'session.missing': 'Tu sesión ha caducado. Por favor, inicia sesión.',
  'gate.closed': 'Acceso restringido',
  'gate.wrongPassword': 'Contraseña incorrecta',
  'gate.notEncrypted':
    'La contraseña es correcta, pero has llegado por una dirección sin cifrar (http://) y tu navegador no puede recordarla. Entra por la que empieza por https:// o avisa a quien te dio la contraseña.',
  'request.foreign': 'Esta petición viene de otra página. Abre Colorín y vuelve a intentarlo.',
  'request.notJson': 'El contenido debe ser JSON.',
  'request.malformed': 'No hemos podido leer los datos enviados.',
  'request.tooLarge': 'Los datos enviados ocupan demasiado.',
  'request.tooMany': 'Demasiados intentos. Espera un poco antes de volver a probar.',
  'request.notFound': 'Esta dirección no existe.',
  'server.busy': 'Ahora mismo hay mucha gente entrando. Espera unos segundos y vuelve a intentarlo.',
  'server.notReady': 'Colorín no puede trabajar en este momento. Vuelve a intentarlo en unos minutos.',
  'server.stopping': 'El servidor se está reiniciando. Vuelve a intentarlo en unos segundos.',
  'server.full':
    'Ahora mismo no nos queda sitio para guardar. Tu texto sigue en esta página: vuelve a intentarlo dentro de un rato.',
}

/** `code` of the answer where the contract names it shorter than the domain does. */
const WIRE_CODES: Partial<Record<DomainErrorCode, string>> = { 'gate.closed': 'gate' }

/** Codes whose fields are a book's, in the domain's words: where they stand in what a client sends. */
const WIRE_PATHS: Partial<Record<DomainErrorCode, (path: string) => string>> = {
  'book.incomplete': (path) => `info.${wirePathOf(path)}`,
  'book.notReady': (path) => `info.${wirePathOf(path)}`,
  'generation.textFlagged': (path) => (path === 'wish' ? path : `info.${wirePathOf(path)}`),
  'character.incomplete': wirePathOf,
}

export function errorBody(error: DomainError) {
  const { message } = error.details
  const wirePath = WIRE_PATHS[error.code]
  const fields =
    error.details.fields && wirePath
      ? Object.fromEntries(Object.entries(error.details.fields).map(([path, text]) => [wirePath(path), text]))
      : error.details.fields
  return {
    success: false as const,
    error: message ?? SENTENCES[error.code],
    code: WIRE_CODES[error.code] ?? error.code,
    ...(fields && { fields }),
  }
}

/** Turns whatever was thrown into the contract's answer; an unexpected one is logged and tells nothing but the request's id. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  const known = asDomainError(error)
  if (known) {
    if (known.details.retryAfterSeconds !== undefined) c.header('Retry-After', String(known.details.retryAfterSeconds))
    return c.json(errorBody(known), STATUSES[known.code])
  }
  c.get('log').error(
    { request: c.get('requestId'), err: { name: error.name, message: error.message, stack: error.stack } },
    'unexpected error',
  )
  return c.json(
    { success: false, error: 'Error interno del servidor', code: 'server.error', request_id: c.get('requestId') },
    500,
  )
}

export function invalidInput(error: z.core.$ZodError, prefix = ''): DomainError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = [prefix, ...issue.path.map(String)].filter(Boolean).join('.') || '_'
    fields[path] ??= issue.message
  }
  return new DomainError('input.invalid', { fields })
}

function asDomainError(error: Error): DomainError | null {
  if (error instanceof DomainError) return error
  if (error instanceof z.core.$ZodError || error instanceof z.ZodError) return invalidInput(error)
  // The client went away while sending; nobody reads the answer.
  if (error.name === 'AbortError') return new DomainError('request.malformed')
  if (error instanceof HTTPException && error.status === 413) return new DomainError('request.tooLarge')
  if (error instanceof HTTPException && error.status < 500) return new DomainError('request.malformed')
  return null
}

export const WISH_TOO_LONG = `El deseo admite ${LIMITS.wish.characters} caracteres`
