import { exists, rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { drawIcons } from './client/draw-icons.tsx'
import { unlessMade } from './unless-made.ts'
import { writeIfChanged } from './write-if-changed.ts'

/**
 * Bundles what a browser loads into `.client`, under hashed names, with .br and .gz beside it, and writes
 * `src/http/assets.gen.ts`, whose file imports put everything into the compiled binary.
 */
type ClientFile = { name: string; type: string; bytes: Uint8Array; immutable: boolean }

const ROOT = path.resolve(import.meta.dir, '..')
const OUT = path.join(ROOT, '.client')
const PRIVATE_ZONE = 'web/private-zone/main.tsx'
/** As `web/styles/fonts.css` asks for them. They stay out of the style sheet, which would otherwise carry them in full. */
const FONTS = [
  'fredoka-latin-600-normal',
  'fredoka-latin-ext-600-normal',
  'andika-latin-400-normal',
  'andika-latin-700-normal',
  'andika-latin-ext-400-normal',
  'literata-latin-400-normal',
  'literata-latin-ext-400-normal',
]

const ADDRESSES = 'src/http/assets.gen.ts'
const NOTE = '.client/made-of'

const files: ClientFile[] = []
/** Logical name (`site.js`) to its address. */
const entries: Record<string, string> = {}

await unlessMade({ of: ['web/**/*', 'src/**/*', 'scripts/client/*'], files: [ADDRESSES], note: NOTE }, build)

async function build(): Promise<boolean> {
  await addFonts()
  await bundle('web/islands/site.ts', 'site')
  await bundle('web/styles/public.css', 'public')
  await bundle('web/private-zone/zone-shell.css', 'zone-shell')
  if (await Bun.file(path.join(ROOT, PRIVATE_ZONE)).exists()) await bundle(PRIVATE_ZONE, 'private-zone')
  await addSamples()
  for (const icon of await drawIcons()) await add(icon.name, icon.type, icon.bytes, icon.hashed)
  await write()
  console.log(`client: ${files.length} files`)
  return true
}

async function bundle(entrypoint: string, as: string): Promise<void> {
  const built = await Bun.build({
    entrypoints: [path.join(ROOT, entrypoint)],
    target: 'browser',
    splitting: true,
    minify: true,
    publicPath: '/assets/',
    external: ['/assets/fonts/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    naming: { entry: `${as}-[hash].[ext]`, chunk: 'c-[hash].[ext]', asset: '[name]-[hash].[ext]' },
  })
  // A lazily loaded screen's styles would come in a sheet of their own that nothing loads: all go into one.
  const styles: string[] = []
  for (const output of built.outputs) {
    const name = path.basename(output.path)
    const type = output.type.split(';')[0] ?? 'application/octet-stream'
    if (type === 'text/css') {
      styles.push(await output.text())
      continue
    }
    if (files.some((file) => file.name === name)) continue
    files.push({ name, type, bytes: new Uint8Array(await output.arrayBuffer()), immutable: true })
    if (output.kind === 'entry-point') entries[`${as}.js`] = `/assets/${name}`
  }
  if (styles.length > 0) await add(`${as}.css`, 'text/css', withFonts(styles.join('\n')), true)
}

async function addFonts(): Promise<void> {
  for (const name of FONTS) {
    const family = name.split('-')[0]
    const file = Bun.file(path.join(ROOT, `node_modules/@fontsource/${family}/files/${name}.woff2`))
    await add(`fonts/${name}.woff2`, 'font/woff2', await file.bytes(), true)
  }
}

function withFonts(css: string): Uint8Array {
  const addressed = css.replaceAll(/\/assets\/(fonts\/[\w-]+\.woff2)/gu, (_, name: string) => entries[name] ?? name)
  return new TextEncoder().encode(addressed)
}

/** `web/landing/samples/lucia/cover.webp` is known to the pages as `samples/lucia/cover.webp`. */
async function addSamples(): Promise<void> {
  const folder = path.join(ROOT, 'web/landing/samples')
  if (!(await exists(folder))) return
  for await (const file of new Bun.Glob('**/*.webp').scan({ cwd: folder }))
    await add(`samples/${file}`, 'image/webp', await Bun.file(path.join(folder, file)).bytes(), true)
}

async function add(name: string, type: string, bytes: Uint8Array, hashed: boolean): Promise<void> {
  const { dir, name: stem, ext } = path.parse(name)
  const flat = [dir.replaceAll('/', '-'), stem].filter(Boolean).join('-')
  const stored = hashed ? `${flat}-${Bun.hash(bytes).toString(36).slice(0, 8)}${ext}` : name
  files.push({ name: stored, type, bytes, immutable: hashed })
  entries[name] = hashed ? `/assets/${stored}` : `/${stored}`
}

async function write(): Promise<void> {
  const written = new Set<string>()
  const imports: string[] = []
  const rows: string[] = []
  const sorted = files.toSorted((a, b) => a.name.localeCompare(b.name))
  for (const [index, { name, type, bytes, immutable }] of sorted.entries()) {
    const compressed = /javascript|css|svg|json|manifest/u.test(type)
    const variants = compressed ? { raw: bytes, br: brotli(bytes), gz: gzipSync(bytes, { level: 9 }) } : { raw: bytes }
    const fields: string[] = []
    for (const [variant, content] of Object.entries(variants)) {
      const file = variant === 'raw' ? name : `${name}.${variant}`
      await writeIfChanged(path.join(OUT, file), content)
      written.add(file)
      imports.push(`import f${index}${variant} from '../../.client/${file}' with { type: 'file' }`)
      fields.push(`${variant}: f${index}${variant}`)
    }
    const address = immutable ? `/assets/${name}` : `/${name}`
    rows.push(
      `  ['${address}', { type: '${type}', immutable: ${immutable}, bytes: ${bytes.length}, ${fields.join(', ')} }],`,
    )
  }
  await writeIfChanged(
    path.join(ROOT, ADDRESSES),
    `// @ts-nocheck Generated by scripts/build-client.ts
${imports.join('\n')}

export type AssetFile = { type: string; immutable: boolean; bytes: number; raw: string; br?: string; gz?: string }
export const ASSET_FILES: ReadonlyMap<string, AssetFile> = new Map([
${rows.join('\n')}
])
export const ASSET_ENTRIES: Readonly<Record<string, string>> = ${JSON.stringify(entries, null, 2)}
`,
  )
  // What the build before left. What is the same stays: a server may be starting from it at this moment.
  for await (const file of new Bun.Glob('**/*').scan({ cwd: OUT }))
    if (!written.has(file)) await rm(path.join(OUT, file))
}

function brotli(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
