import { describe, expect, test } from 'bun:test'
import { BunPasswords } from '../../../src/adapters/system/bun-passwords.ts'
import { RandomIds } from '../../../src/adapters/system/random-ids.ts'
import { SystemClock } from '../../../src/adapters/system/system-clock.ts'

test('the clock tells the time', () => {
  const before = Date.now()
  const now = new SystemClock().now().getTime()

  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})

test('a clock that is taken back a moment stands still, and one that was wrong by more is believed', () => {
  const read = [5000, 4998, 5001, 3_600_000, 6000]
  const clock = new SystemClock(() => read.shift() ?? 0)

  expect(Array.from({ length: 5 }, () => clock.now().getTime())).toEqual([5000, 5000, 5001, 3_600_000, 6000])
})

describe('ids', () => {
  const ids = new RandomIds()
  const many = <T>(make: () => T) => Array.from({ length: 2000 }, make)

  test('of books are whole numbers that JSON carries, spread over the whole range', () => {
    const made = many(() => ids.book())

    expect(new Set(made).size).toBe(2000)
    for (const id of made) expect(Number.isInteger(id) && id > 0 && id < 2 ** 52).toBe(true)
    expect(Math.max(...made)).toBeGreaterThan(2 ** 51)
    expect(Math.min(...made)).toBeLessThan(2 ** 46)
  })

  test('for secrets have 128 bits or more and fit a link and a file name', () => {
    const made = many(() => ids.secret())

    expect(new Set(made).size).toBe(2000)
    for (const secret of made) expect(secret).toMatch(/^[0-9a-f]{32,}$/u)
  })

  test('for file names are short and have 64 bits or more', () => {
    const made = many(() => ids.short())

    expect(new Set(made).size).toBe(2000)
    for (const short of made) expect(short).toMatch(/^[0-9a-f]{16,20}$/u)
  })
})

describe('passwords', () => {
  const passwords = new BunPasswords()

  test('are verified by their hash and by nothing else', async () => {
    const hash = await passwords.hash('Contraseña1')

    expect(await passwords.verify('Contraseña1', hash)).toBe(true)
    expect(await passwords.verify('contraseña1', hash)).toBe(false)
    expect(await passwords.verify('', hash)).toBe(false)
  })

  test('are hashed with argon2id at 19 MiB in two passes, each with its own salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('Secreta1'), passwords.hash('Secreta1')])

    expect(one).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(one).not.toBe(two)
  })
})
