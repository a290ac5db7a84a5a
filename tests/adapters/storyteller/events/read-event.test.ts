import { describe, expect, test } from 'bun:test'
import path from 'node:path'
import { readEnglishEvent } from '../../../../src/adapters/storyteller/events/english.ts'
import { englishPartsOf } from '../../../../src/adapters/storyteller/events/english-parts.ts'
import { otherWays } from '../../../../src/adapters/storyteller/events/other-ways.ts'
import { ourFamily } from '../../../../src/adapters/storyteller/events/our-family.ts'
import { partsOf } from '../../../../src/adapters/storyteller/events/parts.ts'
import { type Read, readEvent } from '../../../../src/adapters/storyteller/events/read-event.ts'
import { longestShared, orders } from '../../../../src/adapters/storyteller/events/reorder.ts'
import { speakerOf } from '../../../../src/adapters/storyteller/events/speaker.ts'
import { Verbs } from '../../../../src/adapters/storyteller/events/verbs.ts'
import { readLexicon } from '../../../../src/adapters/storyteller/library-folder.ts'
import type { Person } from '../../../../src/adapters/storyteller/people.ts'

const lexicon = await readLexicon(path.resolve(import.meta.dir, '../../../../stories'))
const verbs = new Verbs(lexicon.verbs)

const told = (quote: string) => readEvent(quote, { verbs, hero: 'Nora', after: null }).event
/** A text of several sentences, each in its turn. */
function toldInTurn(...quotes: string[]): (string | null)[] {
  let after: Read['after'] = null
  return quotes.map((quote) => {
    const read = readEvent(quote, { verbs, hero: 'Nora', after })
    ;({ after } = read)
    return read.event?.text ?? null
  })
}

