import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { pseudonymsFor } from '../../src/domain/pseudonyms.ts'

const family = pseudonymsFor(['Lucía', 'Abuela Carmen', 'Ana', 'Íñigo', 'Pablo', 'Sol'])

describe('names', () => {
  test.each([
    ['Lucía y LUCIA y lucía', 'PERS_1 y PERS_1 y PERS_1'],
    ['Luci\u0301a', 'PERS_1'],
    ['L\u200bu\u00adcía', 'PERS_1'],
    ['Ｌｕｃｉａ', 'PERS_1'],
    ['la abuela carmen y Carmen', 'la PERS_2 y PERS_2'],
    ['una abuela cualquiera', 'una abuela cualquiera'],
    ['La ventana de Ana, Anabel y la banana', 'La ventana de PERS_3, Anabel y la banana'],
    ['INIGO.', 'PERS_4.'],
    ['Pablito y Anita', 'PERS_5 y PERS_3'],
    ["Ana's kite, las Anas", "PERS_3's kite, las PERS_3s"],
    ['ana2025 @ana_g', 'PERS_3 2025 @PERS_3_g'],
    ['abuela_carmen', 'PERS_2'],
    ['Lucíа (con a cirílica)', 'PERS_1 (con a cirílica)'],
    ['PERS_2 y LUGAR_7 son de Ana', ' y  son de PERS_3'],
    ['Sol, soles y solar', 'PERS_6, PERS_6es y solar'],
  ])('in "%s" become ids', (text, hidden) => {
    expect(family.hide(text)).toBe(hidden)
  })

  test('come back exactly as the parent spells them', () => {
    expect(family.reveal('—Hola, PERS_1 —dijo pers_2—. PERS 4 y PERS-3.')).toBe(
      '—Hola, Lucía —dijo Abuela Carmen—. Íñigo y Ana.',
    )
    expect(family.reveal('PERS_9')).toBe('PERS_9')
  })

  test('with signs of their own are names like others', () => {
    const odd = pseudonymsFor(['R2-D2', 'C++ (robot)', '¡Zas!', '<b>Leo</b>'])
    expect(odd.hide('r2-d2, C++ (robot), ¡zas! y <b>leo</b>')).toBe('PERS_1, PERS_2, PERS_3 y PERS_4')
  })

  test('go and come without loss, wherever they stand', () => {
    const name = fc.stringMatching(/^[A-ZÁÉÍÓÚÑ][a-záéíóúñü]{2,8}$/u)
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(7)), (names, order) => {
        const { hide, reveal } = pseudonymsFor(names)
        const text = order.map((index) => names[index % names.length]).join(', ')
        const hidden = hide(text)
        for (const one of names) expect(hidden).not.toContain(one)
        expect(hidden.replace(/PERS_\d, |PERS_\d/gu, '')).toBe('')
        expect(reveal(hidden).split(', ')).toHaveLength(text.split(', ').length)
      }),
    )
  })
})
