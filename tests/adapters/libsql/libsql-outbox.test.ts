import { describe } from 'bun:test'
import { letterTokensContract } from '../../ports/letter-tokens.contract.ts'
import { outboxContract } from '../../ports/outbox.contract.ts'
import { onEveryDatabase } from '../../support/database.ts'

describe('letters that wait', () => onEveryDatabase(outboxContract))
describe('what their tokens are good for', () => onEveryDatabase(letterTokensContract))