describe('what a parent says that happens is told in the past', () => {
  test.each([
    ['Rompe el espejo de la tía Bea', 'Nora rompió el espejo de la tía Bea'],
    ['Que encuentre una llave vieja', 'Nora encontró una llave vieja'],
    ['El abuelo se duerme en el sofá', 'el abuelo se durmió en el sofá'],
    ['Plantan un limonero', 'plantaron un limonero'],
    ['Nos mudamos a Vigo', 'se mudaron a Vigo'],
    ['Ha perdido el gorro', 'Nora había perdido el gorro'],
    ['Nacerá su hermana en mayo', 'iba a nacer su hermana en mayo'],
    ['se rompio el brazo', 'Nora se rompió el brazo'],
    ['Al final hacen las paces', 'hicieron las paces'],
    ['Puede enfadarse un poco', 'Nora se enfadó un poco'],
    ['Puede llorar', 'Nora lloró'],
    ['Que se caiga la tarta al suelo', 'se cayó la tarta al suelo'],
    ['Que no llore nadie', 'nadie lloró'],
    ['Que no se lo coma nadie', 'nadie se lo comió'],
    ['Que sea un día inolvidable', 'era un día inolvidable'],
    ['Se esconde detrás de mí', null],
    ['Que llorara', 'Nora lloró'],
    ['Que salga que le ponen una pulsera', 'a Nora le pusieron una pulsera'],
    ['Que armen una cometa', 'armaron una cometa'],
    ['Tiró el parchís porque le comí una ficha', null],
    ['Tomó un café allí', 'Nora tomó un café allí'],
    ['La echa mucho de menos', 'Nora la echaba mucho de menos'],
    ['y su hermana hagan una tarta', null],
    ['Acaba de nacer su hermana', 'acababa de nacer su hermana'],
    ['Le echó la culpa a su hermano Leo', 'Nora le había echado la culpa a su hermano Leo'],
    ['Ahora juega con Noa', 'ahora Nora jugaba con Noa'],
    ['Mi hija Nora construye una presa', 'Nora construyó una presa'],
    ['Nuestro perro ladra a la luna', 'su perro ladró a la luna'],
    ['Le pide perdón a Leo', 'Nora le pidió perdón a Leo'],
    ['Escribimos una carta al abuelo', 'escribieron una carta al abuelo'],
    ['Escribimos los dos', null],
    ['Lleva también su mochila', 'Nora llevaba también su mochila'],
    ['Guarda la hoja en el libro', 'Nora guardó la hoja en el libro'],
    ['Que llore en algún momento', 'Nora lloró en algún momento'],
    ['La cuida la Relojera', 'la cuidó la Relojera'],
    ['Posta está obsesionado con los trenes', 'Nora estaba obsesionado con los trenes'],
    ['chau cocina, chau patio', null],
    ['Va también su mejor amiga Renata', null],
    ['que pase', null],
    ['Y un chiste de vacas, uno', null],
    ['la mama no sale porfa ni la nombren', null],
    ['Se cae en la alfonbra', 'Nora se cayó en la alfombra'],
    ['les rogamos que en el cuento no quede como una mala madre', null],
    ['y les da por subir a la torre', null],
    ['y se repita harto', null],
    ['Nos gustaría que ocurriera eso', null],
    ['El abuelo se queda dormido en algún sitio absurdo', null],
    ['se va a matar de risa', null],
    ['Que sea cortito y con ruiditos', null],
    ['Que tenga alguna risa', null],
    ['Les explico', null],
    ['eso ya pasó y punto', null],
    ['cuando ase pis dise adiós', 'cuando hizo pis dijo adiós'],
    ['Saluda a la casa cuarto por cuarto', 'Nora saludó a la casa cuarto por cuarto'],
  ])('%s', (quote, text) => expect(told(quote)?.text ?? null).toBe(text))

  test.each([
    ['Le dan miedo los globos', 'a Nora le daban miedo los globos'],
    ['No quiere ponerse el abrigo', 'Nora no quería ponerse el abrigo'],
    ['No deja la bici a nadie', 'Nora no dejaba la bici a nadie'],
    ['Siempre lleva una piedra en el bolsillo', 'Nora siempre llevaba una piedra en el bolsillo'],
    ['Los lunes va a casa de Marta', 'los lunes Nora iba a casa de Marta'],
    ['A Nora le da vergüenza que todos la miren', 'a Nora le daba vergüenza que todos la miraran'],
  ])('and what lasts as lasting: %s', (quote, text) => {
    expect(told(quote)).toMatchObject({ kind: 'state', text })
  })

  test('by its kind: what goes wrong, what is done, how it ends', () => {
    expect(told('Se cae de la bici')?.kind).toBe('trouble')
    expect(told('Dibuja un mapa')?.kind).toBe('deed')
    expect(told('Al final se abrazan')?.kind).toBe('end')
  })

  test('a sentence goes on with whom the one before it spoke of', () => {
    expect(toldInTurn('La abuela se enfada', 'pero la perdona', 'y le da un beso')).toEqual([
      'la abuela se enfadó',
      'la abuela la perdonó',
      'la abuela le dio un beso',
    ])
  })

  test('what names nothing by itself leans on the sentence before it', () => {
    expect(told('Lo buscan entre los juncos')?.leans).toBe(true)
    expect(told('Buscan el anillo entre los juncos')?.leans).toBe(false)
    expect(told('La llave se la lleva Salomé en el avión')?.leans).toBe(false)
    expect(told('Jimena lo apunta todo en una libreta')?.leans).toBe(false)
    const inEnglish = (quote: string) => readEnglishEvent(quote, 'Ayo', { verbs: verbs.english }).event?.leans
    expect(inEnglish('Priya gets it wrong')).toBe(true)
    expect(inEnglish('Priya does the maths and gets it wrong')).toBe(false)
  })

  test('the same after a doubt', () => {
    expect(told('Rompe el espejo')?.that).toBe('Nora rompiera el espejo')
  })
})

describe('what cannot be told so is left alone', () => {
  test.each([
    'títeres, barquillos y un palacio',
    'Que se diga claro que ha muerto',
    '¿Puede salir un dragón?',
    'Yo trabajo de noche',
    'Una historia tierna',
  ])('%s', (quote) => expect(told(quote)).toBeNull())
})

