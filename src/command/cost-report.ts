import type { LedgerEntry } from '../ports/ledger.ts'
import { usd } from './doctor-report.ts'

const DAY_MS = 86_400_000
const MOST_BOOKS = 20

export const NOTHING_SPENT = 'En este periodo no se ha pagado a ningún modelo.'

/** What each book cost, and what a month at this pace would; unknown costs count as the worst case. */
export function costReport(entries: readonly LedgerEntry[], days: number): string {
  if (entries.length === 0) return NOTHING_SPENT
  const total = sum(entries)
  const books = [...grouped(entries, ({ payer }) => (payer ? `libro ${payer.book}` : 'sin libro'))].sort(
    ([, a], [, b]) => sum(b) - sum(a),
  )
  const models = [...grouped(entries, ({ model, endpoint }) => `${model} (${endpoint})`)].sort(
    ([, a], [, b]) => sum(b) - sum(a),
  )
  const made = books.filter(([name]) => name !== 'sin libro')
  const unknown = entries.filter(({ usd }) => usd === null)
  const lost = entries.filter(isLost)
  const first = entries[0]?.createdAt ?? ''
  const seen = Math.max(
    1,
    Math.min(days, (Date.parse(entries.at(-1)?.createdAt ?? first) - Date.parse(first)) / DAY_MS),
  )
  return [
    `Últimos ${days} días: ${usd(total)} en ${counted(entries.length, 'llamada')}.`,
    ...(made.length > 0
      ? [
          `${counted(made.length, 'libro')}, ${usd(total / made.length)} de media. Un mes a este ritmo: ${usd((total / seen) * 30)}.`,
        ]
      : []),
    '',
    'Por libro',
    ...books
      .slice(0, MOST_BOOKS)
      .map(([name, rows]) => `  ${name.padEnd(26)}${usd(sum(rows)).padStart(10)}  ${callsOf(rows)}`),
    '',
    'Por modelo',
    ...models.map(
      ([name, rows]) => `  ${name.padEnd(44)}${usd(sum(rows)).padStart(10)}  ${callsOf(rows)}, ${seconds(rows)}`,
    ),
    ...(unknown.length > 0
      ? ['', `Sin respuesta: ${counted(unknown.length, 'llamada')}, al precio más alto posible (${usd(sum(unknown))}).`]
      : []),
    ...(lost.length > 0
      ? [
          '',
          `Perdidas: ${counted(lost.length, 'llamada')} de un proceso que se cortó antes de la respuesta, al precio habitual (${usd(sum(lost))}).`,
        ]
      : []),
  ].join('\n')
}

function sum(entries: readonly LedgerEntry[]): number {
  return entries.reduce((total, { usd, worstUsd }) => total + (usd ?? worstUsd), 0)
}

function callsOf(entries: readonly LedgerEntry[]): string {
  const lost = entries.filter(isLost).length
  const failed = entries.filter(({ outcome }) => outcome !== 'ok').length - lost
  return [
    counted(entries.length, 'llamada'),
    ...(failed > 0 ? [counted(failed, 'fallida')] : []),
    ...(lost > 0 ? [counted(lost, 'perdida')] : []),
  ].join(', ')
}

function isLost({ outcome }: LedgerEntry): boolean {
  return outcome === 'lost'
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Of the calls whose end somebody saw. */
function seconds(entries: readonly LedgerEntry[]): string {
  const seen = entries.filter(({ ms }) => ms > 0)
  const mean = seen.reduce((total, { ms }) => total + ms, 0) / Math.max(1, seen.length)
  return `${(mean / 1000).toFixed(1)} s de media`
}

function grouped(entries: readonly LedgerEntry[], nameOf: (entry: LedgerEntry) => string): Map<string, LedgerEntry[]> {
  const groups = new Map<string, LedgerEntry[]>()
  for (const entry of entries) {
    const name = nameOf(entry)
    groups.set(name, [...(groups.get(name) ?? []), entry])
  }
  return groups
}
