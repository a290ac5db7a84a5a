import type { UserId } from '../domain/book.ts'
import type { NewLetter, NewToken } from './outbox.ts'

export type NewUser = { id: UserId; email: string; passwordHash: string; createdAt: string }
export type User = NewUser & {
  /** Given, and not confirmed yet. */
  pendingEmail: string | null
  /** Whether letters are wanted that a parent can do without. */
  letters: boolean
}
export type UserChange = Partial<Pick<User, 'email' | 'passwordHash' | 'pendingEmail' | 'letters'>>
/** What is written of a change, in its transaction and only where it comes about. */
export type Told = {
  letters: readonly NewLetter[]
  token?: NewToken | undefined
  /** Hash of the password that was found right: where it is another by now, nothing changes. */
  checked?: string | undefined
}
/** `hash`: of the token that somebody brings. `at`: when. */
export type BroughtToken = { hash: string; at: Date }
export type Session = { tokenHash: string; user: UserId; expiresAt: string }

/** Accounts and their sessions. Addresses are compared without regard to case. */
export interface UserRepository {
  /** @throws DomainError `user.emailTaken` */
  create(user: NewUser): Promise<void>
  findByEmail(email: string): Promise<User | null>
  find(id: UserId): Promise<User | null>
  /**
   * With another password or address links to a new password are worth nothing any more; with another address, pending or
   * not, no link that confirms an earlier one is. What of their letters is queued goes.
   * @throws DomainError `user.emailTaken`, also for a pending one; `user.wrongPassword`
   */
  update(id: UserId, change: UserChange, told?: Told): Promise<void>
  /**
   * Changes the password of the token's user once, ends all their sessions and links, takes back an address that is pending
   * (whoever knew the password may have given it) and writes the letter to them.
   * @returns the account's address; null where the token is not good
   */
  resetPassword(
    token: BroughtToken,
    passwordHash: string,
    letter: Omit<NewLetter, 'user' | 'to'>,
  ): Promise<string | null>
  /**
   * The token's address becomes the account's, once, and links to a new password end. Taken meanwhile, it is not pending any more either.
   * @returns the address; null where the token is not good
   * @throws DomainError `user.emailTaken`
   */
  confirmEmail(token: BroughtToken): Promise<string | null>
  /**
   * Also ends the sessions and removes books, letters and tokens; leaves no bytes in the file.
   * @param letter written in the same transaction
   */
  remove(id: UserId, letter?: NewLetter): Promise<void>
  addSession(session: Session): Promise<void>
  findSession(tokenHash: string): Promise<Session | null>
  extendSession(tokenHash: string, expiresAt: string): Promise<void>
  removeSession(tokenHash: string): Promise<void>
  removeSessionsOf(user: UserId, except?: string): Promise<void>
}
