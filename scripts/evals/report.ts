import { PRICES_AS_OF, textPrice } from '../../src/domain/prices.ts'
import { baselineInWords } from './before-start.ts'
import { figuresOf, keysOf, repairsIn, type Spent, spentIn } from './figures.ts'
import { withNames } from './judged-data.ts'
import type { Outcome } from './outcome.ts'
import { CRITERIA, OUTCOMES, type WireComparison } from './rubric.ts'
import { asMarkdown, plain } from './stored-book.ts'

type Heading = { storyModel: string; judge: string; at: Date }

/** The whole run for somebody to read: what it comes to, then every brief with its scores, its comparison and its book. */
export function reportOf(outcomes: readonly Outcome[], heading: Heading): string {
  return `${[summary(outcomes, heading), ...outcomes.map(section)].join('\n\n')}\n`
}

function summary(outcomes: readonly Outcome[], { storyModel, judge, at }: Heading): string {
  const figures = figuresOf(outcomes)
  const { win, tie, loss } = figures.results
  const failed = outcomes.filter(({ book }) => !book)
  return [
    `# Evals of ${plain(storyModel)}, ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${figures.written} of ${figures.briefs} books written, ${figures.judged} judged by ${plain(judge)}. The baseline: ${baselineInWords(outcomes.map(({ baseline }) => baseline))}.`,
    ...(judge === storyModel
      ? [
          '> **Judge and author are the same model.** A model likes what it would have written itself: compare such figures only with others of the same judge, and choose another with `--judge`.',
        ]
      : []),
    table(
      ['criterion', 'mean (1–5)'],
      keysOf(CRITERIA).map((name) => [CRITERIA[name], figures.means[name]?.toFixed(2) ?? '–']),
    ),
    table(
      [...OUTCOMES, 'judge and book disagree'],
      [[...OUTCOMES.map((name) => String(figures.wishes[name])), String(figures.unconfirmed)]],
    ),
    table(
      ['wins', 'ties', 'losses', 'sign test'],
      [[String(win), String(tie), String(loss), figures.p === null ? '–' : `p = ${figures.p.toFixed(3)}`]],
    ),
    'A win or a loss is one that the judge repeats with the books in the other order; everything else is a tie.',
    table(
      ['by the ledger', 'calls', 'tokens in', 'tokens out', 'US dollars', 'minutes of waiting', 'lost'],
      [spentRow('writing', figures.writing), spentRow('judging', figures.judging)],
    ),
    textPrice(storyModel)
      ? `Prices of ${PRICES_AS_OF}; with every start of this run in it.`
      : `Nobody knows what ${plain(storyModel)} costs: it is reckoned as free.`,
    ...(failed.length > 0
      ? [
          '**Not written:**',
          failed.map(({ brief, failure }) => `- ${brief.name}: ${plain(failure ?? 'no reason')}`).join('\n'),
        ]
      : []),
    table(
      ['brief', ...keysOf(CRITERIA).map((name) => CRITERIA[name]), 'against the baseline'],
      outcomes.map(({ brief, rubric, comparison }) => [
        `[${brief.name}](#${brief.name})`,
        ...keysOf(CRITERIA).map((name) => String(rubric?.marks[name].score ?? '–')),
        comparison?.result ?? '–',
      ]),
    ),
  ].join('\n\n')
}

function section(outcome: Outcome): string {
  const { brief, book, failure, rubric, comparison, baseline } = outcome
  const { info } = brief
  const said = (text: string) => plain(withNames(info, text))
  const asked = [
    `${info.readerAge} years, ${info.chapters === 1 ? '1 chapter' : `${info.chapters} chapters`}, ${info.theme}`,
    `**${plain(info.title)}**, with ${info.characters.map(({ name }) => plain(name)).join(', ')}`,
    ...(info.moral ? [`moral: ${plain(info.moral)}`] : []),
    plain(info.freeText) || '(nothing in the free text)',
  ]
  return [
    `## ${brief.name}`,
    asked.map((line) => `> ${line}`).join('\n>\n'),
    ...(failure ? [`**Not written:** ${plain(failure)}`] : []),
    ...(rubric
      ? [
          table(
            ['criterion', 'score', 'reason'],
            keysOf(CRITERIA).map((name) => [
              CRITERIA[name],
              String(rubric.marks[name].score),
              said(rubric.marks[name].reason),
            ]),
          ),
          table(
            ['wish', 'judged', 'where', 'the book’s own answer'],
            rubric.wishes.map((wish) => [
              plain(wish.quote),
              `${wish.outcome}${wish.unconfirmed ? ' (judge and book disagree)' : ''}`,
              plain(wish.evidence[0] ?? ''),
              book?.story.wishes?.find(({ quote }) => quote === wish.quote)?.outcome ?? '–',
            ]),
          ),
        ]
      : []),
    ...(comparison
      ? [
          `Against ${plain(baseline?.by ?? '')}: **${comparison.result}**`,
          [
            `- shown first, judged ${verdictFor('A', comparison.first.better)}: ${reasons(comparison.first, 'a', said)}`,
            `- shown second, judged ${verdictFor('B', comparison.second.better)}: ${reasons(comparison.second, 'b', said)}`,
          ].join('\n'),
        ]
      : []),
    problems(outcome),
    ...(book ? ['### The book', asMarkdown(book.story, 4)] : []),
  ].join('\n\n')
}

function reasons(of: WireComparison, book: 'a' | 'b', said: (text: string) => string): string {
  return `${said(of.because)} Of the book: ${said(of[book])} Of the baseline: ${said(of[book === 'a' ? 'b' : 'a'])}`
}

function verdictFor(place: 'A' | 'B', better: 'A' | 'B' | 'tie'): string {
  if (better === 'tie') return 'a tie'
  return better === place ? 'better' : 'worse'
}

function problems({ entries, unjudged, book }: Outcome): string {
  const asked = (outcome: string) => entries.filter((entry) => entry.outcome === outcome).length
  const steps = new Set(entries.map(({ payer }) => payer?.step ?? ''))
  const rewritten = [...steps].filter((step) => /^(?:edit|mend)\//u.test(step)).length
  const repairs = [...repairsIn(entries)].map(([step, times]) => `${step} × ${times}`)
  const { calls, usd, ms } = spentIn(entries)
  const lines = [
    ...(repairs.length > 0 ? [`repaired: ${repairs.join(', ')}`] : []),
    ...(rewritten > 0 ? [`pages written again: ${rewritten}`] : []),
    ...(asked('refused') > 0 ? [`refusals: ${asked('refused')}`] : []),
    ...(asked('transient') + asked('limited') > 0
      ? [`failures of the service: ${asked('transient') + asked('limited')}`]
      : []),
    ...(book && !book.story.wishes ? ['nobody could say which wishes the book tells'] : []),
    ...unjudged.map((why) => `not judged: ${plain(why)}`),
    `${calls} calls, ${usd.toFixed(3)} US dollars, ${(ms / 1000).toFixed(0)} s of waiting`,
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}

function spentRow(name: string, { calls, tokensIn, tokensOut, usd, ms, lost }: Spent): string[] {
  return [name, ...[calls, tokensIn, tokensOut].map(String), usd.toFixed(3), (ms / 60_000).toFixed(1), String(lost)]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
