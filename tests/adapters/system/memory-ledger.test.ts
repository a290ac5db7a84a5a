import { describe } from 'bun:test'
import { MemoryLedger } from '../../../src/adapters/system/memory-ledger.ts'
import { ledgerContract } from '../../ports/ledger.contract.ts'

describe('a ledger in memory', () => ledgerContract(async () => new MemoryLedger()))
