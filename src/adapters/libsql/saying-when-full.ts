import type { Client } from '@libsql/client'
import { DomainError } from '../../domain/errors.ts'

const WRITING = ['execute', 'batch', 'executeMultiple'] as const

/** The same client, whose writes say DomainError `server.full` when the disk is. */
export function sayingWhenFull(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (!WRITING.some((writing) => writing === name)) return value.bind(target)
      return async (...args: unknown[]) => {
        try {
          return await value.apply(target, args)
        } catch (error) {
          throw isFull(error) ? new DomainError('server.full') : error
        }
      }
    },
  })
}

/** The log's shared index is a file as well, and cannot grow on a full disk. */
function isFull(error: unknown): boolean {
  const codes = error instanceof Error ? [Reflect.get(error, 'code'), Reflect.get(error, 'extendedCode')] : []
  return codes.some((code) => code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_SHMSIZE')
}
