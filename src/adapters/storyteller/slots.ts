import type { Tongue } from './format.ts'
import type { Named } from './named.ts'
import { capitalised, listInSpanish, polishSpanish } from './spanish.ts'

/** What the slots of a text stand for in one book. */
export type Filling = {
  tongue: Tongue
  /** Roles, things and places by their ids. */
  named: ReadonlyMap<string, Named>
  /** Everybody without a role. */
  others: readonly Named[]
  /** What the parent's own words became: `plan` and `plan.that` of an event, `hobby`, `square.detail` of a place. */
  phrases: ReadonlyMap<string, string>
}

const SLOT = /\{([^{}]*)\}/gu
const AGREEMENT = /^([a-z][\w+-]*):([^/]*)\/(.*)$/u
const NUMBER = /^others#([^/]*)\/(.*)$/u
const REFERENCE = /^([a-z][a-z0-9-]*)(!|\.[a-z]+)?$/u
const PRONOUNS: Readonly<Record<string, readonly [string, string]>> = {
  he: ['he', 'she'],
  him: ['him', 'her'],
  his: ['his', 'her'],
  himself: ['himself', 'herself'],
}

/**
 * A line with its slots filled, its contractions and capitals mended.
 * @throws RangeError with the slot that stands for nothing
 */
export function say(template: string, filling: Filling): string {
  const text = template.replace(SLOT, (slot, inside: string) => filled(slot, inside, filling))
  return filling.tongue === 'es' ? polishSpanish(text) : capitalised(text)
}

function filled(slot: string, inside: string, { named, others, phrases, tongue }: Filling): string {
  const phrase = phrases.get(inside)
  if (phrase !== undefined) return phrase
  const [isNumber, single = '', many = ''] = NUMBER.exec(inside) ?? []
  if (isNumber) return others.length === 1 ? single : many
  const [isAgreement, who = '', masculine = '', feminine = ''] = AGREEMENT.exec(inside) ?? []
  if (isAgreement) {
    const all = who.split('+').flatMap((id) => (id === 'others' ? others : [known(id, named, slot)]))
    return all.length > 0 && all.every((one) => one.feminine) ? feminine : masculine
  }
  if (inside === 'others')
    return listOf(
      others.map((one) => one.inside),
      tongue,
    )
  const [, id = '', form = ''] = REFERENCE.exec(inside) ?? []
  const one = known(id, named, slot)
  if (form === '') return one.inside
  if (form === '!' || form === '.name') return one.called
  const pronoun = PRONOUNS[form.slice(1)]
  if (!pronoun || tongue === 'es') throw new RangeError(slot)
  return pronoun[one.feminine ? 1 : 0]
}

function known(id: string, named: Filling['named'], slot: string): Named {
  const one = named.get(id)
  if (!one) throw new RangeError(slot)
  return one
}

export function listOf(names: readonly string[], tongue: Tongue): string {
  if (tongue === 'es') return listInSpanish(names)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** The ids that a line's slots refer to. */
export function slotsOf(template: string): string[] {
  return [...template.matchAll(SLOT)].flatMap(([, inside = '']) =>
    inside.endsWith('.detail') ? [inside] : (/^[a-z][\w+-]*/u.exec(inside)?.[0] ?? inside).split('+'),
  )
}
