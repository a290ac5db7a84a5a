import type { CompleteBookInfo } from '../completeness.ts'
import type { Chapter, Story } from '../story.ts'
import { foldName } from '../text.ts'
import { textOf } from './check-people.ts'
import { type Issue, soft } from './issue.ts'

/** Long words that stand in any chapter of any story, folded; shorter ones do not count. */
const ANYWHERE =
  /^(entonces|tambien|despues|siempre|cuando|porque|aunque|donde|todos|todas|mucho|mucha|muchos|muchas|estaba|estaban|habia|habian|sobre|hasta|desde|entre|nunca|nadie|ahora|luego|mismo|misma|algo|alguien|dijeron|pregunto|contesto|which|there|their|would|could|should|about|after|before|again|where|while|every|other|nobody|asked|little|things?|because|still|being|never|always|until|under|through|those|these|first|right|looked)$/u

/** The end of a book takes up something of its beginning: a word with a meaning of its own, names aside. */
export function checkEcho(story: Story, info: CompleteBookInfo): Issue[] {
  const [first, ...rest] = story.chapters
  const last = rest.at(-1)
  if (!first || !last) return []
  const names = new Set(info.characters.flatMap(({ name }) => foldName(name).split(' ')))
  const beginning = contentWords(first, names)
  const isTakenUp = [...contentWords(last, names)].some((word) => beginning.has(word))
  return isTakenUp ? [] : [soft('ending.noEcho', 'chapters', 'The last chapter takes up no word of the first')]
}

/** By their first five letters, so that `torre` is found in `torres`. */
function contentWords(chapter: Chapter, names: ReadonlySet<string>): Set<string> {
  const words = foldName(textOf(chapter)).match(/\p{L}{5,}/gu) ?? []
  return new Set(words.filter((word) => !names.has(word) && !ANYWHERE.test(word)).map((word) => word.slice(0, 5)))
}
