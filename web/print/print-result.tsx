import type { PreflightOutcome } from '../../src/domain/preflight.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { PRINT_COPY } from './copy.ts'
import type { WirePreflight, WirePrint } from './print-api.ts'

const ICONS: Readonly<Record<PreflightOutcome, IconName>> = { passes: 'success', warns: 'warning', refuses: 'error' }

/** What was made for a printer: what its check found, in a parent's words, and the files where they may be taken. */
export function PrintResult({ print, fileName }: { print: WirePrint; fileName: string }) {
  const { state, preflight, error } = print
  if (state === 'making')
    return (
      <div className="print-making" role="status">
        <span className="spinner" />
        <p>{PRINT_COPY.making}</p>
      </div>
    )
  return (
    <div className="print-result">
      {error ? <Notice tone="error">{error}</Notice> : null}
      {state === 'none' && !error ? <p className="soft">{PRINT_COPY.none}</p> : null}
      {state === 'stale' ? <Notice tone="warning">{PRINT_COPY.stale}</Notice> : null}
      {state === 'refused' ? <Notice tone="warning">{PRINT_COPY.refused}</Notice> : null}
      {state === 'ready' && preflight ? (
        <Notice tone={preflight.verdict === 'warns' ? 'warning' : 'success'}>
          {PRINT_COPY.ready[preflight.verdict === 'warns' ? 'warns' : 'passes']}
        </Notice>
      ) : null}
      {state === 'ready' ? <Files print={print} fileName={fileName} /> : null}
      {preflight && state !== 'stale' ? <Checks preflight={preflight} /> : null}
    </div>
  )
}

function Files({
  print: { print_pdf_url, cover_pdf_url, preflight },
  fileName,
}: {
  print: WirePrint
  fileName: string
}) {
  if (!print_pdf_url) return null
  const isApart = cover_pdf_url !== null
  return (
    <section className="card print-files">
      <h2 className="title--sm">{PRINT_COPY.files}</h2>
      <p className="soft">{preflight ? PRINT_COPY.pages(preflight.interior_pages) : null}</p>
      <div className="print-files__each">
        <a className="button button--primary" href={print_pdf_url} download={`${fileName} (interior).pdf`}>
          <Icon name="download" />
          {isApart ? PRINT_COPY.interior : PRINT_COPY.whole}
        </a>
        <p className="soft">{isApart ? PRINT_COPY.interiorFor : PRINT_COPY.wholeFor}</p>
      </div>
      {cover_pdf_url ? (
        <div className="print-files__each">
          <a className="button button--secondary" href={cover_pdf_url} download={`${fileName} (cubierta).pdf`}>
            <Icon name="download" />
            {PRINT_COPY.coverFile}
          </a>
          <p className="soft">{PRINT_COPY.coverFor}</p>
        </div>
      ) : null}
    </section>
  )
}

function Checks({ preflight: { checks, findings } }: { preflight: WirePreflight }) {
  return (
    <section className="card print-checks">
      <h2 className="title--sm">{PRINT_COPY.checks}</h2>
      <ul>
        {checks.map(({ check, outcome }) => (
          <li key={check} className="print-check" data-outcome={outcome}>
            <Icon name={ICONS[outcome]} />
            <div>
              <p>
                {PRINT_COPY.check[check]}
                <span className={outcome === 'passes' ? 'visually-hidden' : 'print-check__outcome'}>
                  {': '}
                  {PRINT_COPY.outcome[outcome]}
                </span>
              </p>
              {findings
                .filter((finding) => finding.check === check)
                .map(({ file, page, message, advice }) => (
                  <p key={`${file} ${page} ${message}`} className="print-check__finding">
                    <strong>{PRINT_COPY.page(file, page)}.</strong> {message} {advice}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
