import { beforeGlue, caretIn, isAtLineEdge, lineAt, offsetOf } from './caret.ts'
import { chosenText, pastedText } from './clipboard.ts'
import type { EditingSession } from './editing-session.ts'
import { deleted, type KeyEdit, spliced } from './key-edits.ts'
import { putSpot, wholeText } from './pieces.ts'
import { makeRoom, redraw } from './redraw.ts'
import { blockOf, type Place, placeOf } from './words.ts'

/** What a key is about to change: the whole text that it is in, and what of it is chosen. */
type Target = { element: HTMLElement; place: Place; text: string; from: number; to: number; isOverLines: boolean }

/**
 * Hears what is typed in the texts of the stage. Within a line the browser types; what reaches over lines, which to a browser are
 * blocks of their own, is done here. The session is told, and has the pages laid anew at a pause.
 */
export function followTyping(stage: HTMLElement, session: EditingSession): () => void {
  let isComposing = false

  function onInput(event: Event): void {
    const element = textAt(event.target)
    const at = element && caretIn(element)
    if (!element || at === null) return
    const { text, before } = wholeText(stage, element)
    const place = placeOf(element.dataset.block ?? '')
    if (text.includes('\n')) session.put(place, text, before + at)
    else session.typed(place, text, before + at)
    const page = element.closest('.editor-page')
    if (page) makeRoom(page)
  }

  function onBeforeInput(event: InputEvent): void {
    const element = textAt(event.target)
    if (!element) return
    // A browser tells of its caret a moment later.
    if (!isComposing) onSelect()
    const { inputType } = event
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault()
      void (inputType === 'historyUndo' ? session.undo() : session.redo())
    } else if (!isComposing) {
      const target = targetOf(element, event)
      if (target && isDone(target, event)) event.preventDefault()
    }
  }

  /** @returns whether nothing is left to the browser */
  function isDone(target: Target, event: InputEvent): boolean {
    const { place, text, from, to, isOverLines } = target
    const { inputType } = event
    if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      // A paragraph of its own, and no sign in this one; a text that stands by itself has no second one.
      if (place.paragraph !== null) session.part(place, spliced(text, from, to, '').text, from)
      return true
    }
    if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') {
      const pasted = pastedText(event, place.paragraph !== null)
      if (pasted) put(target, spliced(text, from, to, pasted))
      return true
    }
    if (inputType.startsWith('delete')) return from === to ? isDeleted(target, inputType) : isTaken(target, '')
    const words = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    return isOverLines && inputType.startsWith('insert') && isTaken(target, words)
  }

  function isTaken(target: Target, words: string): boolean {
    if (target.isOverLines) put(target, spliced(target.text, target.from, target.to, words))
    return target.isOverLines
  }

  /** A deleting key where nothing is chosen: at an end of the text, or of a line. */
  function isDeleted(target: Target, inputType: string): boolean {
    const { place, text, from } = target
    const isBackward = inputType.endsWith('Backward')
    if (from === (isBackward ? 0 : text.length))
      return isBackward ? session.joinBefore(place) : session.joinAfter(place)
    if (!isAtLineEdge(isBackward ? 'start' : 'end')) return false
    put(target, deleted(text, from, inputType))
    return true
  }

  function put({ place }: Target, { text, caret }: KeyEdit): void {
    session.put(place, text, caret)
  }

  function targetOf(element: HTMLElement, event?: InputEvent): Target | null {
    const given = event && /^insert(?:ReplacementText|FromDrop)$/u.test(event.inputType) && event.getTargetRanges()[0]
    const selection = getSelection()
    const range = given || (selection?.rangeCount ? selection.getRangeAt(0) : null)
    const from = range && offsetOf(element, range.startContainer, range.startOffset)
    if (!range || from === null) return null
    const to = offsetOf(element, range.endContainer, range.endOffset) ?? from
    const { text, before } = wholeText(stage, element)
    const isOverLines = from !== to && lineAt(range.startContainer) !== lineAt(range.endContainer)
    const place = placeOf(element.dataset.block ?? '')
    return { element, place, text, from: before + from, to: before + to, isOverLines }
  }

  function onSelect(): void {
    const element = textAt(document.activeElement)
    if (!element || !stage.contains(element) || isComposing) return
    const at = caretIn(element)
    if (at === null) return
    session.point(placeOf(element.dataset.block ?? ''), wholeText(stage, element).before + at)
  }

  function onCopy(event: ClipboardEvent): void {
    // A field has its own words.
    if (event.target instanceof Element && event.target.closest('input, textarea')) return
    const words = chosenText(stage)
    if (!words) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', words)
    const element = event.type === 'cut' ? textAt(document.activeElement) : null
    const target = element && targetOf(element)
    if (target) put(target, spliced(target.text, target.from, target.to, ''))
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

  function onCompose({ type, target: at }: Event): void {
    if (type === 'compositionstart') onSelect()
    const element = type === 'compositionstart' ? textAt(at) : null
    const target = element && targetOf(element)
    // The word takes the place of what is chosen.
    if (target?.isOverLines) put(target, spliced(target.text, target.from, target.to, ''))
    isComposing = type === 'compositionstart'
    session.compose(isComposing)
  }

  session.attach({
    finish: () => {
      if (isComposing && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
    redraw: (container, paragraphs, here) => redraw(stage, container, paragraphs, here),
    putCaret: (place, offset) => putSpot(stage, { block: blockOf(place), caret: offset, anchor: offset }),
  })
  const stop = new AbortController()
  const { signal } = stop
  // Of the document: a page that comes into sight under a press takes it elsewhere.
  document.addEventListener('click', beforeGlue, { signal })
  stage.addEventListener('keyup', ({ key }) => key === 'End' && beforeGlue(), { signal })
  stage.addEventListener('input', onInput, { signal })
  stage.addEventListener('beforeinput', onBeforeInput, { signal })
  stage.addEventListener('compositionstart', onCompose, { signal })
  stage.addEventListener('compositionend', onCompose, { signal })
  // Words are carried by the clipboard: a browser would drag lines.
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  document.addEventListener('copy', onCopy, { signal })
  document.addEventListener('cut', onCopy, { signal })
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('selectionchange', onSelect, { signal })
  return () => {
    session.attach(null)
    stop.abort()
  }
}

function textAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Node)) return null
  return (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>('[data-block]') ?? null
}