describe('nothing of the parent’s stands as they wrote it', () => {
  test.each([
    'Leire rompe el jarrón azul de su amama con el balón',
    'Alguien roba bocadillos de las taquillas todos los martes',
    'y tiene que estar tres días en el hospital con escayola verde',
  ])('%s', (quote) => {
    const text = told(quote)?.text ?? ''
    expect(text).not.toBe('')
    expect(longestShared(text, quote)).toBeLessThan(7)
  })

  test('what could only be repeated is not told', () => {
    expect(told('Mira la caja que el abuelo guardaba debajo de la cama del pueblo viejo')).toBeNull()
  })
})

test('a text is parted where another sentence begins, letter by letter', () => {
  const quote = 'Lin es adoptada y nació en China, pinta un dragón: lo cuelga de la ventana y el gato y el perro miran'
  const parts = partsOf({ quote, from: 10, to: 10 + quote.length }, verbs)
  expect(parts.map((part) => part.quote)).toEqual([
    'Lin es adoptada',
    'y nació en China',
    'pinta un dragón',
    'lo cuelga de la ventana',
    'y el gato y el perro miran',
  ])
  for (const part of parts) expect(quote.slice(part.from - 10, part.to - 10)).toBe(part.quote)
})

test('what is said aside of somebody, between commas, is no sentence of its own', () => {
  const parts = (quote: string) => partsOf({ quote, from: 0, to: quote.length }, verbs).map((part) => part.quote)
  expect(parts('Su ballena, que es azul, también tiene sueño')).toEqual([
    'Su ballena, que es azul, también tiene sueño',
  ])
  expect(parts('El camión, que se llama Tragón, es naranja y lleva una flor')).toEqual([
    'El camión, que se llama Tragón, es naranja',
    'y lleva una flor',
  ])
})

describe('what would be repeated is said another way', () => {
  const said: [string, string][] = [
    [
      'Que cuente con papá entre el rayo y el trueno hasta que se aleja',
      'entre el rayo y el trueno, Nora contó con papá hasta que se alejó',
    ],
    [
      'Que le haga una caja con dibujos y una piedra con su nombre',
      'Nora le hizo una caja con dibujos y también una piedra con su nombre',
    ],
    ['Que lo cruce con una linterna roja y luego sin ella', 'Nora lo cruzó con una linterna roja y después sin ella'],
    [
      'Perdió su muñeca Pepa en el aeropuerto y lloró todo el viaje',
      'en el aeropuerto, Nora perdió su muñeca Pepa y lloró todo el viaje',
    ],
    [
      'Que invite a jugar al niño nuevo aunque no hable español',
      'aunque no hablara español, Nora invitó a jugar al niño nuevo',
    ],
    ['El segundo le dio un gajo de mandarina a mamá Pilar', 'el segundo le dio a mamá Pilar un gajo de mandarina'],
    [
      'Duermen en la cabaña de un pastor, Nel, que les da queso',
      'durmieron en la cabaña de un pastor que se llamaba Nel, que les daba queso',
    ],
    [
      'Un domingo él enseña a toda la familia a hacer arepas',
      'un domingo él enseñó a la familia entera a hacer arepas',
    ],
    [
      'En la casa nueva duermen todos en el salón encima de unas mantas',
      'en la casa nueva durmieron todos en el salón sobre unas mantas',
    ],
    [
      'Usan la brújula rota de su bisabuelo, que señala siempre al sur',
      'usaban la brújula rota del bisabuelo, que señalaba siempre al sur',
    ],
    [
      'Esconde su tesoro de piedras detrás de la puerta del cuarto',
      'Nora escondió su tesoro de piedras justo detrás de la puerta del cuarto',
    ],
    [
      'Su muñeco Pipo, un conejo con una oreja rota, prueba la tarta',
      'su muñeco Pipo, que era un conejo con una oreja rota, probó la tarta',
    ],
    [
      'Va siempre con Hathi, un elefante de tela amarillo que es tímido',
      'Nora iba siempre con un elefante de tela amarillo de nombre Hathi, que era tímido',
    ],
  ]
  test.each(said)('%s', (quote, text) => {
    expect(readEvent(quote, { verbs, hero: 'Nora', after: null }).event?.text ?? '').toBe(text)
  })
})

