import { expect, test } from 'bun:test'
import { ApiError } from '../../../web/api/client.ts'
import { REVIEW_COPY } from '../../../web/review/copy.ts'
import { WIZARD_COPY } from '../../../web/wizard/copy.ts'
import { refusalText, sectionOf } from '../../../web/wizard/state/refused-fields.ts'
import { aCompleteInfo, aGirl } from '../../support/builders.ts'

const REFUSED = 'Hay textos que no podemos poner en un libro infantil.'
const HERE = 'Este texto contiene algo que no podemos poner.'
const info = aCompleteInfo({
  characters: [aGirl('Lucía')],
  places: [
    { name: 'El faro', description: '' },
    { name: 'El molino', description: 'Cruje' },
  ],
})

test('a refused text is named by its sheet, and by whose form it stands in, each once', () => {
  const refusal = new ApiError(REFUSED, 400, 'generation.textFlagged', {
    'info.additional_information': HERE,
    'info.places.1.name': HERE,
    'info.places.1.description': HERE,
    'info.characters.0.hobbies': HERE,
  })
  expect(refusalText(refusal, info)).toBe(
    `${REFUSED} Míralo en: Campo libre, Lugares (El molino) y Personajes (Lucía).`,
  )
})

test('why a field breaks a rule is said, and where it stands', () => {
  const refusal = new ApiError('Revisa los datos.', 400, 'input.invalid', {
    'info.moral': 'La moraleja admite 100 caracteres',
  })
  expect(refusalText(refusal, info)).toBe('Revisa los datos. La moraleja admite 100 caracteres. Míralo en: Moraleja.')
})

test('what marks each of several sentences marks their whole once', () => {
  const refusal = new ApiError('❌ Por favor, completa los campos.', 400, 'input.invalid', {
    'info.characters.1.name': '❌ Ya existe un personaje con ese nombre',
    'info.character_relationships.0.character_2': '❌ Un personaje no puede tener una relación consigo mismo',
  })
  expect(refusalText(refusal, info)).toStartWith(
    '❌ Por favor, completa los campos. Ya existe un personaje con ese nombre. Un personaje no puede tener una relación consigo mismo.',
  )
  const offline = '❌ Error de conexión. Verifica tu internet.'
  expect(WIZARD_COPY.avatars.failed(offline)).toBe(
    '❌ Error al generar el avatar: Error de conexión. Verifica tu internet.',
  )
  const { pdfFailed, regenerationFailed, selectionFailed } = REVIEW_COPY
  for (const failed of [pdfFailed, regenerationFailed, selectionFailed]) expect(failed(offline)).not.toContain('❌')
})

test('a refusal that is about no field names none', () => {
  expect(refusalText(new ApiError('Sin conexión.', 0, 'network'), info)).toBe('Sin conexión.')
  expect(sectionOf('wish')).toBeUndefined()
})
