import { describe, expect, test } from 'bun:test'
import path from 'node:path'
import { Verbs } from '../../../src/adapters/storyteller/events/verbs.ts'
import { readLexicon } from '../../../src/adapters/storyteller/library-folder.ts'
import { likedBy, ofTown, placeDetail } from '../../../src/adapters/storyteller/own-words.ts'
import { placeDetailInEnglish } from '../../../src/adapters/storyteller/own-words-english.ts'

const { words, verbs: lists } = await readLexicon(path.resolve(import.meta.dir, '../../../stories'))
const verbs = new Verbs(lists)
const inSpanish = { tongue: 'es', band: '4-6', words, verbs } as const
const inEnglish = { tongue: 'en', band: '4-6', words, verbs } as const

describe('what a hero likes to do is told as done', () => {
  const told: [string[], string, string][] = [
    [['saltar a la comba'], 'saltó a la comba', 'saltaba a la comba'],
    [['El ajedrez'], 'jugó al ajedrez', 'jugaba al ajedrez'],
    [['nadar', 'dibujar'], 'nadó y dibujó', 'nadaba y dibujaba'],
  ]
  test.each(told)('%p in Spanish: %s', (hobbies, past, was) => {
    expect(likedBy(hobbies, inSpanish)).toMatchObject({ past, was, quotes: hobbies })
  })

  const toldInEnglish: [string[], string, string][] = [
    [['baking'], 'baked', 'was baking'],
    [['Swimming in the sea'], 'swam in the sea', 'was swimming in the sea'],
    [['the recorder'], 'played the recorder', 'was playing the recorder'],
    [['chess'], 'played chess', 'was playing chess'],
    [['drawing', 'football'], 'drew and played football', 'was drawing and playing football'],
  ]
  test.each(toldInEnglish)('%p in English: %s', (hobbies, past, was) => {
    expect(likedBy(hobbies, inEnglish)).toMatchObject({ past, was })
  })

  test('a smaller child’s page has room for one', () => {
    expect(likedBy(['nadar', 'dibujar'], { ...inSpanish, band: '2-4' })?.past).toBe('nadó')
  })

  test('what is written in another language than the book’s is not told', () => {
    expect(likedBy(['saltar a la comba'], inEnglish)).toBeNull()
    expect(likedBy(['skipping'], inSpanish)).toBeNull()
  })
})

describe('what a parent writes of a place is said of it', () => {
  const details: [string, string | null][] = [
    ['Con una alfombra roja', 'tenía una alfombra roja'],
    ['Un edificio viejo con un sótano cerrado', 'era un edificio viejo con un sótano cerrado'],
    ['Una cuna de madera y la ventana', 'tenía una cuna de madera y la ventana'],
    ['Una ciudad con lluvia, sidra y otro mar', 'era una ciudad con lluvia, sidra y otro mar'],
    ['Pasillo largo con un cristal grande', 'tenía un pasillo largo con un cristal grande'],
    ['Edificio viejo con un sótano', 'era un edificio viejo con un sótano'],
    ['Al lado de casa, con un árbol', 'estaba al lado de casa, con un árbol'],
    ['Blanco, al final del espigón', 'era blanco y estaba al final del espigón'],
    ['Abandonado, con 199 escalones', 'estaba abandonado, con 199 escalones'],
    ['Con un radiador que hace ruido', 'tenía un radiador que hacía ruido'],
    ['Hay un columpio', 'tenía un columpio'],
    ['Se ven los olivos y se tiende la ropa', null],
    ['Enorme, con cien ventanas', 'era enorme, con cien ventanas'],
  ]
  test.each(details)('%s', (description, said) => {
    expect(placeDetail(description, verbs)).toBe(said)
  })

  test('of a town what is in it, or what it is', () => {
    expect(ofTown('era un puerto pequeño, con gaviotas')).toBe('tenía un puerto pequeño, con gaviotas')
    expect(ofTown('era un pueblo en cuesta')).toBe('era un pueblo en cuesta')
    expect(ofTown('era un cuarto piso sin ascensor')).toBeNull()
    expect(ofTown('tenía mucho viento')).toBe('tenía mucho viento')
  })

  const inTheirEnglish: [string, string | null][] = [
    ['With a red rug.', 'had a red rug'],
    ['It has a yellow slide', 'had a yellow slide'],
    ['A tall old house with a blue door', 'was a tall old house with a blue door'],
    ['Muddy, with a tea hut', 'was muddy, with a tea hut'],
    ['Always smells of bread', 'always smelt of bread'],
    ['Lots of cushions and a stove', 'had lots of cushions and a stove'],
    ['Where grandma used to live', null],
    ['Dusty, with a dome that sticks halfway', 'was dusty, with a dome that stuck halfway'],
    ['Three days away, a light that blinks twice', null],
  ]
  test.each(inTheirEnglish)('%s', (description, said) => {
    expect(placeDetailInEnglish(description, verbs.english)).toBe(said)
  })
})
