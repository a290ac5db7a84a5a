import type { Passwords } from '../../ports/passwords.ts'

/** OWASP's least memory for argon2id (19 MiB, two passes): some 30 ms on one core, in Bun's own thread pool. */
const ARGON2ID = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

export class BunPasswords implements Passwords {
  hash(password: string): Promise<string> {
    return Bun.password.hash(password, ARGON2ID)
  }

  verify(password: string, hash: string): Promise<boolean> {
    return Bun.password.verify(password, hash)
  }
}
