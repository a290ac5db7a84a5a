import { useAtom, useAtomValue } from 'jotai/react'
import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { AltField } from './alt-field.tsx'
import { EDITOR_COPY } from './copy.ts'
import { openEmpty } from './editable.ts'
import type { EditingSession } from './editing-session.ts'
import type { LaidPage } from './editor-api.ts'
import { bookAtom, laidAtom, pageAtom, refusalAtom, wordsAtom } from './editor-state.ts'
import { selector } from './pieces.ts'
import { showPages, spotIn } from './sheet.ts'
import { followTyping } from './typing.ts'
import { useZoom } from './use-zoom.ts'
import { blockOf, firstOf, placeOf } from './words.ts'

/** The pages of a part as they will be printed, every text of them open to the keyboard. */
export function Stage({ session }: { session: EditingSession }) {
  const stage = useRef<HTMLDivElement>(null)
  const hosts = useRef(new Map<number, HTMLElement>())
  const laid = useAtomValue(laidAtom)
  const language = useAtomValue(bookAtom)?.language ?? 'es'
  const { isCutOff, ...following } = useFocused()
  useLayoutEffect(() => {
    const show = () => {
      const { current } = stage
      if (!laid || !current) return
      const moved = session.moved()
      const spot = moved ?? spotIn(current) ?? (isCutOff() ? session.spot() : null)
      const isMoved = moved !== null
      showPages(current, { hosts: hosts.current, laid, language, wording: session.wording, spot, isMoved })
    }
    // A word may have been begun since these pages came.
    session.present(show)
  }, [laid, language, session, isCutOff])

  useEffect(() => {
    const { current } = stage
    return current ? followTyping(current, session) : undefined
  }, [session])
  useZoom(stage)
  useFirstPage(hosts)
  useMarked(stage)

  if (!laid) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: pages are no fieldset
    <div ref={stage} className="editor-stage" role="group" aria-label={EDITOR_COPY.stage} {...following}>
      {laid.pages.map((page) => (
        <div key={page.number} className="editor-leaf" data-side={page.side} data-kind={page.kind}>
          <div
            className="editor-page"
            ref={(host) => {
              if (host) hosts.current.set(page.number, host)
              else hosts.current.delete(page.number)
            }}
          />
          <Besides page={page} session={session} hosts={hosts.current} />
        </div>
      ))}
    </div>
  )
}

/** Where one types may stand on a page that is no more: its text is on another now, and one goes on there. */
function useFocused() {
  const focused = useRef<Element | null>(null)
  const onFocus = useCallback(({ target }: FocusEvent) => {
    focused.current = target
  }, [])
  const onBlur = useCallback(({ target }: FocusEvent) => {
    // Who leaves a text leaves one that is there.
    queueMicrotask(() => {
      if (target.isConnected && focused.current === target) focused.current = null
    })
  }, [])
  const isCutOff = useCallback(
    () => focused.current?.isConnected === false && document.activeElement === document.body,
    [],
  )
  return { onFocus, onBlur, isCutOff }
}

/** The page that one comes for is the one that is seen. */
function useFirstPage(hosts: RefObject<ReadonlyMap<number, HTMLElement>>): void {
  const [page, setPage] = useAtom(pageAtom)
  const laid = useAtomValue(laidAtom)
  useEffect(() => {
    const host = page === null ? undefined : hosts.current.get(page)
    if (!laid || !host) return
    host.parentElement?.scrollIntoView({ block: 'start' })
    setPage(null)
  }, [page, laid, hosts, setPage])
}

/** A text that is refused says so itself. */
function useMarked(stage: RefObject<HTMLElement | null>): void {
  const block = useAtomValue(refusalAtom)?.block
  const laid = useAtomValue(laidAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages that were laid anew are marked anew
  useEffect(() => {
    for (const element of stage.current?.querySelectorAll('[aria-invalid]') ?? [])
      element.removeAttribute('aria-invalid')
    if (!block) return
    const first = firstOf(placeOf(block))
    stage.current?.querySelector(selector(blockOf(first)))?.setAttribute('aria-invalid', 'true')
  }, [stage, block, laid])
}

type BesidesProps = { page: LaidPage; session: EditingSession; hosts: ReadonlyMap<number, HTMLElement> }

/** What a page offers that is not printed on it. */
function Besides({ page, session, hosts }: BesidesProps) {
  const laid = useAtomValue(laidAtom)
  const words = useAtomValue(wordsAtom)
  const alt = altOf(page, laid?.pages ?? [], words.now)
  const empty = emptyPlace(page, laid?.pages ?? [], words.now)
  return (
    <>
      {alt ? <AltField block={alt} session={session} /> : null}
      {empty ? (
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => openEmpty(hosts.get(page.number), empty, page.folio ?? page.number)}
        >
          {page.kind === 'dedication' ? EDITOR_COPY.addDedication : EDITOR_COPY.writeHere}
        </button>
      ) : null}
    </>
  )
}

type Texts = Readonly<Record<string, string>>

/** The picture of a page has its own words. */
function altOf(page: LaidPage, pages: readonly LaidPage[], texts: Texts): string | null {
  if (page.kind === 'frontCover') return 'alt-covers/frontcover'
  if (page.kind === 'backCover') return 'alt-covers/backcover'
  if (page.kind !== 'art') return null
  const at = pages.filter(({ kind }) => kind === 'art').indexOf(page)
  return Object.keys(texts).filter((block) => block.startsWith('alt-chapter') && isOf(block, pages, texts))[at] ?? null
}

/** Of the chapter that is shown: its texts stand among those of others that were looked at. */
function isOf(block: string, pages: readonly LaidPage[], texts: Texts): boolean {
  const chapter = /data-block="chapter-(\d+)-/u.exec(pages.map(({ html }) => html).join(''))?.[1]
  return block in texts && block.startsWith(`alt-chapter_${chapter}/`)
}

/** The text that a page without any words of its own would have. */
function emptyPlace(page: LaidPage, pages: readonly LaidPage[], texts: Texts): string | null {
  if (page.kind === 'dedication') return texts.dedication ? null : 'dedication-0'
  if (page.kind === 'closing') return texts.closing ? null : 'closing'
  if (page.kind === 'backCover') return texts.blurb ? null : 'blurb'
  if (page.kind !== 'text' || /data-block="chapter-\d+-p/u.test(page.html)) return null
  const chapter = /data-block="chapter-(\d+)-/u.exec(pages.map(({ html }) => html).join(''))?.[1]
  const container = `chapter-${chapter}-p${pages.filter(({ kind }) => kind === 'text').indexOf(page)}`
  return texts[container] === '' ? `${container}-0` : null
}
