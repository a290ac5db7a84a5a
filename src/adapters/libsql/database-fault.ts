/**
 * Why a database cannot be used, in the words of whoever installs the product.
 *
 * `unreachable`: no libSQL server answers at its address. `refused`: it does not accept the token, or wants one. `damaged`:
 * the file is no database, or a page of it is broken. `unusable`: the file cannot be made, read or written.
 */
export type DatabaseFaultKind = 'unreachable' | 'refused' | 'damaged' | 'unusable'

export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault'
  constructor(
    readonly kind: DatabaseFaultKind,
    /** A few English words, without a token or a whole address. */
    readonly reason: string,
  ) {
    super(`${kind}: ${reason}`)
  }
}

/** What a file's error says about the file; any other error is nothing that an installation can mend. */
export function faultOfFile(error: unknown): DatabaseFault | null {
  const code = codeOf(error)
  if (/^SQLITE_(NOTADB|CORRUPT)/u.test(code)) return new DatabaseFault('damaged', messageOf(error))
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)/u.test(code) || /^E[A-Z]+$/u.test(code))
    return new DatabaseFault('unusable', code)
  // The driver says it in words alone when the file cannot even be opened.
  return messageOf(error).includes('Unable to open') ? new DatabaseFault('unusable', 'it cannot be opened') : null
}

/** What a failed call says about the server; an error of SQL is none of it. */
export function faultOfServer(error: unknown): DatabaseFault | null {
  if (error instanceof DatabaseFault) return error
  const code = codeOf(error)
  if (code.startsWith('SQL')) return null
  const cause = error instanceof Error ? error.cause : undefined
  const status =
    typeof cause === 'object' && cause !== null && 'status' in cause
      ? Number(cause.status)
      : Number(/\bstatus code: (\d{3})/u.exec(messageOf(error))?.[1] ?? Number.NaN)
  if (status === 401 || status === 403) return new DatabaseFault('refused', `HTTP ${status}`)
  if (!Number.isNaN(status)) return new DatabaseFault('unreachable', `HTTP ${status}`)
  return new DatabaseFault(
    'unreachable',
    error instanceof SyntaxError ? 'no libSQL server' : code || 'no answer that makes sense',
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
