import { useNavigate } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onSessionExpired } from '../api/client.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { useOutOfTheWay } from '../ui/react/out-of-the-way.ts'
import { BottomBar, SaveAtTop } from './book-actions.tsx'
import { CharactersSection } from './character/characters-section.tsx'
import { WIZARD_COPY } from './copy.ts'
import { ConflictDialog } from './dialogs/conflict-dialog.tsx'
import { ConfirmGenerationDialog, MissingAvatarsDialog } from './dialogs/generate-dialogs.tsx'
import { LeaveDialog } from './dialogs/leave-dialog.tsx'
import { RecoverDialog } from './dialogs/recover-dialog.tsx'
import { SavedDialog, SavingDialog, WizardAlert } from './dialogs/save-dialogs.tsx'
import { IconNav } from './icon-nav.tsx'
import { SAVE_NEEDS } from './save-needs.ts'
import { ChaptersSection } from './sections/chapters-section.tsx'
import { LanguageSection, ReaderAgeSection, ThemeSection } from './sections/choice-sections.tsx'
import { PlacesSection } from './sections/places-section.tsx'
import { RelationshipsSection } from './sections/relationships-section.tsx'
import { DedicationSection, FreeTextSection, MoralSection, TitleSection } from './sections/text-sections.tsx'
import { Sidebar } from './sidebar.tsx'
import { bookAtom, handoverAtom, infoAtom, openBookAtom } from './state/draft.ts'
import { askToGenerateAtom } from './state/generate.ts'
import { type SaveMode, saveBookAtom } from './state/save.ts'
import { isQueuedAtom, messageAtom } from './state/save-state.ts'
import { forgetRemovalsAtom } from './state/undo.ts'
import { useConflict } from './use-conflict.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useDraftWish } from './use-draft-wish.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useLocalDraft } from './use-local-draft.ts'
import { useQueuedSave } from './use-queued-save.ts'
import { useForeseen } from './wishes/use-foreseen.ts'

/** The sheets of the wizard for the book that is open, and everything that keeps its words from getting lost. */
export function Editor() {
  const store = useStore()
  const navigate = useNavigate()
  const { id } = useAtomValue(bookAtom)
  const queued = useAtomValue(isQueuedAtom)
  const setMessage = useSetAtom(messageAtom)
  const saveBook = useSetAtom(saveBookAtom)
  const ask = useSetAtom(askToGenerateAtom)
  const open = useSetAtom(openBookAtom)
  const forget = useSetAtom(forgetRemovalsAtom)
  const [busy, setBusy] = useState(false)
  const current = useCurrentSection()
  const guard = useLeaveGuard()
  const draft = useLocalDraft({ id })

  const save = useCallback(
    async (mode: SaveMode) => {
      setBusy(true)
      try {
        return await saveBook(SAVE_NEEDS, mode)
      } finally {
        setBusy(false)
      }
    },
    [saveBook],
  )
  const conflict = useConflict({ save, forgetDraft: draft.discard })
  const settled = id === null || location.pathname === addressOf(id)
  const isDecided = useDraftWish({ draft, settled, save })
  useQueuedSave(save)
  useForeseen()
  useEffect(
    () =>
      onSessionExpired(() => {
        draft.keepNow()
        guard.release()
        setMessage({ text: WIZARD_COPY.save.messages.signedOut, tone: 'error', ms: 10_000 })
        return 1500
      }),
    [guard, draft.keepNow, setMessage],
  )
  useEffect(() => {
    // The address follows the book: a new one after a create, another one after a create-on-404.
    if (id === null || location.pathname === addressOf(id)) return
    store.set(handoverAtom, id)
    void navigate({ to: '/tuzonaprivada/crearcuento/$idBook', params: { idBook: String(id) }, replace: true })
  }, [id, navigate, store])

  const generate = async () => {
    setBusy(true)
    await ask(SAVE_NEEDS)
    setBusy(false)
  }
  const actions = { busy, onSave: () => void save('explicit'), onGenerate: () => void generate() }
  const saveAndLeave = async () => {
    const outcome = await save('silent')
    if (outcome === 'saved' || outcome === 'recreated') guard.leave()
    else guard.stay()
  }
  const discardAndLeave = () => {
    draft.discard()
    open(store.get(bookAtom), store.get(infoAtom))
    forget()
    guard.leave()
  }
  return (
    <div className="wizard container">
      <div className="wizard__top">
        <button
          type="button"
          className="button button--quiet wizard__back"
          onClick={() => void navigate({ to: '/tuzonaprivada' })}
        >
          <Icon name="arrowLeft" />
          {WIZARD_COPY.back}
        </button>
        <h1>{WIZARD_COPY.title}</h1>
        <SaveAtTop {...actions} />
      </div>
      <IconNav current={current} />
      <Sidebar {...actions} current={current} />
      <div className="wizard__sheets">
        {queued ? <Notice tone="warning">{WIZARD_COPY.offline.queued}</Notice> : null}
        {id === null ? <Notice tone="warning">{WIZARD_COPY.offline.notCreated}</Notice> : null}
        {draft.hasRoom ? null : <Notice tone="warning">{WIZARD_COPY.offline.noRoom}</Notice>}
        <TitleSection />
        <CharactersSection />
        <PlacesSection />
        <RelationshipsSection />
        <FreeTextSection />
        <MoralSection />
        <ThemeSection />
        <ReaderAgeSection />
        <LanguageSection />
        <ChaptersSection />
        <DedicationSection />
      </div>
      <BottomBar {...actions} />
      <ProgressMessage />
      <SavingDialog />
      <SavedDialog />
      <MissingAvatarsDialog />
      <ConfirmGenerationDialog
        onStarted={() => {
          guard.release()
          void navigate({ to: '/tuzonaprivada' })
        }}
      />
      <LeaveDialog
        open={guard.isAsking}
        busy={busy}
        onSave={() => void saveAndLeave()}
        onDiscard={discardAndLeave}
        onStay={guard.stay}
      />
      <RecoverDialog
        writtenAt={isDecided ? null : (draft.offered?.writtenAt ?? null)}
        onRecover={() => {
          draft.recover()
          setMessage({ text: WIZARD_COPY.recover.recovered, tone: 'success', ms: 3000 })
        }}
        onDiscard={draft.discard}
      />
      <ConflictDialog
        busy={busy || conflict.busy}
        onMine={() => void conflict.keepMine()}
        onTheirs={conflict.takeTheirs}
        onBoth={() => void conflict.keepBoth()}
      />
      <WizardAlert />
    </div>
  )
}

function addressOf(id: number): string {
  return `/tuzonaprivada/crearcuento/${id}`
}

/** How the last save went. Vanishes by itself; a screen reader hears it. */
function ProgressMessage() {
  const [message, setMessage] = useAtom(messageAtom)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), message.ms)
    return () => clearTimeout(timer)
  }, [message, setMessage])
  const region = useRef<HTMLDivElement>(null)
  useOutOfTheWay(region, message)
  return (
    <div ref={region} className="toasts wizard-message" role="status" aria-live="polite">
      {message ? (
        <p className={message.tone === 'info' ? 'toast' : `toast toast--${message.tone}`}>{message.text}</p>
      ) : null}
    </div>
  )
}
