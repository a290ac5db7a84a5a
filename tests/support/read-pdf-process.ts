/**
 * Reads a PDF from its input; prints its text and which of the keys named in its arguments any object of it has. In a
 * process of its own: Mozilla's reader brings globals along beside which pictures are no longer drawn.
 */
import { drawnPages, pdfObjects } from '../adapters/typesetter/support/read-pdf.ts'

const pdf = new Uint8Array(await Bun.stdin.arrayBuffer())
const text = (await drawnPages(pdf)).flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
const objects = await pdfObjects(pdf)
process.stdout.write(JSON.stringify({ text, keys: process.argv.slice(2).filter((key) => objects.anyHas(key)) }))
process.exit(0)
