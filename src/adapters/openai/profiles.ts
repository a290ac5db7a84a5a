import type { JsonForm } from './model-families.ts'

export const SERVER_KINDS = [
  'openai',
  'compatible',
  'vllm',
  'ollama',
  'lmstudio',
  'llamacpp',
  'localai',
  'sdcpp',
] as const
export type ServerKind = (typeof SERVER_KINDS)[number]

export type TextProfile = {
  api: 'chat' | 'responses'
  maxTokensField: 'max_completion_tokens' | 'max_tokens'
  /** Takes `store`, `safety_identifier` and `prompt_cache_key`. */
  takesExtras: boolean
  /** Hands `reasoning_effort` on to a model that knows it; others refuse it, or leave it unread. */
  takesEffort: boolean
  json: JsonForm
}

export type ImageProfile = {
  /** Where a picture with references is asked for. */
  edits: 'multipart' | 'ref_images' | 'none'
  /** Repeated for each reference. */
  imageField: 'image[]' | 'image'
  /** What references may be sent as. */
  referenceType: 'webp' | 'png'
  /** Takes any size with sides of 16·n; else only these, the nearest of which is asked for. */
  sizes: 'any16' | readonly number[]
  sendsQuality: boolean
  sendsOutputFormat: boolean
  needsB64Flag: boolean
}

/** What its moderation reads. */
export type Moderates = 'texts' | 'texts-and-pictures' | null

export type Profile = { text: TextProfile; image: ImageProfile | null; moderates: Moderates; maxAtOnce: number | null }

const CHAT: TextProfile = {
  api: 'chat',
  maxTokensField: 'max_tokens',
  takesExtras: false,
  takesEffort: false,
  json: 'schema',
}
const OPENAI_IMAGES: ImageProfile = {
  edits: 'multipart',
  imageField: 'image[]',
  referenceType: 'webp',
  sizes: 'any16',
  sendsQuality: true,
  sendsOutputFormat: true,
  needsB64Flag: false,
}

/**
 * What each server honours. Chat Completions with a strict schema is what all of them do; `compatible` is the protocol as
 * OpenAI speaks it at another address. Source: the servers' own documentation and code, August to November 2026.
 */
export const PROFILES: Record<ServerKind, Profile> = {
  openai: {
    text: { ...CHAT, maxTokensField: 'max_completion_tokens', takesExtras: true, takesEffort: true },
    image: OPENAI_IMAGES,
    moderates: 'texts-and-pictures',
    maxAtOnce: null,
  },
  compatible: {
    text: { ...CHAT, maxTokensField: 'max_completion_tokens', takesEffort: true },
    image: OPENAI_IMAGES,
    moderates: 'texts',
    maxAtOnce: null,
  },
  // vLLM-Omni: `image` repeated, base64 only.
  vllm: {
    text: { ...CHAT, takesEffort: true },
    image: { ...OPENAI_IMAGES, imageField: 'image', sendsQuality: false },
    moderates: null,
    maxAtOnce: 4,
  },
  ollama: { text: { ...CHAT, takesEffort: true }, image: null, moderates: null, maxAtOnce: 2 },
  lmstudio: { text: CHAT, image: null, moderates: null, maxAtOnce: 1 },
  llamacpp: { text: CHAT, image: null, moderates: null, maxAtOnce: 2 },
  // No edits route: references travel as JSON; a URL comes back unless base64 is asked for; a size it does not know is 512.
  localai: {
    text: CHAT,
    image: {
      edits: 'ref_images',
      imageField: 'image',
      referenceType: 'png',
      sizes: [512, 768, 1024],
      sendsQuality: false,
      sendsOutputFormat: false,
      needsB64Flag: true,
    },
    moderates: 'texts',
    maxAtOnce: 1,
  },
  sdcpp: {
    text: CHAT,
    image: {
      edits: 'multipart',
      imageField: 'image[]',
      referenceType: 'png',
      sizes: [512, 768, 1024],
      sendsQuality: false,
      sendsOutputFormat: false,
      needsB64Flag: false,
    },
    moderates: null,
    maxAtOnce: 1,
  },
}

export const DEFAULT_MODELS = {
  story: 'gpt-6.1-terra',
  image: 'gpt-image-2.6-flare',
  moderation: 'omni-moderation-latest',
  vision: 'gpt-6-luna',
} as const

/** Days from which their maker answers no more, by the beginning of the name; as its page of deprecations had it in November 2026. */
const ENDS: Record<string, string> = {
  'gpt-image-1.5': '2026-12-01',
  'gpt-image-1-mini': '2026-12-01',
  'gpt-4o': '2027-01-14',
  'gpt-4.1': '2027-01-14',
}

/** @returns ISO date, or null where none is known */
export function endOf(model: string): string | null {
  const [start] = Object.keys(ENDS).filter((one) => model.startsWith(one))
  return start === undefined ? null : (ENDS[start] ?? null)
}

/** Shut down by their maker: asking for them is a mistake in the settings. */
export const RETIRED_MODELS: readonly string[] = ['gpt-image-1', 'dall-e-2', 'dall-e-3']
