import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { namesToHide, pseudonymsFor } from '../../src/domain/pseudonyms.ts'

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

  const parish = pseudonymsFor([
    "O'Brien",
    'Ana Belén',
    'Jean-Luc',
    'María del Mar',
    '美咲',
    '민수',
    'Strauß',
    'Łukasz',
    'ก้อง',
  ])

  test.each([
    ["O'Brien, O’Brien y O‘Brien", 'PERS_1, PERS_1 y PERS_1'],
    ['OʼBrien, O´Brien, O`Brien y O′Brien', 'PERS_1, PERS_1, PERS_1 y PERS_1'],
    ['O Brien, obrien, O-Brien y el señor Brien', 'PERS_1, PERS_1, PERS_1 y el señor PERS_1'],
    ['Anabelén, anabelen, Ana-Belén y ANA\u00a0BELÉN', 'PERS_2, PERS_2, PERS_2 y PERS_2'],
    ['Ana‐Belén, Ana‑Belén, Ana–Belén, Ana·Belén', 'PERS_2, PERS_2, PERS_2, PERS_2'],
    ['Jean Luc, Jean—Luc, JeanLuc y jean_luc', 'PERS_3, PERS_3, PERS_3 y PERS_3'],
    ['Mariadelmar y María delMar', 'PERS_4 y PERS_4'],
    ['美咲は公園へ行く', 'PERS_5は公園へ行く'],
    ['昨天Anabelén去公园', '昨天PERS_2去公园'],
    ['민수가 웃었다', 'PERS_6가 웃었다'],
    ['Strauss y STRAUSS', 'PERS_7 y PERS_7'],
    ['Lukasz', 'PERS_8'],
    ['วันนี้ก้องไปเล่น', 'วันนี้PERS_9ไปเล่น'],
  ])('in "%s" are found however they are joined', (text, hidden) => {
    expect(parish.hide(text)).toBe(hidden)
  })

  test('that are one word are found in two, but not in words that only sound alike', () => {
    const { hide } = pseudonymsFor(['Anabelén', 'Consuelo', 'Ana'])
    expect(hide('Ana Belén, Ana-belén y ana belén')).toBe('PERS_1, PERS_1 y PERS_3 belén')
    expect(hide('una casa con suelo de madera y Anabel')).toBe('una casa con suelo de madera y Anabel')
  })

  test('of two who differ only in a space are not taken one for the other', () => {
    expect(pseudonymsFor(['Ana Belén', 'Anabelén']).hide('Anabelén y Ana Belén')).toBe('PERS_2 y PERS_1')
  })

  test('that are only signs take no signs away', () => {
    expect(pseudonymsFor(['-', '.', "'"]).hide("Fin. - 'Sí' .")).toBe("Fin. - 'Sí' .")
  })

  test('and nothing else: a number after papers is nobody', () => {
    expect(family.reveal('newspapers 2')).toBe('newspapers 2')
    expect(family.hide('two papers 1')).toBe('two papers 1')
    expect(family.reveal('昨天PERS_1去公园')).toBe('昨天Lucía去公园')
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

  describe('that are others in the book', () => {
    const names = ['Lucía', 'Abuela Carmen', 'Pablo']
    const renamed = pseudonymsFor(names, { Lucía: 'Luz María', 'Abuela Carmen': 'Abuela Rosa' })

    test.each([
      ['Luz María, LUCIA y lucía', 'PERS_1, PERS_1 y PERS_1'],
      ['Luzmaría, luz-maría, María y Luz', 'PERS_1, PERS_1, PERS_1 y PERS_1'],
      ['la abuela Rosa, Carmen y Rosita', 'la PERS_2, PERS_2 y PERS_2'],
      ['Pablito y una abuela cualquiera', 'PERS_3 y una abuela cualquiera'],
    ])('in "%s" are hidden as the same id, whichever is said', (text, hidden) => {
      expect(renamed.hide(text)).toBe(hidden)
    })

    test('come back as the book has them; a scene finds its people by the wizard’s', () => {
      expect(renamed.reveal('PERS_1, PERS_2 y PERS_3')).toBe('Luz María, Abuela Rosa y Pablo')
      expect([renamed.idOf('Lucía'), renamed.nameOf('PERS_1'), renamed.ids.length]).toEqual(['PERS_1', 'Lucía', 3])
      expect(() => renamed.idOf('Luz María')).toThrow(RangeError)
    })

    test('are whose they are in the book where two have changed names with each other', () => {
      const swapped = pseudonymsFor(['Ana', 'Leo'], { Ana: 'Leo', Leo: 'Ana' })
      expect(swapped.hide('Ana y Leo')).toBe('PERS_2 y PERS_1')
      expect(swapped.reveal('PERS_2 y PERS_1')).toBe('Ana y Leo')
    })

    test('change nothing where they are nobody’s, empty or none', () => {
      const odd = pseudonymsFor(names, { Bruno: 'Bruna', Pablo: '', constructor: 'Objeto' })
      expect(odd.hide('Pablo, Bruno y Bruna')).toBe('PERS_3, Bruno y Bruna')
      expect(odd.reveal('PERS_3')).toBe('Pablo')
    })

    test('are all of them to be hidden, each once', () => {
      expect(namesToHide(names, { Lucía: 'Luz' })).toEqual(['Luz', 'Abuela Carmen', 'Pablo', 'Lucía'])
      expect(namesToHide(names)).toEqual(names)
    })
  })

  describe('as anybody may write them', () => {
    const part = fc.stringMatching(/^[A-ZÁÉÍÓÚÑ][a-záéíóúñü]{3,7}$/u)
    const name = fc.oneof(
      part,
      fc.tuple(part, fc.constantFrom(' ', '-', ' de '), part).map((parts) => parts.join('')),
      part.map((last) => `O'${last}`),
    )
    const writing = fc.constantFrom<(name: string) => string>(
      (name) => name.toUpperCase(),
      (name) => name.toLowerCase(),
      (name) => name.normalize('NFD'),
      (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
      (name) => [...name].join('\u200b'),
      (name) => name.replace(/[\s-]/gu, ''),
      (name) => name.replace(/[\s-]/gu, '\u2011'),
      (name) => name.replace(/[\s-]/gu, '\u00a0'),
      (name) => name.replaceAll("'", '’'),
      (name) => name.replaceAll("'", '\u02bc'),
      (name) => name.replaceAll("'", ' '),
    )
    const around = fc.constantFrom(
      ['', ''],
      ['La casa 7 [', '].'],
      ['昨天', '去公园'],
      ['—', '—'],
      ['¿«', '»?'],
      ['', '’s'],
    )

    test('they do not leave', () => {
      fc.assert(
        fc.property(name, writing, around, (name, write, [before, after]) => {
          expect(pseudonymsFor([name]).hide(`${before}${write(name)}${after}`)).toBe(`${before}PERS_1${after}`)
        }),
      )
    })

    test('they stay where they are part of another word', () => {
      fc.assert(
        fc.property(part, fc.constantFrom('x', 'Re', 'ñ'), (name, before) => {
          expect(pseudonymsFor([name]).hide(`${before}${name}`)).toBe(`${before}${name}`)
          expect(pseudonymsFor([name]).hide(`${name}dor`)).toBe(`${name}dor`)
        }),
      )
    })
  })
})
