import { describe, expect, test } from 'bun:test'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkStoryFolder } from '../../../src/adapters/storyteller/checks/check-story-folder.ts'
import { readLexicon } from '../../../src/adapters/storyteller/library-folder.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

const KITE = path.resolve(import.meta.dir, '../../fixtures/stories/the-kite')
const lexicon = await readLexicon(path.resolve(import.meta.dir, '../../../stories'))
const folder = aTemporaryFolder()

/** What `check` says when `from` stands as `to` in a file of a good story. */
async function checked(file: 'story.yaml' | 'es.md', from: string | RegExp, to: string, story = KITE) {
  const copy = path.join(folder, crypto.randomUUID(), path.basename(story))
  await cp(story, copy, { recursive: true })
  const source = await readFile(path.join(copy, file), 'utf8')
  const changed = source.replace(from, to)
  expect(changed).not.toBe(source)
  await writeFile(path.join(copy, file), changed)
  const { problems } = await checkStoryFolder(copy, lexicon)
  const line = source.slice(0, source.search(from instanceof RegExp ? from : escaped(from))).split('\n').length
  return { problems, line, said: problems.map(({ file: where, line: at, en }) => `${where}:${at} ${en}`) }
}

function escaped(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'u')
}

test('a good story has no mistakes', async () => {
  const { problems } = await checkStoryFolder(KITE, lexicon)
  expect(problems).toEqual([])
})

describe('a mistake in the words is named with its line', () => {
  test.each([
    ['a role that is nobody', 'Nadie corre.', '{hera} no corre.', /no \{hera\}/u],
    ['somebody who may be absent', '—Espera —dice', '—Espera —dice {friend} y', /\{friend\} may be absent/u],
    ['the others outside their passage', 'Nadie corre.', '{others} corren.', /\{others\} may be absent/u],
    ['a mark that tells nothing', '^waiting', '^flying', /\^flying/u],
    ['a passage that is not closed', /:::\n—Espera/u, '—Espera', /not closed/u],
    ['a passage in a passage', 'Lo {others#ve', '::: with kite\nLo {others#ve', /cannot stand in another/u],
    ['a passage about nothing', '::: with friend', '::: with frend', /knows “frend”/u],
    ['a fence of no kind', '::: with friend', '::: si hay amigo', /A passage is/u],
    ['a band that is none', '# 2-4', '# 3-5', /no band/u],
    ['a chapter that story.yaml has not', '## home: A casa', '## hone: A casa', /no “hone”/u],
    ['a chapter without its title', '## home: A casa', '## home', /A chapter is/u],
    ['a picture that story.yaml has not', '(star)', '(sun)', /no picture “sun”/u],
    ['a picture without a description', '![{hero} mira una estrella por la noche.]', '![]', /no description/u],
    ['a picture in the middle of its page', /!\[\{hero\} tiene/u, 'Ay.\n![{hero} tiene', /first on its page/u],
    ['an illustrated page without its picture', /!\[[^\n]*\(down\)\n/u, '', /picture belongs here/u],
    ['a page too many', 'Nadie corre.', 'Nadie corre.\n---\nNadie.', /3 pages, not 2/u],
    ['a page with too many words', 'Nadie corre.', `Nadie corre. ${'Corre el río. '.repeat(7)}`, /tooManyWords/u],
    [
      'a sentence that is too long',
      'Nadie corre.',
      `${`Nadie ${'corre, '.repeat(11)}ya. `.repeat(2)}`.trim(),
      /sentences\.tooLong/u,
    ],
    ['markup', 'Nadie corre.', 'Nadie <b>corre</b>.', /text\.markup/u],
    ['a quotation mark of the keyboard', 'Nadie corre.', '"Nadie corre."', /quotes\.straight/u],
    ['a missing opening mark', '¡Baja sola!', 'Baja sola!', /marks\.pair/u],
    [
      'a page that may be empty',
      'En el árbol hay ahora una estrella. {hero} espera.',
      '',
      /page\.empty|0 words|in 1 of 2/u,
    ],
  ] as const)('%s', async (_, from, to, expected) => {
    const { said, line } = await checked('es.md', from, to)
    const found = said.find((one) => expected.test(one))
    expect(found, said.join('\n')).toBeDefined()
    const at = Number(/:(\d+) /u.exec(found ?? '')?.[1])
    // Its own line, or where its page, its chapter or its band begins.
    expect(Math.abs(at - line)).toBeLessThanOrEqual(20)
  })
})

describe('a mistake in story.yaml is named', () => {
  test.each([
    ['a field that is none', 'about:', 'abaut:', /abaut/u],
    ['a theme that is none', '[aventura]', '[adventure]', /themes/u],
    ['a pose that is none', 'point worried', 'pont worried', /pont worried/u],
    ['a thing that cannot be drawn', 'props: [star]', 'props: [estrella]', /no thing “estrella”/u],
    ['somebody who is nobody', 'owl: stand sleepy', 'eagle: stand sleepy', /nobody is “eagle”/u],
    [
      'a place that is none',
      '    at: field\n    pictures:\n      walk',
      '    at: fiel\n    pictures:\n      walk',
      /no place “fiel”/u,
    ],
    ['a number of chapters that does not come out', 'in: 2-', 'in: 1-', /book of 1 chapters would get 2/u],
    ['a story without a hero', '  hero: { is', '  child: { is', /hero/u],
    ['YAML that is none', 'about: A kite', 'about: [A kite', /YAML/u],
    ['a garment of no kind', 'is: owl, colour: gray', 'is: man, wears: [cape red]', /owl/u],
  ] as const)('%s', async (_, from, to, expected) => {
    const { said } = await checked('story.yaml', from, to)
    expect(
      said.some((one) => expected.test(one)),
      said.join('\n'),
    ).toBe(true)
  })

  test('at its line, in English and in Spanish', async () => {
    const { problems, line } = await checked('story.yaml', 'themes: [aventura]', 'themes: [adventure]')
    expect(problems).toHaveLength(1)
    expect(problems[0]?.line).toBe(line)
    expect(problems[0]?.es).toContain('no vale')
  })
})

test('a bomb of aliases is no story', async () => {
  const bomb = Array.from({ length: 12 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(9)}*a${n}]`).join('\n')
  const { said } = await checked('story.yaml', /^/u, `a0: &a0 [x]\n${bomb}\n`).catch((error: Error) => ({
    said: [error.message],
  }))
  expect(said.join('\n')).toMatch(/alias/iu)
})

test('a file that leads out of the folder is not read', async () => {
  const copy = path.join(folder, 'linked', 'the-kite')
  await cp(KITE, copy, { recursive: true })
  await symlink('/etc/hostname', path.join(copy, 'en.md'))
  const { story } = await checkStoryFolder(copy, lexicon)
  expect(story?.texts.en?.bands).toEqual({})
})

test('two halves of the same words are nothing that is otherwise', async () => {
  const story = path.resolve(import.meta.dir, '../../../stories/knock-knock')
  const { said } = await checked('es.md', '¡Orgullos{hero:o/a}! ^proud', '¡Qué orgullos{hero:o/a}! ^proud', story)
  expect(said.join('\n')).toMatch(/nothing is otherwise after \{last\}/u)
})
