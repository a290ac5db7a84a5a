import { beforeGlue, caretIn, hasSelection, isAtLineEdge, signBeyond } from './caret.ts'
import type { EditingSession } from './editing-session.ts'
import { putCaretIn, redraw } from './redraw.ts'
import { isTypedOn, selector, wholeText } from './sheet.ts'
import { placeOf } from './words.ts'

/** Signs of direction and such, which only a clipboard brings. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Hears what is typed in the texts of the stage. The browser types; the session is told, and has the pages laid anew at a pause. */
export function followTyping(stage: HTMLElement, session: EditingSession): () => void {
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
    isTypedOn(element)
    const { text, before } = wholeText(stage, element)
    session.typed(place, text, before + at)
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
      // A paragraph of its own, and no sign in this one; a text that stands by itself has no second one.
      event.preventDefault()
      if (hasSelection()) insert('')
      part(element)
    } else if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') {
      event.preventDefault()
      const pasted = (event.dataTransfer?.getData('text/plain') ?? event.data ?? '').replace(UNSEEN, '').trim()
      const text = place.paragraph === null ? pasted.replace(/\s+/gu, ' ') : pasted.replace(/\s*\n\s*/gu, '\n')
      if (text) insert(text)
      onInput(event)
    } else if (inputType.startsWith('delete') && !isComposing && !hasSelection()) {
      if (inputType.endsWith('Backward') && isAtStart(element)) {
        if (session.joinBefore(place)) event.preventDefault()
      } else deleteAcrossLines(event, element)
    }
  }

  function part(element: HTMLElement): void {
    const place = placeOf(element.dataset.block ?? '')
    const at = caretIn(element)
    if (place.paragraph === null || at === null) return
    const { text, before } = wholeText(stage, element)
    session.part(place, text, before + at)
  }

  /** To the browser two lines are two blocks, which it would join; to who types there is a sign between them. */
  function deleteAcrossLines(event: InputEvent, element: HTMLElement): void {
    const isBackward = event.inputType.endsWith('Backward')
    const sign = isAtLineEdge(isBackward ? 'start' : 'end') ? signBeyond(isBackward, beside(element, isBackward)) : null
    if (!sign) return
    event.preventDefault()
    sign.deleteContents()
    onInput(event)
  }

  /** Where the paragraph stands on the page before, or after. */
  function beside(element: HTMLElement, isBefore: boolean): Element | null {
    const pieces = [...stage.querySelectorAll(selector(element.dataset.block ?? ''))]
    return pieces[pieces.indexOf(element) + (isBefore ? -1 : 1)] ?? null
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
    session.point(place, wholeText(stage, element).before + at)
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
  session.attach({
    redraw: (container, paragraphs, here) => redraw(stage, container, paragraphs, here),
    putCaret: (place, offset) => putCaretIn(stage, place, offset),
  })
  const stop = new AbortController()
  const { signal } = stop
  stage.addEventListener('click', beforeGlue, { signal })
  stage.addEventListener('keyup', onEnd, { signal })
  stage.addEventListener('input', onInput, { signal })
  stage.addEventListener('beforeinput', onBeforeInput, { signal })
  stage.addEventListener('compositionstart', begin, { signal })
  stage.addEventListener('compositionend', end, { signal })
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('selectionchange', onSelect, { signal })
  return () => {
    session.attach(null)
    stop.abort()
  }
}

/** In the place of what is chosen. The browser's own command would make elements of new lines. */
function insert(text: string): void {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!range) return
  range.deleteContents()
  const node = document.createTextNode(text)
  range.insertNode(node)
  selection?.collapse(node, text.length)
}
