import { describe, expect, test } from 'bun:test'
import { BlocklistModerator } from '../../../src/adapters/system/blocklist-moderator.ts'
import { moderatorContract } from '../../ports/moderator.contract.ts'
import { FIXTURES, wireFixture } from '../../support/builders.ts'

const isFlagged = async (text: string) => (await new BlocklistModerator().flagged({ text })).length > 0

describe('the blocklist', () => {
  moderatorContract(() => new BlocklistModerator())

  test.each([
    'eres un gilipollas',
    'Hijo de puta',
    '¡JODER!',
    'coño',
    'una película pornográfica',
    'quiere suicidarse',
    'lo descuartizaron',
    'vende cocaína',
    'un nazi',
    'son of a bitch',
    'a naked porn star',
    'kill yourself',
    'he was decapitated',
    'you are a faggot',
  ])('refuses %j', async (text) => {
    expect(await isFlagged(text)).toBe(true)
  })

  test.each([
    ['capitals', 'PuTa'],
    ['digits for letters', 'p0rn0'],
    ['signs for letters', 'm1erd@s, put@s'],
    ['letters spelled out', 'p u t a'],
    ['letters with dots between', 'p.u.t.a'],
    ['stretched letters', 'puuuuta'],
    ['stretched double letters', 'gilipolllllas'],
    ['an accent too many', 'pútà'],
    ['Cyrillic look-alikes', 'роrnо'],
    ['full-width letters', 'ｐｕｔａ'],
    ['an invisible letter inside', 'pu\u200bta'],
    ['a soft hyphen inside', 'mier\u00adda'],
    ['a combining mark inside', 'pu\u034fta'],
    ['a phrase over two lines', 'hijo\nde   puta'],
  ])('sees through %s', async (_, text) => {
    expect(await isFlagged(text)).toBe(true)
  })

  test.each([
    'La heroína salva al dragón con su cono de helado y su peluche',
    'Una mariquita roja y una perra que se llama Nala',
    'La zorra y el cuervo; el conejo en su madriguera',
    'La computadora disputa una partida reputada en la península',
    'El abuelo murió el año pasado y lo echamos de menos',
    'El caballero mata al ogro y hay sangre en la espada',
    'El artículo sobre círculos, el espectáculo y la tertulia',
    'Tiene 5 años, mide 1,20 m y vive en el número 7',
    'Le gusta la viola, el violín y la flor violeta',
    'Rape con patatas, merluza y pollo asado',
    'Un follaje espeso, un folleto y un fuelle',
    'Se hizo caca y pis en el pañal, y le olía el culo',
    'La pirata Barbanegra y el capitán Cojo',
    'El emperador va desnudo por la calle',
    'Su color es el negro y su amigo es de Mongolia',
    'La bruja le dio una manzana envenenada',
    'A b c d e f g: aprende las letras',
    'El tren hace u u u u por el túnel',
    'Mi gato Dick Whittington and the cockerel in Scunthorpe',
    'Moby Dick, a classic; the class will assess the grass',
    'The heroine plays the bassoon in Sussex and Essex',
    'Un camello cruza el desierto con tortugas y cabras',
    'Nicanor tocaba el trombón; jo, jo, jo, dijo Papá Noel',
    'Pene\u0301lope teje de noche',
  ])('lets pass %j', async (text) => {
    expect(await isFlagged(text)).toBe(false)
  })

  test.each([...FIXTURES])('lets pass all that a family wrote (%s)', async (fixture) => {
    const texts: Record<string, string> = {}
    const collect = (value: unknown, path: string): void => {
      if (typeof value === 'string') texts[path] = value
      else if (value && typeof value === 'object')
        for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`)
    }
    collect(wireFixture(fixture), '')

    expect(Object.keys(texts).length).toBeGreaterThan(10)
    expect(await new BlocklistModerator().flagged(texts)).toEqual([])
  })

  test('a very long text is read without delay in the expression', async () => {
    const text = `${'p u t '.repeat(5000)}${'a'.repeat(20_000)}${'p.'.repeat(10_000)}`

    expect(await isFlagged(text)).toBe(false)
  })
})
