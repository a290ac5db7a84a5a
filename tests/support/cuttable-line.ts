/** A line to a server that can be cut like a cable and mended: everything open on it ends, nothing new gets through. */
export function aLineTo(target: string) {
  let port = 0
  let line = lay()
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => line.stop(true),
    mend() {
      line = lay()
    },
  }

  function lay() {
    const server = Bun.serve({
      port,
      hostname: '127.0.0.1',
      idleTimeout: 0,
      fetch(request) {
        const { pathname, search } = new URL(request.url)
        // Passed on as it is, compressed or not, streams included.
        return fetch(new Request(`${target}${pathname}${search}`, request), { decompress: false, redirect: 'manual' })
      },
    })
    port = server.port ?? port
    return server
  }
}
