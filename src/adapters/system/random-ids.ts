import { randomBytes } from 'node:crypto'
import type { Ids } from '../../ports/ids.ts'

export class RandomIds implements Ids {
  book(): number {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
    return (high & 0xfffff) * 2 ** 32 + low || this.book()
  }

  secret(): string {
    return randomBytes(20).toString('hex')
  }

  short(): string {
    return crypto.getRandomValues(new Uint8Array(8)).toHex()
  }
}
