import { type Character, isHuman } from './character.ts'
import type { CompleteBookInfo } from './completeness.ts'
import { FEATURES, type Feature } from './person-facts.ts'

/** How a parent says it plainly, as it is and stays; what is new, feared or refused (`le ponen gafas`) is an event. */
const SAID: Readonly<Record<Feature, RegExp>> = {
  wheelchair:
    /(?:va|anda|se mueve|se desplaza|está|usa|utiliza|is|gets about|moves|uses) (?:ya |siempre |ahora |now |always )?(?:en |con |in |with )?(?:su |una |la |her |his |a )?(?:silla de ruedas|wheelchair)/giu,
  glasses: /(?:lleva|usa|wears) (?:unas |sus )?(?:gafas(?! de (?:buce|sol|nada|agua|esqu))|glasses)/giu,
  hearing_aid:
    /(?:lleva|usa|wears|has) (?:un |dos |sus |a |two )?(?:audífonos?|implantes? cocleares?|hearing aids?|cochlear implants?)/giu,
  prosthesis:
    /(?:lleva|usa|tiene|wears|has) (?:una |a )?(?:prótesis (?:de |en la )?pierna|pierna ortopédica|pierna postiza|prosthetic leg)/giu,
  freckles: /(?:tiene (?:muchas |la cara llena de )?pecas|es pecos[oa]|has (?:lots of )?freckles)/giu,
  hijab: /(?:lleva|usa|wears) (?:el |un |a |the )?(?:hiyab|hijab|velo islámico|headscarf)/giu,
}
const DENIED = /(?:^|[^\p{L}])(?:no|nunca|jamás|sin|not|never|doesn['’]t|does not)[^\p{L}]*(?:\p{L}+ )?$/iu
/** Between whoever it is said of and what is said: `, nueve años, `, ` ya `, `, que es guarda y `; after another's name only a clause of its own. */
const APART = /^\s*(?:,|\(|:)|^\s*(?:que|who)\s/u

/** Everybody with what the parent's free text plainly says of their body besides what the form has. */
export function withSaidFeatures(info: CompleteBookInfo): CompleteBookInfo {
  const said = featuresSaid(info)
  if (said.size === 0) return info
  return { ...info, characters: info.characters.map((character) => withMore(character, said.get(character.name))) }
}

function withMore(character: Character, said: readonly Feature[] | undefined): Character {
  if (!said || !isHuman(character)) return character
  const all = (Object.keys(FEATURES) as Feature[]).filter(
    (feature) => character.features?.includes(feature) || said.includes(feature),
  )
  return { ...character, features: all }
}

function featuresSaid({ freeText, characters }: CompleteBookInfo): ReadonlyMap<string, readonly Feature[]> {
  const said = new Map<string, Feature[]>()
  const names = characters.map(({ name }) => name)
  const sentences = freeText.split(/(?<=[.;!?\n])\s+/u)
  for (const [index, sentence] of sentences.entries())
    for (const [feature, words] of Object.entries(SAID) as [Feature, RegExp][])
      for (const hit of sentence.matchAll(words)) {
        const before = sentence.slice(0, hit.index)
        if (DENIED.test(before)) continue
        const owner =
          ownerIn(before, names) ?? (before.length < 24 ? onlyOneIn(sentences[index - 1] ?? '', names) : null)
        if (owner) said.set(owner, [...(said.get(owner) ?? []), feature])
      }
  return said
}

type Mention = { name: string; at: number; end: number }

function mentionsIn(text: string, names: readonly string[]): Mention[] {
  return names
    .flatMap((name) =>
      [...text.matchAll(new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'giu'))].map(({ index }) => ({
        name,
        at: index,
        end: index + name.length,
      })),
    )
    .toSorted((a, b) => a.at - b.at)
}

/** Of whom it is said: the one named last before it, unless another is named before and nothing parts the two. */
function ownerIn(before: string, names: readonly string[]): string | null {
  const mentions = mentionsIn(before, names)
  const last = mentions.at(-1)
  if (!last) return null
  const between = before.slice(last.end)
  if (between.length > 60) return null
  const isAlone = new Set(mentions.map(({ name }) => name)).size === 1
  return isAlone || between.trim() === '' || APART.test(between) ? last.name : null
}

function onlyOneIn(sentence: string, names: readonly string[]): string | null {
  const named = new Set(mentionsIn(sentence, names).map(({ name }) => name))
  const [only] = named
  return named.size === 1 ? (only ?? null) : null
}
