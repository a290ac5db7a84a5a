import type OpenAI from 'openai'
import { costOfImage, expectedImageUse, type ImageUse } from '../../../domain/prices.ts'
import type { AvatarBrief, IllustrationBrief, IllustrationOutcome, Illustrator } from '../../../ports/illustrator.ts'
import { ProviderFailure } from '../../../ports/provider-failure.ts'
import { boundedFetch } from '../bounded-fetch.ts'
import type { RequestOptions, Used } from '../call.ts'
import type { OpenAiConnection } from '../connection.ts'
import { Refusal, translate } from '../failures.ts'
import { requestHash } from '../paid-answers.ts'
import type { ImageProfile } from '../profiles.ts'
import { deliveredPicture } from './delivered-picture.ts'
import { avatarPrompt, type PictureRequest, picturePrompt, type Reference } from './picture-prompt.ts'
import { sheetPrompt } from './sheet-prompt.ts'

const AVATAR_SIDE = 1024
/** Pixels: it is seen by a model only, which looks at no more. */
const SHEET_SIDE = 1024
/** Of what a book may cost, avatars and words counted: beyond it what is left is for the words and the pages. */
const SHEETS_SHARE = 0.25

/** Draws with an image model: pages as edits of the chosen avatars, avatars from their description. */
export class OpenAiIllustrator implements Illustrator {
  readonly kind = 'model'
  readonly #connection: OpenAiConnection
  readonly #standIn: Illustrator
  readonly drawSheet?: NonNullable<Illustrator['drawSheet']>

  /** `standIn` draws the avatars that the service will not: without one there could be no book. */
  constructor({ connection, standIn }: { connection: OpenAiConnection; standIn: Illustrator }) {
    this.#connection = connection
    this.#standIn = standIn
    if (connection.profile.image && connection.profile.image.edits !== 'none')
      this.drawSheet = (brief, signal) => {
        const request = sheetPrompt(brief)
        return this.#make(request, request, SHEET_SIDE, brief, signal, SHEETS_SHARE)
      }
  }

  draw(brief: IllustrationBrief, signal: AbortSignal): Promise<IllustrationOutcome> {
    const side = this.#connection.settings.imageSize
    // Which page shows the manner depends on what was drawn first: after a crash it may be another, or one more.
    // Sheets too may have come since, and then no avatar goes along.
    const lasting = picturePrompt({ ...brief, references: new Map(), styleReference: null, sheets: undefined })
    return this.#make(picturePrompt(brief), lasting, side, brief, signal)
  }

