/**
 * A small screen's menu closes by choosing, by Escape and by a tap outside. Heard on the document: in the private zone every
 * screen has a bar of its own.
 */
export function closeMenus(): void {
  // Before what was chosen acts: a dialog that it opens gives the focus back to what is still to be seen.
  document.addEventListener('click', ({ target }) => closeFor(target), { capture: true })
  document.addEventListener('keydown', ({ key }) => {
    const menu = openMenu()
    if (key === 'Escape' && menu) close(menu)
  })
}

const openMenu = () => document.querySelector<HTMLDetailsElement>('[data-menu][open]')

function closeFor(target: EventTarget | null): void {
  const menu = openMenu()
  if (!menu || !(target instanceof Element)) return
  if (!menu.contains(target)) menu.open = false
  else if (target.closest('a, button')) close(menu)
}

function close(menu: HTMLDetailsElement): void {
  menu.querySelector('summary')?.focus()
  menu.open = false
}
