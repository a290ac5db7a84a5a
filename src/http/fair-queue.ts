import { DomainError } from '../domain/errors.ts'

/** Runs work that is dear (a password is 30 ms of a core) a few at a time. */
export type FairQueue = {
  /** @param client whose turn it is. @throws DomainError `server.busy` when there is no room to wait in */
  run<T>(client: string, work: () => Promise<T>): Promise<T>
}

type Waiter = { begin(): void; refuse(error: DomainError): void }

const RETRY_AFTER_SECONDS = 2

/**
 * Whoever floods the server waits behind everybody else: the next turn is of the client with the fewest waiting, of two
 * alike the one that came last, and within a client of the last as well. Of a flood, be it from one address or a thousand,
 * the last is the likeliest to be somebody else. The room to wait in is bounded, so that nobody waits for longer than it
 * takes to empty; beyond that the client with the most waiting is refused, and of its tries the one that has waited longest.
 */
export function createFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  /** In the order in which clients came; within a client too. None is empty. */
  const clients = new Map<string, Waiter[]>()
  let running = 0
  let count = 0

  const take = (client: string, which: 'first' | 'last'): Waiter | undefined => {
    const line = clients.get(client)
    const waiter = which === 'first' ? line?.shift() : line?.pop()
    if (line?.length === 0) clients.delete(client)
    if (waiter) count -= 1
    return waiter
  }
  const next = () => {
    while (running < atOnce && count > 0) {
      const [fewest = ''] = [...clients].reduce((best, client) => (client[1].length <= best[1].length ? client : best))
      running += 1
      take(fewest, 'last')?.begin()
    }
  }
  const makeRoom = () => {
    if (count <= waiting) return
    const [most = ''] = [...clients].reduce((worst, client) => (client[1].length > worst[1].length ? client : worst))
    take(most, 'first')?.refuse(new DomainError('server.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }))
  }

  return {
    async run(client, work) {
      await new Promise<void>((begin, refuse) => {
        const line = clients.get(client)
        if (line) line.push({ begin, refuse })
        else clients.set(client, [{ begin, refuse }])
        count += 1
        next()
        makeRoom()
      })
      try {
        return await work()
      } finally {
        running -= 1
        next()
      }
    },
  }
}
