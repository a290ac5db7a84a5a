import { parseArgs } from 'node:util'
import { staticLibsql } from './plugins/static-libsql.ts'

/** `bun run build:binary`: one file that serves and makes books from an empty directory. */
const { values } = parseArgs({
  options: { target: { type: 'string', default: 'bun-linux-x64' }, out: { type: 'string', default: 'out/colorin' } },
})
const target = values.target as Bun.Build.CompileTarget

for (const script of ['scripts/build-stories.ts', 'scripts/build-client.ts']) {
  const built = Bun.spawnSync([process.execPath, script], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (built.exitCode !== 0) process.exit(1)
}

const result = await Bun.build({
  entrypoints: ['src/binary.ts'],
  target: 'bun',
  format: 'esm',
  bytecode: true,
  sourcemap: 'none',
  // Renamed identifiers would rename the classes of errors.
  minify: { whitespace: true, syntax: true, identifiers: false },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [staticLibsql(target)],
  compile: { target, outfile: values.out },
})
for (const log of result.logs) console.error(log)
if (!result.success) process.exit(1)
const file = Bun.file(values.out)
const digest = new Bun.CryptoHasher('sha256').update(await file.arrayBuffer()).digest('hex')
console.log(`${values.out}  ${(file.size / 1e6).toFixed(1)} MB  sha256 ${digest}`)
