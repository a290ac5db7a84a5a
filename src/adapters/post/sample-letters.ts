import type { AddressedLetter } from '../../ports/post.ts'

const ORIGIN = 'https://colorin.example'
const TOKEN = 'Qm9uaXRvIGRlIHZlcmRhZCwgcGVybyBuby1hYnJl'

/** One of every kind, as a family might get it: for looking at. */
export const SAMPLE_LETTERS: readonly Pick<AddressedLetter, 'letter' | 'link'>[] = [
  { letter: { template: 'new-password' }, link: `${ORIGIN}/nueva-contrasena#${TOKEN}` },
  { letter: { template: 'password-changed' }, link: null },
  { letter: { template: 'confirm-address' }, link: `${ORIGIN}/confirmar-correo#${TOKEN}` },
  { letter: { template: 'address-changing', newEmail: 'familia.garcia.lopez@correo.example' }, link: null },
  {
    letter: { template: 'book-ready', bookId: 12, title: 'Lucía y el dragón que tenía frío' },
    link: `${ORIGIN}/tuzonaprivada/cuentos/12/revisar`,
  },
  { letter: { template: 'account-erased' }, link: null },
]
