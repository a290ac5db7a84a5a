import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { getBookSummary } from '../api/books.ts'
import { useQuery } from '../api/use-query.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { ZonePage } from '../ui/react/zone-page.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { PRINT_COPY } from './copy.ts'
import type { WirePrint } from './print-api.ts'
import { PrintResult } from './print-result.tsx'
import { PrinterChoice } from './printer-choice.tsx'
import { usePrints } from './use-prints.ts'

/** /tuzonaprivada/imprimir/{id}: files for the printer that is chosen, and what their check found. */
export function PrintScreen() {
  const { idBook = '' } = useParams({ strict: false })
  return <PrintOf key={idBook} bookId={Number(idBook)} />
}

function PrintOf({ bookId }: { bookId: number }) {
  const { prints, failure, refetch, prepare, isAsking, refusal, forgive } = usePrints(bookId)
  const { data: book } = useQuery(`book/${bookId}/title`, (signal) => getBookSummary(bookId, signal))
  const title = book?.info.story_title
  const [wanted, setWanted] = useState<string | null>(null)
  const chosen = prints?.find(({ profile }) => profile === wanted) ?? prints?.find(isFirstToShow) ?? prints?.[0]

  return (
    <ZonePage title={PRINT_COPY.documentTitle}>
      <div className="container print">
        <Link
          to="/tuzonaprivada/vercuento/$idBook"
          params={{ idBook: String(bookId) }}
          className="button button--quiet print__back"
        >
          <Icon name="arrowLeft" />
          {PRINT_COPY.back}
        </Link>
        <h1>{PRINT_COPY.title}</h1>
        {title ? <p className="print__book">«{title}»</p> : null}
        <p className="lead">{PRINT_COPY.lead}</p>
        {failure ? (
          <Notice tone="error">
            {failure}{' '}
            <button type="button" className="button button--quiet button--small" onClick={() => void refetch()}>
              {PRINT_COPY.retry}
            </button>
          </Notice>
        ) : null}
        {!prints && !failure ? <Waiting text={PRINT_COPY.loading} /> : null}
        {prints && chosen ? (
          <>
            <PrinterChoice
              prints={prints}
              chosen={chosen.profile}
              onChoose={(profile) => {
                forgive()
                setWanted(profile)
              }}
            />
            {refusal ? <Notice tone="error">{refusal}</Notice> : null}
            {chosen.state === 'making' ? null : (
              <Prepare print={chosen} isAsking={isAsking} onPrepare={() => void prepare(chosen.profile)} />
            )}
            <PrintResult print={chosen} fileName={(title || PRINT_COPY.untitled).replaceAll(/[\\/:*?"<>|]/gu, '')} />
          </>
        ) : null}
      </div>
    </ZonePage>
  )
}

/** What is under way or was made is what a parent comes back for. */
function isFirstToShow({ state }: WirePrint): boolean {
  return state !== 'none'
}

type PrepareProps = { print: WirePrint; isAsking: boolean; onPrepare: () => void }

function Prepare({ print: { state }, isAsking, onPrepare }: PrepareProps) {
  const isMade = state === 'ready'
  return (
    <button
      type="button"
      className={`button button--${isMade ? 'secondary' : 'primary'} print__prepare`}
      aria-busy={isAsking}
      onClick={() => !isAsking && onPrepare()}
    >
      {isAsking ? <span className="spinner" /> : null}
      {state === 'none' || state === 'stale' ? PRINT_COPY.prepare : PRINT_COPY.prepareAgain}
    </button>
  )
}
