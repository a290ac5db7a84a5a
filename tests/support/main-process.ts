const root = new URL('../..', import.meta.url).pathname

/** What the program itself is started with: a free port, no gate, and nothing of the machine's own settings. */
function environmentOf(changes: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  return { PATH, HOME, TMPDIR, PORT: '0', GATE_PASSWORD: '', LOG_LEVEL: 'silent', ...changes }
}

/** Starts the program where it is expected to refuse: what it said, and how it ended. */
export async function refusedStart(environment: Record<string, string>, before: string[] = []) {
  const child = Bun.spawn([...before, process.execPath, 'src/main.ts'], {
    cwd: root,
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // One that starts after all is ended, and answers with what it printed.
  const overdue = setTimeout(() => child.kill(), 20_000)
  const [exitCode, stdout, stderr] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  clearTimeout(overdue)
  return { exitCode, stdout, stderr }
}

/** Starts the program and waits for its banner. */
export async function startedMain(environment: Record<string, string>) {
  const child = Bun.spawn([process.execPath, 'src/main.ts'], {
    cwd: root,
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stderr = new Response(child.stderr).text()
  const { value } = await child.stdout.getReader().read()
  const url = /address\s+(\S+)/u.exec(new TextDecoder().decode(value))?.[1] ?? ''
  return {
    url,
    /** As a supervisor stops it. @returns the exit code and everything that went to the error stream */
    async stop() {
      child.kill('SIGTERM')
      return { exitCode: await child.exited, stderr: await stderr }
    },
    async kill() {
      child.kill('SIGKILL')
      await child.exited
    },
  }
}
