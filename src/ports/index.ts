import type { AnswerJournal } from './answer-journal.ts'
import type { BookRepository } from './book-repository.ts'
import type { Clock } from './clock.ts'
import type { EventLog } from './event-log.ts'
import type { FileStore } from './file-store.ts'
import type { Health } from './health.ts'
import type { Ids } from './ids.ts'
import type { Illustrator } from './illustrator.ts'
import type { Ledger } from './ledger.ts'
import type { LetterLinks } from './letter-links.ts'
import type { Moderator } from './moderator.ts'
import type { Outbox } from './outbox.ts'
import type { PageRewriter } from './page-rewriter.ts'
import type { PaidServices } from './paid-services.ts'
import type { Passwords } from './passwords.ts'
import type { PictureInspector } from './picture-inspector.ts'
import type { Post } from './post.ts'
import type { Preflight } from './preflight.ts'
import type { Rasterizer } from './rasterizer.ts'
import type { Room } from './room.ts'
import type { Runner } from './runner.ts'
import type { StoryWriter } from './story-writer.ts'
import type { Typesetter } from './typesetter.ts'
import type { UserRepository } from './user-repository.ts'
import type { WishReader } from './wish-reader.ts'

/** Every trade the product hires. A use case picks the few that it needs. */
export type Ports = {
  books: BookRepository
  users: UserRepository
  files: FileStore
  writer: StoryWriter
  /** Null where no model is set to write. */
  rewriter: PageRewriter | null
  wishReader: WishReader
  illustrator: Illustrator
  inspector: PictureInspector
  moderator: Moderator
  typesetter: Typesetter
  preflight: Preflight
  rasterizer: Rasterizer
  services: PaidServices
  runner: Runner
  events: EventLog
  passwords: Passwords
  clock: Clock
  ids: Ids
  ledger: Ledger
  health: Health
  answers: AnswerJournal
  room: Room
  outbox: Outbox
  post: Post
  links: LetterLinks
}
