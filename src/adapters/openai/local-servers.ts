import { z } from 'zod'
import { boundedFetch } from './bounded-fetch.ts'
import { PROFILES, type ServerKind } from './profiles.ts'

/** Ports of Ollama, LM Studio (and stable-diffusion.cpp), llama.cpp and LocalAI, and vLLM, where nobody chose another. */
export const USUAL_PORTS: readonly number[] = [11434, 1234, 8080, 8000]

/** Whoever is there answers at once; who does not is not worth waiting for. */
const TIMEOUT_MS = 800

const Listing = z.object({ data: z.array(z.object({ id: z.string(), owned_by: z.string().optional() })) })

export type LocalServer = {
  /** With its `/v1`. */
  url: string
  kind: ServerKind
  models: string[]
  /** As the environment says it, for the models that look fit: a guess by their names. */
  settings: [variable: string, value: string][]
}

/** The servers of models that answer on this machine, in the order of the ports; none is no mistake. */
export async function localServers(
  ports: readonly number[] = USUAL_PORTS,
  timeoutMs = TIMEOUT_MS,
): Promise<LocalServer[]> {
  const found = await Promise.all(ports.map((port) => serverAt(`http://127.0.0.1:${port}`, timeoutMs)))
  return found.filter((server) => server !== null)
}

async function serverAt(origin: string, timeoutMs: number): Promise<LocalServer | null> {
  const url = `${origin}/v1`
  const listing = Listing.safeParse(await jsonAt(`${url}/models`, timeoutMs))
  if (!listing.success) return null
  // Whatever answers here may be anybody's, and its words end on a terminal.
  const data = listing.data.data.filter(({ id }) => /^[\w./:@+ -]{1,200}$/u.test(id))
  const models = data.map(({ id }) => id)
  const kind = kindByOwner(data) ?? ((await isOllama(origin, timeoutMs)) ? 'ollama' : 'compatible')
  return { url, kind, models, settings: settingsFor(url, kind, models) }
}

/**
 * What servers write into `owned_by` is their own mark: `library` is the namespace of Ollama's models, LocalAI writes nothing.
 * Source: their code and answers, 2026.
 */
function kindByOwner(data: z.infer<typeof Listing>['data']): ServerKind | null {
  if (data.some(({ id }) => id === 'sd-cpp-local')) return 'sdcpp'
  const owners: Record<string, ServerKind> = {
    library: 'ollama',
    organization_owner: 'lmstudio',
    llamacpp: 'llamacpp',
    vllm: 'vllm',
  }
  const known = data.map(({ owned_by }) => owners[owned_by ?? '']).find((kind) => kind !== undefined)
  if (known) return known
  return data.length > 0 && data.every(({ owned_by }) => owned_by === undefined) ? 'localai' : null
}

/** Its list may be empty, or all of somebody's own models. */
async function isOllama(origin: string, timeoutMs: number): Promise<boolean> {
  const version = z.object({ version: z.string() })
  return version.safeParse(await jsonAt(`${origin}/api/version`, timeoutMs)).success
}

/** Null: nobody there, no answer in time, or none that is JSON. */
async function jsonAt(url: string, timeoutMs: number): Promise<unknown> {
  try {
    const response = await boundedFetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

const NEITHER = /embed|bge-|rerank|whisper|tts|kokoro|piper|moderation|guard/iu
const DRAWS = /flux|diffusion|sdxl|sd-?turbo|sd-?3|sd-cpp|z-image|qwen-image|gpt-image|dreamshaper/iu
const LOOKS = /vision|llava|(?:^|[^a-z])vl(?:[^a-z]|$)|gemma-?[34]|pixtral|moondream|minicpm-v|minicpm-o|internvl/iu

/** The first of each kind that is listed: the servers' own order, which the operator knows. */
function settingsFor(url: string, kind: ServerKind, models: readonly string[]): [string, string][] {
  const image = models.find((model) => DRAWS.test(model))
  const vision = models.find((model) => LOOKS.test(model) && !DRAWS.test(model))
  const words = models.filter((model) => !DRAWS.test(model) && !NEITHER.test(model))
  // Who writes best is rarely who looks best, where there is a choice.
  const story = words.find((model) => !LOOKS.test(model)) ?? words[0]
  const draws = image !== undefined && PROFILES[kind].image !== null
  if (story === undefined && !draws) return []
  return [
    ['OPENAI_BASE_URL', url],
    ['AI_SERVER', kind],
    ...(story === undefined ? [] : ([['STORY_MODEL', story]] as [string, string][])),
    ...(vision === undefined ? [] : ([['VISION_MODEL', vision]] as [string, string][])),
    ...(draws ? ([['IMAGE_MODEL', image]] as [string, string][]) : []),
  ]
}
