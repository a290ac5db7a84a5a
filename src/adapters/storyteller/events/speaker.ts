import { foldName } from '../../../domain/text.ts'
import { wordsOf } from '../clauses.ts'
import type { Tongue } from '../format.ts'
import type { Named } from '../named.ts'
import type { Person } from '../people.ts'
import type { EnglishVerbs } from './english-verbs.ts'
import { bareWord } from './tokens.ts'
import type { Verbs } from './verbs.ts'

type Elder = 'parent' | 'grandparent' | 'uncle'
const ELDERS: readonly Elder[] = ['parent', 'grandparent', 'uncle']
const KIN: readonly (readonly [said: RegExp, kinds: readonly Elder[]])[] = [
  [
    /(?<!\p{L})(?:mis? (?:hij|niñ|peque)|mi (?:marido|mujer|espos)|my (?:son|daughter|kid|child|step|husband|wife))/iu,
    ['parent'],
  ],
  [/(?<!\p{L})(?:mis? niet|my grand(?:son|daughter|child))/iu, ['grandparent']],
  [/(?<!\p{L})(?:mis? sobrin|my (?:nephew|niece))/iu, ['uncle']],
]
/** How a character is spoken of by who is another: `con papá`, `su padre`. */
const SPOKEN_OF: Readonly<Record<'mother' | 'father', RegExp>> = {
  mother: /(?<!\p{L})(?:mam[aáiy]|su madre|mum(?:my)?|her mother|his mother)(?!\p{L})/iu,
  father: /(?<!\p{L})(?:pap[aáiy]|su padre|mi (?:marido|esposo)|dad(?:dy)?|her father|his father)(?!\p{L})/iu,
}

/** Who writes, where only one of the family can be: a parent says `yo le canto`, and the book says who sings. */
export function speakerOf(people: readonly Person[], text: string, tongue: Tongue): Named | null {
  const kinds = KIN.find(([said]) => said.test(text))?.[1] ?? ELDERS
  const [, self] =
    (tongue === 'es'
      ? /(?<!\p{L})[Ss]oy (?:la |el )?(?:\p{Ll}+ )?(\p{Lu}\p{L}+)/u
      : /(?<!\p{L})I'?a?m (\p{Lu}\p{L}+)/u
    ).exec(text) ?? []
  const own = self ? people.filter(({ name }) => foldName(name).split(' ').includes(foldName(self))) : people.slice(1)
  const might = own.filter(
    (one) =>
      one.presence === 'here' &&
      (one.kinds.has('adult') || one.kinds.has('elderly')) &&
      kinds.some((kind) => one.kinds.has(kind)) &&
      (self !== undefined || !isSpokenOf(one, text)),
  )
  const [only] = might
  return might.length === 1 && only ? only : null
}

function isSpokenOf({ name, kinds }: Person, text: string): boolean {
  const [said, called] = [wordsOf(text), wordsOf(name)]
  const isNamed = called.length > 0 && called.every((word) => said.includes(word))
  return isNamed || (['mother', 'father'] as const).some((kind) => kinds.has(kind) && SPOKEN_OF[kind].test(text))
}

const IRREGULAR: Readonly<Record<string, string>> = {
  soy: 'es',
  estoy: 'está',
  voy: 'va',
  doy: 'da',
  tengo: 'tiene',
  hago: 'hace',
  pongo: 'pone',
  digo: 'dice',
  salgo: 'sale',
  vengo: 'viene',
  traigo: 'trae',
  caigo: 'cae',
  oigo: 'oye',
  sé: 'sabe',
  he: 'ha',
  veo: 've',
  conozco: 'conoce',
  fui: 'fue',
  hice: 'hizo',
  dije: 'dijo',
  puse: 'puso',
  tuve: 'tuvo',
  vine: 'vino',
  di: 'dio',
  vi: 'vio',
  estuve: 'estuvo',
  pude: 'pudo',
  quise: 'quiso',
  supe: 'supo',
  traje: 'trajo',
}
const BETWEEN = '(?:siempre |nunca |ya |también |no |todav[ií]a )?(?:(?:se|le|les|lo|la|los|las) )*'

