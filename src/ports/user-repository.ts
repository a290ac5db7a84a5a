import type { UserId } from '../domain/book.ts'

export type User = { id: UserId; email: string; passwordHash: string; createdAt: string }
export type Session = { tokenHash: string; user: UserId; expiresAt: string }

/** Accounts and their sessions. Addresses are compared without regard to case. */
export interface UserRepository {
  /** @throws DomainError `user.emailTaken` */
  create(user: User): Promise<void>
  findByEmail(email: string): Promise<User | null>
  find(id: UserId): Promise<User | null>
  /** @throws DomainError `user.emailTaken` */
  update(id: UserId, change: { email?: string; passwordHash?: string }): Promise<void>
  /** Also ends the sessions and removes the books; leaves no bytes in the file. */
  remove(id: UserId): Promise<void>
  addSession(session: Session): Promise<void>
  findSession(tokenHash: string): Promise<Session | null>
  extendSession(tokenHash: string, expiresAt: string): Promise<void>
  removeSession(tokenHash: string): Promise<void>
  removeSessionsOf(user: UserId, except?: string): Promise<void>
}
