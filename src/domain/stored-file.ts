/** Bytes of one name in a file system. */
const LONGEST_NAME = 255

/** Kinds of file that the product keeps; the ending of a key decides. */
const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  bin: 'application/octet-stream',
  gz: 'application/gzip',
}

/**
 * The type of what is kept under a storage key; null for what is no storage key: an unknown ending, an absolute path, a
 * step upwards, a hidden name, one too long for a file system, a backslash or a control character.
 */
export function contentTypeOf(key: string): string | null {
  if (key.length > 512 || !key.split('/').every(isPlainSegment)) return null
  const ending = /\.([a-z]+)$/u.exec(key)?.[1] ?? ''
  return Object.hasOwn(CONTENT_TYPES, ending) ? (CONTENT_TYPES[ending] ?? null) : null
}

/** `books/12/` is a folder; it never stands for `books/123/`. */
export function isFolderPrefix(prefix: string): boolean {
  return prefix.length <= 512 && prefix.endsWith('/') && prefix.slice(0, -1).split('/').every(isPlainSegment)
}

function isPlainSegment(segment: string): boolean {
  return (
    segment !== '' &&
    !segment.startsWith('.') &&
    !/[\\\p{Cc}]/u.test(segment) &&
    new TextEncoder().encode(segment).length <= LONGEST_NAME
  )
}
