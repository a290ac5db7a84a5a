/** What a JPEG is once it was read to its end; `fault` where it cannot be. */
export type JpegScan = {
  width: number
  height: number
  components: number
  isProgressive: boolean
  isFlat: boolean
}
type Table = { least: number[]; most: number[]; first: number[]; values: Uint8Array }
type Component = { id: number; h: number; v: number; dc: number; ac: number; last: number }

const END = -1

/**
 * Reads every coefficient of a baseline JPEG, and of a progressive one the first pass and every later marker. Common
 * decoders fill up what is missing with grey and say nothing.
 * @returns null where bytes are missing or make no sense
 */
export function scannedJpeg(bytes: Uint8Array): JpegScan | null {
  try {
    return new Scanner(bytes).all()
  } catch {
    return null
  }
}

class Scanner {
  readonly #tables = new Map<number, Table>()
  #frame: Component[] = []
  #width = 0
  #height = 0
  #isProgressive = false
  #restart = 0
  #at = 2
  #bits = 0
  #left = 0
  #isFlat = true

  constructor(private readonly bytes: Uint8Array) {}

  all(): JpegScan | null {
    if (this.#u16(0) !== 0xffd8) return null
    let scans = 0
    for (;;) {
      while (this.bytes[this.#at] === 0xff && this.bytes[this.#at + 1] === 0xff) this.#at++
      const marker = this.#u16(this.#at)
      if (marker === 0xffd9) break
      if (marker < 0xff01) return null
      const [from, length] = [this.#at + 4, this.#u16(this.#at + 2)]
      this.#at += 2 + length
      if (this.#at > this.bytes.length) return null
      if (marker === 0xffc4) this.#huffman(from, this.#at)
      else if (marker === 0xffdd) this.#restart = this.#u16(from)
      else if (marker === 0xffc0 || marker === 0xffc1 || marker === 0xffc2) this.#readFrame(from, marker === 0xffc2)
      else if (marker > 0xffc2 && marker < 0xffd0 && marker !== 0xffc8 && marker !== 0xffcc) return null
      else if (marker === 0xffda) {
        scans++
        this.#scan(from)
      }
    }
    if (scans === 0 || this.#frame.length === 0) return null
    return {
      width: this.#width,
      height: this.#height,
      components: this.#frame.length,
      isProgressive: this.#isProgressive,
      isFlat: this.#isFlat,
    }
  }

  #u16(at: number): number {
    if (at + 1 >= this.bytes.length) throw new Error('ends early')
    return ((this.bytes[at] ?? 0) << 8) | (this.bytes[at + 1] ?? 0)
  }

  #huffman(from: number, to: number): void {
    for (let at = from; at < to; ) {
      const key = this.bytes[at++] ?? 0
      const counts = this.bytes.subarray(at, at + 16)
      at += 16
      const table: Table = { least: [], most: [], first: [], values: new Uint8Array() }
      let [code, index] = [0, 0]
      for (let length = 0; length < 16; length++) {
        const count = counts[length] ?? 0
        table.least.push(code)
        table.first.push(index)
        table.most.push(count > 0 ? code + count - 1 : -1)
        code = (code + count) << 1
        index += count
      }
      table.values = this.bytes.subarray(at, at + index)
      at += index
      this.#tables.set(key, table)
    }
  }

  #readFrame(from: number, isProgressive: boolean): void {
    this.#isProgressive = isProgressive
    this.#height = this.#u16(from + 1)
    this.#width = this.#u16(from + 3)
    this.#frame = Array.from({ length: this.bytes[from + 5] ?? 0 }, (_, i) => {
      const at = from + 6 + 3 * i
      const factors = this.bytes[at + 1] ?? 0
      return { id: this.bytes[at] ?? 0, h: factors >> 4, v: factors & 15, dc: 0, ac: 0, last: 0 }
    })
    if (this.#frame.some(({ h, v }) => h < 1 || v < 1 || h > 4 || v > 4) || this.#width * this.#height === 0)
      throw new Error('no frame')
  }

  #scan(from: number): void {
    const count = this.bytes[from] ?? 0
    const parts = Array.from({ length: count }, (_, i) => {
      const part = this.#frame.find(({ id }) => id === this.bytes[from + 1 + 2 * i])
      const tables = this.bytes[from + 2 + 2 * i] ?? 0
      if (!part) throw new Error('no such component')
      return Object.assign(part, { dc: tables >> 4, ac: 16 | (tables & 15), last: 0 })
    })
    const [start, , refined] = [1, 2, 3].map((i) => this.bytes[from + 2 * count + i] ?? 0)
    if (!this.#isProgressive || (start === 0 && (refined ?? 0) >> 4 === 0)) this.#blocks(parts)
    this.#toMarker()
  }

  #blocks(parts: Component[]): void {
    const [mostH, mostV] = [Math.max(...this.#frame.map(({ h }) => h)), Math.max(...this.#frame.map(({ v }) => v))]
    const [only] = parts
    const isAlone = parts.length === 1 && only
    const across = isAlone ? Math.ceil((this.#width * only.h) / mostH / 8) : Math.ceil(this.#width / (8 * mostH))
    const down = isAlone ? Math.ceil((this.#height * only.v) / mostV / 8) : Math.ceil(this.#height / (8 * mostV))
    this.#bits = this.#left = 0
    for (let unit = 0; unit < across * down; unit++) {
      if (this.#restart > 0 && unit > 0 && unit % this.#restart === 0) this.#restarted(parts)
      for (const part of parts) {
        const blocks = isAlone ? 1 : part.h * part.v
        for (let i = 0; i < blocks; i++)
          this.#block(part, i === 0 && (this.#restart > 0 ? unit % this.#restart : unit) === 0)
      }
    }
  }

  #restarted(parts: Component[]): void {
    this.#toMarker(true)
    if ((this.#u16(this.#at) & 0xfff8) !== 0xffd0) throw new Error('no restart')
    this.#at += 2
    this.#bits = this.#left = 0
    for (const part of parts) part.last = 0
  }

  #block(part: Component, isFirst: boolean): void {
    const size = this.#symbol(part.dc)
    if (size > 15) throw new Error('no difference')
    if (size > 0) {
      this.#take(size)
      if (!isFirst) this.#isFlat = false
    }
    if (this.#isProgressive) return
    for (let k = 1; k < 64; k++) {
      const symbol = this.#symbol(part.ac)
      const length = symbol & 15
      if (length === 0) {
        if (symbol !== 0xf0) break
        k += 15
        continue
      }
      k += symbol >> 4
      if (k > 63) throw new Error('too many coefficients')
      this.#take(length)
      this.#isFlat = false
    }
  }

  #symbol(key: number): number {
    const table = this.#tables.get(key)
    if (!table) throw new Error('no table')
    let code = 0
    for (let length = 0; length < 16; length++) {
      code = (code << 1) | this.#take(1)
      if (code <= (table.most[length] ?? END)) {
        return table.values[(table.first[length] ?? 0) + code - (table.least[length] ?? 0)] ?? 0
      }
    }
    throw new Error('no such code')
  }

  #take(count: number): number {
    while (this.#left < count) {
      const byte = this.bytes[this.#at]
      if (byte === undefined) throw new Error('ends early')
      if (byte === 0xff) {
        if (this.bytes[this.#at + 1] !== 0) throw new Error('marker too early')
        this.#at++
      }
      this.#at++
      this.#bits = ((this.#bits & 0xffff) << 8) | byte
      this.#left += 8
    }
    this.#left -= count
    return (this.#bits >> this.#left) & ((1 << count) - 1)
  }

  /** Over what is left of the scan's bytes; over restarts too, unless one is looked for. */
  #toMarker(orRestart = false): void {
    for (; ; this.#at++) {
      const marker = this.#u16(this.#at)
      if (marker <= 0xff00 || marker === 0xffff) continue
      if (!orRestart && (marker & 0xfff8) === 0xffd0) continue
      return
    }
  }
}
