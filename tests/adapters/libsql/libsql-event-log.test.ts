import { describe } from 'bun:test'
import { eventLogContract } from '../../ports/event-log.contract.ts'
import { onEveryDatabase } from '../../support/database.ts'

describe('events', () =>
  onEveryDatabase((open) =>
    eventLogContract(async () => {
      const { url, events, clock } = await open()
      return { events, clock, another: async () => (await open({ url, clock })).events }
    }),
  ))
