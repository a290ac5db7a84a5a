import { describe, expect, test } from 'bun:test'
import { picturePrompt } from '../../../src/adapters/openai/pictures/picture-prompt.ts'
import { storyData } from '../../../src/adapters/openai/story/story-data.ts'
import { planMessages } from '../../../src/adapters/openai/story/story-prompts.ts'
import { ATTACKS } from '../../support/attacks.ts'
import { aCompleteInfo, aGirl, aScene } from '../../support/builders.ts'

/** The same book, with the text in every field that a parent fills freely. */
function bookWith(text: string) {
  return aCompleteInfo({
    title: text.slice(0, 120),
    moral: text.slice(0, 100),
    freeText: text,
    characters: [{ ...aGirl(), hobbies: [text.slice(0, 80)] }],
    places: [{ name: text.slice(0, 80), description: text.slice(0, 200) }],
  })
}

/** What stands around the parent's words: no attack may change a letter of it. */
function frameOf(prompt: string): string {
  const [before = '', ...rest] = prompt.split('<datos_usuario>\n')
  const parts = rest.join('').split('\n</datos_usuario>')
  return before + parts.at(-1)
}

describe('sixty attempts to command the models', () => {
  test('there are sixty', () => expect(new Set(ATTACKS).size).toBe(60))

  test.each(ATTACKS)('%j is data for the writer, and changes nothing around it', (attack) => {
    const calm = planMessages(bookWith('un faro'), storyData(bookWith('un faro')))
    const attacked = planMessages(bookWith(attack), storyData(bookWith(attack)))

    expect(attacked[0]).toEqual(calm[0] ?? { role: 'system', text: '' })
    expect(attacked).toHaveLength(2)
    const text = attacked[1]?.text ?? ''
    expect(text.split('<datos_usuario>')).toHaveLength(2)
    expect(text.split('</datos_usuario>')).toHaveLength(2)
    expect(frameOf(text)).toBe(frameOf(calm[1]?.text ?? ''))
    const json = text.slice(text.indexOf('<datos_usuario>') + 15, text.indexOf('</datos_usuario>'))
    const data = JSON.parse(json)
    expect(Object.keys(data).filter((key) => !KEYS.includes(key))).toEqual([])
    expect(DANGEROUS.filter((mark) => mark.test(JSON.stringify(data)))).toEqual([])
  })

  test.each(ATTACKS)('%j gives no order to an illustrator', (attack) => {
    const info = bookWith(attack)
    const scene = aScene({ action: attack, place: info.places[0]?.name ?? null })
    const { prompt } = picturePrompt({
      ...{ scene, characters: info.characters, places: info.places, theme: 'aventura', readerAge: '4-6' },
      ...{ kind: 'page', references: new Map(), wish: attack.slice(0, 120), seed: 'x' },
    })

    // Five paragraphs, each with its label, as for any picture.
    expect(prompt.split('\n\n').map((part) => part.slice(0, part.indexOf(':')))).toEqual(LABELS)
    expect(DANGEROUS.filter((mark) => mark.test(prompt))).toEqual([])
  })
})

const KEYS = ['title', 'people', 'relationships', 'places', 'moral', 'parents_wishes']
const LABELS = ['STYLE', 'CHARACTERS', 'SCENE', 'COMPOSITION', 'DO NOT']
const DANGEROUS = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0009]/u,
  /[<>|`\p{Cf}]/u,
  /https?:/iu,
  /www\./iu,
  /\{\{/u,
  /sd_cpp_extra_args>/u,
  /luc[ií]a/iu,
]
