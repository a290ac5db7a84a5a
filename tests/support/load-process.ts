/**
 * Reads one address as fast as it is answered, over kept connections with one request at a time on each, in a process of
 * its own so that it takes no time from whom it measures. Arguments: address, token, connections, seconds. Prints reads a
 * second; an answer other than 200 ends it.
 */
const [address = '', token = '', lanes = '32', seconds = '2'] = process.argv.slice(2)
const { hostname, port, pathname, search } = new URL(address)
const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`
let count = 0

await Promise.all(
  Array.from({ length: Number(lanes) }, () => {
    let missing = -1
    return Bun.connect({
      hostname,
      port: Number(port),
      socket: {
        open: (socket) => void socket.write(request),
        data(socket, data) {
          missing = missing < 0 ? lengthOf(data) - data.length : missing - data.length
          if (missing > 0) return
          missing = -1
          count += 1
          socket.write(request)
        },
      },
    })
  }),
)
await Bun.sleep(300)
count = 0
const startedAt = performance.now()
await Bun.sleep(Number(seconds) * 1000)
process.stdout.write(`${count / ((performance.now() - startedAt) / 1000)}\n`)
process.exit(0)

/** Bytes of an answer, head included, from its first piece. The head is the same size each time but for its own length. */
function lengthOf(piece: Buffer): number {
  const head = piece.subarray(0, piece.indexOf('\r\n\r\n')).toString('latin1')
  const length = /content-length: (\d+)/iu.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(`not the answer that was to be measured: ${head}`)
  return head.length + 4 + Number(length)
}

export {}
