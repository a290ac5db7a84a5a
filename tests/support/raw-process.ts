/** Raw Bun.serve of the bytes it reads from its input: what the product's reads are measured against. */
const body = await Bun.stdin.text()
const server = Bun.serve({
  port: 0,
  fetch: () => new Response(body, { headers: { 'Content-Type': 'application/json' } }),
})
process.stdout.write(`http://127.0.0.1:${server.port}\n`)

export {}
