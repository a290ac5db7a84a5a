import type { Passwords } from '../../src/ports/passwords.ts'

/**
 * Salted, and nothing more: hashing as the product does takes a core's tenth of a second for every parent that a test
 * brings. What holds of the real hashes is in `tests/security`.
 */
export class QuickPasswords implements Passwords {
  async hash(password: string): Promise<string> {
    const salt = crypto.randomUUID()
    return `${salt} ${digest(salt, password)}`
  }

  async verify(password: string, hash: string): Promise<boolean> {
    const [salt = '', expected] = hash.split(' ')
    return digest(salt, password) === expected
  }
}

function digest(salt: string, password: string): string {
  return new Bun.CryptoHasher('sha256').update(`${salt} ${password}`).digest('base64')
}
