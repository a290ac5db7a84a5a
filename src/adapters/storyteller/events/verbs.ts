import { z } from 'zod'
import { foldName } from '../../../domain/text.ts'
import { type Conjugated, conjugate, VERB_CLASSES, type VerbClass } from './conjugate.ts'
import { EnglishVerbLists, EnglishVerbs } from './english-verbs.ts'

const list = z.string().transform((words) => words.split(/\s+/u).filter(Boolean))

/** `stories/verbs.yaml`. */
export const VerbLists = z.strictObject({
  ...(Object.fromEntries(VERB_CLASSES.map((name) => [name, list])) as Record<VerbClass, typeof list>),
  /** Told in the imperfect. */
  lasting: list,
  /** What goes wrong. */
  trouble: list,
  /** What makes it good again. */
  peace: list,
  /** Written like a verb and none. */
  never: list,
  /** No verb after an article. */
  both: list,
  /** The same said another way. */
  turns: z.array(z.tuple([z.string(), z.string()])),
  english: EnglishVerbLists,
})
export type VerbLists = z.infer<typeof VerbLists>

export type Mood = 'present' | 'wish' | 'past' | 'lasting' | 'wished' | 'future'
/** A form as a parent writes it. `us`: of the family. */
export type VerbForm = { verb: Conjugated; mood: Mood; many: boolean; us: boolean }

/** `comían` → `comíamos`, `iban` → `íbamos`. */
function ofUs(lasting: string): string {
  if (lasting.endsWith('ían')) return lasting.replace(/ían$/u, 'íamos')
  if (lasting === 'iban' || lasting === 'eran')
    return lasting.replace(/^i/u, 'í').replace(/^e/u, 'é').replace(/n$/u, 'mos')
  return lasting.replace(/aban$/u, 'ábamos')
}

/** A noun follows, whatever it is. */
const BEFORE_NOUN =
  /^(?:un|una|unos|unas|su|sus|mi|mis|tu|tus|de|del|al|en|con|por|para|sin|cada|a|desde|gran|primer|chau|chao|adi[oó]s|hola)$/u
/** A noun may follow; without their accents `él`, `éste` are written so too. */
const ARTICLE = /^(?:el|la|los|las|ese|esa|este|esta|otr[oa]s?|much[oa]s?|primer[ao]?|dos|tres)$/u
const PRONOUN = /^(?:se|me|te|le|les|no|ya|que)$/u

/** The verbs that can be told, by every form in which a parent may write them. */
export class Verbs {
  readonly turns: VerbLists['turns']
  readonly #forms = new Map<string, VerbForm[]>()
  readonly #byEar = new Map<string, VerbForm[]>()
  /** Those in -o, which without their accent are nouns more often: `el olvido`, `se le olvidó`. */
  readonly #inO = new Map<string, VerbForm[]>()
  readonly #infinitives = new Map<string, Conjugated>()
  readonly #participles = new Map<string, Conjugated>()
  readonly #lasting: ReadonlySet<string>
  readonly #trouble: ReadonlySet<string>
  readonly #peace: ReadonlySet<string>
  readonly #never: ReadonlySet<string>
  readonly #both: ReadonlySet<string>

  readonly #lists: VerbLists
  #english: EnglishVerbs | null = null

  constructor(lists: VerbLists) {
    this.#lists = lists
    this.turns = lists.turns
    this.#lasting = new Set(lists.lasting)
    this.#trouble = new Set(lists.trouble)
    this.#peace = new Set(lists.peace)
    this.#never = new Set(lists.never)
    this.#both = new Set(lists.both)
  }

  get english(): EnglishVerbs {
    this.#english ??= new EnglishVerbs(this.#lists.english)
    return this.#english
  }

