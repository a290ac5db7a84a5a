import { expect, test } from 'bun:test'
import { briefOf } from '../../../src/adapters/storyteller/brief.ts'
import { FAMILIES, infoOf } from '../../../src/adapters/storyteller/checks/families.ts'
import { isOfAnother } from '../../../src/adapters/storyteller/conditions.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'

const [FAMILY = { name: '', characters: [] }] = FAMILIES
const INFO = infoOf(FAMILY, { readerAge: '6-8', chapters: 4, language: 'español' })

test.each([
  ['wheelchair', 'Mateo, con su tía Covadonga, que es guarda y va en una silla de ruedas', true],
  ['wheelchair', 'Mateo va en silla de ruedas', false],
  ['wheelchair', 'Va en silla de ruedas y juega con su tía', false],
  ['wheelchair', 'Nel va en silla de ruedas', true],
  ['speech', 'Duermen en la cabaña de un pastor, Nel, que no dice más de tres palabras', true],
  ['speech', 'Nobody believes her except Theo next door, who stammers', true],
  ['glasses', 'Mi hijo Mateo lleva gafas', false],
  ['illness', 'Su hermano tiene asma', true],
  ['illness', 'Su madre, mi hermana Sole, está en tratamiento por un cáncer', true],
  ['dark', 'A su hermano le da miedo la oscuridad', false],
])('%s in «%s» is of somebody else: %p', (need, quote, isSo) => {
  expect(isOfAnother(need, quote, 'Mateo')).toBe(isSo)
})

test('what a sick mother has is not said of the child, and chooses no story of the child’s own', async () => {
  const freeText =
    'Su madre está en tratamiento por un cáncer. Se le ha caído el pelo y lleva pañuelos. Lucía pinta un sol.'
  const { wishes } = briefOf({ ...INFO, freeText }, await builtInLibrary().open())
  const told = wishes.filter(({ wish }) => wish.field === 'freeText').flatMap(({ event }) => event?.text ?? [])
  expect(told.filter((text) => text.includes('Lucía'))).toEqual(['Lucía pintó un sol'])
  expect(wishes.flatMap(({ needs }) => needs)).not.toContain('illness')
})

test('what is forgotten where somebody has alzhéimer is not the hero’s, nor told as theirs', async () => {
  const freeText = 'El abuelo Julián tiene alzhéimer. Lucía ha aprendido a no corregirle. Se le olvida si ha comido.'
  const { wishes } = briefOf({ ...INFO, freeText }, await builtInLibrary().open())

  const forgets = wishes.find(({ wish }) => wish.quote.startsWith('Se le olvida'))
  expect(forgets?.event).toBeNull()
})

test('what a thing is not is no wish to keep it out', async () => {
  const freeText = 'Encuentra una brújula, que no marca el norte, y que no salgan fantasmas.'
  const { wishes } = briefOf({ ...INFO, freeText }, await builtInLibrary().open())

  expect(wishes.find(({ wish }) => wish.quote.includes('norte'))?.polarity).not.toBe('out')
  expect(wishes.find(({ wish }) => wish.quote.includes('fantasmas'))?.polarity).toBe('out')
})

test('why something is to stay out is no event, and a wish behind it is', async () => {
  const freeText = 'Nada de perros. Uno le mordió en la playa. Que Lucía plante un limonero.'
  const { wishes } = briefOf({ ...INFO, freeText }, await builtInLibrary().open())
  const events = wishes.filter(({ wish }) => wish.field === 'freeText').map(({ event }) => event?.text ?? null)

  expect(events).toEqual([null, null, 'Lucía plantó un limonero'])
})

test('a thumb’s `xupete` is the dummy of which there is a story', async () => {
  const { wishes } = briefOf({ ...INFO, freeText: 'leo tiene q dejar el xupete' }, await builtInLibrary().open())

  expect(wishes.flatMap(({ needs }) => needs)).toContain('dummy')
})

test('an aside of what could not be read is not told of the child; one that says whom it is of is', async () => {
  const told = async (freeText: string) => {
    const { wishes } = briefOf({ ...INFO, freeText }, await builtInLibrary().open())
    return wishes.flatMap(({ wish, event }) => (wish.field === 'freeText' ? [event?.text ?? null] : []))
  }

  expect(await told('¿Y si sale un colador en la cabeza? (es su casco de astronauta)')).not.toContain(
    'era su casco de astronauta',
  )
  expect(await told('¿Y si sale un colador en la cabeza? (Lucía planta un limonero)')).toContain(
    'Lucía plantó un limonero',
  )
})

test.each([
  'No cumple años ni nada, es porque sí',
  'No es su cumpleaños',
  'No es por su cumple',
  "It's not her birthday",
])('no birthday is told in «%s»', async (freeText) => {
  const { wishes } = briefOf({ ...INFO, freeText }, await builtInLibrary().open())

  expect(wishes.flatMap(({ needs }) => needs)).not.toContain('birthday')
  expect(wishes.flatMap(({ wish, event }) => (wish.field === 'freeText' ? [event?.text ?? null] : []))).not.toContain(
    'no era su cumpleaños',
  )
})

test('and one is in «Hoy cumple cinco años»', async () => {
  const { wishes } = briefOf({ ...INFO, freeText: 'Hoy cumple cinco años' }, await builtInLibrary().open())

  expect(wishes.flatMap(({ needs }) => needs)).toContain('birthday')
})

test('of things that were not named nothing is told: «las tiene todas escondidas»', async () => {
  const freeText = 'Al final la ladrona es Milanesa, que las tiene todas escondidas en su cucha'
  const { wishes } = briefOf({ ...INFO, freeText }, await builtInLibrary().open())

  expect(wishes[0]?.event?.leans).toBe(true)
})
