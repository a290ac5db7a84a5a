import type { Language, ReaderAge, Theme } from '../../../domain/vocabulary.ts'

type AgeCard = { readers: string; devices: string; refrain: boolean; examples: Record<Language, [string, string]> }

/** What an age wants of a story, and how it sounds. Numbers (words, sentences) come from READER_AGE_PROFILES. */
export const AGE_CARDS: Record<ReaderAge, AgeCard> = {
  '0-2': {
    readers: 'babies up to two, on a lap; an adult reads aloud and points at the picture',
    devices:
      'one idea a page; sounds and onomatopoeia; naming; a refrain; questions to answer with a finger ("¿Lo ves?"). A tiny story all the same: something is missing, is looked for, is found.',
    refrain: true,
    examples: {
      español: ['¡Plin! Una gota. ¿Dónde cae? En la nariz de PERS_1.', 'Toc, toc. ¿Quién es? PERS_2 asoma una oreja.'],
      inglés: ['Plip! A drop. Where does it fall? On PERS_1’s nose.', 'Knock, knock. Who is it? One ear peeps in.'],
    },
  },
  '2-4': {
    readers: 'two- and three-year-olds, read to by an adult',
    devices:
      'a refrain that comes back; sounds; small repetitions with one thing changed; questions; a problem as large as a lost shoe.',
    refrain: true,
    examples: {
      español: [
        'PERS_1 mira debajo de la cama. Nada. Mira detrás de la puerta. Nada. ¿Y ese ruido? ¡Cruc, cruc!',
        'El viento sopla y sopla. PERS_1 se agarra el gorro. «¡A mí no me lo quitas!»',
      ],
      inglés: [
        'PERS_1 looks under the bed. Nothing. Behind the door. Nothing. And that noise? Crunch, crunch!',
        'The wind blows and blows. PERS_1 holds on to the hat. “You can’t have this one!”',
      ],
    },
  },
  '4-6': {
    readers: 'four- and five-year-olds, read to by an adult, who want to hear it again tomorrow',
    devices:
      'short dialogue; a refrain that means a little more each time; something that builds up (tries, visitors, things lost); comic surprises; a brave small act.',
    refrain: true,
    examples: {
      español: [
        'La escalera tenía cien escalones. PERS_1 contó hasta siete y se sentó.\n—Mis piernas dicen que no —susurró.\n—¿Y tu nariz? —preguntó PERS_2—. Arriba huele a chocolate.',
        'Nadie había visto nunca un botón tan grande. Era rojo. Y debajo, muy pequeñito, ponía algo. PERS_1 se agachó para leerlo…',
      ],
      inglés: [
        'There were a hundred stairs. PERS_1 counted to seven and sat down.\n“My legs say no.”\n“And your nose?” asked PERS_2. “It smells of chocolate up there.”',
        'Nobody had ever seen so big a button. It was red. And under it, very small, there was some writing. PERS_1 bent down to read it…',
      ],
    },
  },
  '6-8': {
    readers: 'six- and seven-year-olds who begin to read by themselves',
    devices:
      'dialogue in a fifth of the text or more; clear chapters that end on a hook; clues; humour of situations; something that goes otherwise than planned.',
    refrain: false,
    examples: {
      español: [
        'El mapa estaba mojado y casi no se leía nada. PERS_1 lo puso al sol, sobre una piedra.\n—Hay que esperar —dijo.\n—Yo no sé esperar —contestó PERS_2, y dio tres vueltas a la piedra.\nEntonces apareció una línea. Una línea azul que antes no estaba.',
        'La puerta no tenía llave. Tampoco tenía pomo. Tenía, eso sí, una boca dibujada, y la boca bostezó.',
      ],
      inglés: [
        'The map was wet and hard to read. PERS_1 laid it on a stone in the sun.\n“We have to wait.”\n“I don’t know how to wait,” said PERS_2, and ran three times round the stone.\nThen a line came up. A blue line that had not been there before.',
        'The door had no key. It had no handle. What it had was a painted mouth, and the mouth yawned.',
      ],
    },
  },
  '8-10': {
    readers: 'eight- and nine-year-olds who read alone and smell a lesson from afar',
    devices:
      'humour with a straight face; an inner conflict beside the outer one; a small subplot; dialogue that hides what people feel; clues that pay off.',
    refrain: false,
    examples: {
      español: [
        'A PERS_1 le gustaban tres cosas: el silencio, las tuercas y que nadie tocara sus tuercas. Por eso, cuando oyó un tintineo en el taller, supo que el día acababa de estropearse.\n—Solo estaba mirando —dijo PERS_2, con las manos llenas.',
        'El puente crujió una vez. PERS_1 se quedó quieta. El puente crujió otra vez, y eso que nadie se había movido.',
      ],
      inglés: [
        'PERS_1 liked three things: silence, bolts, and nobody touching those bolts. So a clink in the workshop meant that the day had just gone wrong.\n“I was only looking,” said PERS_2, with both hands full.',
        'The bridge creaked once. PERS_1 stood still. The bridge creaked again, and nobody had moved.',
      ],
    },
  },
  '10+': {
    readers: 'readers of ten and more',
    devices:
      'an inner voice; irony; a choice that costs something; secondary characters who want things of their own; endings of chapters that change what we thought we knew.',
    refrain: false,
    examples: {
      español: [
        'Había dos maneras de contarlo. En la primera, PERS_1 había cruzado el lago para salvar el faro. En la segunda, que era la verdadera, había cruzado el lago porque le daba miedo volver a casa sin haberlo intentado.',
        '—No hace falta que vengas —dijo PERS_2.\nLo dijo mirando al suelo, así que PERS_1 cogió el abrigo.',
      ],
      inglés: [
        'There were two ways of telling it. In the first, PERS_1 had crossed the lake to save the lighthouse. In the second, which was the true one, PERS_1 had crossed it out of fear of going home without having tried.',
        '“You don’t have to come,” said PERS_2.\nIt was said to the floor, so PERS_1 took the coat.',
      ],
    },
  },
}

