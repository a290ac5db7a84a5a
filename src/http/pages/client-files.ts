import { readFileSync } from 'node:fs'
import type { Context } from 'hono'
import { ASSET_ENTRIES, ASSET_FILES, type AssetFile } from '../assets.gen.ts'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/** Address of a client file by its logical name (`site.js`). @throws when the client was not built with it */
export function assetAddress(name: string): string {
  const address = ASSET_ENTRIES[name]
  if (!address) throw new Error(`no client file "${name}": run \`bun run build:client\``)
  return address
}

/** What a client file says, for a document that carries it along. @throws as `assetAddress` */
export function assetText(name: string): string {
  return readFileSync(ASSET_FILES.get(assetAddress(name))?.raw ?? '', 'utf8')
}

export function hasAsset(name: string): boolean {
  return name in ASSET_ENTRIES
}

/** Null where the client build made no such file. */
export function clientFile(c: Context, path = c.req.path): Response | null {
  const file = ASSET_FILES.get(path)
  if (!file) return null
  const { path: stored, encoding } = variant(file, c.req.header('Accept-Encoding') ?? '')
  const headers = new Headers({ 'Content-Type': contentType(file), 'Cache-Control': file.immutable ? YEAR : DAY })
  if (file.br) headers.set('Vary', 'Accept-Encoding')
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(Bun.file(stored), { headers })
}

function variant(file: AssetFile, accepted: string): { path: string; encoding?: 'br' | 'gzip' } {
  if (file.br && /\bbr\b/u.test(accepted)) return { path: file.br, encoding: 'br' }
  if (file.gz && /\bgzip\b/u.test(accepted)) return { path: file.gz, encoding: 'gzip' }
  return { path: file.raw }
}

function contentType({ type }: AssetFile): string {
  return /^text|javascript|json|svg/u.test(type) ? `${type}; charset=utf-8` : type
}
