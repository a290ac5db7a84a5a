/** Every way the product says no. Each code has a status and a Spanish sentence in `http/errors.ts`; without both it does not compile. */
export const DOMAIN_ERROR_CODES = [
  'input.invalid',
  'book.notFound',
  'book.tooMany',
  'book.wrongStatus',
  'book.finished',
  'book.modifiedElsewhere',
  'book.incomplete',
  'book.missingAvatars',
  'book.notReady',
  'character.tooMany',
  'character.nameTaken',
  'character.incomplete',
  'avatar.tooMany',
  'avatar.failed',
  'illustration.unknown',
  'illustration.unknownVersion',
  'illustration.noAttemptsLeft',
  'illustration.alreadyRegenerating',
  'illustration.notDescribed',
  'illustration.lost',
  'story.noModel',
  'files.notFound',
  'layout.nothingToLayOut',
  'generation.textFlagged',
  'story.textFlagged',
  'story.nothingToUndo',
  'generation.failed',
  'user.emailTaken',
  'user.wrongCredentials',
  'user.wrongPassword',
  'letter.linkExpired',
  'session.missing',
  'gate.closed',
  'gate.wrongPassword',
  'gate.notEncrypted',
  'request.foreign',
  'request.notJson',
  'request.malformed',
  'request.tooLarge',
  'request.tooMany',
  'request.notFound',
  'server.stopping',
  'server.busy',
  'server.notReady',
  'server.full',
] as const

export type DomainErrorCode = (typeof DOMAIN_ERROR_CODES)[number]

/** Path of a field (`characters.0.name`) to what is wrong with it, in Spanish. */
export type FieldMessages = Record<string, string>

type Details = {
  /** Spanish; overrides the code's general sentence. */
  message?: string
  fields?: FieldMessages
  /** For `generation.failed`: the same book fails again until its parent changes it. */
  needsChange?: boolean
  /** For `request.tooMany` and what passes: seconds until another try makes sense. */
  retryAfterSeconds?: number
}

/** A rule of the product that said no. Not for bugs: those stay ordinary errors. */
export class DomainError extends Error {
  override readonly name = 'DomainError'

  constructor(
    readonly code: DomainErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message ?? code)
  }
}

/** Whether this is that way of saying no, and nothing else that went wrong. */
export function hasCode(error: unknown, code: DomainErrorCode): boolean {
  return error instanceof DomainError && error.code === code
}
