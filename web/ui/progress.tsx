const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'

type ProgressStarsProps = {
  /** 0–100. */
  value: number
  label: string
  stars?: number
}

/** Twelve paper stars that turn gold one after another. The words of the step stand beside it, in a live region. */
export function ProgressStars({ value, label, stars = 12 }: ProgressStarsProps) {
  const lit = Math.round((Math.min(100, Math.max(0, value)) / 100) * stars)
  return (
    <div
      className="stars"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
    >
      {Array.from({ length: stars }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars are told apart by nothing else and never move
          key={index}
          className="stars__star"
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-lit={index < lit ? '' : undefined}
        >
          <path d={STAR} />
        </svg>
      ))}
    </div>
  )
}

type ProgressRingProps = {
  /** 0–100. */
  value: number
  label: string
  /** Of the circle, in px: 52 on a desk, 18 on a phone (product.md §2). */
  radius?: number
  /** Nothing is left to do: by default when it is full. */
  complete?: boolean
}

/** A gold ring round its percentage. */
export function ProgressRing({ value, label, radius = 52, complete = value >= 100 }: ProgressRingProps) {
  const stroke = radius > 30 ? 10 : 5
  const size = 2 * radius + stroke + 2
  const around = 2 * Math.PI * radius
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke }
  return (
    <div
      className={complete ? 'ring ring--complete' : 'ring'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className="ring__track" {...circle} />
        <circle
          className="ring__value"
          {...circle}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - percent / 100)}
          strokeOpacity={percent === 0 ? 0 : 1}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      </svg>
      <span className="ring__text" style={{ fontSize: radius > 30 ? '1.625rem' : '0.75rem' }} aria-hidden="true">
        {radius > 30 ? `${percent}\u202f%` : percent}
      </span>
    </div>
  )
}
