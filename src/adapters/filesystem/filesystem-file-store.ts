import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DomainError } from '../../domain/errors.ts'
import { contentTypeOf, isFolderPrefix } from '../../domain/stored-file.ts'
import type { FileHead, FileStore, StoredFile } from '../../ports/file-store.ts'
import { closeToOthers, OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from './owner-only.ts'

/** Being written. Beside the books, on the same disk, so that the final rename is atomic; never listed nor served. */
const INCOMING = '.incoming'

/** Files in a folder, under their keys. */
export class FilesystemFileStore implements FileStore {
  readonly #root: string
  #swept: Promise<void> | undefined

  constructor(root: string) {
    this.#root = resolve(root)
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(key)
    this.#swept ??= this.#sweep()
    await this.#swept
    const incoming = join(this.#root, INCOMING, crypto.randomUUID())
    try {
      await writeDurably(incoming, bytes)
      await this.#intoFolder(incoming, path)
    } catch (error) {
      await rm(incoming, { force: true })
      throw isFull(error) ? new DomainError('server.full') : error
    }
  }

  async get(key: string): Promise<StoredFile | null> {
    // One handle for facts and bytes: a put in between replaces the file as a whole.
    return this.#reading(key, async (file, head) => ({
      bytes: new Uint8Array(await file.readFile()),
      contentType: head.contentType,
      etag: head.etag,
      modifiedAt: head.modifiedAt,
    }))
  }

  async head(key: string): Promise<FileHead | null> {
    return this.#reading(key, async (_, head) => head)
  }

  async getRange(key: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.#reading(key, async (file, { size }) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(end + 1, size) - start))
      let filled = 0
      while (filled < bytes.length) {
        const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return bytes.subarray(0, filled)
    })
  }

  async list(prefix: string): Promise<string[]> {
    if (!isFolderPrefix(prefix)) return []
    const entries = await unlessMissing(readdir(join(this.#root, prefix), { recursive: true, withFileTypes: true }))
    return (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(this.#root, '/').length))
      .filter((key) => contentTypeOf(key) !== null)
      .sort()
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (contentTypeOf(key) === null) continue
      await rm(join(this.#root, key), { force: true })
      await this.#removeEmptyFolders(dirname(key))
    }
  }

  /** Writes a few bytes and takes them away again: a disk that is full, gone or read-only can still be looked at. */
  async check(signal: AbortSignal): Promise<void> {
    const path = join(this.#root, INCOMING, crypto.randomUUID())
    await mkdir(dirname(path), OWNER_ONLY_FOLDER).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    try {
      const file = await open(path, 'wx', OWNER_ONLY_FILE)
      await file.writeFile('ready').finally(() => file.close())
    } finally {
      await rm(path, { force: true })
    }
    signal.throwIfAborted()
  }

  /** For a store that an earlier version left open to others. */
  async closeToOthers(): Promise<void> {
    for (const folder of [INCOMING, 'books']) await closeToOthers(join(this.#root, folder))
  }

  #pathOf(key: string): string {
    if (contentTypeOf(key) === null) throw new Error('Not a storage key')
    return join(this.#root, key)
  }

  async #reading<T>(key: string, read: (file: FileHandle, head: FileHead) => Promise<T>): Promise<T | null> {
    const contentType = contentTypeOf(key)
    if (contentType === null) return null
    const file = await unlessMissing(open(join(this.#root, key), 'r'))
    if (!file) return null
    try {
      const { size, mtimeNs, ino } = await file.stat({ bigint: true })
      const etag = `${ino.toString(36)}-${size.toString(36)}-${mtimeNs.toString(36)}`
      const modifiedAt = new Date(Number(mtimeNs / 1_000_000n)).toISOString()
      return await read(file, { size: Number(size), contentType, etag, modifiedAt })
    } finally {
      await file.close()
    }
  }

  /** A removal of the same book may take the folder away between making it and moving into it: made again then. */
  async #intoFolder(incoming: string, path: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const firstNew = await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER })
      try {
        await rename(incoming, path)
      } catch (error) {
        if (isMissing(error) && attempt < 3) continue
        throw error
      }
      await syncFolders(dirname(path), firstNew ? dirname(firstNew) : dirname(path))
      return
    }
  }

  async #removeEmptyFolders(folder: string): Promise<void> {
    for (let current = folder; current !== '.'; current = dirname(current)) {
      const emptied = await rmdir(join(this.#root, current)).then(
        () => true,
        () => false,
      )
      if (!emptied) return
    }
  }

  /** What a killed process was writing. Younger files may be another process's, at work now. */
  async #sweep(): Promise<void> {
    const folder = join(this.#root, INCOMING)
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
    for (const name of await readdir(folder)) {
      const found = await unlessMissing(stat(join(folder, name)))
      if (found && Date.now() - found.mtimeMs > 60_000) await rm(join(folder, name), { force: true })
    }
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

/** A name is durable once its folder is, and a new folder once its parent is. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (folder === upTo || folder === dirname(folder)) return
  }
}

/** Of the disk, or of what this user may keep on it. */
function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

function isMissing(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR'
}

async function unlessMissing<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
