import type { createStore } from 'jotai/vanilla'
import { beforeGlue, caretIn, hasSelection, isAtLineEdge, textOf } from './caret.ts'
import type { EditingSession } from './editing-session.ts'
import { placeAtom } from './editor-state.ts'
import { selector } from './sheet.ts'
import { blockOf, type Place, placeOf } from './words.ts'

/** Signs of direction and such, which only a clipboard brings. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Hears what is typed in the texts of the stage. The browser types; the session is told, and has the pages laid anew at a pause. */
export function followTyping(
  stage: HTMLElement,
  session: EditingSession,
  { get }: Pick<ReturnType<typeof createStore>, 'get'>,
): () => void {
  /** Paragraphs that the element where one types stands for, until new lines have places of their own. */
  let count = 1
  let isComposing = false

  const textAt = (target: EventTarget | null) =>
    target instanceof Node
      ? ((target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>('[data-block]') ?? null)
      : null

  function onInput(event: Event): void {
    const element = textAt(event.target)
    const at = element && caretIn(element)
    if (!element || at === null) return
    const place = placeOf(element.dataset.block ?? '')
    const { text, before } = wholeText(stage, element)
    session.typed(place, text, before + at, count)
    count = place.paragraph === null ? 1 : text.split('\n').length
  }

  function onBeforeInput(event: InputEvent): void {
    const element = textAt(event.target)
    if (!element) return
    const place = placeOf(element.dataset.block ?? '')
    const { inputType } = event
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault()
      void (inputType === 'historyUndo' ? session.undo() : session.redo())
    } else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      // A text that stands by itself has one paragraph; a new line after the last one begins nothing.
      if (place.paragraph === null) event.preventDefault()
    } else if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') {
      event.preventDefault()
      const pasted = (event.dataTransfer?.getData('text/plain') ?? event.data ?? '').replace(UNSEEN, '').trim()
      const text = place.paragraph === null ? pasted.replace(/\s+/gu, ' ') : pasted.replace(/\s*\n\s*/gu, '\n')
      if (text) document.execCommand('insertText', false, text)
    } else if (inputType.startsWith('delete') && !isComposing && !hasSelection()) {
      if (inputType.endsWith('Backward') && isAtStart(element)) {
        if (session.joinBefore(place)) event.preventDefault()
      } else deleteAcrossLines(event, element, place)
    }
  }

  /** To the browser two lines are two blocks, which it would join; to who types there is a space between them. */
  function deleteAcrossLines(event: InputEvent, element: HTMLElement, place: Place): void {
    const isBackward = event.inputType.endsWith('Backward')
    if (!isAtLineEdge(isBackward ? 'start' : 'end')) return
    const at = caretIn(element)
    if (at === null) return
    const { text, before } = wholeText(stage, element)
    const from = isBackward ? before + at - 1 : before + at
    if (from < 0 || from >= text.length) return
    event.preventDefault()
    session.typed(place, text.slice(0, from) + text.slice(from + 1), from, count)
    void session.retry()
  }

  function isAtStart(element: HTMLElement): boolean {
    return !hasSelection() && caretIn(element) === 0 && wholeText(stage, element).before === 0
  }

  function onSelect(): void {
    const element = textAt(document.activeElement)
    if (!element || !stage.contains(element) || isComposing) return
    const at = caretIn(element)
    if (at === null) return
    const place = placeOf(element.dataset.block ?? '')
    if (blockOf(place) !== blockNow()) count = 1
    else if (count > 1) return
    session.point(place, wholeText(stage, element).before + at)
  }

  const blockNow = () => {
    const place: Place | null = get(placeAtom)
    return place && blockOf(place)
  }

  function onKey(event: KeyboardEvent): void {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    const key = event.key.toLowerCase()
    if (isCommand && key === 's') {
      event.preventDefault()
      void session.save()
    } else if (isCommand && (key === 'z' || key === 'y')) {
      event.preventDefault()
      void (key === 'y' || event.shiftKey ? session.redo() : session.undo())
    }
  }

  const begin = () => {
    isComposing = true
    session.compose(true)
  }
  const end = () => {
    isComposing = false
    session.compose(false)
  }
  const onEnd = ({ key }: KeyboardEvent) => {
    if (key === 'End') beforeGlue()
  }
  stage.addEventListener('click', beforeGlue)
  stage.addEventListener('keyup', onEnd)
  stage.addEventListener('input', onInput)
  stage.addEventListener('beforeinput', onBeforeInput)
  stage.addEventListener('compositionstart', begin)
  stage.addEventListener('compositionend', end)
  document.addEventListener('keydown', onKey)
  document.addEventListener('selectionchange', onSelect)
  return () => {
    stage.removeEventListener('click', beforeGlue)
    stage.removeEventListener('keyup', onEnd)
    stage.removeEventListener('input', onInput)
    stage.removeEventListener('beforeinput', onBeforeInput)
    stage.removeEventListener('compositionstart', begin)
    stage.removeEventListener('compositionend', end)
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('selectionchange', onSelect)
  }
}

/** A paragraph that goes on on the next page is one text. `before`: characters of it that stand before this element. */
function wholeText(stage: HTMLElement, element: HTMLElement): { text: string; before: number } {
  const pieces = [...stage.querySelectorAll<HTMLElement>(selector(element.dataset.block ?? ''))]
  let text = ''
  let before = 0
  for (const piece of pieces) {
    if (piece === element) before = text.length + (text && !/\s$/u.test(text) ? 1 : 0)
    text += (text && !/\s$/u.test(text) ? ' ' : '') + textOf(piece)
  }
  return { text, before }
}