describe('what cannot be known is not told', () => {
  const silent = [
    // `la tarde para tocarlo, Nora se tenía que esperar a` is no sentence.
    'Nora se tiene que esperar a la tarde para tocarlo',
    ...['Lo tiene que contar él', 'se vale llorar', 'Empezó con el abuelo Fermín, que estornudó en una boda'],
    ...['el otro (ponedle Hugo) le pida perdón', 'al final sea ella la que grite antes que nadie'],
  ]
  test.each(silent)('%s', (quote) => {
    expect(told(quote)).toBeNull()
  })

  test('who does it, where what stands before it in the sentence could not be read', () => {
    expect(readEvent('le escondía los chupetes', { verbs, hero: 'Nora', after: null, goesOn: true }).event).toBeNull()
    const { after } = readEvent('doña Angustias, la vecina del segundo', { verbs, hero: 'Nora', after: null })
    expect(readEvent('estornude en el ascensor', { verbs, hero: 'Nora', after, goesOn: true }).event?.text).toBe(
      'doña Angustias estornudó en el ascensor',
    )
  })

  test('who `ella` is, where somebody else was spoken of', () => {
    const read = (before: string) => {
      const { after } = readEvent(before, { verbs, hero: 'Nora', after: null })
      const context = { verbs, hero: 'Nora', after, hasBefore: true, feminine: true }
      return readEvent('Que sea ella la que los saque de la niebla', context).event?.text
    }
    expect(read('Nora va con las ovejas')).toBe('Nora los sacó de la niebla')
    expect(read('Hay una oveja coja')).toBeUndefined()
  })

  test('a name that ends like a verb of many is a name', () => {
    const names = new Set(['kevin'])
    const read = readEvent('Kevin lo apunta todo en una libreta', { verbs, hero: 'Nora', after: null, names })
    expect(read.event?.text).toBe('Kevin lo apuntaba todo en una libreta')
  })

  test('a noun is no verb where nothing joins it to the one before', () => {
    expect(told('y por la mañana vuelve llena de nueces')?.text).toBe('por la mañana Nora volvió llena de nueces')
    expect(told('Él no suelta prenda')?.text).toBe('él no soltaba prenda')
  })
})

describe('what somebody says', () => {
  test.each([
    ['El tío Fer siempre le dice "sin prisa, lagartija"', 'el tío Fer siempre le decía: «Sin prisa, lagartija»'],
    ['El abuelo siempre dice: a mí no me líes', 'el abuelo siempre decía: «A mí no me líes»'],
    ['Grita «¡Pimiento!»', 'Nora gritó: «¡Pimiento!»'],
  ])('stays in their words: %s', (quote, text) => expect(told(quote)?.text).toBe(text))

  test('and is parted by none of its commas', () => {
    const quote = 'La yaya canta «duerme, duerme, y no llores» y apaga la luz'
    expect(partsOf({ quote, from: 0, to: quote.length }, verbs).map((part) => part.quote)).toEqual([
      'La yaya canta «duerme, duerme, y no llores»',
      'y apaga la luz',
    ])
  })
})

describe('where the parent’s words would be repeated', () => {
  test.each([
    ['A Ema se le ha roto el timbre de la bici y hay una carrera', 'se le rompió'],
    ['Unos niños se ríen de cómo habla ella en el cole nuevo', 'en el cole nuevo'],
    ['El padre, Rafa, ha empezado a convivir con su pareja, Irene', 'empezó'],
    ['Las dos entierran una caja de galletas con sus tesoros en el jardín', 'todos sus tesoros'],
  ])('one of the teller’s stands between: %s', (quote, own) => {
    expect(told(quote)?.text).toContain(own)
    expect(longestShared(told(quote)?.text ?? '', quote)).toBeLessThan(7)
  })
})

