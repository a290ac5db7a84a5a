import shaperWasm from 'harfbuzzjs/dist/harfbuzz.wasm' with { type: 'file' }
import subsetterWasm from 'harfbuzzjs/dist/harfbuzz-subset.wasm' with { type: 'file' }

/**
 * HarfBuzz by its C interface. The package's own wrapper looks for its wasm beside its source file, which a compiled binary
 * does not have; it also starts at import. Both modules are loaded at first use.
 */
export type HarfBuzz = { readonly [name: string]: unknown; readonly memory: WebAssembly.Memory }

let shaper: Promise<HarfBuzz> | null = null
let subsetter: Promise<HarfBuzz> | null = null

export function loadShaper(): Promise<HarfBuzz> {
  shaper ??= instantiate(shaperWasm)
  return shaper
}

export function loadSubsetter(): Promise<HarfBuzz> {
  subsetter ??= instantiate(subsetterWasm)
  return subsetter
}

/** Copies bytes into the module; the caller owns the memory. */
export function copyIn(hb: HarfBuzz, bytes: Uint8Array): number {
  const pointer = call(hb, 'malloc', bytes.length)
  new Uint8Array(hb.memory.buffer).set(bytes, pointer)
  return pointer
}

export function call(hb: HarfBuzz, name: string, ...args: number[]): number {
  const exported = hb[name]
  if (typeof exported !== 'function') throw new Error(`HarfBuzz has no ${name}`)
  return exported(...args)
}

async function instantiate(file: string): Promise<HarfBuzz> {
  const refuse = () => {
    throw new Error('HarfBuzz stopped')
  }
  const growMemory = (instance: { exports: WebAssembly.Exports }) => (wantedBytes: number) => {
    const memory = (instance.exports as unknown as HarfBuzz).memory
    const missing = Math.ceil((wantedBytes - memory.buffer.byteLength) / 65_536)
    if (missing > 0) memory.grow(missing)
    return 1
  }
  const holder: { exports: WebAssembly.Exports } = { exports: {} }
  const { instance } = await WebAssembly.instantiate(await Bun.file(file).arrayBuffer(), {
    wasi_snapshot_preview1: { proc_exit: refuse },
    env: {
      _emscripten_runtime_keepalive_clear: () => {},
      _abort_js: refuse,
      _setitimer_js: () => 0,
      emscripten_resize_heap: growMemory(holder),
    },
  })
  holder.exports = instance.exports
  const hb = instance.exports as unknown as HarfBuzz
  // The one is built as a library, the other as a program.
  call(hb, '_initialize' in hb ? '_initialize' : '__wasm_call_ctors')
  return hb
}
