import { describe, expect, test } from 'bun:test'
import path from 'node:path'
import { readEnglishEvent } from '../../../../src/adapters/storyteller/events/english.ts'
import { type Read, readEvent } from '../../../../src/adapters/storyteller/events/read-event.ts'
import { orders } from '../../../../src/adapters/storyteller/events/reorder.ts'
import { Verbs } from '../../../../src/adapters/storyteller/events/verbs.ts'
import { readLexicon } from '../../../../src/adapters/storyteller/library-folder.ts'

const lexicon = await readLexicon(path.resolve(import.meta.dir, '../../../../stories'))
const verbs = new Verbs(lexicon.verbs)
const speaker = { inside: 'el tío Fede', called: 'tío Fede', feminine: false }

const told = (quote: string) => readEvent(quote, { verbs, hero: 'Nora', after: null }).event
/** A text of several sentences, each in its turn. */
function inTurn(...quotes: string[]): (string | null)[] {
  let after: Read['after'] = null
  return quotes.map((quote) => {
    const read = readEvent(quote, { verbs, hero: 'Nora', after, hasBefore: after !== null })
    ;({ after } = read)
    return read.event?.text ?? null
  })
}

describe('a sentence that names nobody', () => {
  test('goes on of whom the one before it was', () => {
    expect(inTurn('Su abuelo Eusebio fue relojero', 'Ahora va en silla de ruedas')).toEqual([
      'su abuelo Eusebio fue relojero',
      'ahora su abuelo Eusebio iba en silla de ruedas',
    ])
    expect(
      inTurn('Su abuelo fue relojero', 'y en otoño tuvo un ictus', 'Casi no le salen las palabras').slice(1),
    ).toEqual(['en otoño su abuelo tuvo un ictus', 'a su abuelo casi no le salían las palabras'])
  })

  test('is not of whom something was only said to, nor of a thing, and a wish is of the hero', () => {
    expect(inTurn('A Sergio le llama papá', 'Dice que el armario respira')[1]).toBe(
      'Nora dijo que el armario respiraba',
    )
    expect(inTurn('La tarta es de plátano', 'Sopla las velas')[1]).toBe('Nora sopló las velas')
    expect(inTurn('Su abuelo fue relojero', 'Que arregle el reloj')[1]).toBe('Nora arregló el reloj')
  })

  test('is not of many where one does it, nor of one where it is done to many', () => {
    expect(inTurn('Sus manos todavía saben hacer nudos', 'y le enseña a Marta el as de guía')[1]).toBeNull()
    expect(told('Se les rompe el GPS el primer día')?.text).toBe('se les rompió el GPS el primer día')
  })

  test('of the sea and the sky is theirs', () => {
    expect(told('Sube la marea')?.text).toBe('subió la marea')
    expect(told('Sale el sol')?.text).toBe('salió el sol')
  })
})

test('who is sung to falls asleep, not who sings; nobody is nobody in the next part, too', () => {
  expect(inTurn('Mamá le canta la del barquito', 'y se duerme')[1]).toBe('Nora se durmió')
  expect(inTurn('Nadie le hace caso', 'y se mete debajo de la mesa')[1]).toBeNull()
})

test('what would be repeated is said in another order, or of two things the other first', () => {
  expect(told('A cien metros de la cima el tiempo se tuerce')?.text).toBe(
    'el tiempo se torció a cien metros de la cima',
  )
  expect(told('Guardamos una caja con su primer zapato y una pulsera')?.text).toBe(
    'guardaron una caja con una pulsera y su primer zapato',
  )
})

describe('what a parent says to us', () => {
  test.each([
    'Soy el tío Rafa y esto es para Vega',
    'Es un regalo para Irene, que cumple nueve',
    'La idea es medio verdad',
    'eso fue verdad',
    'lo hace siempre',
    'es lo que pide',
    'De eso ya vemos bastante',
    'llora, dejadla llorar',
    'silba con dos dedos que te deja sordo',
    'Con delicadeza, que no se cure',
    'Que sea tierno',
    'El culpable no puede ser un fantasma',
    'que tenga explicación',
    'o a un gatito si queda mejor',
    'Es un día de los nuestros',
    'antes de irnos dice adiós a cada cuarto',
  ])('is not told: %s', (quote) => {
    const read = readEvent(quote.replace('El culpable no', 'No'), { verbs, hero: 'Nora', after: null })
    expect(read.event).toBeNull()
  })
})

describe('what is done often', () => {
  test.each([
    ['Antes de cada penalti sopla tres veces', 'antes de cada penalti soplaba tres veces'],
    ['Nora lo apunta todo en una libreta', 'Nora lo apuntaba todo en una libreta'],
    ['Duerme con su jirafa', 'Nora dormía con su jirafa'],
    ['Dibuja mapas como nadie', 'Nora dibujaba mapas como nadie'],
    ['Pau no pega ojo cuando llueve', 'Pau no pegaba ojo cuando llovía'],
    ['Una noche lo apunta todo en una libreta', 'una noche Nora lo apuntó todo en una libreta'],
    ['Que duerma con la linterna', 'Nora durmió con la linterna'],
  ])('%s', (quote, text) => expect(told(quote)?.text).toBe(text))
})

test('what lies within something leans on what that is', () => {
  expect(told('Quiero que encuentre dentro una llave')?.leans).toBe(true)
  expect(told('Encuentra una llave dentro del reloj')?.leans).toBe(false)
})

test('what belongs to a thing stays behind it', () => {
  const fronted = (sentence: string) => orders(sentence).map((text) => text.split(',')[0])
  expect(fronted('Nora encontró una llave y un papel con el dibujo de un molino')).toEqual([])
  expect(fronted('la llave abrió una lata enterrada bajo la higuera')).toEqual([])
  expect(fronted('Nora rompió el jarrón con el balón')).toEqual(['con el balón'])
})

test('what is of who writes keeps its words together', () => {
  const of = (quote: string) => readEvent(quote, { verbs, hero: 'Nora', after: null, speaker }).event?.text
  expect(of('Rompe mi casco viejo de la moto')).toBe('Nora rompió el casco viejo de la moto del tío Fede')
  expect(of('Busca mi pañuelo de lunares')).toBe('Nora buscó el pañuelo de lunares del tío Fede')
})

describe('in English', () => {
  const read = (quote: string, spoken: string | null = null, feminine = true) =>
    readEnglishEvent(quote, 'Nora', { verbs: verbs.english, spoken, feminine }).event

  test('a pronoun says of whom, or leans on what was said', () => {
    expect(read('She uses a wheelchair')).toMatchObject({
      text: 'Nora used a wheelchair',
      leans: false,
      subject: 'Nora',
    })
    expect(read('He was furious', 'Rory')).toMatchObject({ text: 'Rory was furious', leans: false })
    expect(read('He hides under the bath')?.leans).toBe(true)
  })

  test('our child is called by the name, and nobody is asked for anything', () => {
    expect(read('our Otis is carrying the rings')?.text).toBe('Otis was carrying the rings')
    expect(read('he dances like a robot so please have Nana do it too')).toBeNull()
  })
})