describe('a turn of phrase is turned only where it means the same', () => {
  const turned = (text: string) => otherWays(text, verbs.turns, () => null)
  test.each([
    ['durmieron en la cueva en la que vivía el oso', 'durmieron en la cueva donde vivía el oso'],
    ['se escondió debajo de la cama', 'se escondió bajo la cama'],
    ['merendaron después de la siesta', 'merendaron tras la siesta'],
    ['cantó mientras llovía', 'cantó al tiempo que llovía'],
    ['lloró porque llovía', 'lloró ya que llovía'],
  ])('%s', (text, other) => expect(turned(text)).toContain(other))

  test.each([
    'se acordó del día en el que llegó',
    'se acordó de la noche en la que nevó',
    'saltó por encima de la valla',
    'se fue después de que lloviera',
    'cantó mientras tanto',
    'lo hizo porque sí',
    'dio muchas gracias',
    'no comió muchos higos',
  ])('%s stays as it is', (text) => expect(turned(text)).toEqual([]))
})

describe('without a verb', () => {
  test.each([
    ['Los domingos, churros con la yaya', 'los domingos, había churros con la yaya'],
    ['Una mochila con forma de búho', 'había una mochila con forma de búho'],
    ['El camión verde', 'el camión era verde'],
    ['Una aventura con final feliz', null],
  ])('what there is is told: %s', (quote, text) => expect(told(quote)?.text ?? null).toBe(text))
})

test.each([
  ['hace dos años', null],
  ['Que lo conduzca Chelo, una mujer', 'lo condujo Chelo, una mujer'],
  [
    'En esta casa, cuando alguien estornuda, hay que reírse',
    'en esta casa, cuando alguien estornudaba, había que reírse',
  ],
  ['No nos quiso mirar', 'Nora no los quiso mirar'],
  ['la suerte fue nuestra', null],
  ['Sería útil una escena en la que Nora rompe el jarrón', 'Nora rompió el jarrón'],
])('as it is meant: %s', (quote, text) => expect(told(quote)?.text ?? null).toBe(text))

describe('what is said around an event is taken off it', () => {
  const toldOfHer = (quote: string) =>
    readEvent(quote, { verbs, hero: 'Nora', after: null, feminine: true, names: new Set(['nora', 'bruno']) }).event
      ?.text ?? null
  test.each([
    ['y que sea ella la que apriete el botón', 'Nora apretó el botón'],
    ['que sea él quien apriete el botón', null],
    ['El lío es que no abre la boca', 'Nora no abría la boca'],
    ['Quisiera que saliera soplando la vela', 'Nora sopló la vela'],
    ['Ah, y su abuelo toca la gaita, imaginaos', 'su abuelo tocó la gaita'],
    ['Habla Bruno por ella', 'habló Bruno por ella'],
    ['Se la había llevado el alcalde', 'se la había llevado el alcalde'],
    ['Que salga la bañera con espuma', null],
    ['Esto es para mi sobrina Nora', null],
    ['Quiero un cuento de piratas', null],
    ['Ya está', null],
    ['Que haya humor', null],
    ['eso tiene que salir, con naturalidad', null],
    ['Que quede claro que no fue por comer chuches', null],
    ['Descifran la palabra AYUDA', 'descifraron la palabra AYUDA'],
    ['Zafarran la puerta y llega el lobo', null],
    ['Le baja el azúcar en la cueva', 'a Nora le bajó el azúcar en la cueva'],
    ['Que se diga que murió', null],
    ['Murió en marzo', null],
    ['Se muere de risa con los pedos', 'Nora se murió de risa con los pedos'],
    ['Va a nacer su hermanita en julio', 'iba a nacer su hermanita en julio'],
    ['Que nos riamos mucho', null],
    ['No sabemos qué decirle', null],
    ['El otro día se le olvido el bocata', 'a Nora se le olvidó el bocata'],
    ['Nos fuimos en tren y paramos en Soria', 'se fueron en tren y pararon en Soria'],
    [
      'que ayude a su yaya a hacer un puré naranja de calabaza asada',
      'Nora hizo con su yaya un puré naranja de calabaza asada',
    ],
    [
      'Va siempre con la brújula que le regaló su abuelo Cosme',
      'Nora iba siempre con la brújula que le había regalado su abuelo Cosme',
    ],
  ])('%s', (quote, text) => expect(toldOfHer(quote)).toBe(text))
})

test('of whom nothing is known, nothing is told', () => {
  expect(toldInTurn('Que quien lo hizo no sea malo', 'que tenga una buena razón')).toEqual([null, null])
})

