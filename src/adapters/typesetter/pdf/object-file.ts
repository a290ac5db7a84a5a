import { deflateSync } from 'node:zlib'

export type Ref = string

/** Objects that a single object stream holds; readers load a whole one to see any of it. */
const OBJECTS_A_STREAM = 100

/**
 * The bones of a PDF: numbered objects in, bytes out. Objects without a stream are packed into object streams, the
 * cross-reference is a stream too (PDF 1.5). Nothing here depends on the clock or on chance.
 */
export class ObjectFile {
  readonly #objects: (string | { dict: string; data: Uint8Array } | null)[] = [null]

  /** A number to be filled later, for objects that point at each other. */
  reserve(): Ref {
    this.#objects.push(null)
    return `${this.#objects.length - 1} 0 R`
  }

  put(ref: Ref, body: string): Ref {
    this.#objects[Number.parseInt(ref, 10)] = body
    return ref
  }

  add(body: string): Ref {
    return this.put(this.reserve(), body)
  }

  /** A stream as it is: `dict` is the inside of its dictionary without /Length. */
  addRaw(dict: string, data: Uint8Array): Ref {
    const ref = this.reserve()
    this.#objects[Number.parseInt(ref, 10)] = { dict, data }
    return ref
  }

  addDeflated(dict: string, data: Uint8Array): Ref {
    return this.addRaw(`${dict}/Filter/FlateDecode`, deflateSync(data, { level: 9 }))
  }

  /** @param id 32 hexadecimal digits, depending on the content alone */
  toBytes(version: '1.6' | '1.7', trailer: { root: Ref; info: Ref; id: string }): Uint8Array {
    const chunks: Uint8Array[] = []
    let length = 0
    const write = (chunk: string | Uint8Array) => {
      const bytes = typeof chunk === 'string' ? latin1(chunk) : chunk
      chunks.push(bytes)
      length += bytes.length
    }
    const places: [type: number, a: number, b: number][] = [[0, 0, 65_535]]
    const writeStream = (number: number, dict: string, data: Uint8Array) => {
      places[number] = [1, length, 0]
      write(`${number} 0 obj\n<<${dict}/Length ${data.length}>>stream\n`)
      write(data)
      write('\nendstream\nendobj\n')
    }
    write(`%PDF-${version}\n`)
    write(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a))
    const small: [number: number, body: string][] = []
    this.#objects.forEach((object, number) => {
      if (typeof object === 'string') small.push([number, object])
      else if (object) writeStream(number, object.dict, object.data)
    })
    let next = this.#objects.length
    for (let at = 0; at < small.length; at += OBJECTS_A_STREAM) {
      const group = small.slice(at, at + OBJECTS_A_STREAM)
      const stream = next++
      let offset = 0
      const index: string[] = []
      group.forEach(([number, body], i) => {
        places[number] = [2, stream, i]
        index.push(`${number} ${offset}`)
        offset += body.length + 1
      })
      const head = `${index.join(' ')}\n`
      const data = deflateSync(latin1(head + group.map(([, body]) => `${body}\n`).join('')), { level: 9 })
      writeStream(stream, `/Type/ObjStm/N ${group.length}/First ${head.length}/Filter/FlateDecode`, data)
    }
    const own = next
    const start = length
    places[own] = [1, start, 0]
    const table = new Uint8Array((own + 1) * 7)
    for (let number = 0; number <= own; number++) {
      const [type, a, b] = places[number] ?? [0, 0, 0]
      table.set([type, a >>> 24, (a >>> 16) & 255, (a >>> 8) & 255, a & 255, b >>> 8, b & 255], number * 7)
    }
    const data = deflateSync(table, { level: 9 })
    const { root, info, id } = trailer
    writeStream(
      own,
      `/Type/XRef/Size ${own + 1}/W[1 4 2]/Root ${root}/Info ${info}/ID[<${id}><${id}>]/Filter/FlateDecode`,
      data,
    )
    write(`startxref\n${start}\n%%EOF\n`)
    return concatenated(chunks, length)
  }
}

/** Text as UTF-16 with its mark, in hexadecimal: any sign, and no bracket to escape. */
export function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'))
  return `<FEFF${units.join('').toUpperCase()}>`
}

export function latin1(text: string): Uint8Array {
  return Buffer.from(text, 'latin1')
}

function concatenated(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
