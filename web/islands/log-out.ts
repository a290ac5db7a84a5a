import { dropOldDrafts, forgetDrafts, type UnsavedBook, unsavedBooks } from './drafts.ts'
import { dropSession, sessionUser } from './session.ts'

const DRAFT_WISH = 'draftWish'
/** What the parent wants of a draft when they are sent to its book: go on with it, or save it and then leave. */
export type DraftWish = 'edit' | 'save'

/** Read once, by the wizard. */
export function takeDraftWish(): DraftWish | null {
  const wish = sessionStorage.getItem(DRAFT_WISH)
  sessionStorage.removeItem(DRAFT_WISH)
  return wish === 'edit' || wish === 'save' ? wish : null
}

/** Log-out on purpose, from any page. Text that the server never got is asked about (`<UnsavedDialog>`) before it goes. */
export function logOut(): void {
  dropOldDrafts(localStorage)
  const books = unsavedBooks(localStorage, sessionUser()?.id ?? '')
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-unsaved]')
  const [last] = books
  if (!last) leave()
  else if (dialog) ask(dialog, books, last)
  // In the private zone it comes along with this script, and stands in the page a moment later.
  else requestAnimationFrame(logOut)
}

function ask(dialog: HTMLDialogElement, books: readonly UnsavedBook[], { id }: UnsavedBook): void {
  const place = dialog.querySelector<HTMLElement>('[data-titles]')
  const titles = books.map(({ title }) => `«${title.trim() || place?.dataset.titles}»`)
  if (place) place.textContent = new Intl.ListFormat('es').format(titles)
  dialog.returnValue = ''
  dialog.addEventListener('close', () => follow(dialog.returnValue, id), { once: true })
  dialog.showModal()
}

function follow(answer: string, id: string): void {
  if (answer === 'discard') leave()
  else if (answer) {
    sessionStorage.setItem(DRAFT_WISH, answer)
    const [book, isOfWords] = id.split('_')
    location.assign(isOfWords ? `/tuzonaprivada/corregir/${book}` : `/tuzonaprivada/crearcuento${id && `/${id}`}`)
  }
}

function leave(): void {
  forgetDrafts(localStorage, sessionUser()?.id ?? '')
  dropSession()
  location.assign('/')
}
