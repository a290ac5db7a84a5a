import type { Logger } from 'pino'
import type { UserId } from '../domain/book.ts'

/** What middleware leaves for the routes. */
export type AppEnv = {
  Bindings: {
    server?: {
      timeout(request: Request, seconds: number): void
      requestIP(request: Request): { address: string } | null
    }
  }
  Variables: { requestId: string; log: Logger; user: UserId; token: string }
}
