import type { Fault } from './faults.ts'

type Ask = { system: string; user: string; repairing: boolean }

const WORDS = {
  es: {
    verbs: ['mira', 'busca', 'toca', 'sigue', 'pinta', 'lleva', 've', 'oye', 'cuida', 'guarda'],
    things: [
      'la luna',
      'el mapa',
      'la rama',
      'el tren',
      'la nube',
      'el pan',
      'la caja',
      'el nido',
      'la vela',
      'el gato',
    ],
    title: ['El mapa y la luna', 'Una rama de pan', 'La caja del nido', 'El tren de la noche', 'La vela y el gato'],
  },
  en: {
    verbs: ['sees', 'finds', 'holds', 'paints', 'follows', 'hears', 'keeps', 'takes', 'likes', 'opens'],
    things: [
      'the moon',
      'the map',
      'the tree',
      'the train',
      'the cloud',
      'the bread',
      'the box',
      'the nest',
      'the cat',
      'the hat',
    ],
    title: ['The map and the moon', 'A tree of bread', 'The box in the nest', 'The night train', 'The cat and the hat'],
  },
}

/** Longer than what may be said twice. */
const REPEATED = {
  es: 'Nadie en toda la casa sabía dónde estaba el gato.',
  en: 'Nobody in the whole house knew where the cat was.',
}

/** The plan that a well-behaved model would give: it reads what it is asked, as a model would. */
export function planAnswer({ system, user }: Ask): unknown {
  const words = WORDS[languageOf(system)]
  const data = JSON.parse(between(user, '<datos_usuario>', '</datos_usuario>'))
  const people = whoAct(data.people)
  const places: string[] = (data.places ?? []).map(({ id }: { id: string }) => id)
  const count = Number(/- (\d+) chapters? of/u.exec(user)?.[1] ?? 1)
  const spanish = words === WORDS.es
  const most = Number(/at most (\d+) people/u.exec(user)?.[1] ?? people.length)
  const wishes: { number: number; kind: string }[] = data.wishes ?? []
  return {
    ...(user.includes('- premises:') && {
      premises: Array.from({ length: 5 }, (_, at) => ({ engine: `engine ${at + 1}`, idea: 'They look for a map.' })),
      choice: { premise: 2, because: 'it has room for all of them' },
    }),
    ...(wishes.length > 0 && {
      wishes: wishes.map(({ number, kind }) => ({
        number,
        chapter: kind === 'avoid' ? 0 : ((number - 1) % count) + 1,
        event: 'They find it behind the door.',
      })),
    }),
    theme_object: 'the map',
    moral_action: 'asks for help',
    bible: people.map((id) => ({ id, want: 'to get home', trait: 'curious', habit: 'hums' })),
    refrain: user.includes('refrain: null')
      ? null
      : spanish
        ? '¡Vamos, vamos, que la luna espera!'
        : 'Come along, come along, the moon is waiting!',
    chapters: Array.from({ length: count }, (_, index) => ({
      title: `${words.title[index % 5]}${index >= 5 ? (spanish ? ' y más' : ' and more') : ''}`,
      goal: 'find the map',
      events: ['They set out.', 'They look for the map.', 'They find half of it.'],
      page_turn: 'A noise behind the door.',
      place: places[index % Math.max(1, places.length)] ?? null,
      visible: Array.from({ length: most }, (_, seat) => people[(index * most + seat) % people.length]),
    })),
    closing: spanish ? 'Y la luna, por fin, supo esperar.' : 'And the moon, at last, knew how to wait.',
    blurb: spanish
      ? 'Un mapa, una luna y una noche muy larga. ¿Quién llega primero?'
      : 'A map, a moon and a very long night. Who will be first?',
    figures: [
      {
        // Whose he is stands in his name: it is no name that may leave.
        ...{
          name: spanish ? `el cartero de ${people[0]}` : `the postman of ${people[0]}`,
          as: 'an old postman with a white moustache',
        },
        ...{ kind: 'man', age: 'elderly', colour: null, skin: 'tan', hair: 'white' },
        clothes: [{ type: 'trenchcoat', colour: 'blue' }],
      },
    ],
    theme_object_looks: 'a yellowed map with a red star on it',
    ...(places.length > 0 && { place_looks: places.map((id) => ({ id, looks: 'low hills, a crooked fence' })) }),
  }
}

