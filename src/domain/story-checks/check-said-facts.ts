import type { Character } from '../character.ts'
import type { CompleteBookInfo } from '../completeness.ts'
import { presenceOf } from '../person-facts.ts'
import type { Story } from '../story.ts'
import { type EyeColour, type HairColour, isHumanGender } from '../vocabulary.ts'
import { type Issue, soft } from './issue.ts'
import { SENTENCE_END } from './sentences.ts'

/** What `checkSaidFacts` finds: an editor has its page written again; nobody stops a book for it, since a memory may say it too. */
export const SAID_FACTS: ReadonlySet<string> = new Set(['looks.untrue', 'person.speaks', 'body.untrue'])

/**
 * What a paragraph says of somebody and is not so, as far as a rule can be sure: a colour of eyes or hair that is not theirs, a speech
 * of who has died or is not born, legs that carry who uses a wheelchair. Read from the words as they are printed, for the rayas
 * say who speaks; what can be read otherwise is let pass. The message says what is to be written instead.
 */
export function checkSaidFacts(story: Story, { characters }: Pick<CompleteBookInfo, 'characters'>): Issue[] {
  const rules = characters.flatMap(rulesOf)
  return story.chapters.flatMap(({ pages }, chapter) =>
    pages.flatMap(({ paragraphs }, page) =>
      paragraphs
        .flatMap((paragraph) => paragraph.split(SENTENCE_END))
        .flatMap((sentence) =>
          rules
            .filter(({ isIn }) => isIn(sentence))
            .map(({ id, instead }) => soft(id, `chapters[${chapter}].pages[${page}]`, `${instead} Now: ${sentence}`)),
        ),
    ),
  )
}

type Rule = { id: string; instead: string; isIn(sentence: string): boolean }

const EYES: Readonly<Record<EyeColour, string>> = {
  blue: 'azul(?:es)?|blue',
  green: 'verdes?|green',
  black: 'negros?|black',
  brown: 'marrones|marrón|castaños?|pardos|brown',
}
const HAIR: Readonly<Record<Exclude<HairColour, 'bald'>, string>> = {
  black: 'negr[oa]s?|black',
  blonde: 'rubi[oa]s?|blonde?',
  brown: 'castañ[oa]s?|marr[oó]n(?:es)?|brown',
  red: 'pelirroj[oa]s?|red|ginger',
  white: 'blanc[oa]s?|canos[oa]s?|white',
}
const EYE_WORDS = 'ojos|ojitos|eyes'
const HAIR_WORDS = 'pelo|cabello|melena|trenzas?|coletas?|rizos|hair|curls|plaits?|ponytail'
const SAYS =
  'dijo|preguntó|respondió|contestó|gritó|susurró|exclamó|murmuró|añadió|said|asked|answered|shouted|whispered|replied'
const ON_LEGS =
  'corrió|echó a correr|saltó|caminó|trepó|se puso de pie|se levantó de un salto|ran|jumped|walked|climbed|stood up'

function rulesOf(character: Character): Rule[] {
  const name = literal(character.name)
  return [...looksOf(character, name), ...deedsOf(character, name)]
}

function looksOf({ name: called, gender, eyes, hair }: Character, name: string): Rule[] {
  if (gender === null || !isHumanGender(gender)) return []
  const untrue = (own: string | null, of: string, colours: Readonly<Record<string, string>>, what: string): Rule[] => {
    if (own === null || !Object.hasOwn(colours, own)) return []
    const others = Object.entries(colours)
      .filter(([colour]) => colour !== own)
      .map(([, said]) => said)
      .join('|')
    const said = pattern(
      // `Lucía abrió sus ojos azules`, `los ojos azules de Lucía`, `Lucía’s blue eyes`.
      `(?:${name}[^.;:—“”«»,]* (?:sus?|her|his) (?:(?:${of})(?: muy)? (?:${others})|(?:${others}) (?:${of})))`,
      `(?:(?:${of})(?: muy)? (?:${others}) de (?:la |el )?${name})`,
      `(?:${name}[’']s (?:${others}) (?:${of}))`,
    )
    const instead = `${called}’s ${what} ${what === 'eyes' ? 'are' : 'is'} ${own}: say so, or no colour.`
    return [{ id: 'looks.untrue', instead, isIn: (sentence) => said.test(sentence) }]
  }
  return [...untrue(eyes, EYE_WORDS, EYES, 'eyes'), ...untrue(hair.colour, HAIR_WORDS, HAIR, 'hair')]
}

function deedsOf(character: Character, name: string): Rule[] {
  const presence = presenceOf(character)
  const rules: Rule[] = []
  if (presence === 'died' || presence === 'unborn') {
    // `—dijo la abuela Carmen`, `,” said Grandma`: never `—dijo mamá a la abuela`.
    const speaks = pattern(`(?:—|[”’] ?)(?:${SAYS}) (?:la |el )?${name}`)
    const who = presence === 'died' ? 'has died' : 'is not born yet'
    const instead = `${character.name} ${who} and says nothing now: let somebody else say it, or remember that it was once said.`
    rules.push({ id: 'person.speaks', instead, isIn: (sentence) => speaks.test(sentence) })
  }
  if (character.features?.includes('wheelchair')) {
    const onLegs = pattern(`^(?:[—“«¡¿]\\s?)?(?:la |el )?${name} (?:${ON_LEGS})`)
    const wheels = /silla|ruedas|wheel/iu
    rules.push({
      id: 'body.untrue',
      instead: `${character.name} moves in a wheelchair and no other way: rolls, turns, leans, reaches.`,
      isIn: (sentence) => onLegs.test(sentence) && !wheels.test(sentence),
    })
  }
  return rules
}

/** The name as it stands in a sentence, its own article aside. */
function literal(name: string): string {
  return name
    .trim()
    .replace(/^(?:el|la|los|las|the) (?=\S)/iu, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

function pattern(...ways: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${ways.join('|')})(?!\\p{L})`, 'iu')
}
