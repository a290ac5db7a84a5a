type Server = { url: string; kind: string; models: readonly string[]; settings: readonly (readonly [string, string])[] }

const MOST_NAMED = 12
const NAMES: Record<string, string> = {
  openai: 'OpenAI',
  vllm: 'vLLM',
  ollama: 'Ollama',
  lmstudio: 'LM Studio',
  llamacpp: 'llama.cpp',
  localai: 'LocalAI',
  sdcpp: 'stable-diffusion.cpp',
  compatible: 'Un servidor compatible con OpenAI',
}

/** Which servers of models answer on this machine, and the settings with which each is used; short where one is in use already. */
export function serversReport(servers: readonly Server[], inUse: string | null): string[] {
  const others = servers.filter(({ url }) => url !== inUse)
  if (others.length === 0) return []
  const rows = others.map(({ url, kind, models }) => `  ${NAMES[kind] ?? kind} en ${url}: ${listed(models)}`)
  if (inUse !== null) return ['En esta máquina responden también:', ...rows]
  return [
    'En esta máquina hay modelos que se pueden usar:',
    ...others.flatMap(({ settings }, index) => [rows[index] ?? '', ...howToUse(settings)]),
  ]
}

function howToUse(settings: Server['settings']): string[] {
  if (settings.length === 0) return ['    Ninguno de sus modelos escribe ni dibuja.']
  const named = settings.map(([variable]) => variable)
  return [
    '    Para usarlo:',
    ...settings.map(
      ([variable, value]) => `      ${variable}=${/^[\w./:@+-]+$/u.test(value) ? value : JSON.stringify(value)}`,
    ),
    ...(named.includes('STORY_MODEL') ? [] : ['    La historia la escribe el motor integrado.']),
    ...(named.includes('IMAGE_MODEL') ? [] : ['    Las imágenes las dibuja el motor integrado.']),
  ]
}

function listed(models: readonly string[]): string {
  if (models.length === 0) return 'ningún modelo todavía'
  const more = models.length - MOST_NAMED
  return models.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` y ${more} más` : '')
}