type Person = { id: string; facts?: string[] }

/** Ids of those who may: it does as their facts say. */
function whoAct(people: Person[]): string[] {
  return people.filter(({ facts = [] }) => !/has died|not born|is far away/u.test(facts.join())).map(({ id }) => id)
}

/** Scenes of a well-behaved art director: on each page that wants a picture, those of whom its chapter speaks. */
export function directionAnswer({ user }: Ask, fault: Fault | null): unknown {
  const data = JSON.parse(between(user, '<datos_usuario>', '</datos_usuario>'))
  const spanish = user.includes('Spanish of Spain')
  const people = whoAct(data.people)
  const place: string | null = data.places?.[0]?.id ?? null
  const pages: { chapter: number; page: number; picture?: boolean; text: string }[] = data.pages
  const spokenOf = (chapter: number) => {
    const told = pages.filter((one) => one.chapter === chapter).map(({ text }) => text)
    return people.filter((id) => new RegExp(`${id}(?!\\d)`, 'u').test(told.join(' ')))
  }
  const wanted = pages.filter(({ picture }) => picture)
  const shown = fault === 'half-directed' ? wanted.slice(1) : wanted
  const hasFigures = (data.figures ?? []).length > 0
  const directed = (who: string[], alt: string, at: number) => ({
    adds: 'A bird watches from the roof.',
    ...scene(who, place, alt),
    is_memory: false,
    ...{ staging: ['group', 'near', 'far'][at % 3], shows_theme_object: at % 2 === 0 },
    ...(hasFigures && { figures: at === 0 && who.length < 4 ? [{ id: 'FIG_1', ...STANDS }] : [] }),
  })
  return {
    pages: shown.map(({ chapter, page }, at) => {
      const alt = spanish
        ? `Se ve la luna en la escena ${page} del capítulo ${chapter}.`
        : `The moon is seen in scene ${page} of chapter ${chapter}.`
      const who = fault === 'absent-people' ? [...people].reverse() : spokenOf(chapter)
      const asked = directed(who, alt, at)
      if (fault === 'odd-words')
        return {
          chapter,
          page,
          scene: {
            ...asked,
            props: ['candlestick', 'map'],
            ...(at === 0 && { staging: 'sideways' }),
            alt: `${alt} LUGAR_9 FIG_7 {x}`,
          },
        }
      if (fault === 'crowded') {
        const all = people.map((id) => ({ id, ...STANDS, shown_on: null }))
        return { chapter, page, scene: { ...asked, cast: all, action: `${people.join(', ')} dance.` } }
      }
      return { chapter, page, scene: asked }
    }),
    ...(user.includes('And the two covers') && covers()),
  }
  function covers() {
    return {
      front_cover: directed(
        people,
        spanish ? 'Todos miran la luna desde la colina.' : 'They all look at the moon from the hill.',
        1,
      ),
      back_cover: directed(
        [],
        spanish ? 'La luna brilla sobre el camino vacío.' : 'The moon shines on the empty road.',
        2,
      ),
    }
  }
}

/** All chapters of a short book, each as if it were asked for alone. */
export function proseAnswer({ system, user, repairing }: Ask, fault: Fault | null): unknown {
  const measures = user.slice(user.lastIndexOf('- In each chapter'), user.search(/^Chapter 1, title/mu))
  const asked = user.slice(user.search(/^Chapter 1, title/mu)).split(/^(?=Chapter \d+, title)/mu)
  const before = user.slice(0, user.lastIndexOf('</datos_usuario>') + '</datos_usuario>'.length)
  const chapters = asked.map((chapter, index) => {
    const title = /title: (.*)$/mu.exec(chapter)?.[1]
    const alone = `${before}\nWrite chapter ${index + 1}\n- Title: ${title}\n${measures}\n${chapter}`
    return chapterAnswer({ system, user: alone, repairing }, fault)
  })
  return { chapters }
}

