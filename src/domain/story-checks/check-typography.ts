import type { CompleteBookInfo } from '../completeness.ts'
import { scenesOf } from '../illustrations.ts'
import { languageCode } from '../reader-age.ts'
import type { Story } from '../story.ts'
import { countCharacters } from '../text.ts'
import { hard, type Issue, soft } from './issue.ts'

type Rule = readonly [id: string, pattern: RegExp]

const EVERYWHERE: readonly Rule[] = [
  ['text.leftover', /[{}[\]|]|undefined|\bNaN\b|\bnull\b|PERS_\d|LUGAR_\d/u],
  ['text.markup', /<\/?\w+|https?:|www\.|&\w+;/iu],
  ['text.emoji', /\p{Extended_Pictographic}/u],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  ['text.control', /[\u0000-\u001f\u007f\ufffd]/u],
  ['text.spaces', /^\s|\s$| {2}|\s[,.;:](?!\.)|\( | \)/u],
]
const SPANISH: readonly Rule[] = [
  ['raya.alone', /(^|\s)—(\s|$)/u],
  ['raya.hyphen', /^[-–]|\s[-–]\s/u],
  ['spanish.contraction', /(?<!\p{L})(a|de) el(?!\p{L})/u],
  ['quotes.straight', /["“”]/u],
]
const ENGLISH: readonly Rule[] = [
  ['quotes.straight', /["']/u],
  ['raya.english', /^—/u],
  ['spanish.marks', /[¿¡]/u],
]

/** Marks and spaces as a printer would have them, in text, titles and alt texts. */
export function checkTypography(story: Story, info: CompleteBookInfo): Issue[] {
  const isSpanish = languageCode(info.language) === 'es'
  const texts = textsOf(story)
  // Names and places are the parent's: their marks are theirs too.
  const given = [...info.characters, ...info.places].map(({ name }) => name)
  const issues = texts.flatMap(({ path, text }) => {
    const bare = given.reduce((left, name) => left.replaceAll(name, 'x'), text)
    const found = [...EVERYWHERE, ...(isSpanish ? SPANISH : ENGLISH)]
      .filter(([, pattern]) => pattern.test(bare))
      .map(([id]) => hard(id, path, text))
    return [...found, ...(isSpanish ? pairs(bare, path) : []), ...opening(text, path)]
  })
  return [...issues, ...altTexts(story)]
}

function textsOf(story: Story): { path: string; text: string }[] {
  const chapters = story.chapters.flatMap(({ title, pages }, chapter) => [
    { path: `chapters[${chapter}].title`, text: title },
    ...pages.flatMap(({ paragraphs }, page) =>
      paragraphs.map((text) => ({ path: `chapters[${chapter}].pages[${page}]`, text })),
    ),
  ])
  return [...chapters, { path: 'closing', text: story.closing }, { path: 'blurb', text: story.blurb }]
}

function pairs(text: string, path: string): Issue[] {
  return (
    [
      ['¿', '?'],
      ['¡', '!'],
      ['«', '»'],
    ] as const
  ).flatMap(([open, close]) =>
    text.split(open).length === text.split(close).length ? [] : [hard('marks.pair', path, `${open}${close}: ${text}`)],
  )
}

function opening(text: string, path: string): Issue[] {
  return /^[—¿¡«“‘]*\p{Ll}/u.test(text) ? [soft('text.smallOpening', path, text.slice(0, 40))] : []
}

function altTexts(story: Story): Issue[] {
  const seen = new Set<string>()
  return scenesOf(story).flatMap(({ key, scene }) => {
    const { alt } = scene
    const issues: Issue[] = []
    const length = countCharacters(alt)
    if (length < 5 || length > 125) issues.push(hard('alt.length', key, `${length} characters`))
    if (/^(imagen|ilustraci[óo]n|image|picture) (de|of)/iu.test(alt)) issues.push(hard('alt.opening', key, alt))
    if (seen.has(alt)) issues.push(hard('alt.repeated', key, alt))
    seen.add(alt)
    return issues
  })
}
