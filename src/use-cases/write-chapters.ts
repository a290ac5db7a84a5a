import type { Chapter, StoryPlan } from '../domain/story.ts'
import type { Json } from '../ports/runner.ts'
import type { StoryBrief, StoryWriter, WritingOutcome, Written } from '../ports/story-writer.ts'

/** A durable step of words, retried and paid for once. @param doing Spanish, fit to show @param input another is another step */
export type WriteStep = <T extends Json>(
  name: string,
  doing: string,
  input: unknown,
  work: (signal: AbortSignal) => Promise<WritingOutcome<T>>,
) => Promise<Pick<Written<T>, 'value' | 'by'>>

type Input = {
  writer: StoryWriter
  plan: StoryPlan
  /** What every step of the book depends on. */
  told: object
  write: WriteStep
  onAccountOf(step: string): StoryBrief
  onChapter(done: number, total: number): Promise<void>
}

type WrittenChapter = Pick<Written<Chapter>, 'value' | 'by'>

/** All at once where they are short, else one after the other with all before in sight; what the plan knows by itself, side by side. */
export async function writeChapters(input: Input): Promise<WrittenChapter[]> {
  const { writer, plan, told, write, onAccountOf, onChapter } = input
  const count = plan.chapters.length
  let done = 0
  const writeOne = async (number: number, before?: readonly Chapter[]): Promise<WrittenChapter> => {
    const name = `chapter/${number}`
    const asked = { brief: told, plan, ...(before && { before }) }
    const chapter = await write(name, doing(number, count), asked, (signal) =>
      writer.chapter(onAccountOf(name), plan, number, signal, before),
    )
    await onChapter(++done, count)
    return chapter
  }
  if (!plan.isInOrder) return Promise.all(plan.chapters.map((_, index) => writeOne(index + 1)))
  return (await atOnce(input)) ?? inOrder(count, writeOne)
}

/** Null where it is not to be, or did not come out well. */
async function atOnce({ writer, plan, told, write, onAccountOf, onChapter }: Input): Promise<WrittenChapter[] | null> {
  const all = writer.chapters?.bind(writer)
  if (!all || !plan.isAtOnce) return null
  const count = plan.chapters.length
  const { value, by } = await write<Chapter[]>('prose', doing(1, 1), { brief: told, plan }, async (signal) => {
    const outcome = await all(onAccountOf('prose'), plan, signal)
    return outcome.kind === 'hopeless' ? NOTHING : outcome
  })
  if (value.length !== count) return null
  await onChapter(count, count)
  return value.map((chapter) => ({ value: chapter, by }))
}

/** What could not be printed is kept as nothing: it is not tried again. */
const NOTHING: Written<Chapter[]> = {
  ...{ kind: 'written', value: [], by: 'model' },
  cost: { model: '', inputTokens: 0, outputTokens: 0, images: 0, usd: 0 },
}

async function inOrder(
  count: number,
  write: (number: number, before: readonly Chapter[]) => Promise<WrittenChapter>,
): Promise<WrittenChapter[]> {
  const chapters: WrittenChapter[] = []
  for (let number = 1; number <= count; number++)
    chapters.push(
      await write(
        number,
        chapters.map(({ value }) => value),
      ),
    )
  return chapters
}

function doing(number: number, count: number): string {
  return count === 1 ? 'Escribiendo el cuento…' : `Escribiendo el capítulo ${number} de ${count}…`
}
