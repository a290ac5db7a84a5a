import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AddressedLetter, Post, Posted } from '../../ports/post.ts'
import { isOneAddress, messageOf, safeName } from './message.ts'

/** A letter lets its reader into an account: nobody else on the machine reads it. */
const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600

export const LETTER_ENDING = '.eml'
/** Being written. In the same folder, so that the rename is atomic. */
const INCOMING_ENDING = '.incoming'

/** Letters as files of a folder, for whoever runs Colorín to hand over: `bun run letters`. */
export class FilePost implements Post {
  readonly kind = 'files'

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {}

  async send(addressed: AddressedLetter, signal: AbortSignal): Promise<Posted> {
    if (signal.aborted) return { refused: 'later', why: 'EABORT' }
    if (!isOneAddress(addressed.to)) return { refused: 'address', why: 'EENVELOPE' }
    const bytes = await this.#asFile(addressed)
    const incoming = join(this.folder, `${crypto.randomUUID()}${INCOMING_ENDING}`)
    try {
      await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
      await chmod(this.folder, OWNER_ONLY_FOLDER)
      await writeDurably(incoming, bytes)
      await rename(incoming, this.#pathOf(addressed.id))
      return 'sent'
    } catch (error) {
      await rm(incoming, { force: true }).catch(() => undefined)
      // A full or read-only disk is a post that is closed for now.
      return { refused: 'later', why: codeOf(error) }
    }
  }

  async forget(what: { ids: readonly string[] } | { before: Date }): Promise<void> {
    if ('ids' in what) {
      for (const id of what.ids) await rm(this.#pathOf(id), { force: true })
      return
    }
    for (const path of await this.#paths()) {
      const written = await stat(path).catch(unlessMissing)
      if (written && written.mtime < what.before) await rm(path, { force: true })
    }
  }

  async #asFile(addressed: AddressedLetter): Promise<Buffer> {
    const message = messageOf(addressed, this.from)
    const { createTransport } = await import('nodemailer')
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    return (await writer.sendMail(message)).message as Buffer
  }

  #pathOf(id: string): string {
    return join(this.folder, `${safeName(id)}${LETTER_ENDING}`)
  }

  async #paths(): Promise<string[]> {
    const names = (await readdir(this.folder).catch(unlessMissing)) ?? []
    return names
      .filter((name) => name.endsWith(LETTER_ENDING) || name.endsWith(INCOMING_ENDING))
      .map((name) => join(this.folder, name))
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY_FILE)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** @throws what no disk said */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  throw error
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
