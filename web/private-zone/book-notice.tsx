import type { WireSummary } from '../api/wire.ts'
import { LIST_COPY, ZONE_COPY } from './copy.ts'
import type { useBookActions } from './use-book-actions.ts'

type BookNoticeProps = {
  book: WireSummary
  /** Why trying again was refused, or ''. */
  refusal: string
  /** Id of the book's title: which book the button is for. */
  describedBy: string
} & Pick<ReturnType<typeof useBookActions>, 'cancel' | 'retry' | 'finish'>

/** What a parent should know of a generation and may do about it: it failed, or something keeps it waiting. */
export function BookNotice({ book, refusal, describedBy, cancel, retry, finish }: BookNoticeProps) {
  const { status, generation, id_book: id } = book
  const failure = status === 'editing' ? refusal || generation?.error : null
  if (failure)
    return (
      <div className="notice notice--error zone-book__notice">
        <p>{failure}</p>
        <div className="zone-book__ways">
          {generation?.can_retry && !refusal ? (
            <NoticeButton action={retry} id={id} describedBy={describedBy}>
              {retry.isPending ? LIST_COPY.retrying : ZONE_COPY.retry}
            </NoticeButton>
          ) : null}
          {generation?.can_finish_offline && !refusal ? (
            <NoticeButton action={finish} id={id} describedBy={describedBy}>
              {finish.isPending ? LIST_COPY.retrying : LIST_COPY.finishOffline}
            </NoticeButton>
          ) : null}
        </div>
      </div>
    )
  const waiting = status === 'generating' && generation?.is_waiting ? generation.doing : null
  if (waiting)
    return (
      <div className="notice notice--warning zone-book__notice">
        <p role="status">{waiting}</p>
        <NoticeButton action={cancel} id={id} describedBy={describedBy}>
          {LIST_COPY.menu.cancel}
        </NoticeButton>
      </div>
    )
  return null
}

type NoticeButtonProps = {
  action: { isPending: boolean; mutate(id: number): void }
  id: number
  describedBy: string
  children: string
}

function NoticeButton({ action, id, describedBy, children }: NoticeButtonProps) {
  return (
    <button
      type="button"
      className="button button--secondary button--small"
      aria-describedby={describedBy}
      aria-busy={action.isPending}
      onClick={() => !action.isPending && action.mutate(id)}
    >
      {children}
    </button>
  )
}
