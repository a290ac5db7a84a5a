import { atMost, seconds, usd } from '../doctor-report.ts'
import type { FaultKind } from './faults.ts'
import type { Reason, TrialResult } from './trial.ts'

const FAULTS: Record<FaultKind, string> = {
  missing: 'falta alguien',
  extra: 'sobra alguien',
  twice: 'la misma persona dos veces',
  hair: 'otro color de pelo',
  skin: 'otro tono de piel',
  clothes: 'ropa de otros colores',
  age: 'otra edad',
  species: 'otra especie',
  lettering: 'letras pintadas',
  thing: 'falta lo que lleva en la mano',
  place: 'otro lugar (dentro o fuera)',
  hour: 'noche en vez de día',
  flat: 'imagen vacía',
}
const REASONS: Record<Reason, string> = {
  undecodable: 'no se puede leer',
  tooSmall: 'demasiado pequeña',
  flat: 'vacía',
  unsafe: 'no apta',
  repeat: 'repetida',
  lettering: 'letras',
  figures: 'cuántos hay',
  unlike: 'no se parecen',
  limbs: 'manos o cuerpos',
  words: 'no es lo que dice el texto',
}

export const NOBODY_LOOKS =
  'No hay ningún modelo que mire las imágenes (VISION_MODEL): solo se hacen las comprobaciones locales, y no hay nada que medir.'

/** What is about to be looked at, and what it may cost at most. */
export function beforeTrial({
  model,
  pictures,
  mostUsd,
}: {
  model: string
  pictures: number
  mostUsd: number
}): string {
  const cost =
    mostUsd > 0
      ? `Costará como mucho ${atMost(mostUsd)}.`
      : 'No se conoce el precio de este modelo: se cuenta como gratuito.'
  return `Revisión de imágenes: ${model} mirará ${pictures} imágenes dibujadas sin IA, la mitad con un fallo puesto a propósito. ${cost}`
}

type Spent = { usd: number; ms: number; calls: number; unanswered: number }

/** How much it sees, how often it cries wolf, what that cost, and what such pictures cannot tell. */
export function trialReport(
  { faults, clean, falseAlarms }: TrialResult,
  { usd: cost, ms, calls, unanswered }: Spent,
): string {
  const planted = sum(faults.map(({ planted }) => planted))
  const caught = sum(faults.map(({ caught }) => caught))
  const alarms = Object.entries(falseAlarms).toSorted(([, a], [, b]) => b - a) as [Reason, number][]
  const wrong = sum(alarms.map(([, count]) => count))
  const width = Math.max(...faults.map(({ kind }) => FAULTS[kind].length)) + 2
  return [
    'Fallos que ha visto',
    ...faults.map(({ kind, planted, caught }) => `  ${FAULTS[kind].padEnd(width)}${share(caught, planted)}`),
    `  ${'en total'.padEnd(width)}${share(caught, planted)}`,
    `Falsas alarmas: ${share(wrong, clean)} de las imágenes sin fallo${wrong > 0 ? ` (${alarms.map(([reason, count]) => `${REASONS[reason]}: ${count}`).join(', ')})` : ''}.`,
    `Coste: ${usd(cost)} en ${calls} ${calls === 1 ? 'llamada' : 'llamadas'}. Tiempo: ${seconds(ms)}.`,
    ...(unanswered > 0
      ? [
          `⚠ ${unanswered} ${unanswered === 1 ? 'llamada quedó' : 'llamadas quedaron'} sin respuesta: esas imágenes cuentan como vistas y buenas.`,
        ]
      : []),
    '',
    ...LIMITS,
  ].join('\n')
}

const LIMITS = [
  'Lo que esta prueba no puede decir: las imágenes son de recortes y dibujadas por reglas, así que nunca tienen manos, dedos ni cuerpos mal',
  'hechos, que es donde más fallan los modelos; tampoco caras que cambian poco a poco ni un estilo que se va yendo de una imagen a otra. Los',
  'colores se prueban solo de día, y de las cosas solo las que alguien lleva en la mano. Con pocas imágenes por fallo, cada cifra vale lo que vale.',
]

function share(part: number, whole: number): string {
  const percent = whole > 0 ? ` (${Math.round((part / whole) * 100)} %)` : ''
  return `${part} de ${whole}${percent}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
