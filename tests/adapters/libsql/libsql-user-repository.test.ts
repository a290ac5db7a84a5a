import { describe } from 'bun:test'
import { userRepositoryContract } from '../../ports/user-repository.contract.ts'
import { onEveryDatabase } from '../../support/database.ts'

describe('accounts', () => onEveryDatabase(userRepositoryContract))
