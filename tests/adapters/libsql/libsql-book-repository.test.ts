import { describe } from 'bun:test'
import { bookRepositoryContract } from '../../ports/book-repository.contract.ts'
import { onEveryDatabase } from '../../support/database.ts'

describe('books', () =>
  onEveryDatabase((open) =>
    bookRepositoryContract(async () => {
      const store = await open()
      const { url, clock } = store
      return { ...store, another: async () => (await open({ url, clock })).books }
    }),
  ))
