import { describe } from 'bun:test'
import { bookRepositoryContract } from '../../ports/book-repository.contract.ts'
import { onEveryDatabase } from '../../support/database.ts'

describe('books', () => onEveryDatabase(bookRepositoryContract))
