import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { REVIEW_COPY } from './copy.ts'
import type { Picture } from './review-book.ts'
import { bookAtom } from './review-state.ts'

/** What the child hears while looking at the picture; the pages of text alone that follow are a press away. */
export function PageText({ picture: { key, text, textAfter }, place }: { picture: Picture; place: string }) {
  const [open, setOpen] = useState(false)
  const id = `text-${key.replaceAll('/', '-')}`
  const bookId = useAtomValue(bookAtom)?.id
  if (text.length + textAfter.length === 0) return <p className="soft small">{REVIEW_COPY.noText}</p>
  return (
    <section className="review-text" aria-label={REVIEW_COPY.textOf(place)}>
      {bookId === undefined ? null : (
        <Link
          className="button button--quiet button--small review-text__edit"
          to="/tuzonaprivada/corregir/$idBook"
          params={{ idBook: String(bookId) }}
          search={{ bloque: blockOf(key) }}
          aria-label={REVIEW_COPY.editTextOf(place)}
        >
          <Icon name="pencil" />
          {REVIEW_COPY.editText}
        </Link>
      )}
      <Paragraphs text={text} />
      <div id={id} hidden={!open}>
        <Paragraphs text={textAfter} />
      </div>
      {textAfter.length > 0 ? (
        <button
          type="button"
          className="button button--quiet button--small review-text__more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? REVIEW_COPY.lessText : REVIEW_COPY.moreText}
        </button>
      ) : null}
    </section>
  )
}

/** The text beside a picture: `chapter_2/page_1/image_1` → `chapter-2-p0-0`. */
function blockOf(key: string): string {
  const [, chapter, page] = /^chapter_(\d+)\/page_(\d+)\//u.exec(key) ?? []
  if (chapter) return `chapter-${chapter}-p${Number(page) - 1}-0`
  return key.includes('backcover') ? 'blurb' : 'title'
}

function Paragraphs({ text }: { text: string[] }) {
  return text.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike, and they never move
    <p key={at}>{withRayaKept(paragraph)}</p>
  ))
}

/** A raya that opens speech or what is said of it never stays behind at the end of a line. */
function withRayaKept(text: string): string {
  return text.replace(/—(?=[\p{L}\p{N}¿¡«“])/gu, '—\u2060')
}
