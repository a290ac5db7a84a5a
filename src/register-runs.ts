import type { Ports } from './ports/index.ts'
import type { RunContext } from './ports/runner.ts'
import { GENERATE_BOOK, generateBook } from './use-cases/generate-book.ts'
import type { GenerationNeeds } from './use-cases/generation-needs.ts'
import { SEND_LETTERS } from './use-cases/letters.ts'
import { PRINT_BOOK, type PrintInput, printBook } from './use-cases/print-book.ts'
import { BIND_BOOK, rebindBook } from './use-cases/rebind-book.ts'
import { REDRAW_ILLUSTRATION, type RedrawInput, redrawIllustration } from './use-cases/redraw-illustration.ts'
import { type Part, performPart, RUN_PART } from './use-cases/run-part.ts'
import { type SendingNeeds, sendLetters } from './use-cases/send-letters.ts'

/** What the durable runner can be asked to do. */
export function registerRuns(
  needs: GenerationNeeds & SendingNeeds & Pick<Ports, 'runner' | 'room' | 'preflight' | 'rasterizer'>,
): void {
  // A full disk stops no run: it is done again from its stored steps when there is room.
  const handle = <Input>(kind: string, perform: (context: RunContext, input: Input) => Promise<void>) =>
    needs.runner.handle(kind, (context, input) =>
      needs.room.whenThereIs(() => perform(context, input as Input), context.signal),
    )
  handle(GENERATE_BOOK, (context, input: { bookId: number }) => generateBook(needs, context, input))
  handle(RUN_PART, (context, input: { bookId: number; part: Part }) => performPart(needs, context, input))
  handle(BIND_BOOK, (context, input: { bookId: number }) => rebindBook(needs, context, input))
  handle(PRINT_BOOK, (context, input: PrintInput) => printBook(needs, context, input))
  handle(REDRAW_ILLUSTRATION, (context, input: RedrawInput) => redrawIllustration(needs, context, input))
  handle(SEND_LETTERS, (context) => sendLetters(needs, context))
}
