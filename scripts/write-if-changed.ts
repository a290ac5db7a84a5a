import { rename } from 'node:fs/promises'

/** A file that says the same stays untouched; another comes whole, in one move: somebody may be reading it. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const before = Bun.file(file)
  if ((await before.exists()) && Buffer.compare(await before.bytes(), bytes) === 0) return
  const aside = `${file}.${process.pid}.new`
  await Bun.write(aside, bytes)
  await rename(aside, file)
}
