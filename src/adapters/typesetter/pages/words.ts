import type { Story } from '../../../domain/story.ts'
import type { Language } from '../../../domain/vocabulary.ts'

/** The words that every book bears, whatever its story. */
export type FixedWords = {
  with: (names: string) => string
  and: string
  exLibris: string
  cast: string
  remembered: (names: string) => string
  chapter: (number: number) => string
  theEnd: string
  farewell: string
  dedication: string
  titlePage: string
  frontCover: string
  backCover: string
  activities: string
  colophon: string
  drawFavourite: { title: string; text: string }
  sequence: { title: string; text: string }
  maze: { title: string; text: (hero: string) => string; alone: string }
  details: { title: string; text: string; chapter: string }
  colourBird: { title: string; text: string }
  findBird: { title: string; text: string }
  log: { title: string; text: string; lines: readonly string[] }
  newCharacter: { title: string; text: string; name: string }
  imprint: string
  edition: (year: number, month: number, day: number) => string
  madeFor: (age: string) => string
  story: Record<Story['writer'], string>
  pictures: Record<'offline' | 'model' | 'both', string>
  ideas: string
  fonts: (names: string) => string
}

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const MONTHS_EN = 'January February March April May June July August September October November December'.split(' ')

export const FIXED_WORDS: Record<Language, FixedWords> = {
  español: {
    with: (names) => `Con ${names}`,
    and: 'y',
    exLibris: 'Este libro es de',
    cast: 'Los personajes',
    remembered: (names) => `En el recuerdo: ${names}`,
    chapter: (number) => `Capítulo ${number}`,
    theEnd: 'FIN',
    farewell: 'Y colorín, colorado, este cuento se ha acabado.',
    dedication: 'Dedicatoria',
    titlePage: 'Portada interior',
    frontCover: 'Cubierta',
    backCover: 'Contracubierta',
    activities: 'Para jugar',
    colophon: 'Colofón',
    drawFavourite: { title: 'Dibuja tu parte favorita', text: '¿Qué momento del cuento te ha gustado más?' },
    sequence: { title: '¿Qué pasó primero?', text: 'Escribe un número en cada círculo para ordenar el cuento.' },
    maze: {
      title: '¡Qué lío de caminos!',
      text: (hero) => `Ayuda a ${hero} a llegar hasta la estrella.`,
      alone: 'Encuentra el camino hasta la estrella.',
    },
    details: {
      title: '¿Lo has visto?',
      text: 'Estos trocitos se han escapado de los dibujos. ¿De qué capítulo son?',
      chapter: 'Capítulo',
    },
    findBird: {
      title: '¿Dónde está Colorín?',
      text: 'Se ha escondido en las ilustraciones. Pinta una pluma cada vez que lo encuentres.',
    },
    colourBird: { title: 'Colorea a Colorín', text: 'El jilguero que termina todos los cuentos espera tus colores.' },
    log: {
      title: 'Nuestro diario de lectura',
      text: 'Para recordarlo cuando pasen los años.',
      lines: ['Lo leímos el día', 'Lo leímos en', 'Lo leyó en voz alta', 'Nos reímos mucho cuando'],
    },
    newCharacter: {
      title: 'Inventa otro personaje',
      text: '¿Quién podría salir en la próxima aventura? Dibújalo aquí.',
      name: 'Se llama',
    },
    imprint: 'Colorín',
    edition: (year, month, day) => `Edición única, hecha el ${day} de ${MONTHS[month - 1] ?? ''} de ${year}.`,
    madeFor: (age) =>
      age === '10+' ? 'Para lectores de 10 años o más.' : `Para lectores de ${age.replace('-', ' a ')} años.`,
    story: {
      offline:
        'La historia la ha compuesto el cuentista automático de Colorín, sin inteligencia artificial generativa.',
      model: 'La historia se ha escrito con inteligencia artificial.',
      both: 'La historia se ha escrito con inteligencia artificial y, en parte, con el cuentista automático de Colorín.',
    },
    pictures: {
      offline:
        'Las ilustraciones las ha recortado y pegado el dibujante automático de Colorín, sin inteligencia artificial generativa.',
      model: 'Las ilustraciones se han creado con inteligencia artificial.',
      both: 'Las ilustraciones se han creado con inteligencia artificial y, algunas, con el dibujante automático de Colorín.',
    },
    ideas: 'Los personajes, los lugares y la idea son de quien encargó este libro.',
    fonts: (names) => `Compuesto con los tipos ${names}, de licencia abierta (SIL OFL).`,
  },
  inglés: {
    with: (names) => `With ${names}`,
    and: 'and',
    exLibris: 'This book belongs to',
    cast: 'Meet the characters',
    remembered: (names) => `In loving memory: ${names}`,
    chapter: (number) => `Chapter ${number}`,
    theEnd: 'The End',
    farewell: 'Snip, snap, snout, this tale is told out.',
    dedication: 'Dedication',
    titlePage: 'Title page',
    frontCover: 'Front cover',
    backCover: 'Back cover',
    activities: 'Play time',
    colophon: 'Colophon',
    drawFavourite: { title: 'Draw your favourite part', text: 'Which moment of the story did you like best?' },
    sequence: { title: 'What happened first?', text: 'Write a number in each circle to put the story in order.' },
    maze: {
      title: 'What a muddle of paths!',
      text: (hero) => `Help ${hero} to reach the star.`,
      alone: 'Find the way to the star.',
    },
    details: {
      title: 'Did you spot it?',
      text: 'These bits have slipped out of the pictures. Which chapter are they from?',
      chapter: 'Chapter',
    },
    findBird: {
      title: 'Where is Colorín?',
      text: 'The goldfinch hides in the pictures. Colour a feather each time you find him.',
    },
    colourBird: {
      title: 'Colour the goldfinch',
      text: 'Colorín sings at the end of every story. Which colours today?',
    },
    log: {
      title: 'Our reading diary',
      text: 'To look back on, years from now.',
      lines: ['We read it on', 'We read it at', 'Read aloud by', 'We laughed a lot when'],
    },
    newCharacter: {
      title: 'Invent a new character',
      text: 'Who could join the next adventure? Draw them here.',
      name: 'Name',
    },
    imprint: 'Colorín',
    edition: (year, month, day) => `An edition of one, made on ${day} ${MONTHS_EN[month - 1] ?? ''} ${year}.`,
    madeFor: (age) =>
      age === '10+' ? 'For readers aged 10 and over.' : `For readers aged ${age.replace('-', ' to ')}.`,
    story: {
      offline:
        'The story was put together by Colorín’s automatic storyteller, without generative artificial intelligence.',
      model: 'The story was written with artificial intelligence.',
      both: 'The story was written with artificial intelligence and, in part, by Colorín’s automatic storyteller.',
    },
    pictures: {
      offline:
        'The pictures were cut and pasted by Colorín’s automatic illustrator, without generative artificial intelligence.',
      model: 'The pictures were created with artificial intelligence.',
      both: 'The pictures were created with artificial intelligence and, some of them, by Colorín’s automatic illustrator.',
    },
    ideas: 'The characters, the places and the idea are those of the person who ordered this book.',
    fonts: (names) => `Set in ${names}, typefaces with an open licence (SIL OFL).`,
  },
}

/** `Lucía, Chispa y Abuela Carmen`; Spanish "y" becomes "e" before an i. */
export function listOfNames(names: readonly string[], { and }: FixedWords): string {
  const last = names.at(-1)
  if (last === undefined) return ''
  const before = names.slice(0, -1)
  const joined = and === 'y' && /^h?[ií](?![aeo])/iu.test(last) ? 'e' : and
  return before.length === 0 ? last : `${before.join(', ')} ${joined} ${last}`
}
