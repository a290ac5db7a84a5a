/**
 * Hashes of the one script that a rendered book runs, newest first. A book keeps the script it was bound with, so a hash
 * stays here as long as books with it may be read.
 */
const SCRIPT_HASHES = [
  'Lb0DivQhnhpR2LzQA3wdtjgJ53EaK6LTi/8g4Ut9v6g=',
  '+tp7mIdapLCLs3e/uPTHS4mNM+zQVvcP2xwOe0USWXo=',
  '0uBugzhqqppkQ2831/CAxmF+do6EYl38yZYEI3fUtwM=',
]

/** Content-Security-Policy of a rendered book: its own script, inline styles, its own fonts, pictures beside it; nothing else. */
export const RENDERED_BOOK_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  'font-src data:',
  `script-src ${SCRIPT_HASHES.map((hash) => `'sha256-${hash}'`).join(' ')}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
