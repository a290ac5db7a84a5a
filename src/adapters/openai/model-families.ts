/** From the least to the most thought, as OpenAI names them (openai 7.55, `ReasoningEffort`). */
export const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const
export type Effort = (typeof EFFORTS)[number]

/** How JSON is got: by a strict schema, by the promise of an object (the schema then stands in the words), or by words alone. */
export const JSON_FORMS = ['schema', 'object', 'none'] as const
export type JsonForm = (typeof JSON_FORMS)[number]

/** What of a text model is its own, whoever serves it. */
export type ModelFamily = {
  /** Thinks before it answers, and what it thinks counts as output. */
  thinks: boolean
  /** What it may be told of that; null: nothing, as far as anybody knows. */
  efforts: readonly Effort[] | null
  /** Some refuse every temperature but their own. */
  takesTemperature: boolean
  /** Tokens of one answer, thought included; null: as many as its server lets it. */
  mostTokens: number | null
  /** Where it takes less than its server as a rule does. */
  json?: JsonForm
}

const UNKNOWN: ModelFamily = { thinks: false, efforts: null, takesTemperature: true, mostTokens: null }
const THINKING: ModelFamily = { ...UNKNOWN, thinks: true }
const GPT: ModelFamily = {
  thinks: true,
  efforts: ['none', 'low', 'medium', 'high', 'xhigh'],
  takesTemperature: false,
  mostTokens: 128_000,
}
const O: ModelFamily = { ...GPT, efforts: ['low', 'medium', 'high'], mostTokens: 100_000 }

/**
 * By the beginning of the name, the longest that fits. Sources: the makers' documentation of reasoning, of each model and of
 * structured output, November 2026; the limits of output are those of the models' own pages.
 */
const FAMILIES: Record<string, ModelFamily> = {
  'gpt-5': { ...GPT, efforts: ['minimal', 'low', 'medium', 'high'] },
  'gpt-5-pro': { ...GPT, efforts: ['high'] },
  'gpt-5.': GPT,
  'gpt-6': { ...GPT, efforts: [...(GPT.efforts ?? []), 'max'] },
  'gpt-4o': { ...UNKNOWN, mostTokens: 16_384 },
  'gpt-4.1': { ...UNKNOWN, mostTokens: 32_768 },
  o1: O,
  o3: O,
  o4: O,
  // Its template knows three levels, and temperature as any open model.
  'gpt-oss': { ...THINKING, efforts: ['low', 'medium', 'high'] },
  qwen3: THINKING,
  'deepseek-r1': THINKING,
  magistral: THINKING,
  // Its maker's own service: an object is promised, a schema is not read.
  'deepseek-chat': { ...UNKNOWN, mostTokens: 8192, json: 'object' },
  'deepseek-reasoner': { ...THINKING, mostTokens: 65_536, json: 'object' },
}

/** @param model as its server calls it; a maker before a slash (`openai/gpt-oss-20b`) is nothing to go by */
export function familyOf(model: string): ModelFamily {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase()
  const [start] = Object.keys(FAMILIES)
    .filter((one) => name.startsWith(one))
    .sort((a, b) => b.length - a.length)
  return (start === undefined ? null : FAMILIES[start]) ?? UNKNOWN
}

/** What it can be told that is nearest to what is wished; of two as near, the lesser. */
export function nearestEffort(efforts: readonly Effort[], wished: Effort): Effort {
  const distance = (effort: Effort) => Math.abs(EFFORTS.indexOf(effort) - EFFORTS.indexOf(wished))
  return efforts.reduce((best, effort) => (distance(effort) < distance(best) ? effort : best))
}
