import { useState } from 'react'
import { fileKeys } from '../../src/domain/file-keys.ts'
import type { WireSummary } from '../api/wire.ts'
import { CoverTitle } from '../ui/cover-title.tsx'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { listTitle } from './visible-books.ts'

const PAPERS = ['blush', 'sky', 'gold-tint', 'leaf-tint', 'plum-tint'] as const

/** The front cover with its title, or until there is one a cut-paper board with the title and the bird. Decoration beside the title. */
export function BookCover({ book }: { book: WireSummary }) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const { cover_url: cover } = book
  // Books from before there were small ones have the cover alone.
  const url = cover && [fileKeys.thumbnailOf(cover), cover].find((one) => !broken.includes(one))
  if (url)
    return (
      <div className="zone-cover">
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          width="360"
          height="360"
          onError={() => setBroken([...broken, url])}
        />
        <CoverTitle>{listTitle(book)}</CoverTitle>
      </div>
    )
  const paper = PAPERS[book.id_book % PAPERS.length]
  return (
    <div className="zone-cover zone-cover--blank" style={{ background: `var(--${paper})` }} aria-hidden="true">
      <span className="zone-cover__title">{listTitle(book)}</span>
      <Goldfinch pose={book.status === 'generating' ? 'thread' : 'perched'} className="zone-cover__bird" />
    </div>
  )
}
