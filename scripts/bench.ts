/** `bun run bench [name…]`: every benchmark in a process of its own. They print ratios against something measured in the same run. */
const root = new URL('..', import.meta.url).pathname
const wanted = process.argv.slice(2)
const files = [...new Bun.Glob('tests/bench/*.bench.ts').scanSync({ cwd: root })].sort()
let failed = 0
for (const file of files) {
  const name = file.replace(/^.*\/|\.bench\.ts$/gu, '')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n# ${name}`)
  const { exitCode } = Bun.spawnSync([process.execPath, file], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (exitCode !== 0) failed += 1
}
process.exit(failed)
