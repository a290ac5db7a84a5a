import { describe, test } from 'bun:test'
import { aMisbehavingProvider, FAULTS, isPermanent, lastsAt } from '../e2e/models/a-misbehaving-provider.ts'

/** Every fault at every stage, each in a book of its own; a small version is `tests/e2e/models/misbehaving-provider.test.ts`. */
const provider = aMisbehavingProvider()
const cases = FAULTS.flatMap(([fault, stages]) => stages.map((task) => [fault, task] as const))

describe('one misbehaving answer', () => {
  test.each(cases.filter(([fault]) => !isPermanent(fault)))('%s at the %s costs the book nothing', (fault, task) =>
    provider.expectNoHarmOf(fault, [task]),
  )
})

describe('a provider that misbehaves until somebody mends it', () => {
  test.each(cases.filter(([fault, task]) => lastsAt(fault, task)))(
    '%s at the %s ends in a finished book, or in a state that the first Reintentar mends',
    (fault, task) => provider.expectToBeMended(fault, task),
  )
})
