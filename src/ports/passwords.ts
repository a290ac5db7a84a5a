/** Argon2id. Slow on purpose: some 30 ms a call, off the event loop. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}