describe('who writes', () => {
  const speaker = { inside: 'mamá', called: 'mamá', feminine: true }
  const toldBy = (quote: string) => readEvent(quote, { verbs, hero: 'Nora', after: null, speaker }).event?.text ?? null
  test.each([
    ['Yo le canto siempre la misma nana', 'mamá le cantaba siempre la misma nana'],
    ['Los sábados ella y yo tomamos churros', 'los sábados Nora y mamá tomaban churros'],
    ['Le leo un cuento en mi butaca', 'mamá le leyó un cuento en su butaca'],
    ['Se duerme en mi butaca', 'Nora se durmió en la butaca de mamá'],
    ['Me da la mano', 'Nora le dio a mamá la mano'],
    ['Juega conmigo', 'Nora jugó con mamá'],
    ['Mi hermana le regala un gato', null],
  ])('is in the book as who they are: %s', (quote, text) => expect(toldBy(quote)).toBe(text))
  test('and nobody where that is not known', () => expect(told('Yo le canto siempre la misma nana')).toBeNull())

  const person = (name: string, kinds: Person['kinds']) => ({ name, kinds, presence: 'here', inside: name }) as Person
  const nora = person('Nora', new Set(['child']))
  const mum = person('Mamá', new Set(['parent', 'mother', 'adult']))
  const dad = person('Papá', new Set(['parent', 'father', 'adult']))
  const gran = person('Yaya Pepa', new Set(['grandparent', 'elderly']))
  test('and their family is the child’s', () => {
    const fer = { ...person('tío Fer', new Set(['uncle', 'adult'])), feminine: false } as Person
    expect(ourFamily('El perro de mi hermano ladra', [nora, fer])).toBe('El perro de tío Fer ladra')
    expect(ourFamily('El perro de mi hermana ladra', [nora, fer])).toBe('El perro de mi hermana ladra')
    expect(ourFamily('Con mi hermano', [nora, fer, { ...fer, name: 'tío Leo' }])).toBe('Con mi hermano')
  })
  test.each<[string, Person[], string | null]>([
    ['Yo le canto', [nora, mum], 'Mamá'],
    ['Estamos papá y yo', [nora, mum, dad], 'Mamá'],
    ['Yo le canto', [nora, mum, dad], null],
    ['Mi hija y yo', [nora, mum, gran], 'Mamá'],
    ['Soy Pepa, la abuela de Nora', [nora, mum, gran], 'Yaya Pepa'],
    ['Mi nieta y yo, y la yaya Pepa también', [nora, gran], null],
  ])('is the only one who can be: %s', (text, people, name) => {
    expect(speakerOf(people, text, 'es')?.inside ?? null).toBe(name)
  })
})

describe('a thumb’s shorthand is written out', () => {
  test('and told as it is meant', () => {
    expect(told('dice q ai un lobo en el armario')?.text).toBe('Nora dijo que había un lobo en el armario')
  })
})

describe('in English', () => {
  const english: [string, string][] = [
    [
      'Her bunny Flop falls out of the buggy by the duck pond',
      'by the duck pond, her bunny Flop fell out of the buggy',
    ],
    ['We look under the bench', 'they looked under the bench'],
    ['Temi, who never stops talking, goes silent', 'Temi, who never stopped talking, went silent'],
    ['she thinks her teddy Button will not know the way', 'Ayo thought her teddy Button would not know the way'],
    ["it's quiet Ayo who has to keep talking", 'it was quiet Ayo who had to keep talking'],
    ["They've been holding the map upside down", 'they had been holding the map upside down'],
    ['Ayo and Temi find a tide map', 'Ayo and Temi found a tide map'],
    ["Please have a child in the class ask what's in her ears", 'a child in the class asked what was in her ears'],
    ['Nan learns she has to face her when she talks', 'Nan learnt she had to face her when she talked'],
    [
      "Ayo won't go to the allotment any more because Gran isn't there",
      'as Gran was not there, Ayo would not go to the allotment any more',
    ],
    ['Gran always says "Right-o, Captain"', 'Gran always said, “Right-o, Captain”'],
    ["It doesn't need to end with everything fine", ''],
    ['Hi there, this is for my daughter Ayo, who is seven', ''],
    ['because she does', ''],
    ['Sleeps with her teddy', 'Ayo slept with her teddy'],
    ['Lifejackets on everyone, dog included', ''],
    ['Near the end the tide comes in', 'the tide came in'],
  ]
  test.each(english)('%s', (quote, text) => {
    expect(readEnglishEvent(quote, 'Ayo', { verbs: verbs.english }).event?.text ?? '').toBe(text)
  })

  test('who writes waves, and what goes on is of the same two', () => {
    const speaker = { inside: 'Mum', called: 'Mum', feminine: true }
    const read = (quote: string, before: string | null = null) =>
      readEnglishEvent(quote, 'Ayo', { verbs: verbs.english, speaker, before })
    expect(read('I wave from the blue gate').event?.text).toBe('Mum waved from the blue gate')
    expect(read('he and I plant the beans').event?.text).toBe('Ayo and Mum planted the beans')
    expect(read('and row out to the island', 'they').event?.text).toBe('they rowed out to the island')
  })
})

