import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { FilePost } from './adapters/post/file-post.ts'
import { createSmtpPost } from './adapters/post/smtp-post.ts'
import type { Config } from './config.ts'
import { keptSecret } from './data-folder.ts'
import type { Ports } from './ports/index.ts'
import { sendSoon } from './use-cases/letters.ts'
import { sweepLetters } from './use-cases/sweep-letters.ts'

/** Of letters that nobody sends. */
const FROM_NOBODY = 'Colorín <colorin@localhost>'
/** How long a letter waits that is due by its hour, or that a process which died left. */
const LOOK_MS = 3000
const FIRST_SWEEP_MS = 5000
const SWEEP_MS = 10 * 60_000

/** Who carries letters, and where their links lead: never where a request says that it came from. */
export function composeLetters(config: Config): Pick<Ports, 'post' | 'links'> {
  const { smtp, dataDir, publicUrl, port } = config
  const secret = config.appSecret ?? keptSecret(dataDir)
  const files = new FilePost(join(dataDir, 'outbox'), FROM_NOBODY)
  return {
    // Files of before there was a mail server go in time as well.
    post: smtp ? { ...createSmtpPost(smtp), forget: (what) => files.forget(what) } : files,
    links: {
      origin: publicUrl ?? `http://localhost:${port}`,
      tokenOf: (letterId) => createHmac('sha256', secret).update(`letter:${letterId}`).digest('base64url'),
    },
  }
}

/** For the banner: without the password that the address of a mail server holds. */
export function postOf({ smtp, dataDir }: Pick<Config, 'smtp' | 'dataDir'>): string {
  return smtp ? `SMTP at ${new URL(smtp.url).host}` : `files in ${join(dataDir, 'outbox')}`
}

/** Begins to look; whoever stops clears the timers. */
export function lookAfterLetters(ports: Pick<Ports, 'outbox' | 'post' | 'runner' | 'clock'>): Timer[] {
  const look = async () => {
    if ((await ports.outbox.due(ports.clock.now(), 1)).length > 0) await sendSoon(ports)
  }
  // What fails is tried again at the next look.
  const sweep = () => void sweepLetters(ports).catch(() => {})
  return [
    setInterval(() => void look().catch(() => {}), LOOK_MS),
    // A process that never lives for ten minutes tidies up too.
    setTimeout(sweep, FIRST_SWEEP_MS),
    setInterval(sweep, SWEEP_MS),
  ]
}
