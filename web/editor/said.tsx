import { useAtomValue } from 'jotai/react'
import { useEffect, useReducer } from 'react'
import { Icon } from '../ui/icon.tsx'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import {
  announcementAtom,
  hasRoomAtom,
  isChangedAtom,
  type Meaning,
  meaningAtom,
  offlineAtom,
  placeAtom,
  refusalAtom,
  savingAtom,
} from './editor-state.ts'
import { placeOf } from './words.ts'

/** A screen reader hears what words mean when one has stopped typing for so long. */
const QUIET_MS = 1200

/** What the words mean for the pages and for who reads them; or what is the matter, and the way there. */
export function Said({ session }: { session: EditingSession }) {
  const meaning = useAtomValue(meaningAtom)
  const refusal = useAtomValue(refusalAtom)
  const offline = useAtomValue(offlineAtom)
  const hasRoom = useAtomValue(hasRoomAtom)
  const isChanged = useAtomValue(isChangedAtom)
  const { text: announced } = useAtomValue(announcementAtom)
  const saving = useAtomValue(savingAtom)
  const place = useAtomValue(placeAtom)
  const words =
    refusal?.text ??
    (offline ? EDITOR_COPY.offline : announced || (meaning ? meaningIn(meaning) : isChanged ? EDITOR_COPY.unsaved : ''))
  const elsewhere = refusal?.block && placeOf(refusal.block).container !== place?.container ? refusal.block : null
  const isHard = meaning?.level?.before.fits === true && !meaning.level.after.fits
  return (
    <div
      className="editor-bar__said"
      data-tone={refusal ? 'error' : offline || isHard || meaning?.kind === 'tiny' ? 'warning' : undefined}
    >
      <Announcer />
      <p id="editor-status">
        {saving === 'saved' && !refusal && announced ? <Icon name="check" /> : null}
        {words || EDITOR_COPY.lead}
        {hasRoom ? null : ` ${EDITOR_COPY.noRoom}`}
      </p>
      {elsewhere ? (
        <button
          type="button"
          className="button button--quiet button--small"
          onClick={() => void session.goTo(elsewhere)}
        >
          {EDITOR_COPY.goThere}
        </button>
      ) : null}
    </div>
  )
}

/** How it reads is said where that has changed for the worse, and where it is well. */
function meaningIn({ text, level, place }: Meaning): string {
  if (place?.container.startsWith('alt-')) return EDITOR_COPY.unsaved
  if (place?.container.startsWith('name-')) return EDITOR_COPY.nameNote
  const read = level && (level.after.fits || level.before.fits) ? level.after.text : null
  return [text, read].filter(Boolean).join(' · ')
}

/** The one live region: what happened at once, what words mean when the keyboard rests and it is something else than before. */
function Announcer() {
  const announcement = useAtomValue(announcementAtom)
  const refusal = useAtomValue(refusalAtom)
  const offline = useAtomValue(offlineAtom)
  const meaning = useAtomValue(meaningAtom)
  const [words, say] = useReducer(withNews, '')
  useEffect(() => {
    if (announcement.text) say(announcement.text)
  }, [announcement])
  useEffect(() => {
    if (refusal) say(refusal.text)
  }, [refusal])
  useEffect(() => {
    if (offline) say(EDITOR_COPY.offline)
  }, [offline])
  const news = meaning ? newsOf(meaning) : ''
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => say(news), QUIET_MS)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {words}
    </p>
  )
}

/** The same sentence again is another piece of news. */
function withNews(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text
}

/** Without the numbers that change with every word. */
function newsOf(meaning: Meaning): string {
  const { length } = meaning.remarks
  return [meaningIn(meaning), length > 0 ? EDITOR_COPY.suggestions(length) : ''].filter(Boolean).join('. ')
}