describe('of whom it is', () => {
  test('that something is felt or forgotten, was said before, behind the verb too', () => {
    expect(toldInTurn('Al final se la había llevado el alcalde para fregarla', 'y se le olvidó decirlo')).toEqual([
      'se la llevó el alcalde para fregarla',
      'al alcalde se le olvidó decirlo',
    ])
    expect(told('Se le olvidó el paraguas')?.text).toBe('a Nora se le olvidó el paraguas')
  })

  test('that they are the one who does it', () => {
    expect(toldInTurn('Samira va en silla de ruedas', 'y es la que ata cabos').at(-1)).toBe(
      'Samira era la que ataba cabos',
    )
  })

  test('that something is painted is not said of a mystery', () => {
    expect(
      toldInTurn('Un misterio en el faro de Punta Gris: está pintado a rayas verdes', 'y lleva veinte años apagado'),
    ).toEqual([null, null])
  })

  test('that is a race or a party is told where it happens', () => {
    expect(told('La carrera termina en la playa')?.text).toBe('la carrera terminó en la playa')
    expect(told('La fiesta se llena de globos')?.text).toBe('la fiesta se llenó de globos')
  })

  test('that they bit nobody is not known where the dog was not said to be meant', () => {
    expect(toldInTurn('Nora tiene miedo', 'no le mordió ni nada').at(-1)).toBeNull()
  })
})

test.each([
  ['El pobre estaba haciendo un avión de cartón', true],
  ['Los demás se ríen', true],
  ['Nora se tiene que esperar para tocarlo', true],
  ['Nora hace una tarta y quiere comerla', false],
  ['La otra niña se ríe', false],
  ['Nora duerme siempre con él', true],
  ['El favorito de Nora es el de limones', true],
])('%s leans on what was said before it: %p', (quote, leans) => {
  expect(told(quote)?.leans).toBe(leans)
})

test.each([
  ['His inhaler should have a name: Captain Whoosh', 'his inhaler had a name: Captain Whoosh'],
  ['The dog must find the bone', 'the dog found the bone'],
  ['She might be brave', null],
  ['She thinks she should go', null],
  ['Nobody should laugh at her', 'nobody laughed at her'],
])('what should be so in English is so in the story: %s', (quote, text) => {
  expect(readEnglishEvent(quote, 'Kofi', { verbs: verbs.english }).event?.text ?? null).toBe(text)
})

describe('of two things the other one first', () => {
  test.each([
    [
      'Que meta en la mochila una linterna de cuerda y un bocadillo de tortilla',
      'Nora metió en la mochila un bocadillo de tortilla y una linterna de cuerda',
    ],
    [
      'Que ella la repare con un hilo de su vestido rojo y una hebilla',
      'ella la reparó con una hebilla y un hilo de su vestido rojo',
    ],
    [
      'Que Hugo le aparte un plato de patatas para que nadie mezcle migas',
      'para que nadie mezclara migas, Hugo le apartó un plato de patatas',
    ],
  ])('%s', (quote, text) => expect(told(quote)?.text).toBe(text))

  test('and never of two who do something, or where one hangs on what goes on', () => {
    expect(told('Que riegue la planta de la abuela Rosa y la vecina se ría')?.text ?? '').not.toMatch(/y la planta/u)
    expect(told('Que cuente entre el rayo de la tormenta y el trueno hasta que se aleja')?.text ?? '').not.toMatch(
      /y el rayo/u,
    )
  })
})

