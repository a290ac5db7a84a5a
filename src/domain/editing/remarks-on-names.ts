import { foldName } from '../text.ts'
import { misspeltNames } from './misspelt-names.ts'
import type { Remark } from './remark.ts'

/** A name that is written in two ways. */
export function remarksOnSpelling(text: string, names: readonly string[]): Remark[] {
  return misspeltNames(text, names).map(({ typed, right, name, to }) => {
    const other = names.some((one) => one !== name && foldName(one) === foldName(to))
    return {
      kind: 'name',
      message: `Aquí pone «${typed}» y en el resto del cuento, «${right}».`,
      fix: { label: `Poner «${right}»`, text: text.replaceAll(standing(typed), right) },
      ...(!other && { rename: renameTo(name, to) }),
    }
  })
}

/** Words that take a name's place and are none: whoever begins a sentence with them has only told it otherwise. */
const NO_NAMES = new Set(
  `ella él ello ellas ellos yo tú usted nadie alguien todos todas todo nada algo quien una uno otra otro esta este esa ese
  aquella aquel así y e o pero entonces luego después ahora hoy ayer siempre nunca también solo sí no cuando donde mientras
  she he it they we you i nobody somebody someone everybody everyone then now and but so this that one who there here`.split(
    /\s+/u,
  ),
)

const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*`
/** One to three words, of which the first may be small where the name's is: `la abuela Rosa`. */
const NEW_NAME = String.raw`(?:\p{Ll}+ )?${NAME_WORD}(?: (?:(?:de|del|la|las|los) )*${NAME_WORD}){0,2}`

/** Another name just where one stood, the rest as it was: the parent may want it so in the whole story. */
export function remarkOnReplacedName(
  { before, text }: { before: string; text: string },
  names: readonly string[],
): Remark | null {
  for (const name of names.filter((one) => one.trim()).toSorted((a, b) => b.length - a.length)) {
    const stood = before.match(standing(name, 'small too'))?.[0]
    if (stood === undefined) continue
    const rest = before.split(standing(name, 'small too')).map((part) => RegExp.escape(part))
    const now = new RegExp(`^${rest.join(`(${RegExp.escape(stood)}|${NEW_NAME})`)}$`, 'u').exec(text)
    const [typed, ...more] = new Set(now?.slice(1).filter((one) => one !== stood))
    if (typed === undefined || more.length > 0 || !isNewName(typed, stood, names)) continue
    return {
      kind: 'name',
      message: `Aquí ponía «${stood}» y ahora pone «${typed}».`,
      fix: { label: `Poner «${stood}»`, text: before },
      rename: renameTo(
        name,
        typed.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      ),
    }
  }
  return null
}

function isNewName(typed: string, stood: string, names: readonly string[]): boolean {
  if (/^\p{Ll}/u.test(typed) && !/^\p{Ll}/u.test(stood)) return false
  // Shouted, it is the same name.
  if (typed === stood.toUpperCase() || NO_NAMES.has(typed.toLowerCase())) return false
  return !names.some((one) => one === typed || (foldName(one) === foldName(typed) && foldName(one) !== foldName(stood)))
}

function renameTo(name: string, to: string): NonNullable<Remark['rename']> {
  return { label: `Cambiar a «${to}» en todo el cuento`, name, to }
}

/** A name by itself, not within a word. As `Abuela Rosa` is `la abuela Rosa` in a sentence, names of several words may begin small. */
function standing(name: string, how: 'as it is' | 'small too' = 'as it is'): RegExp {
  const [first = '', rest] = [name.charAt(0), name.slice(1)]
  const isSmallToo = how === 'small too' && /\s/u.test(name) && first.toLowerCase() !== first
  const written = isSmallToo ? `[${first}${first.toLowerCase()}]${RegExp.escape(rest)}` : RegExp.escape(name)
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${written}(?![\p{L}\p{M}\p{N}])`, 'gu')
}