export function chapterAnswer({ system, user, repairing }: Ask, fault: Fault | null): unknown {
  const language = languageOf(system)
  const told = fault === 'wrong-language' ? (language === 'es' ? 'en' : 'es') : language
  const { verbs, things } = WORDS[told]
  const task = user.slice(user.lastIndexOf('Write chapter'))
  const number = Number(/Write chapter (\d+)/u.exec(task)?.[1])
  const budgets = [...task.matchAll(/page \d+: (\d+)/gu)].map(([, words]) => Number(words))
  const words = Number(/close to (\d+) words/u.exec(task)?.[1])
  const people = [...(/appears by id: (.*)\./u.exec(task)?.[1] ?? '').matchAll(/PERS_\d+/gu)].map(([id]) => id)
  const longNames = [...task.matchAll(/(PERS_\d+) as (\d+)/gu)].map(([, id, count]) => [id, Number(count) - 1] as const)
  const extra = new Map<string | undefined, number>(longNames)
  const told_people = fault === 'missing-character' && !repairing ? people.slice(1) : people
  const refrain = /word for word: (.*)$/mu.exec(task)?.[1]
  let sentence = number * 7
  const pages = budgets.map((budget, page) => {
    const target = fault === 'too-long' && !repairing ? budget * 2 : Math.min(budget, Math.ceil(words / budgets.length))
    const lines: string[] = []
    let count = 0
    if (refrain && page === budgets.length - 1 && refrain.split(/\s+/u).length <= target) {
      lines.push(refrain)
      count += refrain.split(/\s+/u).length
    }
    for (;;) {
      const who = told_people[sentence % Math.max(1, told_people.length)] ?? (told === 'es' ? 'Nadie' : 'Nobody')
      const length = 4 + (extra.get(who) ?? 0)
      if (count + length > target) break
      lines.push(`${who} ${verbs[sentence % 10]} ${things[(sentence + Math.floor(sentence / 10)) % 10]}.`)
      sentence += 1
      count += length
    }
    if (fault === 'attacker-text') lines.push('<script>alert(1)</script> https://evil.example/x |||')
    if (fault === 'repeats-itself' && page === 0) lines.splice(0, 3, REPEATED[told])
    const planted = page === 0 ? plantedIn(fault, { user, number, people, spanish: told === 'es' }) : null
    if (planted) lines.splice(0, 2, planted)
    return { paragraphs: [lines.join(' ')] }
  })
  return { title: /- Title: (.*)$/mu.exec(task)?.[1] ?? 'Sin título', pages }
}

type Planted = { user: string; number: number; people: string[]; spanish: boolean }

/** What an author writes who has forgotten what is so. */
function plantedIn(fault: Fault | null, { user, number, people: [first = 'Nadie'], spanish }: Planted): string | null {
  if (fault === 'revives') {
    const { people } = JSON.parse(between(user, '<datos_usuario>', '</datos_usuario>'))
    const gone = people.find(({ facts = [] }: Person) => facts.join().includes('has died'))?.id
    return gone ? (spanish ? `—Ya estoy aquí —dijo ${gone}.` : `“Here I am,” said ${gone}.`) : null
  }
  if (fault === 'changes-eyes') return spanish ? `${first} abrió sus ojos azules.` : `${first} opened both blue eyes.`
  if (fault === 'contradicts' && number === 2) return spanish ? 'El mapa se quemó entero.' : 'The map burned down.'
  if (fault === 'contradicts' && number === 4) return spanish ? `${first} sacó el mapa.` : `${first} took the map out.`
  return null
}

