import type { Character } from '../character.ts'
import type { CompleteBookInfo } from '../completeness.ts'
import { presenceOf } from '../person-facts.ts'
import type { Story } from '../story.ts'
import { type EyeColour, type HairColour, isHumanGender } from '../vocabulary.ts'
import { hard, type Issue } from './issue.ts'
import { asWritten } from './names.ts'
import { sentencesOf } from './sentences.ts'

/**
 * What a sentence says of somebody and is not so, as far as a rule can be sure: it names them alone, and says a colour of eyes or
 * hair that is not theirs, that they speak though they have died or are not born, or that legs carry who uses a wheelchair.
 */
export function checkSaidFacts(story: Story, { characters }: Pick<CompleteBookInfo, 'characters'>): Issue[] {
  const named = characters.map((character) => ({ character, written: pattern(character.name) }))
  return story.chapters.flatMap(({ pages }, chapter) =>
    pages.flatMap(({ paragraphs }, page) =>
      paragraphs.flatMap(sentencesOf).flatMap((sentence) => {
        const spokenOf = named.filter(({ written }) => new RegExp(written, 'iu').test(sentence))
        const [one] = spokenOf
        const untrue = [
          ...spokenOf.flatMap(({ character, written }) => deedsOf(character, written, sentence)),
          ...(one && spokenOf.length === 1 ? looksOf(one.character, one.written, sentence) : []),
        ]
        return untrue.map(([id, why]) => hard(id, `chapters[${chapter}].pages[${page}]`, `${why}: ${sentence}`))
      }),
    ),
  )
}

type Untrue = [id: string, why: string]

function pattern(name: string): string {
  return asWritten(name).source
}

const EYES: readonly [EyeColour, string][] = [
  ['blue', 'azul(?:es)?|blue'],
  ['green', 'verdes?|green'],
  ['black', 'negros?|black'],
  ['brown', 'marrones|marrón|castaños?|pardos|brown'],
]
const HAIR: readonly [HairColour, string][] = [
  ['black', 'negr[oa]s?|black'],
  ['blonde', 'rubi[oa]s?|dorad[oa]s?|blonde?|golden'],
  ['brown', 'castañ[oa]s?|marr[oó]n(?:es)?|brown'],
  ['red', 'pelirroj[oa]s?|roj[oa]s?|red|ginger'],
  ['white', 'blanc[oa]s?|canos[oa]s?|white'],
]
const EYE_WORDS = 'ojos|ojitos|eyes'
const HAIR_WORDS = 'pelo|cabello|melena|trenzas?|coletas?|rizos|flequillo|hair|curls|plaits?|ponytail'

function looksOf({ gender, eyes, hair }: Character, written: string, sentence: string): Untrue[] {
  if (gender === null || !isHumanGender(gender)) return []
  const saidEyes = eyes ? colourSaid(sentence, written, EYE_WORDS, EYES) : null
  const saidHair = hair.colour ? colourSaid(sentence, written, HAIR_WORDS, HAIR) : null
  return [
    ...(saidEyes && saidEyes !== eyes ? [['looks.untrue', `The eyes are ${eyes}`] as Untrue] : []),
    ...(saidHair && saidHair !== hair.colour ? [['looks.untrue', `The hair is ${hair.colour}`] as Untrue] : []),
  ]
}

/** `ojos muy azules`, `blue eyes`; the white coat of a cat that somebody strokes is the cat's. */
function colourSaid<T extends string>(
  sentence: string,
  written: string,
  words: string,
  colours: readonly [T, string][],
): T | null {
  const isSaid = (said: string) =>
    new RegExp(
      `(?<!\\p{L})(?:(?:${words})(?: \\p{L}+)? (?:${said})(?! del? (?!${written}))|(?<![’']s )(?:${said}) (?:${words}))(?!\\p{L})`,
      'iu',
    ).test(sentence)
  return colours.find(([, said]) => isSaid(said))?.[0] ?? null
}

const SAYS =
  'dij[oe]|dice|preguntó|pregunta|respondió|responde|contestó|contesta|gritó|grita|susurró|susurra|exclamó|exclama|murmuró|murmura|añadió|añade|said|says|asked|asks|answered|answers|shouted|shouts|whispered|whispers|replied|replies'
const ON_LEGS =
  'corre|corrió|salta|saltó|camina|caminó|anda|anduvo|trepa|trepó|se levantó|se levanta|se puso de pie|se pone de pie|echó a correr|echa a correr|runs|ran|jumps|jumped|walks|walked|climbs|climbed|stands up|stood up'

function deedsOf(character: Character, written: string, sentence: string): Untrue[] {
  const presence = presenceOf(character)
  const isSilent = presence === 'died' || presence === 'unborn'
  const does = (deeds: string, isTurned = false) =>
    new RegExp(`${written},? (?:${deeds})(?!\\p{L})`, 'iu').test(sentence) ||
    (isTurned && new RegExp(`(?<!\\p{L})(?:${deeds}) (?:su )?${written}`, 'iu').test(sentence))
  return [
    ...(isSilent && does(SAYS, true)
      ? [
          [
            'person.speaks',
            presence === 'died' ? 'Who has died does not speak' : 'Who is not born does not speak',
          ] as Untrue,
        ]
      : []),
    ...(character.features?.includes('wheelchair') && does(ON_LEGS)
      ? [['body.untrue', 'Moves in a wheelchair and no other way'] as Untrue]
      : []),
  ]
}
