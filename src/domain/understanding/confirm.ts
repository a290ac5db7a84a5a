import { ABOUT, type Confirmation, type WishQuestion } from '../foreseen.ts'
import { foldName } from '../text.ts'
import type { Needs } from './content.ts'
import type { FoundPresence, Understood, UnderstoodClause } from './understood.ts'

const MOST_QUESTIONS = 2
const FEAR = /^(?:fear-|dark$|monsters$)/u
const YES_NO = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
]
const FEAR_OPTIONS = [
  { value: 'overcome', label: 'Que lo supere' },
  { value: 'out', label: 'Que no salga' },
  { value: 'mention', label: 'Solo que se note' },
]
const ASKED: Readonly<Record<FoundPresence['presence'], (who: string, areMany: boolean) => string>> = {
  died: (who, areMany) => `¿${areMany ? 'Han' : 'Ha'} muerto ${who}?`,
  other_household: (who, areMany) => `¿${capital(who)} ${areMany ? 'viven' : 'vive'} en otra casa?`,
  unborn: (who, areMany) => `¿${capital(who)} aún no ${areMany ? 'han' : 'ha'} nacido?`,
  far: (who, areMany) => `¿${capital(who)} ${areMany ? 'están' : 'está'} lejos?`,
  baby: (who, areMany) => `¿${capital(who)} ${areMany ? 'acaban' : 'acaba'} de nacer?`,
}
/** Words for one of the family whose ending says otherwise, folded. */
const WOMEN = /^(?:madres?|mami|mujer)$/u
const MEN = /^(?:papa|aita|aitona)$/u
const KIN = /^(?:(?:bis)?abuel|t[ií]|prim|herman)[oa]\s/iu
const GRAVITY: readonly FoundPresence['presence'][] = ['died', 'other_household', 'unborn', 'far', 'baby']

/**
 * What to ask, gravest first: a death and a separation always, whether they are sure or not; other absences and needs that are
 * only likely; a fear of which nothing was said. What was answered is not asked again.
 */
export function questionsOf(understood: Understood, needs: Needs, confirmed: readonly Confirmation[]): WishQuestion[] {
  const answered = new Set(confirmed.map(({ question }) => question))
  const absences = understood.presences
    .filter(
      ({ presence, confidence }) => confidence === 'asked' || presence === 'died' || presence === 'other_household',
    )
    .toSorted((a, b) => GRAVITY.indexOf(a.presence) - GRAVITY.indexOf(b.presence))
    .map((one): WishQuestion => {
      const [who, areMany] = one.character ? [inSentence(one.character), false] : withArticle(one.who)
      return {
        id: presenceId(one),
        text: ASKED[one.presence](who || 'alguien de la familia', areMany),
        character: one.character,
        options: YES_NO,
      }
    })
  const wanted = understood.clauses.filter(({ polarity }) => polarity === 'in')
  const fears = wanted
    .flatMap((clause) => clause.needs)
    .filter(({ need, confidence }) => confidence === 'sure' && FEAR.test(need))
    .filter(({ need }) => !isOvercome(understood.clauses, need))
    .map(({ need }): WishQuestion => {
      const label = needs[need]?.label ?? ''
      return {
        id: `fear:${need}`,
        text: `${label}: ¿qué hacemos con ese miedo?`,
        character: null,
        options: FEAR_OPTIONS,
      }
    })
  const likely = wanted
    .flatMap((clause) => clause.needs)
    .filter(({ need, confidence }) => confidence === 'asked' && needs[need] && !needs[need].person)
    .map(
      ({ need }): WishQuestion => ({
        id: `need:${need}`,
        text: `¿Va de esto? ${needs[need]?.label ?? ''}`,
        character: null,
        options: YES_NO,
      }),
    )
  const all = [...absences, ...fears, ...likely].filter(({ id }) => !answered.has(id))
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index).slice(0, MOST_QUESTIONS)
}

