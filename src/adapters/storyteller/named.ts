import type { Character } from '../../domain/character.ts'
import { foldName } from '../../domain/text.ts'
import { isFeminineSpecies } from '../../domain/vocabulary.ts'
import type { Tongue } from './format.ts'
import { nameInSpanish } from './spanish.ts'

/** Anybody or anything that a slot can stand for. */
export type Named = {
  /** As it stands inside a sentence: `la abuela Rosa`, `el faro`. */
  inside: string
  /** As somebody calls it: `abuela Rosa`; a thing by the name that the parent gave it. */
  called: string
  feminine: boolean
}

/** Somebody by the parent's word for them: `abuelo` → `el abuelo`, `yaya Conchi` → `la yaya Conchi`; a name stays. */
export function namedInPassing(who: string, tongue: Tongue): Named {
  const feminine = /(?:as?|^madres?)(?:\s|$)/iu.test(who.split(' ')[0] ?? '') && !/^pap/iu.test(who)
  if (tongue === 'en' || /^\p{Lu}/u.test(who) || /^(?:mam|pap)[aáií]/iu.test(who))
    return { inside: who, called: who, feminine }
  const isMany = /s$/u.test(who.split(' ')[0] ?? '')
  const article = isMany ? (feminine ? 'las' : 'los') : feminine ? 'la' : 'el'
  return { inside: `${article} ${who}`, called: who, feminine }
}

const TITLE =
  /^(?:el|la|los|las|de|del|y|the|and|don|doña|mam[aáií]|pap[aáií]|mamita|papito|abuel[oa]|abuelit[oa]|yay[oa]|t[ií][oa]|mum|dad|gran\p{L}*|uncle|aunt)$/iu
/** Before these a small letter may mean the thing: `la luz`, `una rosa`. */
const DETERMINER = /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mucha?|de|con|sin|the|a|an|her|his|some)$/iu

/** Names typed small in a sentence as the book prints them: `ivan no queria` → `Iván no queria`. */
export function withNames(text: string, names: readonly string[]): string {
  const words = names
    .flatMap((name) => asPrinted(name, 'es').match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !TITLE.test(word))
  const printed = new Map(words.map((word) => [foldName(word), word]))
  return text.replace(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu, (word: string, at: number) => {
    const name = printed.get(foldName(word))
    const before = /(\p{L}+)\s+$/u.exec(text.slice(0, at))?.[1] ?? ''
    return name && !DETERMINER.test(before) ? name : word
  })
}

/** `carla`, `papa toni`, written with a thumb: as a book prints them. */
function asPrinted(name: string, tongue: Tongue): string {
  if (/\p{Lu}/u.test(name)) return name
  const accented = tongue === 'en' ? name : withAccents(name)
  return accented.replace(/(?<!\p{L})(?!(?:de|del|la|las|los|el|y|e|of|the|and)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toLocaleUpperCase('es'),
  )
}

function withAccents(name: string): string {
  return name.replace(/(?<!\p{L})(mam|pap)a(?!\p{L})/gu, '$1á').replace(/(?<!\p{L})ti(o|a)(?!\p{L})/gu, 'tí$1')
}

export function namedCharacter({ name: written, gender, species }: Character, tongue: Tongue): Named {
  // `Mum (Helen)` is called Mum.
  const name = asPrinted(written.replace(/(?<=\p{L})\s*\([^)]*\)\s*$/u, ''), tongue)
  if (tongue === 'en')
    return {
      inside: /^the\s/iu.test(name) ? `the${name.slice(3)}` : name,
      called: name,
      feminine: species ? isFeminineSpecies(species) || /a$/iu.test(name) : gender === 'female',
    }
  const feminine = species ? isFeminineSpecies(species) : gender === 'female'
  const inside = nameInSpanish(name, feminine)
  return {
    inside,
    // `Toma, abuela Rosa`: what takes an article is a common noun.
    called: inside.replace(/^(?:el|la|los|las) /u, ''),
    feminine,
  }
}
