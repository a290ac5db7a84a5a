import { closeMenus } from '../ui/close-menus.ts'
import { logOut } from './log-out.ts'

/** Logging out, and the small screen's menu. */
export function enhanceNavigation(): void {
  for (const button of document.querySelectorAll('[data-log-out]')) button.addEventListener('click', logOut)
  closeMenus()
}
