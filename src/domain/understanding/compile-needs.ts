import type { CompiledCues, Cue, Idiom, UnderstandingContent } from './content.ts'
import { byEar, fold } from './hear.ts'
import type { NeedsFile } from './needs-file.ts'
import { train } from './train.ts'

/** What the product loads. Throws where a cue names a group that is not there, or what every clause has. */
export function compileNeeds({ groups, idioms, needs, none }: NeedsFile): UnderstandingContent {
  const all = Object.entries(needs)
  const cuesOf = (language: 'es' | 'en'): CompiledCues => {
    const names = new Set(Object.keys(groups[language]))
    const spell = language === 'es' ? byEar : (word: string) => word
    const net = (kind: 'cues' | 'ask') =>
      all.flatMap(([need, content]) => content[kind][language].map((line) => cueOf(need, line, names, spell)))
    return {
      groups: Object.fromEntries(
        Object.entries(groups[language]).map(([name, words]) => [
          name,
          words
            .trim()
            .split(/\s+/u)
            .flatMap((word) => termsOf(word, spell)),
        ]),
      ),
      sure: net('cues'),
      ask: net('ask'),
      idioms: idioms[language].map((line) => idiomOf(line, spell)),
    }
  }
  return {
    needs: Object.fromEntries(all.map(([need, { label, sensitive, person }]) => [need, { label, sensitive, person }])),
    cues: { es: cuesOf('es'), en: cuesOf('en') },
    weights: train({
      ...Object.fromEntries(all.map(([need, { examples }]) => [need, [...examples.es, ...examples.en]])),
      none: [...none.es, ...none.en],
    }),
  }
}

type Spell = (word: string) => string

function cueOf(need: string, line: string, groups: ReadonlySet<string>, spell: Spell): Cue {
  const parts = line.split(/\s+/u)
  const terms = (part: string) =>
    part.split('|').flatMap((one) => {
      const stranger = [...one.matchAll(/@([\w-]+?)(?=_|$)/gu)].find(([, name]) => !groups.has(name ?? ''))
      if (stranger) throw new Error(`${need}: no group ${stranger[0]} in "${line}"`)
      if (one === '' || one === '$' || one === '*') throw new Error(`${need}: "${one}" is always heard, in "${line}"`)
      return termsOf(one, spell)
    })
  return {
    need,
    all: parts.filter((part) => !part.startsWith('!')).map(terms),
    none: parts.filter((part) => part.startsWith('!')).map((part) => terms(part.slice(1))),
  }
}

/** `words > words that follow`, or words alone. */
function idiomOf(line: string, spell: Spell): Idiom {
  const [hide = '', before = ''] = line.split('>').map((part) => part.trim())
  const terms = (part: string) => (part === '' ? [] : part.split('|').flatMap((one) => termsOf(one, spell)))
  return { hide: terms(hide), before: terms(before) }
}

/** `su_muer[tr]*`: words by ear, one term for each letter in brackets. */
function termsOf(written: string, spell: Spell): string[] {
  const choice = /\[([^\]]+)\]/u.exec(written)
  if (choice) return [...(choice[1] ?? '')].flatMap((letter) => termsOf(written.replace(choice[0], letter), spell))
  const words = fold(written).split('_')
  const stems = words.map((word) =>
    word.startsWith('@') ? [word] : word.endsWith('*') ? stemsOf(word.slice(0, -1), spell) : [spell(word)],
  )
  return stems.reduce(
    (terms: string[], next) => terms.flatMap((term) => next.map((word) => `${term} ${word}`.trim())),
    [''],
  )
}

/** How the last letter sounds hangs on the one that follows: `recog*` is both in "recoger" and in "recogí". */
function stemsOf(stem: string, spell: Spell): string[] {
  const followers = /[cg]$/u.test(stem) ? ['a', 'e'] : /q$/u.test(stem) ? ['ue'] : ['']
  return [
    ...new Set(followers.map((follower) => spell(stem + follower).slice(0, follower === '' ? undefined : -1))),
  ].map((heard) => `${heard}*`)
}