/** What who writes says of themselves, as the book tells it: `yo le canto` → `mamá le canta`. */
export function inThirdPerson(text: string, named: Named, hero: string, verbs: Verbs): string {
  const speaker = named.inside
  let isTheirs = false
  const us = (all: string) =>
    all.replace(/\p{L}+mos(?!\p{L})/gu, (word) => {
      const form = verbs.formOf(word.toLocaleLowerCase('es'), ['', ''], false)
      return form?.us ? form.verb.present[1] : word
    })
  const third = (word: string) => thirdOf(word, verbs)
  let told = text
  if (/(?<!\p{L})y yo(?!\p{L})|(?<!\p{L})yo y (?!\p{Ll}+o(?!\p{L}))/iu.test(told))
    told = us(told)
      .replace(/(?<!\p{L})(?:él|ella) y yo(?!\p{L})/iu, `${hero} y ${speaker}`)
      .replace(/(?<!\p{L})y yo(?!\p{L})/iu, `y ${speaker}`)
  const alone = new RegExp(`^((?:que |cuando )?)yo (${BETWEEN})(\\p{L}+)`, 'iu')
  told = told.replace(alone, (all, opening: string, between: string, word: string) => {
    const verb = third(word)
    if (!verb) return all
    isTheirs = true
    return `${opening}${speaker} ${between}${verb}`
  })
  const unsaid = /^((?:siempre |nunca |ya |también )?(?:se )?(?:le|les|lo|la) )(\p{L}+)(?!\p{L})/iu
  told = told.replace(unsaid, (all, between: string, word: string) => {
    const verb = third(word)
    if (!verb || verb === word) return all
    isTheirs = true
    return `${speaker} ${between.toLocaleLowerCase('es')}${verb}`
  })
  return told
    .replace(/(?<!\p{L})conmigo(?!\p{L})/giu, `con ${speaker}`)
    .replace(/(?<!\p{L})(a|para|de|por) mí(?!\p{L})/giu, (_, word: string) => `${word} ${speaker}`)
    .replace(/(?<!\p{L})me (\p{L}+)/giu, (all, word: string) => meOf(all, word, speaker, verbs))
    .replace(MINE, (all, mine: string, noun: string, more: string) =>
      RELATIVE.test(noun)
        ? all
        : isTheirs
          ? `su${mine.slice(2)} ${noun}${more}`
          : `${articleOf(noun, mine)} ${noun}${more} ${`de ${speaker}`.replace(/^de el /u, 'del ')}`,
    )
}

/** `mi casco viejo de la moto`: with what belongs to the noun. */
const MINE =
  /(?<!\p{L})(mis?) (\p{Ll}+)((?: (?:viej|nuev|roj|amarill|blanc|negr|morad|pequeñ)[oa]s?| (?:azul|verde|grande)s?| de (?:(?:la|los|las) )?(?!noche|día|tarde|mañana|verdad)\p{Ll}+)*)(?!\p{L})/giu

/** `me da la mano` → `le da a mamá la mano`. */
function meOf(all: string, word: string, speaker: string, verbs: Verbs): string {
  const form = verbs.formOf(word.toLocaleLowerCase('es'), ['me', ''], false)
  return form && !form.us ? `le ${word} a ${speaker}` : all
}

const RELATIVE =
  /^(?:hij|niñ|niet|sobrin|herman|padre|madre|pap|mam|marido|mujer|espos|abuel|suegr|cuñad|prim|t[íi][oa]|parej|jef|cielo|vida|amor)/iu

function thirdOf(raw: string, verbs: Verbs): string | null {
  const word = bareWord(raw)
  const known = (one: string) => verbs.formOf(one, ['', ''], false) !== null
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  if (/[^i]é$/u.test(word) && known(word.replace(/é$/u, 'ó'))) return word.replace(/é$/u, 'ó')
  if (/í$/u.test(word) && known(word.replace(/í$/u, 'ió'))) return word.replace(/í$/u, 'ió')
  if (word.endsWith('o')) return [word.replace(/o$/u, 'a'), word.replace(/o$/u, 'e')].find(known) ?? null
  // `que yo silbe`, `yo cantaba`: the same in both persons.
  const form = verbs.formOf(word, ['', ''], true)
  return form && !form.many && /^(?:wish|wished|lasting)$/u.test(form.mood) ? word : null
}

function articleOf(noun: string, mine: string): string {
  const isFeminine = /(?:[^m]a|ción|sión|dad|tad|tud)s?$/u.test(noun) && !/^(?:día|días|mapa|sofá)$/u.test(noun)
  return mine.toLocaleLowerCase('es') === 'mis' ? (isFeminine ? 'las' : 'los') : isFeminine ? 'la' : 'el'
}

/** `he and I plant the beans` → `Rory and Mum plant the beans`, `I wave` → `Mummy waves`. */
export function inThirdPersonEnglish(text: string, named: Named, hero: string, verbs: EnglishVerbs): string {
  const speaker = named.inside
  return text
    .replace(/(?<!\p{L})(?:he|she) and I(?!\p{L})/iu, `${hero} and ${speaker}`)
    .replace(/(?<!\p{L})and I(?!\p{L})/u, `and ${speaker}`)
    .replace(/(?<!\p{L})I (always |never |still |often )?([a-z]+)(?!['\p{L}])/u, (_, often = '', verb: string) => {
      const isBase = verbs.ofBase(verb) !== null && !MODAL.test(verb)
      return `${speaker} ${often}${isBase ? withS(verb) : verb}`
    })
    .replace(/(?<!\p{L})my(?!\p{L})/giu, named.feminine ? 'her' : 'his')
    .replace(/(?<!\p{L})me(?!\p{L})/gu, speaker)
}

const MODAL = /^(?:can|could|will|would|was|had|did)$/u

function withS(verb: string): string {
  if (/^(?:am)$/u.test(verb)) return 'is'
  if (verb === 'have') return 'has'
  if (/(?:sh|ch|ss|x|o)$/u.test(verb)) return `${verb}es`
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
