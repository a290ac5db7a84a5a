import { FilesystemFileStore } from './adapters/filesystem/filesystem-file-store.ts'
import { openLibsql } from './adapters/libsql/open-libsql.ts'
import { OfflineIllustrator } from './adapters/offline/illustrator/offline-illustrator.ts'
import { ResvgRasterizer } from './adapters/offline/illustrator/raster/resvg-rasterizer.ts'
import { OfflinePictureInspector } from './adapters/offline/offline-picture-inspector.ts'
import type { openOpenAi } from './adapters/openai/open-openai.ts'
import { PdfPreflight } from './adapters/preflight/pdf-preflight.ts'
import { builtInLibrary, withStoriesOf } from './adapters/storyteller/library.ts'
import { LibraryWishReader } from './adapters/storyteller/library-wish-reader.ts'
import { Storyteller } from './adapters/storyteller/storyteller.ts'
import { BlocklistModerator } from './adapters/system/blocklist-moderator.ts'
import { BunPasswords } from './adapters/system/bun-passwords.ts'
import { MemoryAnswers } from './adapters/system/memory-answers.ts'
import { MemoryLedger } from './adapters/system/memory-ledger.ts'
import { PatientRoom } from './adapters/system/patient-room.ts'
import { RandomIds } from './adapters/system/random-ids.ts'
import { StoredAnswers } from './adapters/system/stored-answers.ts'
import { SystemClock } from './adapters/system/system-clock.ts'
import { BookTypesetter } from './adapters/typesetter/book-typesetter.ts'
import { openFileStore } from './compose-files.ts'
import { composeLetters, lookAfterLetters, postOf } from './compose-letters.ts'
import type { Config } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import type { AnswerJournal } from './ports/answer-journal.ts'
import type { Ports } from './ports/index.ts'
import type { Ledger } from './ports/ledger.ts'
import { NO_SERVICES } from './ports/paid-services.ts'
import { refusedDatabase } from './refusals.ts'
import { registerRuns } from './register-runs.ts'
import { recoverWork } from './use-cases/recover-work.ts'
import type { ToldOfLetter } from './use-cases/send-letters.ts'
import { sweepFiles } from './use-cases/sweep-files.ts'

export type Composition = {
  ports: Ports
  /** Which adapter serves each trade, for the banner. */
  serving: [trade: string, adapter: string][]
  /** Takes up what an earlier process left undone. */
  start(): Promise<void>
  /** Begins nothing more, and answers when what was under way has ended or has taken too long. */
  finishWork(): Promise<void>
  close(): Promise<void>
}

const BOOKS_BY_MODELS = 32
const FIRST_SWEEP_MS = 5000
const SWEEP_MS = 6 * 3_600_000

/**
 * Picks an adapter for every port. Tests and benches pass their own for some.
 * @throws ConfigError where the folder, the database or the bucket that the configuration names cannot be used
 */