describe('an English sentence said another way', () => {
  const read = (quote: string, before: string | null = null) =>
    readEnglishEvent(quote, 'Nora', { verbs: verbs.english, before }).event
  test.each([
    [
      'She runs the shop with her friend Jonah, whose puns are dreadful',
      'Nora ran the shop with Jonah, her friend, whose puns were dreadful',
    ],
    [
      'The thief turns out to be Mr Pickering, a jackdaw with one white feather',
      'the thief turned out to be Mr Pickering, who was a jackdaw with one white feather',
    ],
    [
      'Could he have a wobble at a match in the story, sit down, take two puffs with the spacer',
      'Nora had a wobble at a match, sat down, took two puffs with the spacer',
    ],
    ["He's run out of fish fingers", 'Nora had run out of fish fingers'],
    ['When Dad finds her he cries', 'when Dad found her he cried'],
  ])('%s', (quote, text) => expect(read(quote)?.text).toBe(text))

  test('where nobody does anything, or half of it is left unsaid, nothing is told', () => {
    expect(read('and let my granddaughter Bronte')).toBeNull()
    expect(read("not score himself, he's a brilliant passer")).toBeNull()
    expect(read('Last Saturday', 'she')).toBeNull()
    expect(read('She loses')?.leans).toBe(true)
  })

  test('two sentences with a comma between them are two', () => {
    const quote = 'They slide down the stairs on a tray, Dad comes in'
    expect(englishPartsOf({ quote, from: 0, to: quote.length }, verbs.english).map((part) => part.quote)).toHaveLength(
      2,
    )
    const whole = 'When it rains, Dad comes in'
    expect(
      englishPartsOf({ quote: whole, from: 0, to: whole.length }, verbs.english).map((part) => part.quote),
    ).toEqual([whole])
  })
})

describe('to whom something is done', () => {
  test('is said where the sentence before it was of somebody named', () => {
    expect(toldInTurn('Rita se acerca', 'Teo le tira una pelota').at(-1)).toBe('Teo le tiró a Rita una pelota')
    expect(toldInTurn('Nora tiene miedo', 'Mamá le canta bajito').at(-1)).toBe('mamá le cantó a Nora bajito')
  })

  test('stays the same', () => {
    const all = toldInTurn(
      'Nora lee despacio',
      'Su amiga Salma le graba un cuento',
      'La maestra Begoña le cuenta un secreto',
    )
    expect(all.at(-1)).toBe('la maestra Begoña le contó a Nora un secreto')
  })

  test('is not guessed: then the sentence leans on the one before it', () => {
    expect(toldInTurn('Su madre llora', 'Papá le da un beso').at(-1)).toBe('papá le dio un beso')
    expect(told('Rita le da un beso')?.leans).toBe(true)
    expect(told('Rita le da un beso a su madre')?.leans).toBe(false)
  })
})

describe('what belongs together stays together', () => {
  test('when the words are told in another order', () => {
    expect(orders('Nora comió los guisantes de uno en uno')).toEqual([])
    expect(orders('Nora bailó envuelta en una toalla')).toEqual([])
    expect(orders('Nora saludó a la casa cuarto por cuarto')).toEqual([])
    expect(orders('Nora comió los guisantes en la cocina')).toEqual(['en la cocina, Nora comió los guisantes'])
  })

  test('what did it is not what the hero was, and one thing not one of several', () => {
    expect(toldInTurn('A Nora le falta un zapato', 'fue la lavadora').at(-1)).toBeNull()
    expect(toldInTurn('Luego no encontraron el chupete', 'y está dentro de la zapatilla').at(-1)).toBeNull()
    expect(told('Le vuelve loca el camión de la basura')?.text).toBe('a Nora le encantaba el camión de la basura')
    expect(told('Escribe el tío Nando')).toBeNull()
  })
})
