import { Icon } from '../ui/icon.tsx'
import { READER_COPY } from './copy.ts'
import type { useReader } from './use-reader.ts'

type Reader = Pick<
  ReturnType<typeof useReader>,
  'page' | 'numbered' | 'count' | 'hasCovers' | 'isFirst' | 'isLast' | 'turn' | 'goTo'
>

/** Arrows at the thumbs, the page between them. */
export function ReaderFoot({ reader }: { reader: Reader }) {
  const { page, count, isFirst, isLast, turn, goTo } = reader
  const place = placeInWords(reader)
  return (
    <footer className="reader-foot">
      <Arrow label={READER_COPY.previous} icon="chevronLeft" end={isFirst} onPress={() => turn(-1)} />
      <div className="reader-foot__place">
        <p role="status" aria-live="polite">
          {place}
        </p>
        <input
          type="range"
          className="reader-slider"
          aria-label={READER_COPY.goTo}
          aria-valuetext={place}
          min={1}
          max={count}
          value={page}
          onChange={({ target }) => goTo(Number(target.value))}
        />
      </div>
      <Arrow label={READER_COPY.next} icon="chevronRight" end={isLast} onPress={() => turn(1)} />
    </footer>
  )
}

/** As the pages themselves are numbered. */
function placeInWords({ page, numbered, count, hasCovers }: Reader): string {
  if (hasCovers && page === 1) return READER_COPY.frontCover
  if (hasCovers && page === count) return READER_COPY.backCover
  const covers = hasCovers ? 1 : 0
  return READER_COPY.pageOf(numbered - covers, count - 2 * covers)
}

type ArrowProps = { label: string; icon: 'chevronLeft' | 'chevronRight'; end: boolean; onPress(): void }

function Arrow({ label, icon, end, onPress }: ArrowProps) {
  // aria-disabled keeps the focus when the last page is reached.
  return (
    <button
      type="button"
      className="reader-arrow"
      aria-label={label}
      aria-disabled={end}
      onClick={() => !end && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}