  /** Twenty milliseconds, which a book of which nothing is told in verbs does without. */
  #learnAll(): void {
    if (this.#infinitives.size > 0) return
    for (const kind of VERB_CLASSES)
      for (const infinitive of this.#lists[kind]) this.#learn(conjugate(infinitive, kind))
  }

  #learn(verb: Conjugated): void {
    this.#infinitives.set(foldName(verb.infinitive), verb)
    this.#participles.set(verb.participle, verb)
    const add = (form: string, mood: Mood, many: boolean, us = false) => {
      const known = { verb, mood, many, us }
      put(this.#forms, form, known)
      // `rompio`, `esta`: as phones write it; short words mean too much without their accent: `Vera` is no `verá`.
      const bare = foldName(form)
      if (bare === form) return
      // `lleno`, `beso` are not `llenó`, `besó`.
      // `refugio`, `cambio` are not `refugió`, `cambió`, but `rompio` is.
      const isInO = bare.endsWith('o') && (!bare.endsWith('io') || verb.infinitive.endsWith('iar'))
      if (isInO && form.endsWith('ó')) put(this.#inO, bare, known)
      if (bare.length > 4 && !isInO) put(this.#byEar, bare, known)
    }
    for (const mood of ['present', 'wish', 'past', 'lasting', 'wished'] as const) {
      add(verb[mood][0], mood, false)
      add(verb[mood][1], mood, true)
    }
    add(verb.presentUs, 'present', true, true)
    add(verb.wishUs, 'wish', true, true)
    // `nos fuimos`, `íbamos`: a family that tells what was.
    add(
      verb.past[1].replace(/(?:aron|i?eron)$/u, (ending) => (ending === 'aron' ? 'amos' : 'imos')),
      'past',
      true,
      true,
    )
    add(ofUs(verb.lasting[1]), 'lasting', true, true)
    // `hiciéramos`
    add(
      verb.wished[0].replace(/([ae])ra$/u, (_, vowel: string) => `${vowel === 'a' ? 'á' : 'é'}ramos`),
      'wished',
      true,
      true,
    )
    add(`${verb.infinitive}á`, 'future', false)
    add(`${verb.infinitive}án`, 'future', true)
    add(`${verb.infinitive}emos`, 'future', true, true)
  }

  /**
   * Null where the word is none, or where the words before it make it a noun.
   * @param before the word before it, and the one before that
   * @param isWish whether the parent wishes it: `sienta` is of `sentir` there, of `sentar` elsewhere
   */
  formOf(word: string, before: readonly [string, string], isWish: boolean): VerbForm | null {
    this.#learnAll()
    // `se para a mirar`, `Carla para un penalti`
    if (word === 'para' && before[0] === 'se')
      return this.#forms.get('para')?.find(({ mood }) => mood === 'present') ?? null
    if (word === 'hay') return this.#forms.get('ha')?.[0] ?? null
    // `ella se parte de risa`
    if (word === 'parte' && before[0] === 'se') return this.#forms.get('parte')?.[0] ?? null
    // `la planta baja`, `en voz baja`
    if (word === 'baja' && /^(?:planta|voz|clase|parte|marea|casa)$/u.test(before[0])) return null
    if (this.#never.has(word) || BEFORE_NOUN.test(before[0])) return null
    if (ARTICLE.test(before[0]) && this.#both.has(word) && !PRONOUN.test(before[1])) return null
    if (word === 'crea' && isWish)
      return this.#forms.get('crea')?.find(({ verb }) => verb.infinitive === 'creer') ?? null
    const inO = /^(?:se|le|lo|la|les)$/u.test(before[0]) ? this.#inO.get(word) : undefined
    const known = this.#forms.get(word) ?? this.#byEar.get(word) ?? inO ?? []
    const order: readonly Mood[] = isWish ? ['wish', 'present'] : ['present', 'past']
    return order.map((mood) => known.find((one) => one.mood === mood)).find(Boolean) ?? known[0] ?? null
  }

  ofParticiple(word: string): Conjugated | null {
    this.#learnAll()
    return this.#participles.get(word) ?? null
  }

  infinitive(word: string): Conjugated | null {
    this.#learnAll()
    return this.#infinitives.get(foldName(word)) ?? null
  }

  isLasting({ infinitive }: Conjugated): boolean {
    return this.#lasting.has(infinitive)
  }

  isPeace({ infinitive }: Conjugated): boolean {
    return this.#peace.has(infinitive)
  }

  isTrouble({ infinitive }: Conjugated): boolean {
    return this.#trouble.has(infinitive)
  }
}

function put(all: Map<string, VerbForm[]>, form: string, known: VerbForm): void {
  const others = all.get(form)
  if (others) others.push(known)
  else all.set(form, [known])
}
