import type { AddressedLetter } from '../../ports/post.ts'
import { htmlLetter } from './html-letter.ts'
import { letterText } from './letter-text.ts'

/** Its head, and what stands above the link for whoever cannot press it: the same words in text and HTML. */
const HEAD = 'Colorín'
const COPY_THE_LINK = 'Este es el enlace, para abrirlo o copiarlo en el navegador:'

export type RenderedLetter = { subject: string; text: string; html: string }

/**
 * The letter in Spanish, as plain text and as HTML that say the same.
 * @throws RangeError where the template has a link and the letter has none
 */
export function renderLetter({ letter, link }: Pick<AddressedLetter, 'letter' | 'link'>): RenderedLetter {
  const { subject, paragraphs, small } = letterText(letter)
  const parts = paragraphs.map((paragraph) => {
    if (paragraph.kind !== 'link') return paragraph
    if (link === null) throw new RangeError(`A letter ${letter.template} needs a link`)
    return { ...paragraph, link, hint: COPY_THE_LINK }
  })
  const text = [
    HEAD,
    ...parts.map((part) => (part.kind === 'link' ? `${part.label}\n\n${part.hint}\n${part.link}` : part.words)),
    // How mail programs know where a letter ends (RFC 3676 §4.3).
    ['-- ', ...small].join('\n'),
  ].join('\n\n')
  return { subject, text: `${text}\n`, html: htmlLetter({ head: HEAD, subject, parts, small }) }
}