/** What the story could be about, where nothing is sure: up to five, likeliest first. */
export function suggestionsOf(understood: Understood, needs: Needs, confirmed: readonly Confirmation[]) {
  const isSure = understood.clauses.some((clause) => clause.needs.some(({ confidence }) => confidence === 'sure'))
  if (isSure || confirmed.some(({ question }) => question === ABOUT)) return []
  const ranked = understood.clauses
    .filter(({ polarity }) => polarity !== 'out')
    .flatMap(({ suggestions }) => suggestions)
  return [...new Set(ranked)].slice(0, 5).flatMap((value) => {
    const label = needs[value]?.label
    return label ? [{ value, label }] : []
  })
}

/** What was understood, as the parent's answers correct it. */
export function confirm(understood: Understood, needs: Needs, confirmed: readonly Confirmation[]): Understood {
  if (confirmed.length === 0) return understood
  const answers = new Map(confirmed.map(({ question, answer }) => [question, answer]))
  const presences = understood.presences.flatMap((one): FoundPresence[] => {
    const answer = answers.get(presenceId(one))
    if (answer === 'no') return []
    return [answer === 'yes' ? { ...one, confidence: 'sure' } : one]
  })
  const denied = new Set(
    understood.presences.filter((one) => answers.get(presenceId(one)) === 'no').map(({ presence }) => presence),
  )
  const about = answers.get(ABOUT)
  const clauses = understood.clauses.map((clause, index): UnderstoodClause => {
    const found = clause.needs.flatMap((one) => {
      const answer = answers.get(`need:${one.need}`)
      const person = needs[one.need]?.person
      if (answer === 'no' || (person && denied.has(person))) return []
      return [answer === 'yes' ? { ...one, confidence: 'sure' as const } : one]
    })
    const chosen = about && index === 0 && Object.hasOwn(needs, about) ? [sureOf(about, needs)] : []
    const fear = found.map(({ need }) => answers.get(`fear:${need}`)).find(Boolean)
    const isOut = fear === 'out'
    return {
      ...clause,
      needs: isOut ? [] : [...found, ...chosen.filter(({ need }) => !found.some((one) => one.need === need))],
      polarity: isOut ? 'out' : fear === 'overcome' ? 'overcome' : clause.polarity,
      out: isOut ? [clause.quote] : clause.out,
    }
  })
  return { ...understood, clauses, presences }
}

function sureOf(need: string, needs: Needs) {
  return { need, confidence: 'sure' as const, score: 1, sensitive: needs[need]?.sensitive ?? null }
}

function presenceId({ presence, character, who }: FoundPresence): string {
  return `${presence}:${foldName(character ?? who)}`.slice(0, 120)
}

/** `Abuela Carmen` → `la abuela Carmen`; a name stays. */
function inSentence(name: string): string {
  const [said] = KIN.test(name) ? withArticle(name.slice(0, 1).toLocaleLowerCase('es') + name.slice(1)) : [name]
  return said
}

/** `yaya` → `la yaya`, `abuela Carmen` → `la abuela Carmen`, `abuelos` → `los abuelos`, and whether they are many; a name stays. */
function withArticle(who: string): [said: string, areMany: boolean] {
  if (!/^\p{Ll}/u.test(who)) return [who, false]
  const [noun = ''] = foldName(who).split(' ')
  const areMany = /[aeo]s$/u.test(noun)
  const isWoman = WOMEN.test(noun) || (/as?$/u.test(noun) && !MEN.test(noun))
  const article = areMany ? (isWoman ? 'las' : 'los') : isWoman ? 'la' : 'el'
  return [`${article} ${who}`, areMany]
}

function isOvercome(clauses: readonly UnderstoodClause[], need: string): boolean {
  // `…y que lo supere` says nothing of what, and belongs to the fear before it.
  const at = clauses.findIndex((clause) => clause.needs.some((one) => one.need === need))
  return clauses.slice(at, at + 3).some(({ polarity }) => polarity !== 'in')
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('es') + text.slice(1)
}
