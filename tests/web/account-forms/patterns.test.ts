import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { Email, NewPassword } from '../../../src/domain/account.ts'
import { EMAIL_PATTERN, PASSWORD_PATTERN } from '../../../web/account-forms/account-fields.tsx'

// A browser compiles `pattern` with the v flag and anchors it.
const accepts = (pattern: string) => {
  const compiled = new RegExp(`^(?:${pattern})$`, 'v')
  return (value: string) => compiled.test(value)
}
const passwords = fc.oneof(
  fc.string({ maxLength: 14 }),
  fc.stringMatching(/^[A-Za-z\d@$!%*?&]{6,12}$/),
  fc.constantFrom(
    'Secreta1',
    'secreta1',
    'SECRETA1',
    'Secretas',
    'Secret1',
    'Contraseña1',
    'Secreta 1',
    'Secreta1@$!%*?&',
  ),
)

test('the form takes the passwords that the server takes, and no other', () => {
  fc.assert(
    fc.property(passwords, (password) => {
      expect(accepts(PASSWORD_PATTERN)(password)).toBe(NewPassword.safeParse(password).success)
    }),
  )
})

test('the form takes the addresses that the server takes, and no other', () => {
  const addresses = fc.oneof(
    fc.emailAddress(),
    fc.constantFrom('ana@casa', 'a b@casa.es', '@casa.es', 'ana@casa.es', 'ana'),
  )
  fc.assert(
    fc.property(addresses, (address) => {
      expect(accepts(EMAIL_PATTERN)(address)).toBe(Email.safeParse(address).success)
    }),
  )
})
