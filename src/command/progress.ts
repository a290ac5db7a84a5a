const WIDTH = 24

/** A bar on a terminal, a line a stage elsewhere (a log file wants no carriage returns). */
export function createProgress(out: NodeJS.WriteStream) {
  let stage = ''
  return {
    show(label: string, done: number, total: number): void {
      if (!out.isTTY) {
        if (label !== stage) out.write(`${label}…\n`)
        stage = label
        return
      }
      const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH)
      out.write(`\r\u001b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${label} ${done}/${total}`)
    },
    clear(): void {
      if (out.isTTY) out.write('\r\u001b[K')
    },
  }
}
