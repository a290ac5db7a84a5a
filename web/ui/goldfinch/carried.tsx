import { PAPER } from './parts.tsx'

/** What the bird brings. Drawn hanging from (0, 0), the tip of the beak. */
export function Star() {
  const star = 'M0 10l7.5 15.5 17 2.4-12.4 11.9 3 16.9L0 48.7l-15.1 8 3-16.9-12.4-11.9 17-2.4z'
  return (
    <g>
      <path d="M0-2c3 12 18 14 18 36" stroke={PAPER.inkSoft} strokeWidth="2.5" fill="none" strokeLinecap="round" />
      <path d={star} fill="#5A2E12" opacity=".16" transform="translate(20 24)" />
      <path
        d={star}
        transform="translate(18 20)"
        fill={PAPER.gold}
        stroke={PAPER.gold}
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </g>
  )
}

export function Letter() {
  return (
    <g>
      <path d="M0-2c3 14 18 12 20 32" stroke={PAPER.inkSoft} strokeWidth="2.5" fill="none" strokeLinecap="round" />
      <g transform="translate(19 26) rotate(9)">
        <path d="M-21 7h46q3 0 3 3v29q0 3-3 3h-46q-3 0-3-3v-29q0-3 3-3z" fill="#5A2E12" opacity=".16" />
        <path
          stroke="#E6D3B6"
          strokeWidth="1.5"
          d="M-23 3h46q3 0 3 3v29q0 3-3 3h-46q-3 0-3-3v-29q0-3 3-3z"
          fill={PAPER.cream}
        />
        <path d="M-25 4.5l25 19 25-19" fill="none" stroke={PAPER.sandDark} strokeWidth="2.5" strokeLinejoin="round" />
        <path
          d="M0 30c-6-4-9-7-9-11a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 4-3 7-9 11z"
          fill={PAPER.carmine}
          transform="translate(0 3) scale(.85)"
        />
      </g>
    </g>
  )
}

/** The red thread that a tale hangs by: it leaves the picture at the left. */
export function Thread() {
  return (
    <path
      d="M0-2c26 18 28 46 8 56-16 8-28-8-16-18 16-12 34 16 8 44-30 30-96 40-178 26"
      fill="none"
      stroke={PAPER.carmine}
      strokeWidth="3.5"
      strokeLinecap="round"
    />
  )
}
