import { Icon } from '../ui/icon.tsx'
import { READER_COPY } from './copy.ts'
import type { useReader } from './use-reader.ts'

type Reader = Pick<ReturnType<typeof useReader>, 'page' | 'count' | 'isFirst' | 'isLast' | 'turn' | 'goTo'>

/** Arrows at the thumbs, the page between them. */
export function ReaderFoot({ reader: { page, count, isFirst, isLast, turn, goTo } }: { reader: Reader }) {
  return (
    <footer className="reader-foot">
      <Arrow label={READER_COPY.previous} icon="chevronLeft" end={isFirst} onPress={() => turn(-1)} />
      <div className="reader-foot__place">
        <p role="status" aria-live="polite">
          {READER_COPY.pageOf(page, count)}
        </p>
        <input
          type="range"
          className="reader-slider"
          aria-label={READER_COPY.goTo}
          aria-valuetext={READER_COPY.pageOf(page, count)}
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
