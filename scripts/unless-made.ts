import { exists } from 'node:fs/promises'
import path from 'node:path'
import { writeIfChanged } from './write-if-changed.ts'

const ROOT = path.resolve(import.meta.dir, '..')
const PACKAGES = 'bun.lock'

type Made = {
  /** Globs of everything that it is made of; the packages, and these scripts, always count. */
  of: readonly string[]
  /** Files that it writes among them, and without which it is not made. */
  files: readonly string[]
  /** Where is noted what it was made of last. */
  note: string
  /** Of all these paths; the project's own unless said. */
  root?: string
}

/**
 * Builds what has changed since it was built, and nothing twice: a checkout that was built starts at once.
 * @param make whether all is well; what is not is built, and named, each time
 */
export async function unlessMade({ of, files, note, root = ROOT }: Made, make: () => Promise<boolean>): Promise<void> {
  const sources = await contentOf([...of, 'scripts/*.ts', PACKAGES], files, root)
  const before = Bun.file(path.join(root, note))
  const present = await Promise.all(files.map((file) => exists(path.join(root, file))))
  if (present.every(Boolean) && (await before.exists()) && (await before.text()) === sources) return
  if (await make()) await writeIfChanged(path.join(root, note), sources)
}

async function contentOf(globs: readonly string[], except: readonly string[], root: string): Promise<string> {
  const hasher = new Bun.CryptoHasher('sha256')
  const found = new Set<string>()
  for (const glob of globs)
    for await (const file of new Bun.Glob(glob).scan({ cwd: root })) if (!except.includes(file)) found.add(file)
  for (const file of [...found].sort()) {
    hasher.update(`${file}\n`)
    hasher.update(await Bun.file(path.join(root, file)).bytes())
  }
  return hasher.digest('hex')
}
