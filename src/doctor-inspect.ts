import { OfflineIllustrator } from './adapters/offline/illustrator/offline-illustrator.ts'
import { flat, withLettering } from './adapters/offline/planted-marks.ts'
import { openOpenAi } from './adapters/openai/open-openai.ts'
import { inspectionWorstUsd } from './adapters/openai/pictures/openai-picture-inspector.ts'
import type { OpenAiSettings } from './adapters/openai/settings.ts'
import { MemoryAnswers } from './adapters/system/memory-answers.ts'
import { MemoryLedger } from './adapters/system/memory-ledger.ts'
import { samplesFrom } from './command/inspection/samples.ts'
import { casesFrom, tryInspector } from './command/inspection/trial.ts'
import { beforeTrial, NOBODY_LOOKS, trialReport } from './command/inspection/trial-report.ts'
import { createProgress } from './command/progress.ts'
import { composeEngine } from './compose.ts'

/** Pixels: more than the inspector sends to its model, and no more than takes a tenth of a second to draw. */
const SIDE = 800

type Options = {
  /** How many pictures; half of them with a fault. */
  count: number
  say(line: string): void
  /** Asked when the most that it may cost has been said. */
  goesOn(): boolean
}

/** `bun run doctor --inspect[=n]`: how much of what is wrong the configured model sees. @returns the exit code */
export async function inspectTrial(ai: OpenAiSettings, { count, say, goesOn }: Options): Promise<0 | 1> {
  const model = ai.visionModel
  if (!model) {
    say(NOBODY_LOOKS)
    return 1
  }
  const { signal } = new AbortController()
  const offline = await composeEngine({ generationConcurrency: 1, ai: null })
  const cases = casesFrom(await samplesFrom(offline.writer, signal), count)
  const ledger = new MemoryLedger()
  // The moderation of pictures is another trade: it is not what is measured.
  const open = (mostUsd: number) => {
    const caps = { bookUsd: mostUsd, accountDayUsd: mostUsd, installationDayUsd: mostUsd }
    return openOpenAi({ ...ai, moderationModel: null, caps }, ledger, new MemoryAnswers(), offline)
  }
  const mostUsd = cases.length * inspectionWorstUsd(open(0).connection)
  say(beforeTrial({ model, pictures: cases.length, mostUsd }))
  if (!goesOn()) return 0
  const inspector = open(mostUsd).inspector ?? offline.inspector
  const illustrator = new OfflineIllustrator({ size: { width: SIDE, height: SIDE } })
  const progress = createProgress(process.stderr)
  let turn = 0
  const paint = { lettering: (picture: Parameters<typeof flat>[0]) => withLettering(picture, turn++), flat }
  const startedAt = performance.now()
  const onProgress = (done: number, total: number) => progress.show('Imágenes', done, total)
  const result = await tryInspector({ illustrator, inspector, paint }, cases, onProgress, signal)
  progress.clear()
  const entries = await ledger.entries(new Date(0))
  const spent = {
    usd: entries.reduce((sum, { usd, worstUsd }) => sum + (usd ?? worstUsd), 0),
    ms: performance.now() - startedAt,
    calls: entries.length,
    unanswered: entries.filter(({ outcome }) => outcome !== 'ok').length,
  }
  say(trialReport(result, spent))
  return spent.calls > 0 && spent.unanswered === spent.calls ? 1 : 0
}
