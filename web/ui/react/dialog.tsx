import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'

type DialogProps = {
  open: boolean
  /** Escape, the backdrop or a close button. Without it the dialog can be left only by its own buttons. */
  onClose?: (() => void) | undefined
  title: string
  picture?: ReactNode
  /** The sentence that a screen reader hears with the title. */
  description?: ReactNode
  /** Anything longer than a sentence. */
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  wide?: boolean
  /** What gets the focus; by default the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What gets the focus afterwards; by default what had it before. */
  finalFocus?: () => HTMLElement | null | undefined
  /** Long enough to be read from its top: the title gets the focus, not a button below the fold. */
  readFirst?: boolean
}

/** A sheet over the screen: focus goes in, stays in and returns to where it came from. */
export function Dialog({ open, onClose, wide, initialFocus, finalFocus, readFirst = false, ...sheet }: DialogProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const first = readFirst ? title : initialFocus
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose?.()} disablePointerDismissal={!onClose}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog-backdrop" />
        <BaseDialog.Popup
          className={wide ? 'dialog dialog--wide' : 'dialog'}
          {...(first && { initialFocus: first })}
          {...back(finalFocus)}
        >
          {sheet.picture}
          <BaseDialog.Title ref={title} className="dialog__title" {...(readFirst && { tabIndex: -1 })}>
            {sheet.title}
          </BaseDialog.Title>
          {sheet.description ? (
            <BaseDialog.Description className="dialog__body">{sheet.description}</BaseDialog.Description>
          ) : null}
          {sheet.children}
          {sheet.actions ? <div className="dialog__actions">{sheet.actions}</div> : null}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** A question or a warning that must be answered: no closing by a click beside it. */
export function AlertDialog({ open, onClose, wide, initialFocus, finalFocus, ...sheet }: DialogProps) {
  return (
    <BaseAlert.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <BaseAlert.Portal>
        <BaseAlert.Backdrop className="dialog-backdrop" />
        <BaseAlert.Popup
          className={wide ? 'dialog dialog--wide' : 'dialog'}
          {...(initialFocus && { initialFocus })}
          {...back(finalFocus)}
        >
          {sheet.picture}
          <BaseAlert.Title className="dialog__title">{sheet.title}</BaseAlert.Title>
          {sheet.description ? (
            <BaseAlert.Description className="dialog__body">{sheet.description}</BaseAlert.Description>
          ) : null}
          {sheet.children}
          {sheet.actions ? <div className="dialog__actions">{sheet.actions}</div> : null}
        </BaseAlert.Popup>
      </BaseAlert.Portal>
    </BaseAlert.Root>
  )
}

/** Without an answer the focus goes where it would have gone. */
function back(finalFocus: DialogProps['finalFocus']) {
  return finalFocus && { finalFocus: () => finalFocus() ?? true }
}
