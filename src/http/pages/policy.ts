import { createHash } from 'node:crypto'

/**
 * Before the first paint: whether somebody is logged in, so that the right links show; and a word to zod, which would
 * otherwise try whether it may compile its schemas and break the policy by asking. React would escape & < > and quotes.
 */
export const INLINE_SCRIPT =
  'try{if(localStorage.token)document.documentElement.dataset.session=`in`}catch{}globalThis.__zod_globalConfig={jitless:true}'

const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64')

/** Pages run our own files and that one line; styles may stand in attributes (progress, swatches). */
export const PAGE_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${hash}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // The signs of web/styles/fonts.css travel in the style sheet.
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')
