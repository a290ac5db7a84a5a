/** A text after a key, and where its caret is then. */
export type KeyEdit = { text: string; caret: number }

export function spliced(text: string, from: number, to: number, put: string): KeyEdit {
  return { text: text.slice(0, from) + put + text.slice(to), caret: from + put.length }
}

/** What a deleting key takes where nothing is chosen: a sign as a reader counts them, or a word. @param inputType of `beforeinput` */
export function deleted(text: string, at: number, inputType: string): KeyEdit {
  const isBackward = inputType.endsWith('Backward')
  const isWord = inputType.includes('Word')
  const side = isBackward ? text.slice(0, at) : text.slice(at)
  const length = isWord ? wordOf(side, isBackward) : signOf(side, isBackward)
  return isBackward ? spliced(text, at - length, at, '') : spliced(text, at, at + length, '')
}

function wordOf(side: string, isBackward: boolean): number {
  return (isBackward ? /\S*\s*$/u : /^\s*\S*/u).exec(side)?.[0].length ?? 0
}

function signOf(side: string, isBackward: boolean): number {
  // A sign of several parts is no longer than that.
  const near = isBackward ? side.slice(-40) : side.slice(0, 40)
  const signs = [...new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(near)]
  return (isBackward ? signs.at(-1) : signs[0])?.segment.length ?? 0
}
