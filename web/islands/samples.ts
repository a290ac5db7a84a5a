/**
 * Leafing through the sample books. Without script each book is a strip to scroll; this adds the arrows, the keys and the
 * page count. `data-book` holds one strip (`data-strip`) of leaves.
 */
export function enhanceSamples(): void {
  for (const book of document.querySelectorAll<HTMLElement>('[data-book]')) enhanceBook(book)
}

function enhanceBook(book: HTMLElement): void {
  const strip = book.querySelector<HTMLElement>('[data-strip]')
  const count = book.querySelector('[data-count]')
  const [back, on] = book.querySelectorAll<HTMLButtonElement>('[data-turn]')
  if (!strip || !back || !on) return
  const pages = strip.childElementCount
  /** Pages side by side: one on a phone, two on a desk. */
  const side = () => Math.max(1, Math.round(strip.clientWidth / (strip.firstElementChild?.clientWidth || 1)))
  let opening = 0
  const show = () => {
    const [first, last] = [opening * side() + 1, Math.min(pages, (opening + 1) * side())]
    back.ariaDisabled = String(first === 1)
    on.ariaDisabled = String(last === pages)
    if (count) count.textContent = (book.dataset.pageOf ?? '').replace('%1', `${first}`).replace('%2', `${pages}`)
  }
  const turn = (by: number) => {
    opening = Math.min(Math.ceil(pages / side()) - 1, Math.max(0, opening + by))
    strip.scrollTo({ left: opening * strip.clientWidth })
    show()
  }
  back.addEventListener('click', () => turn(-1))
  on.addEventListener('click', () => turn(1))
  strip.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    turn(by)
  })
  strip.addEventListener('scrollend', () => {
    opening = Math.round(strip.scrollLeft / strip.clientWidth)
    show()
  })
  for (const button of [back, on]) button.hidden = false
  show()
}
