import { type BookEstimate, PRICES_AS_OF } from '../domain/prices.ts'

type Finding = {
  trade: 'service' | 'story' | 'moderation' | 'page' | 'avatars' | 'pictures' | 'inspection'
  model: string | null
  state: 'works' | 'fails' | 'off' | 'untried'
  detail: string | null
  ms: number
  /** US dollars, where something was made. */
  usd?: number
  /** ISO date from which the model is no more, where that is known. */
  endsOn?: string | null
}

const TRADES: Record<Finding['trade'], string> = {
  service: 'El servicio',
  story: 'La historia',
  moderation: 'La moderación',
  page: 'Una página',
  avatars: 'Los avatares',
  pictures: 'Las ilustraciones',
  inspection: 'La revisión de imágenes',
}
const OFF: Record<Finding['trade'], string> = {
  service: 'sin configurar',
  story: 'sin modelo (STORY_MODEL): la escribe el motor integrado',
  moderation: 'sin modelo (MODERATION_MODEL): solo la lista local de palabras',
  page: 'sin modelo (STORY_MODEL): no se escribe ninguna',
  avatars: 'sin modelo (IMAGE_MODEL): los dibuja el motor integrado',
  pictures: 'sin modelo (IMAGE_MODEL): las dibuja el motor integrado',
  inspection: 'sin modelo (VISION_MODEL): solo las comprobaciones locales',
}

export const NO_MODELS = `No hay ningún modelo configurado: Colorín usa su motor integrado, que escribe y dibuja sin IA, sin red y sin coste.
Para usar modelos, pon OPENAI_API_KEY (y OPENAI_BASE_URL si no es OpenAI) y vuelve a ejecutar esta orden.`

/** What works, what is missing and what a book would cost, in plain Spanish. */
export function doctorReport(findings: readonly Finding[], estimate: BookEstimate, hasPrices: boolean): string {
  const rows = findings.map((finding) => `${mark(finding)} ${TRADES[finding.trade]}: ${sentence(finding)}`)
  const ends = findings.flatMap(({ trade, model, endsOn }) =>
    endsOn ? [`⚠ ${TRADES[trade]}: ${model} deja de existir el ${day(endsOn)}. Elige otro antes de esa fecha.`] : [],
  )
  const cost = hasPrices
    ? `Un libro de 5 capítulos, 3 personajes y 17 imágenes costaría unos ${usd(estimate.totalUsd)}: texto ${usd(estimate.textUsd)}, avatares ${usd(estimate.avatarsUsd)}, imágenes ${usd(estimate.picturesUsd)} (precios del ${PRICES_AS_OF}).`
    : 'No se conocen los precios de estos modelos: se cuentan como gratuitos, como en un servidor propio.'
  const isUntried = (one: Finding['trade']) => findings.some(({ trade, state }) => trade === one && state === 'untried')
  return [
    ...rows,
    ...ends,
    '',
    cost,
    ...(isUntried('pictures')
      ? ['Para probar también las imágenes (cuesta unos céntimos): bun run doctor --draw']
      : []),
    ...(isUntried('inspection')
      ? ['Para medir cuánto ve quien revisa las imágenes (cuesta unos céntimos): bun run doctor --inspect']
      : []),
  ].join('\n')
}

function mark({ state }: Finding): string {
  return { works: '✓', fails: '✗', off: '·', untried: '?' }[state]
}

function sentence({ trade, model, state, detail, ms, usd: cost }: Finding): string {
  if (state === 'off') return OFF[trade]
  if (state === 'untried') return `${model}, sin probar`
  if (state === 'works') return `${model} responde (${seconds(ms)}${cost === undefined ? '' : `, ${usd(cost)}`})`
  return `${model} falla: ${advice(detail ?? '')} [${detail}]`
}

function advice(detail: string): string {
  if (/: 401/u.test(detail)) return 'la clave no vale; revisa OPENAI_API_KEY'
  if (/: 403/u.test(detail)) return 'la cuenta no tiene permiso para este modelo; quizá falte verificar la organización'
  if (/: 404/u.test(detail))
    return 'ese modelo o esa ruta no existe; revisa el nombre y que OPENAI_BASE_URL termine en /v1'
  if (/quota|billing|: 402/u.test(detail)) return 'la cuenta no tiene saldo'
  if (/: 429/u.test(detail)) return 'demasiadas peticiones; espera un minuto y repite'
  if (/no answer/u.test(detail)) return 'no contesta; revisa la dirección y que el servidor esté en marcha'
  if (/: 400|JSON|form/u.test(detail)) return 'no acepta lo que le pedimos; indica su tipo con AI_SERVER'
  if (/refused/u.test(detail)) return 'se niega a dibujar la prueba'
  return 'el servicio tiene problemas; repite más tarde'
}

function day(iso: string): string {
  return new Date(`${iso}T12:00:00Z`).toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'UTC' })
}

/** What is about to be made, and what it may cost. */
export function beforeTryOut({ usualUsd, mostUsd }: { usualUsd: number; mostUsd: number }, draws: boolean): string {
  const what = draws
    ? 'una página y una imagen (con su avatar)'
    : 'una página; sin modelo de imágenes no se dibuja nada'
  const cost =
    mostUsd > 0
      ? `Costará como mucho ${atMost(mostUsd)}; lo normal son unos ${usd(usualUsd)}.`
      : 'No se conoce el precio de estos modelos: se cuentan como gratuitos.'
  return `Prueba: ${what}. ${cost}`
}

/** What was made, beside what was found. */
export function afterTryOut(text: string | null, file: string | null, cost: number): string {
  return [
    ...(text === null ? [] : [`La página dice: «${excerpt(text)}»`]),
    ...(file === null ? [] : [`La imagen está en ${file}`]),
    `La prueba ha costado ${usd(cost)}.`,
  ].join('\n')
}

/** A model's words on a terminal: no more than a few, and nothing that a terminal obeys. */
function excerpt(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return plain.length > 300 ? `${plain.slice(0, 299)}…` : plain
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** A bound is rounded up. */
export function atMost(amount: number): string {
  const steps = amount < 0.1 ? 1000 : 100
  return usd(Math.ceil(amount * steps - 1e-9) / steps)
}

export function usd(amount: number): string {
  return `${amount.toLocaleString('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: amount < 0.1 ? 3 : 2 })} $`
}
