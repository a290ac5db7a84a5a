import { expect, test } from 'bun:test'
import { MY_ACCOUNT_COPY as COPY } from '../../../web/account/copy.ts'
import { checkAddress, checkCurrent, checkPasswords, refusalOf } from '../../../web/account/field-errors.ts'
import { ApiError } from '../../../web/api/client.ts'

test('a new address has to be one, and another one', () => {
  expect(checkAddress('ana@', 'x', 'ana@familia.example')).toEqual({ email: COPY.emailInvalid })
  expect(checkAddress(' ana@familia.example ', 'x', 'ana@familia.example')).toEqual({ email: COPY.sameAddress })
  expect(checkAddress('luz@familia.example', 'x', 'ana@familia.example')).toEqual({})
})

test('every change needs the current password', () => {
  expect(checkAddress('luz@familia.example', '', 'ana@familia.example')).toEqual({ current: COPY.passwordRequired })
  expect(checkPasswords('Distinta456', 'Distinta456', '')).toEqual({ current: COPY.passwordRequired })
  expect(checkCurrent('')).toEqual({ current: COPY.passwordRequired })
})

test('a new password has to be strong and typed twice alike', () => {
  expect(checkPasswords('corta', 'otra', 'x')).toEqual({
    password: COPY.passwordWeak,
    confirmation: COPY.confirmationDiffers,
  })
  expect(checkPasswords('', '', 'x')).toEqual({
    password: COPY.passwordRequired,
    confirmation: COPY.confirmationRequired,
  })
})

test('what the server refuses is said where it belongs', () => {
  const refused = (code: string, fields = {}) => refusalOf(new ApiError('no', 400, code, fields))

  expect(refused('user.wrongPassword')).toEqual({ errors: { current: 'no' }, message: '' })
  expect(refused('user.emailTaken')).toEqual({ errors: { email: 'no' }, message: '' })
  expect(refused('input.invalid', { password: 'floja' })).toEqual({ errors: { password: 'floja' }, message: '' })
  expect(refused('network')).toEqual({ errors: {}, message: 'no' })
})