export async function compose(
  config: Config,
  overrides: Partial<Ports> = {},
  /** Told of every run that failed, with the run's key. */
  onFailure: (error: unknown, run: string) => void = () => {},
  onLetter: (told: ToldOfLetter) => void = () => {},
): Promise<Composition> {
  openDataFolder(config.dataDir)
  const clock = overrides.clock ?? new SystemClock()
  const room = overrides.room ?? new PatientRoom()
  const files = overrides.files ?? (await openFileStore(config))
  const answers = overrides.answers ?? new StoredAnswers(files, room)
  const store = await openLibsql({
    url: config.database.url,
    authToken: config.database.authToken,
    clock,
    leaseMs: config.stepLeaseMs,
    // Books by models mostly wait, and share the limiter of their key; the offline engine computes.
    maxRuns: config.ai ? BOOKS_BY_MODELS : undefined,
    room,
    stopGraceMs: config.stopTimeoutMs,
    onFailure: (error, run) => onFailure(error, run?.key ?? 'runner'),
  }).catch((error) => {
    throw refusedDatabase(error, config)
  })
  const engine = await composeEngine(config, store.ledger, answers)
  const ports: Ports = {
    books: store.books,
    users: store.users,
    runner: store.runner,
    events: store.events,
    outbox: store.outbox,
    ...composeLetters(config),
    ...engine,
    passwords: new BunPasswords(),
    ids: new RandomIds(),
    health: { database: store.check, files: (signal) => files.check(signal) },
    ...overrides,
    clock,
    room,
    files,
    answers,
  }
  const timers: Timer[] = []
  registerRuns({
    ...ports,
    onLetter,
    standIn: ports.illustrator.kind === 'model' ? new OfflineIllustrator() : null,
    withoutModels: engine.withoutModels,
    retryDelaysMs: config.ai?.retryDelaysMs ?? [],
    busyNoticeMs: config.ai?.busyNoticeMs ?? 0,
    concurrency: overrides.illustrator ? config.generationConcurrency : engine.concurrency,
  })
  const finishWork = async () => {
    for (const timer of timers) clearInterval(timer)
    await ports.runner.stop()
  }
  return {
    ports,
    serving: [
      [
        'database',
        config.database.url.startsWith('file:') ? 'libSQL, a file' : `libSQL at ${new URL(config.database.url).host}`,
      ],
      ['files', config.s3 ? `S3, bucket ${config.s3.bucket}` : `files in ${config.dataDir}`],
      ['story', ports.writer.kind === 'model' ? modelAt(config, 'storyModel') : 'offline engine (no AI)'],
      ['illustrations', ports.illustrator.kind === 'model' ? modelAt(config, 'imageModel') : 'offline engine (no AI)'],
      ['letters', postOf(config)],
      ['layout', 'HTML and PDF, built in'],
    ],
    async start() {
      await ports.runner.start()
      await recoverWork(ports)
      // A start answers first and tidies up a moment later; an erasure that a crash cut short ends here.
      const sweep = () => void sweepFiles(ports).catch(() => {})
      timers.push(setTimeout(sweep, FIRST_SWEEP_MS), setInterval(sweep, SWEEP_MS), ...lookAfterLetters(ports))
      for (const timer of timers) timer.unref()
    },
    finishWork,
    async close() {
      await finishWork()
      await store.close()
    },
  }
}

/** What makes a book, without a place to keep it. */
export async function composeEngine(
  config: Pick<Config, 'generationConcurrency' | 'ai'> & Partial<Pick<Config, 'storiesDir'>>,
  ledger: Ledger = new MemoryLedger(),
  answers: AnswerJournal = new MemoryAnswers(),
) {
  const library = config.storiesDir
    ? await withStoriesOf(config.storiesDir, (line) => console.warn(line))
    : builtInLibrary()
  const offline = {
    writer: new Storyteller(library),
    illustrator: new OfflineIllustrator(),
    inspector: new OfflinePictureInspector(),
    moderator: new BlocklistModerator(),
  }
  const models = config.ai ? await openModels(config.ai, ledger, answers, offline) : null
  const illustrator = models?.illustrator ?? offline.illustrator
  return {
    writer: models?.writer ?? offline.writer,
    rewriter: models?.rewriter ?? null,
    wishReader: new LibraryWishReader(library, !models?.writer),
    illustrator,
    inspector: models?.inspector ?? offline.inspector,
    moderator: models?.moderator ?? offline.moderator,
    services: models?.connection ?? NO_SERVICES,
    typesetter: new BookTypesetter(),
    preflight: new PdfPreflight(),
    rasterizer: new ResvgRasterizer(),
    clock: new SystemClock(),
    ledger,
    answers,
    // A model's pictures wait at its limiter, so many a book: while one is looked at and stored, the next is being drawn.
    concurrency: config.generationConcurrency * (models?.illustrator ? 2 : 1),
    standIn: illustrator.kind === 'model' ? offline.illustrator : null,
    withoutModels: models
      ? { writer: offline.writer, illustrator: offline.illustrator, inspector: offline.inspector }
      : null,
    retryDelaysMs: config.ai?.retryDelaysMs ?? [],
    fileStoreAt: (folder: string) => new FilesystemFileStore(folder),
  }
}

async function openModels(...[settings, ledger, answers, offline]: Parameters<typeof openOpenAi>) {
  const { openOpenAi } = await import('./adapters/openai/open-openai.ts')
  return openOpenAi(settings, ledger, answers, offline)
}

function modelAt({ ai }: Config, model: 'storyModel' | 'imageModel'): string {
  return `${ai?.[model]} at ${ai?.baseUrl ? new URL(ai.baseUrl).host : 'OpenAI'}`
}
