import { newBookInfo } from '../../domain/book-info.ts'
import { type Character, newCharacter } from '../../domain/character.ts'
import { type CompleteBookInfo, completeInfo } from '../../domain/completeness.ts'
import { costOfImage, costOfText, expectedImageUse } from '../../domain/prices.ts'
import type { Scene } from '../../domain/scene.ts'
import type { Story } from '../../domain/story.ts'
import type { Illustrator, Picture } from '../../ports/illustrator.ts'
import type { PageRewriter } from '../../ports/page-rewriter.ts'
import { type Finding, tried } from './examine.ts'
import { Refusal } from './failures.ts'
import type { OpenAiSettings } from './settings.ts'

/** What is tried: nobody's child, and a scene that every illustrator knows. */
const OSITO: Character = {
  ...newCharacter(),
  ...{ name: 'Osito', gender: 'animal', species: 'bear', colour: 'brown', age: 'baby' },
}
const SCENE: Scene = {
  cast: [{ name: 'Osito', pose: 'wave', mood: 'happy', holding: null }],
  ...{ interaction: null, setting: 'meadow', place: null, time: 'day', weather: 'clear', shot: 'wide', props: [] },
  ...{ action: 'Osito waves from a hill.', alt: 'Osito saluda desde una colina.' },
}
const WISH = 'Que Osito suba a la colina y salude a la luna.'

/** A page may be asked for again, cut or mended; a picture that is refused is asked once more where it is an avatar's. */
const MOST = { pages: 3, tokensIn: 10_000, tokensOut: 16_000, avatars: 2 }
const AVATAR_SIDE = 1024

export type TryOut = { findings: Finding[]; text: string | null; picture: Picture | null }

/** US dollars: what it costs as a rule, and the most that it can. */
export function costOfTryOut({ storyModel, imageModel, imageQuality, imageSize }: OpenAiSettings, draws: boolean) {
  const page = (tokensIn: number, tokensOut: number) => costOfText(storyModel ?? '', { tokensIn, tokensOut })
  const picture = (side: number, references: number) =>
    draws ? costOfImage(imageModel ?? '', expectedImageUse(imageModel ?? '', imageQuality, side, references)) : 0
  return {
    usualUsd: page(3000, 1500) + picture(AVATAR_SIDE, 0) + picture(imageSize, 1),
    mostUsd:
      MOST.pages * page(MOST.tokensIn, MOST.tokensOut) + MOST.avatars * picture(AVATAR_SIDE, 0) + picture(imageSize, 1),
  }
}

/** One page written and one picture drawn, by the adapters that make books; null: there is no model for it. */
export async function tryOut(
  settings: OpenAiSettings,
  { rewriter, illustrator }: { rewriter: PageRewriter | null; illustrator: Illustrator | null },
): Promise<TryOut> {
  const { signal } = new AbortController()
  let text: string | null = null
  let avatar: Uint8Array | null = null
  let picture: Picture | null = null
  const info = theirInfo()
  const page = await tried('page', rewriter && settings.storyModel, async () => {
    const written = await rewriter?.rewrite({ info, story: theirStory(), chapter: 1, page: 1, wish: WISH }, signal)
    if (written?.kind !== 'written') throw new Refusal('output')
    text = written.value.join('\n')
    return written.cost.usd
  })
  const imageModel = illustrator && settings.imageModel
  const avatars = await tried('avatars', imageModel, async () => {
    const outcome = await illustrator?.drawAvatar({ character: OSITO, seed: 'doctor' }, signal)
    if (outcome?.kind !== 'drawn') throw new Refusal('output')
    avatar = outcome.picture.webp
    return outcome.cost.usd
  })
  const pictures = await tried('pictures', imageModel, async () => {
    const outcome = await illustrator?.draw(
      {
        ...{ scene: SCENE, characters: info.characters, places: [], theme: info.theme, readerAge: info.readerAge },
        ...{ kind: 'page', wish: null, seed: 'doctor', references: new Map(avatar ? [['Osito', avatar]] : []) },
      },
      signal,
    )
    if (outcome?.kind !== 'drawn') throw new Refusal('output')
    picture = outcome.picture
    return outcome.cost.usd
  })
  return { findings: [page, avatars, pictures], text, picture }
}

function theirInfo(): CompleteBookInfo {
  return completeInfo({
    ...newBookInfo(),
    ...{ title: 'Osito y la luna', theme: 'aventura', language: 'español', readerAge: '4-6', chapters: 1 },
    characters: [OSITO],
  })
}

function theirStory(): Story {
  const paragraphs = [
    'Osito mira la luna desde la ventana. Está muy alta y muy sola. Osito quiere darle las buenas noches.',
  ]
  return {
    ...{
      title: 'Osito y la luna',
      language: 'español',
      refrain: null,
      closing: 'Y la luna sonrió.',
      blurb: 'Una noche.',
    },
    ...{ frontCover: SCENE, backCover: SCENE, wishes: null, writer: 'model' },
    chapters: [{ title: 'La colina', pages: [{ paragraphs, scene: SCENE }] }],
  }
}

/** Stands in for nobody: what is tried is the model. */
export const NOBODY: Illustrator = {
  kind: 'offline',
  draw: async () => ({ kind: 'refused', reason: 'nobody stands in for a probe' }),
  drawAvatar: async () => ({ kind: 'refused', reason: 'nobody stands in for a probe' }),
}
