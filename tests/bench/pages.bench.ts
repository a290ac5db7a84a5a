/** What a browser loads: bytes over the wire (gz) of the landing page, and of the private zone's first screen against React alone. */
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { ASSET_ENTRIES } from '../../src/http/assets.gen.ts'
import { createPages } from '../../src/http/pages/index.ts'
import { weightOf, withImports } from '../support/script-weight.ts'

const app = new Hono()
const legal = { owner: null, taxId: null, address: null, email: null }
createPages({ publicUrl: null, gatePassword: '', legal, ai: null, smtp: null }).mount(app as never, {
  enter: async () => {},
  isKept: () => true,
})
const html = await (await app.request('/')).text()

const addresses = [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, address = '']) => address)),
]
const kinds: Record<string, string[]> = { script: ['.js'], style: ['.css'], fonts: ['.woff2'], pictures: ['.webp'] }
console.log(`landing, html: ${kb(gzipSync(html).length)} gz`)
for (const [kind, ends] of Object.entries(kinds)) {
  const files = addresses.filter((address) => ends.some((end) => address.endsWith(end)))
  const lazy = kind === 'pictures' ? ' (all; those below the fold load when they are near)' : ''
  console.log(`landing, ${kind}: ${kb(weightOf(files, 'gz'))} gz in ${files.length} files${lazy}`)
}
const script = addresses.filter((address) => address.endsWith('.js'))
console.log(`landing script: ${(weightOf(script, 'gz') / 5120).toFixed(2)} of the 5 KB allowed`)

const entry = ASSET_ENTRIES['private-zone.js']
if (entry) {
  const first = await withImports(entry)
  const react = await Bun.build({
    entrypoints: ['react-dom/client'].map((name) => Bun.resolveSync(name, import.meta.dir)),
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const reactBytes = gzipSync(await (react.outputs[0]?.text() ?? '')).length
  const bytes = weightOf(first, 'gz')
  console.log(
    `private zone, first screen: ${kb(bytes)} gz in ${first.size} files, ${(bytes / reactBytes).toFixed(2)} of react-dom alone`,
  )
  console.log(`private zone script: ${(bytes / 120_000).toFixed(2)} of the 120 KB allowed`)
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
