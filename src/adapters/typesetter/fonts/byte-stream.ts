/** Big-endian numbers read one after another, and the two short forms of WOFF 2. */
export class ByteReader {
  private at = 0

  constructor(private readonly source: Uint8Array) {}

  u8(): number {
    return this.source[this.at++] ?? 0
  }

  u16(): number {
    return (this.u8() << 8) | this.u8()
  }

  i16(): number {
    return (this.u16() << 16) >> 16
  }

  u32(): number {
    return this.u16() * 65_536 + this.u16()
  }

  bytes(length: number): Uint8Array {
    this.at += length
    return this.source.subarray(this.at - length, this.at)
  }

  skip(length: number): void {
    this.at += length
  }

  /** UIntBase128: seven bits a byte, the last one without its top bit. */
  base128(): number {
    let value = 0
    for (;;) {
      const byte = this.u8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }

  /** 255UInt16: small numbers in one byte. */
  short255(): number {
    const first = this.u8()
    if (first === 253) return this.u16()
    if (first === 255) return this.u8() + 253
    if (first === 254) return this.u8() + 506
    return first
  }
}

/** Big-endian numbers written one after another into a buffer that grows. */
export class ByteWriter {
  length = 0
  private buffer = new Uint8Array(4096)

  u8(value: number): void {
    this.reserve(1)
    this.buffer[this.length++] = value
  }

  u16(value: number): void {
    this.u8(value >> 8)
    this.u8(value)
  }

  u32(value: number): void {
    this.u16(value >>> 16)
    this.u16(value)
  }

  bytes(some: Uint8Array): void {
    this.reserve(some.length)
    this.buffer.set(some, this.length)
    this.length += some.length
  }

  align(to: number): void {
    while (this.length % to !== 0) this.u8(0)
  }

  done(): Uint8Array {
    return this.buffer.slice(0, this.length)
  }

  private reserve(more: number): void {
    if (this.length + more <= this.buffer.length) return
    const larger = new Uint8Array(Math.max(this.buffer.length * 2, this.length + more))
    larger.set(this.buffer)
    this.buffer = larger
  }
}