  /** A refusal of a fully dressed storybook figure is a mistake more often than not: it is asked once more. */
  async drawAvatar(brief: AvatarBrief, signal: AbortSignal): Promise<IllustrationOutcome> {
    const request = avatarPrompt(brief)
    const ask = () => this.#make(request, request, AVATAR_SIDE, brief, signal)
    try {
      const first = await ask()
      const outcome = first.kind === 'refused' ? await ask() : first
      if (outcome.kind === 'drawn') return outcome
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.kind !== 'budget') throw error
    }
    return this.#standIn.drawAvatar(brief, signal)
  }

  async #make(
    request: PictureRequest,
    /** What of the request is the same at every try: its answer is found again by that. */
    lasting: PictureRequest,
    wanted: number,
    { payer, waiting }: Pick<IllustrationBrief, 'payer' | 'waiting'>,
    signal: AbortSignal,
    mostOfBook = 1,
  ): Promise<IllustrationOutcome> {
    const { settings, profile } = this.#connection
    const model = settings.imageModel ?? ''
    if (!profile.image) throw new ProviderFailure('unauthorised', `${settings.server} draws no pictures`)
    const side = nearest(profile.image.sizes, wanted)
    const references = profile.image.edits === 'none' ? [] : request.references
    const worst = expectedImageUse(model, settings.imageQuality, side, references.length)
    const { image } = profile
    try {
      const { data, bytes, used, requestId, drop } = await this.#connection.call(
        {
          payer: payer ?? null,
          model,
          waiting,
          endpoint: references.length > 0 && image.edits === 'multipart' ? 'images.edit' : 'images.generate',
          group: 'image',
          request: requestHash({ model, side, quality: settings.imageQuality, ...lasting }),
          units: 1,
          mostOfBook,
          worstUsd: costOfImage(model, worst),
          expectedUsd: costOfImage(model, worst),
        },
        signal,
        async (client, options) => {
          const answer = await this.#ask(client, image, { ...request, references }, side, options)
          const { data: images, usage = null } = answer.data
          const data = { usage, prompt: request.prompt, references: references.map(({ id }) => id) }
          return { data, bytes: await this.#bytesOf(images?.[0], options.signal), requestId: answer.requestId }
        },
        ({ data, bytes }) => usedBy(model, data.usage, bytes, worst),
      )
      const delivered = await deliveredPicture(bytes ?? new Uint8Array()).catch(async (error: unknown) => {
        await drop()
        throw error
      })
      const quality = settings.imageQuality
      return {
        kind: 'drawn',
        picture: {
          ...delivered,
          provenance: {
            model,
            size: `${side}x${side}`,
            quality,
            prompt: data.prompt,
            references: data.references,
            requestId,
            usd: used.usd,
          },
        },
        cost: {
          model,
          inputTokens: used.textTokensIn + used.imageTokensIn,
          outputTokens: used.tokensOut,
          images: 1,
          usd: used.usd,
        },
      }
    } catch (error) {
      if (error instanceof Refusal) return { kind: 'refused', reason: error.message }
      throw error
    }
  }

  async #ask(
    client: OpenAI,
    image: ImageProfile,
    { prompt, references }: PictureRequest,
    side: number,
    options: RequestOptions,
  ) {
    const { imageModel, imageQuality } = this.#connection.settings
    const common = {
      model: imageModel ?? '',
      prompt,
      n: 1,
      size: `${side}x${side}` as '1024x1024',
      ...(image.sendsQuality && { quality: imageQuality as 'medium' }),
      ...(image.sendsOutputFormat && { output_format: 'webp' as const, output_compression: 95 }),
      ...(image.needsB64Flag && { response_format: 'b64_json' as const }),
    }
    const files = await Promise.all(references.map((reference) => uploadOf(reference, image)))
    if (files.length === 0 || image.edits === 'ref_images') {
      const refs = await Promise.all(references.map(({ bytes }) => base64Png(bytes)))
      const body = { ...common, ...(refs.length > 0 && { ref_images: refs }) }
      const answer = await client.images.generate(body, options)
      return { data: answer, requestId: answer._request_id ?? null }
    }
    if (image.imageField === 'image') {
      // The client names a list `image[]`; these servers want the plain name, repeated.
      const form = new FormData()
      for (const [name, value] of Object.entries(common)) form.append(name, String(value))
      for (const file of files) form.append('image', file, file.name)
      const answer = await client.post<OpenAI.ImagesResponse>('/images/edits', { ...options, body: form })
      return { data: answer, requestId: null }
    }
    const answer = await client.images.edit({ ...common, image: files }, options)
    return { data: answer, requestId: answer._request_id ?? null }
  }

  /** Base64, or a link to the very same host; null where there is neither. */
  async #bytesOf(image: OpenAI.Image | undefined, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
    // The client's types are a promise that no server has to keep.
    if (typeof image?.b64_json === 'string') return new Uint8Array(Buffer.from(image.b64_json, 'base64'))
    const { baseUrl } = this.#connection.settings
    if (
      typeof image?.url === 'string' &&
      baseUrl &&
      URL.canParse(image.url) &&
      new URL(image.url).host === new URL(baseUrl).host
    ) {
      const response = await boundedFetch(image.url, { signal }).catch((error: unknown) => {
        // A redirect, a cut line, an endless body: one more answer without a picture.
        throw translate(error, 'images.url')
      })
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
    }
    return null
  }
}

type Usage = OpenAI.ImagesResponse['usage'] & {}

/** Where a service says nothing of what it used, the estimate stands. */
function usedBy(model: string, usage: Usage | null, bytes: Uint8Array | null, estimate: ImageUse): Used {
  if (!bytes) throw new ProviderFailure('transient', 'images: an answer without a picture')
  if (!usage) return { ...estimate, images: 1, usd: costOfImage(model, estimate) }
  const imageTokensIn = usage.input_tokens_details?.image_tokens ?? 0
  const use = {
    textTokensIn: usage.input_tokens_details?.text_tokens ?? Math.max(0, usage.input_tokens - imageTokensIn),
    imageTokensIn,
    tokensOut: usage.output_tokens ?? 0,
  }
  return { ...use, images: 1, usd: costOfImage(model, use) }
}

function nearest(sizes: ImageProfile['sizes'], wanted: number): number {
  if (sizes === 'any16') return Math.round(wanted / 16) * 16
  return sizes.reduce(
    (best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best),
    sizes[0] ?? wanted,
  )
}

/** Named by id: a file name is read too. */
async function uploadOf({ id, bytes }: Reference, { referenceType }: ImageProfile): Promise<File> {
  const sent = referenceType === 'webp' ? bytes : await new Bun.Image(bytes).png().bytes()
  return new File([new Uint8Array(sent)], `${id}.${referenceType}`, { type: `image/${referenceType}` })
}

async function base64Png(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await new Bun.Image(bytes).png().bytes()).toString('base64')
}
