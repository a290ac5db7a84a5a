import type { Row } from './judge-book.ts'

/** What became of one brief. `problem`: why there is no book; then every wish of it is missed. */
export type Result = { name: string; rows: readonly Row[]; problem: string | null }

/** Of the wishes that are to be told; what is to be kept out comes on top. */
const GOAL = 0.6
const SIGNS = { told: '+', missed: '-', contradicted: '!', declined: '~' } as const
const WIDTHS = [6, 4, 10, 6, 6, 4] as const

export function printResults(results: readonly Result[], isShowing: boolean): void {
  console.log('brief                 wishes told (kept out) missed contra decl │ false alarm silent')
  for (const result of results) {
    console.log(line(result))
    for (const row of result.rows) printRow(row, isShowing)
  }
  console.log(`\nby kind: ${byKind(results.flatMap(({ rows }) => rows))}`)
}

function line({ name, rows, problem }: Result): string {
  const { told, kept, missed, contradicted, declined, falsely, alarms, silent } = counted(rows)
  const columns = [rows.length, told + kept, kept, missed, contradicted, declined]
  const figures = columns.map((figure, at) => String(figure).padStart(WIDTHS[at] ?? 0)).join(' ')
  const claims = `${String(falsely).padStart(5)} ${String(alarms).padStart(5)} ${String(silent).padStart(6)}`
  return `${name.slice(0, 21).padEnd(21)} ${figures} │ ${claims}${problem ? `  ${problem}` : ''}`
}

function printRow({ wish, verdict, why, claim, isFalse, isUnsupported, isAlarm }: Row, isShowing: boolean): void {
  const untrue = isUnsupported ? 'EVIDENCE NOT IN THE BOOK' : 'FALSE CLAIM'
  const notes = [claim && `claims ${claim}`, isFalse && untrue, isAlarm && 'false alarm'].filter(Boolean).join(', ')
  const what = `${wish.id.padEnd(18)} ${wish.kind.padEnd(6)}${wish.sensitive ? '*' : ' '} ${verdict.padEnd(12)}`
  console.log(`   ${SIGNS[verdict]} ${what} ${wish.quote.slice(0, 70)}${notes ? `  [${notes}]` : ''}`)
  if (why && (isShowing || verdict === 'contradicted')) console.log(`        ${why}`)
}

function byKind(rows: readonly Row[]): string {
  const kinds = [...Map.groupBy(rows, ({ wish }) => wish.kind)]
  return kinds
    .map(([kind, some]) => `${kind} ${some.filter(({ verdict }) => verdict === 'told').length}/${some.length}`)
    .join(' · ')
}

/** The last two lines, by which books are compared. @returns whether it is enough */
export function sumUp(results: readonly Result[]): boolean {
  const rows = results.flatMap((result) => result.rows)
  const { told, kept, avoids, contradicted, declined, falsely, alarms, silent } = counted(rows)
  const failed = results.filter(({ problem }) => problem !== null).length
  const due = rows.length - declined - avoids
  const mayDecline = Math.ceil(rows.filter(({ wish }) => wish.sensitive).length / 3)
  console.log(
    `kept out ${kept} of ${avoids}, declined ${declined} (at most ${mayDecline}), false alarms ${alarms}, books that failed ${failed}`,
  )
  console.log(
    `wishes: ${told} of ${due} told, ${contradicted} contradicted, ${falsely} falsely claimed, ${silent} silent`,
  )
  return (
    due > 0 &&
    told / due >= GOAL &&
    kept >= 0.9 * avoids &&
    declined <= mayDecline &&
    contradicted + falsely + silent + failed === 0
  )
}

function counted(rows: readonly Row[]) {
  const count = (test: (row: Row) => boolean) => rows.filter(test).length
  const isAvoid = ({ wish }: Row) => wish.kind === 'avoid'
  return {
    told: count((row) => row.verdict === 'told' && !isAvoid(row)),
    kept: count((row) => row.verdict === 'told' && isAvoid(row)),
    avoids: count((row) => row.verdict !== 'declined' && isAvoid(row)),
    missed: count(({ verdict }) => verdict === 'missed'),
    contradicted: count(({ verdict }) => verdict === 'contradicted'),
    declined: count(({ verdict }) => verdict === 'declined'),
    falsely: count(({ isFalse }) => isFalse),
    alarms: count(({ isAlarm }) => isAlarm),
    silent: count(({ isSilent }) => isSilent),
  }
}
