import { ASSET_FILES } from '../../src/http/assets.gen.ts'

/** Addresses of a script and of everything that it imports before it runs. */
export async function withImports(address: string, seen = new Set<string>()): Promise<Set<string>> {
  const file = ASSET_FILES.get(address)
  if (!file || seen.has(address)) return seen
  seen.add(address)
  const code = await Bun.file(file.raw).text()
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"(\/assets\/[^"]+)"/gu))
    await withImports(imported, seen)
  return seen
}

/** Bytes over the wire. */
export function weightOf(addresses: Iterable<string>, encoding: 'br' | 'gz'): number {
  let bytes = 0
  for (const address of addresses) {
    const file = ASSET_FILES.get(address)
    if (file) bytes += Bun.file(file[encoding] ?? file.raw).size
  }
  return bytes
}
