import { readFileSync } from 'node:fs'

/** What every peer is given: pages of a picture or of words, the faces, and where the pictures lie. */
export const book = (folder) => JSON.parse(readFileSync(`${folder}/pages.json`, 'utf8'))

/** Prints the milliseconds of the middle of eleven runs, the bytes of the last, and this process's peak of memory in kB. */
export async function measured(write) {
  let bytes = (await write()).length
  const times = []
  for (let run = 0; run < (process.argv[3] === 'once' ? 0 : 11); run++) {
    const startedAt = performance.now()
    bytes = (await write()).length
    times.push(performance.now() - startedAt)
  }
  const warmMs = times.sort((a, b) => a - b)[5] ?? null
  const peakKb = Number(readFileSync('/proc/self/status', 'utf8').match(/VmHWM:\s+(\d+)/)?.[1] ?? 0)
  console.log(JSON.stringify({ warmMs, bytes, peakKb }))
}
