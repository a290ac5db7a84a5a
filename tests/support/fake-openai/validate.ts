const RETIRED = ['gpt-image-1', 'dall-e-2', 'dall-e-3']
const UNKNOWN_TO_STRICT = ['default', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'format']

/** What the real service would answer 400 to; null: nothing. */
export function faultOfChat(body: Record<string, any>): string | null {
  if (!body.model) return 'model is required'
  if (!Array.isArray(body.messages) || body.messages.length === 0) return 'messages is required'
  if ('max_tokens' in body && 'max_completion_tokens' in body) return 'max_tokens and max_completion_tokens'
  const refused = faultOfThinking(body, body.reasoning_effort)
  if (refused) return refused
  const format = body.response_format?.json_schema
  return format?.strict ? faultOfSchema(format.schema, 'schema') : null
}

export function faultOfResponses(body: Record<string, any>): string | null {
  if (!body.model) return 'model is required'
  if ('messages' in body || 'response_format' in body) return 'unknown parameter of the responses API'
  const refused = faultOfThinking(body, body.reasoning?.effort)
  if (refused) return refused
  return body.text?.format?.strict ? faultOfSchema(body.text.format.schema, 'schema') : null
}

/** Models that think keep to a temperature of their own; those that do not know no effort. */
function faultOfThinking(body: Record<string, any>, effort: unknown): string | null {
  const thinks = /^(?:gpt-[56]|o\d)/u.test(body.model)
  if (thinks && 'temperature' in body && body.temperature !== 1) return "Unsupported value: 'temperature'"
  return !thinks && effort !== undefined ? 'Unrecognized request argument supplied: reasoning_effort' : null
}

export function faultOfImage(body: Record<string, any>, images: number): string | null {
  if (RETIRED.includes(body.model)) return `The model ${body.model} has been retired`
  if (!body.prompt || body.prompt.length > 32_000) return 'prompt is missing or too long'
  if ('response_format' in body || 'style' in body || 'seed' in body) return 'Unknown parameter'
  if ('input_fidelity' in body && String(body.model).startsWith('gpt-image-2')) return 'input_fidelity is not supported'
  if (images > 16) return 'At most 16 images'
  const [width = 0, height = 0] = String(body.size ?? '1024x1024')
    .split('x')
    .map(Number)
  const pixels = width * height
  if (width % 16 || height % 16 || pixels < 655_360 || pixels > 8_294_400) return `Invalid size ${body.size}`
  if (Math.max(width, height) > 3 * Math.min(width, height)) return 'Invalid ratio'
  const quality = body.quality ?? 'medium'
  return ['low', 'medium', 'high', 'xhigh', 'max', 'auto'].includes(quality) ? null : `Invalid quality ${quality}`
}

function faultOfSchema(schema: any, path: string): string | null {
  if (typeof schema !== 'object' || schema === null) return null
  const unknown = UNKNOWN_TO_STRICT.find((keyword) => keyword in schema && !path.endsWith('properties'))
  if (unknown) return `${path}: '${unknown}' is not permitted`
  if (schema.type === 'object') {
    if (schema.additionalProperties !== false) return `${path}: 'additionalProperties' is required to be false`
    const keys = Object.keys(schema.properties ?? {})
    const missing = keys.find((key) => !(schema.required ?? []).includes(key))
    if (missing) return `${path}: 'required' must include every key; missing ${missing}`
  }
  for (const [key, value] of Object.entries(schema)) {
    const fault = faultOfSchema(value, `${path}.${key}`)
    if (fault) return fault
  }
  return null
}
