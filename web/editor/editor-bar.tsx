import { useAtomValue } from 'jotai/react'
import { Icon } from '../ui/icon.tsx'
import { Menu, type MenuEntry } from '../ui/react/menu.tsx'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import {
  canRedoAtom,
  canUndoAtom,
  isChangedAtom,
  originalAtom,
  placeAtom,
  savingAtom,
  wordsAtom,
} from './editor-state.ts'
import { Remarks } from './remarks.tsx'
import { Said } from './said.tsx'
import { WishNote } from './wish-note.tsx'
import { nextPage, type Place, paragraphsIn } from './words.ts'

type EditorBarProps = { session: EditingSession; onRestoreBook: () => void; onRewrite: ((page: Place) => void) | null }

/** At the foot of the screen, above the keyboard: what the words mean, what could be better, and the way to keep them. */
export function EditorBar({ session, onRestoreBook, onRewrite }: EditorBarProps) {
  const saving = useAtomValue(savingAtom)
  const isChanged = useAtomValue(isChangedAtom)
  const canUndo = useAtomValue(canUndoAtom)
  const canRedo = useAtomValue(canRedoAtom)
  return (
    <div className="editor-bar">
      <WishNote session={session} />
      <Remarks session={session} />
      <div className="editor-bar__row">
        <Said session={session} />
        <div className="editor-bar__tools">
          <IconButton name="undo" label={EDITOR_COPY.undo} disabled={!canUndo} onPress={() => void session.undo()} />
          <IconButton name="redo" label={EDITOR_COPY.redo} disabled={!canRedo} onPress={() => void session.redo()} />
          <More session={session} onRestoreBook={onRestoreBook} onRewrite={onRewrite} />
          <button
            type="button"
            className="button button--primary"
            aria-disabled={!isChanged || saving === 'saving'}
            aria-keyshortcuts="Control+S"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => isChanged && void session.save()}
          >
            {saving === 'saving' ? EDITOR_COPY.saving : EDITOR_COPY.save}
          </button>
        </div>
      </div>
    </div>
  )
}

function More({ session, onRestoreBook, onRewrite }: EditorBarProps) {
  const place = useAtomValue(placeAtom)
  const words = useAtomValue(wordsAtom)
  const original = useAtomValue(originalAtom)
  const isChanged = useAtomValue(isChangedAtom)
  const container = place?.container ?? ''
  const first =
    original[container] ?? (words.base[container] !== words.now[container] ? words.base[container] : undefined)
  const lines = first?.split('\n')
  const isPage = container.startsWith('chapter-') && place?.paragraph !== null
  const own =
    place && lines && place.paragraph !== null && lines.length === paragraphsIn(words, container).length
      ? lines[place.paragraph]
      : place?.paragraph === null
        ? first
        : undefined
  const entries: MenuEntry[] = [
    ...(place && isPage && nextPage(words, container)
      ? [{ label: EDITOR_COPY.moveOn, icon: <Icon name="arrowRight" />, onSelect: () => session.moveOn(place) }]
      : []),
    ...(place && isPage && onRewrite
      ? [{ label: EDITOR_COPY.rewrite, icon: <Icon name="redraw" />, onSelect: () => onRewrite(place) }]
      : []),
    ...(place && own !== undefined
      ? [
          {
            label: EDITOR_COPY.originalParagraph,
            icon: <Icon name="redraw" />,
            onSelect: () => session.replace(place, own),
          },
        ]
      : []),
    ...(place && first !== undefined && isPage
      ? [
          {
            label: EDITOR_COPY.originalPage,
            icon: <Icon name="redraw" />,
            onSelect: () => session.replace({ container, paragraph: null }, first),
          },
        ]
      : []),
    {
      label: EDITOR_COPY.originalBook,
      icon: <Icon name="book" />,
      unavailable: Object.keys(original).length === 0 || isChanged ? EDITOR_COPY.nothingChanged(isChanged) : undefined,
      onSelect: onRestoreBook,
    },
  ]
  return <Menu label={EDITOR_COPY.more} trigger={<Icon name="more" />} entries={entries} />
}

type IconButtonProps = { name: 'undo' | 'redo'; label: string; disabled: boolean; onPress: () => void }

function IconButton({ name, label, disabled, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className="button button--quiet button--icon"
      aria-label={label}
      aria-disabled={disabled}
      // The caret stays where it is, and a phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      <Icon name={name} />
    </button>
  )
}
