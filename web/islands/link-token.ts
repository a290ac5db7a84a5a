/** As the server writes them: 32 bytes in base64url. The fragment of the skip link is none. */
const TOKEN = /^#([\w-]{43})$/

/** Takes the token of a letter's link out of the address bar, and with it out of the browser's history; '' without one. */
export function takeToken(): string {
  const token = TOKEN.exec(location.hash)?.[1] ?? ''
  if (token) history.replaceState(history.state, '', location.pathname + location.search)
  return token
}

/** For a page that is to be loaded again. */
export function giveTokenBack(token: string): void {
  history.replaceState(history.state, '', `#${token}`)
}