export const LANGUAGE_CARDS: Record<Language, string> = {
  español:
    'Spanish of Spain (tú, vosotros; no voseo, no calques from English), one tense throughout: the past (indefinido and imperfecto), or the present for the youngest. Dialogue opens with a raya glued to its word, and an aside goes between rayas: —Ven —dijo—. Rápido. Quotations and thoughts in « ». Always open ¿ and ¡.',
  inglés:
    'British English, one tense throughout: the past, or the present for the youngest. Dialogue in curly double quotes “ ”, apostrophes curly ’. Nothing that sounds translated.',
}

export const THEME_CARDS: Record<Theme, string> = {
  misterioso: 'a mystery: something odd, clues, a harmless and surprising explanation',
  divertido: 'funny: one absurd premise taken seriously, and it gets worse',
  fantasia: 'fantasy: one kind of magic with one clear rule and a price',
  profesiones: 'a trade: how a real job is done, its tools, its pride, its small disasters',
  'ciencia ficcion': 'science fiction: one invention or world that raises one question',
  valores: 'a value, lived: a choice that is hard and is made',
  aventura: 'adventure: a journey with a goal, obstacles, a map in the head',
  aprendizaje: 'learning: something that cannot be done on page one and can on the last, by trying',
  naturaleza: 'nature: real plants, animals, seasons, looked at closely',
  animales: 'animals: each kind with its real ways, and a friendship across them',
  familiar: 'family: everyday life at home, a small thing that matters',
  navidad: 'Christmas: waiting, giving, winter light; no brand names',
  princesas: 'princesses who act: court, castle, and a problem that manners do not solve',
  vehiculos: 'vehicles: engines, routes, loads, sounds; a delivery that must arrive',
}
