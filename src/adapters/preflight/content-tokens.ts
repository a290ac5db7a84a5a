/** What stands before an operator: a number, a string's bytes, a name, a list, or something that nobody here needs. */
export type Operand = number | Uint8Array | { name: string } | Operand[] | null
export type Operation = { operator: string; operands: Operand[] }

const [SPACE, PERCENT, OPEN, CLOSE, LESS, MORE, SLASH, LEFT, RIGHT, BACKSLASH] = [
  32, 37, 40, 41, 60, 62, 47, 91, 93, 92,
] as const
const DELIMITERS = new Set([PERCENT, OPEN, CLOSE, LESS, MORE, SLASH, LEFT, RIGHT, 123, 125])
/** Deeper than any page nests lists; a file that means harm does not fill the stack. */
const DEEPEST = 40

/** Cuts a content stream into operations. What it cannot read is an operation with the operator `?`. */
export function operationsOf(bytes: Uint8Array): Operation[] {
  return new Tokens(bytes).all()
}

class Tokens {
  #at = 0
  constructor(private readonly bytes: Uint8Array) {}

  all(): Operation[] {
    const operations: Operation[] = []
    let operands: Operand[] = []
    while (this.#skipBlank()) {
      const byte = this.bytes[this.#at] ?? 0
      if (byte === RIGHT || byte === CLOSE || byte === 123 || byte === 125 || this.#starts(MORE)) {
        this.#at++
        operations.push({ operator: '?', operands: [] })
        continue
      }
      if (DELIMITERS.has(byte) || isOfNumber(byte)) {
        operands.push(this.#operand(0))
        continue
      }
      const operator = this.#word()
      if (operator === 'true' || operator === 'false' || operator === 'null') operands.push(null)
      else {
        operations.push({ operator, operands })
        operands = []
        if (operator === 'ID') this.#skipInlineImage()
      }
    }
    if (operands.length > 0) operations.push({ operator: '?', operands: [] })
    return operations
  }

  #starts(byte: number): boolean {
    return this.bytes[this.#at] === byte
  }

  #skipBlank(): boolean {
    for (; this.#at < this.bytes.length; this.#at++) {
      const byte = this.bytes[this.#at] ?? 0
      if (byte === PERCENT) while (this.#at < this.bytes.length && !isLineEnd(this.bytes[this.#at] ?? 0)) this.#at++
      else if (!isBlank(byte)) return true
    }
    return false
  }

  #word(): string {
    const from = this.#at
    while (this.#at < this.bytes.length) {
      const byte = this.bytes[this.#at] ?? 0
      if (isBlank(byte) || DELIMITERS.has(byte)) break
      this.#at++
    }
    let word = ''
    for (let i = from; i < this.#at; i++) word += String.fromCharCode(this.bytes[i] ?? 0)
    return word
  }

  #operand(depth: number): Operand {
    const byte = this.bytes[this.#at] ?? 0
    if (byte === SLASH) {
      this.#at++
      return {
        name: this.#word().replace(/#([0-9a-f]{2})/giu, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      }
    }
    if (byte === OPEN) return this.#string()
    if (byte === LESS && this.bytes[this.#at + 1] !== LESS) return this.#hex()
    if (byte === LESS) return this.#group(2, MORE, depth) && null
    if (byte === LEFT) return this.#group(1, RIGHT, depth)
    const word = this.#word()
    if (word === '') {
      this.#at++
      return null
    }
    const number = Number(word)
    return Number.isFinite(number) ? number : null
  }

  #group(mark: number, end: number, depth: number): Operand[] {
    this.#at += mark
    const inside: Operand[] = []
    while (this.#skipBlank()) {
      if (this.#starts(end)) {
        this.#at += mark
        return inside
      }
      if (depth >= DEEPEST) this.#at++
      else inside.push(this.#operand(depth + 1))
    }
    return inside
  }

  #hex(): Uint8Array {
    const digits: number[] = []
    for (this.#at++; this.#at < this.bytes.length && !this.#starts(MORE); this.#at++) {
      const digit = Number.parseInt(String.fromCharCode(this.bytes[this.#at] ?? 0), 16)
      if (!Number.isNaN(digit)) digits.push(digit)
    }
    this.#at++
    return Uint8Array.from(
      { length: Math.ceil(digits.length / 2) },
      (_, i) => ((digits[2 * i] ?? 0) << 4) | (digits[2 * i + 1] ?? 0),
    )
  }

  #string(): Uint8Array {
    const out: number[] = []
    let depth = 1
    for (this.#at++; this.#at < this.bytes.length; this.#at++) {
      let byte = this.bytes[this.#at] ?? 0
      if (byte === OPEN) depth++
      else if (byte === CLOSE && --depth === 0) break
      else if (byte === BACKSLASH) {
        byte = this.bytes[++this.#at] ?? 0
        const octal = /^[0-7]{1,3}/u.exec(String.fromCharCode(...this.bytes.subarray(this.#at, this.#at + 3)))?.[0]
        if (octal) {
          this.#at += octal.length - 1
          byte = Number.parseInt(octal, 8) & 255
        } else if (byte === 13 || byte === 10) {
          if (byte === 13 && this.bytes[this.#at + 1] === 10) this.#at++
          continue
        } else byte = ESCAPED[String.fromCharCode(byte)] ?? byte
      }
      out.push(byte)
    }
    this.#at++
    return Uint8Array.from(out)
  }

  #skipInlineImage(): void {
    for (; this.#at < this.bytes.length; this.#at++)
      if (
        isBlank(this.bytes[this.#at] ?? 0) &&
        this.bytes[this.#at + 1] === 69 &&
        this.bytes[this.#at + 2] === 73 &&
        isBlank(this.bytes[this.#at + 3] ?? SPACE)
      )
        break
  }
}

const ESCAPED: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

function isBlank(byte: number): boolean {
  return byte === SPACE || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0
}

function isLineEnd(byte: number): boolean {
  return byte === 10 || byte === 13
}

/** Digits, point and signs. */
function isOfNumber(byte: number): boolean {
  return (byte >= 48 && byte <= 57) || byte === 46 || byte === 45 || byte === 43
}
