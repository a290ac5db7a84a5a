import type { CompleteBookInfo } from '../completeness.ts'
import { languageCode, READER_AGE_PROFILES } from '../reader-age.ts'
import type { Story } from '../story.ts'
import { countWords } from '../text.ts'
import { textOf } from './check-people.ts'
import { hard, type Issue, soft } from './issue.ts'
import { listsAsOne, namesAsOne } from './names.ts'
import { fleschKincaid, inflesz } from './reading-level.ts'
import { sentencesOf } from './sentences.ts'

const STOP_WORDS = {
  es: /(?<!\p{L})(el|la|los|las|un|una|de|del|que|y|en|no|se|con|por|para|su|lo|al|es|muy)(?!\p{L})/giu,
  en: /(?<!\p{L})(the|a|an|of|and|in|to|is|was|it|that|with|for|on|at|not|his|her|they|you)(?!\p{L})/giu,
}
const PREACHING =
  /la moraleja|la lecci[óo]n es|aprendi(ó|eron) que|debemos|hay que ser|the moral (of|is)|the lesson|learned that|we must always/iu
const NEVER =
  /(?<!\p{L})(mierda|joder|puta|gilipollas|matar|asesin\p{L}*|suicid\p{L}*|sangr(e|ienta)|borrach\p{L}*|droga\p{L}*|fuck\p{L}*|shit|kill(ed|s)?|murder\p{L}*|suicide|drunk)(?!\p{L})/iu
const FEMALE_AFTER =
  /^\s+(está|estaba|es|era|parecía)\s+(muy\s+)?(cansado|contento|solo|listo|asustado|enfadado|preparado|sorprendido|tranquilo|orgulloso)(?!\p{L})/u
const MALE_AFTER =
  /^\s+(está|estaba|es|era|parecía)\s+(muy\s+)?(cansada|contenta|sola|lista|asustada|enfadada|preparada|sorprendida|tranquila|orgullosa)(?!\p{L})/u

/** The book's language, its level, agreement, and what a children's book never says. */
export function checkLanguage(story: Story, info: CompleteBookInfo): Issue[] {
  const code = languageCode(info.language)
  const issues: Issue[] = []
  const whole = story.chapters.map(textOf).join('\n')
  const said = [whole, story.closing, story.blurb, ...story.chapters.map(({ title }) => title)].join('\n')
  // `La, la, la` is sung in every language.
  const names = info.characters.map(({ name }) => name)
  // Names are of no language: `La abuela María del Mar` walks through English books too.
  const spoken = namesAsOne(said, names).replace(/(?<!\p{L})la(?:[,-]? la)+(?!\p{L})/giu, '')
  const own = spoken.match(STOP_WORDS[code])?.length ?? 0
  const other = spoken.match(STOP_WORDS[code === 'es' ? 'en' : 'es'])?.length ?? 0
  if (countWords(said) > 40 && own <= other * 2) issues.push(hard('language.other', 'chapters', `Not ${info.language}`))
  const preaching = PREACHING.exec(said)
  if (preaching) issues.push(soft('moral.preached', 'chapters', preaching[0]))
  const never = NEVER.exec(said)
  if (never) issues.push(hard('words.never', 'chapters', never[0]))
  const { minInflesz, maxFleschKincaid } = READER_AGE_PROFILES[info.readerAge]
  const ease = code === 'es' && minInflesz !== null ? inflesz(whole, names) : null
  if (ease !== null && minInflesz !== null && ease < minInflesz)
    issues.push(soft('level.hard', 'chapters', `INFLESZ ${ease.toFixed(1)}, at least ${minInflesz}`))
  const grade = code === 'en' && maxFleschKincaid !== null ? fleschKincaid(whole, names) : null
  if (grade !== null && maxFleschKincaid !== null && grade > maxFleschKincaid)
    issues.push(soft('level.hard', 'chapters', `Flesch-Kincaid ${grade.toFixed(1)}, at most ${maxFleschKincaid}`))
  if (code === 'es') issues.push(...agreement(whole, info))
  return [...issues, ...repetition(story, names)]
}

function agreement(text: string, info: CompleteBookInfo): Issue[] {
  return info.characters.flatMap(({ name, gender }) => {
    const wrong = gender === 'female' ? FEMALE_AFTER : gender === 'male' ? MALE_AFTER : null
    return text
      .split(name)
      .slice(1)
      .flatMap((after) =>
        wrong?.test(after) ? [soft('gender.disagrees', 'chapters', `${name}${after.slice(0, 40)}`)] : [],
      )
  })
}

/** A long sentence is read once; the refrain comes at least three times. */
function repetition(story: Story, names: readonly string[]): Issue[] {
  const issues: Issue[] = []
  const seen = new Set<string>()
  for (const sentence of story.chapters.flatMap((chapter) => sentencesOf(textOf(chapter)))) {
    if (countWords(listsAsOne(sentence, names)) <= 8) continue
    if (seen.has(sentence)) issues.push(hard('sentence.repeated', 'chapters', sentence))
    seen.add(sentence)
  }
  const { refrain } = story
  if (refrain === null) return issues
  const times = story.chapters.map(textOf).join('\n').split(refrain).length - 1
  if (times < 3) issues.push(soft('refrain.seldom', 'refrain', `${times} times`))
  if (countWords(refrain) > 8) issues.push(hard('refrain.tooLong', 'refrain', refrain))
  return issues
}
