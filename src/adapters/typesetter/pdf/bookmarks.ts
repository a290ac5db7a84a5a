import { type ObjectFile, type Ref, textString } from './object-file.ts'

/** Two levels would say no more: a book's parts are its table of contents. */
export function writeBookmarks(
  file: ObjectFile,
  pages: readonly { ref: Ref; part: string }[],
  bookmarks: readonly { part: string; title: string }[],
): Ref {
  const root = file.reserve()
  const entries = bookmarks.flatMap(({ part, title }) => {
    const page = pages.find((one) => one.part === part)
    return page ? [{ title, page: page.ref, ref: file.reserve() }] : []
  })
  entries.forEach(({ title, page, ref }, i) => {
    const previous = entries[i - 1]
    const next = entries[i + 1]
    file.put(
      ref,
      `<</Title${textString(title)}/Parent ${root}/Dest[${page}/Fit]` +
        (previous ? `/Prev ${previous.ref}` : '') +
        (next ? `/Next ${next.ref}` : '') +
        '>>',
    )
  })
  const [first] = entries
  const last = entries.at(-1)
  return file.put(
    root,
    `<</Type/Outlines/Count ${entries.length}${first && last ? `/First ${first.ref}/Last ${last.ref}` : ''}>>`,
  )
}