/** Content with what it reads, or with something to say of the first sentence and of one that there is not. */
export function editingAnswer({ user }: Ask, fault: Fault | null): unknown {
  if (fault === 'keen-editor') {
    const { sentences } = JSON.parse(between(user, '<datos_usuario>', '</datos_usuario>'))
    const of = (words: RegExp) => sentences.find(({ text }: { text: string }) => words.test(text))
    const untrue = of(/se quemó entero|burned down/u) && of(/sacó el mapa|took the map out/u)
    const change = 'The map has burned in chapter 2: nobody has it any more.'
    return { remarks: untrue ? [{ sentence: untrue.number, problem: 'contradicts chapter 2', change }] : [] }
  }
  const remarks = [1, 9999].map((sentence) => ({ sentence, problem: 'dull', change: 'Somebody has to be surprised.' }))
  return { remarks: fault === 'sharp-editor' ? remarks : [] }
}

/** Content, or with more to say than is asked for: of one picture twice, and of two that there are not. */
export function lookOverAnswer(fault: Fault | null): unknown {
  const redraw = [2, 9999, 0, 2, 1, 4, 3].map((number) => ({ number, reason: number === 1 ? 'repeat' : 'unlike' }))
  return { redraw: fault === 'sharp-eye' ? redraw : [] }
}

/** An honest reader: told is what has all its longer words in one sentence. */
export function readingAnswer({ user, repairing }: Ask, fault: Fault | null): unknown {
  const { wishes = [], sentences } = JSON.parse(between(user, '<datos_usuario>', '</datos_usuario>'))
  // What was cleaned away to nothing is not even there.
  const wordsOf = (text = ''): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]{5,}/gu) ?? []
  const found = (asked: string): number[] =>
    sentences.flatMap(({ number, text }: { number: number; text: string }) =>
      wordsOf(asked).length > 0 && wordsOf(asked).every((word) => wordsOf(text).includes(word)) ? [number] : [],
    )
  // Numbers of no sentence, as sure of itself as ever.
  if (fault === 'unknown-numbers' && !repairing)
    return { wishes: wishes.map(({ number }: { number: number }) => ({ number, told: true, sentences: [9999] })) }
  return {
    wishes: wishes.map(({ number, asked }: { number: number; asked: string }) => {
      const told = found(asked).slice(0, 3)
      return { number, told: told.length > 0, sentences: told }
    }),
  }
}

/** The page again, of the same people and at most as long, and never in the same words. */
export function rewriteAnswer({ system, user, repairing }: Ask, fault: Fault | null): unknown {
  const language = languageOf(system)
  const told = fault === 'wrong-language' ? (language === 'es' ? 'en' : 'es') : language
  const { verbs, things } = WORDS[told]
  const { page } = JSON.parse(between(user, '<datos_usuario>', '</datos_usuario>'))
  const people = `${page.text} ${page.wish}`.match(/PERS_\d+/gu) ?? [told === 'es' ? 'Nadie' : 'Nobody']
  const budget = Number(/At most (\d+) words/u.exec(user)?.[1])
  const target = fault === 'too-long' && !repairing ? budget * 2 : budget
  const lines = Array.from({ length: Math.floor(target / 4) }, (_, at) => {
    const verb = verbs[(at * 3 + 1) % verbs.length]
    return `${people[at % people.length]} ${verb} ${things[(at * 7 + 2) % things.length]}.`
  })
  if (fault === 'attacker-text') lines.push('<script>alert(1)</script> https://evil.example/x |||')
  if (fault === 'does-as-asked') lines.splice(0, 3, `${page.wish.replace(/\.$/u, '')}.`)
  return { paragraphs: [lines.join(' ')] }
}

const STANDS = { pose: 'stand', mood: 'happy', holding: null }

function scene(people: string[], place: string | null, alt: string) {
  return {
    cast: people.slice(0, 4).map((id) => ({ id, ...STANDS, shown_on: null })),
    interaction: null,
    setting: 'meadow',
    place,
    time: 'day',
    weather: 'clear',
    shot: 'wide',
    props: ['map'],
    action: `${people.slice(0, 4).join(' and ') || 'Nobody'} under the moon.`,
    alt,
  }
}

function languageOf(system: string): 'es' | 'en' {
  return system.includes('Spanish of Spain') ? 'es' : 'en'
}

function between(text: string, start: string, end: string): string {
  return text.slice(text.lastIndexOf(start) + start.length, text.lastIndexOf(end))
}
