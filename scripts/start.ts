/**
 * `bun start` on a fresh checkout: installs what the lock file says, builds the islands, serves. Only Bun's own modules may
 * be imported here, for nothing is installed yet. Migrations are applied by the server itself.
 */
import { existsSync } from 'node:fs'

const bun = process.execPath
const root = new URL('..', import.meta.url).pathname

run([bun, 'install', '--frozen-lockfile', '--silent'])
run([bun, 'scripts/build-stories.ts'])
run([bun, 'scripts/build-client.ts'])

// In this process: signals reach the server, and its exit is ours.
process.chdir(root)
await import('../src/main.ts')

function run(command: string[]): void {
  const { exitCode } = Bun.spawnSync(command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (exitCode === 0) return
  // Without a network an installed checkout still starts.
  if (command[1] === 'install' && existsSync(`${root}node_modules`)) return
  process.exit(exitCode ?? 1)
}
