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
  const leaves = [...strip.children]
  let shown = 0
  const show = (index: number) => {
    shown = index
    back.disabled = index === 0
    on.disabled = index === leaves.length - 1
    if (count)
      count.textContent = (book.dataset.pageOf ?? '').replace('%1', `${index + 1}`).replace('%2', `${leaves.length}`)
  }
  const turn = (by: number) => {
    const index = Math.min(leaves.length - 1, Math.max(0, shown + by))
    strip.scrollTo({ left: index * strip.clientWidth })
    show(index)
  }
  back.addEventListener('click', () => turn(-1))
  on.addEventListener('click', () => turn(1))
  strip.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    turn(by)
  })
  strip.addEventListener('scrollend', () => show(Math.round(strip.scrollLeft / strip.clientWidth)))
  for (const button of [back, on]) button.hidden = false
  show(0)
}
