/** The pieces of paper that the bird is cut from. Drawn facing right in a 200 × 200 square; poses move and turn them. */
export const PAPER = {
  sand: '#DFB488',
  sandDark: '#C99A69',
  cream: '#FFF8EC',
  carmine: '#B3202C',
  carmineDark: '#8F1722',
  gold: '#F4B41A',
  ink: '#2B2233',
  inkSoft: '#463A50',
  beak: '#F3D9B1',
  leg: '#9A5B4A',
} as const

const SHAPES = {
  body: 'M98 84c-10 22-32 40-58 49 13 22 39 35 67 34 40-1 70-33 68-74-1-22-77-9-77-9z',
  belly: 'M175 100c-3 39-32 66-68 67-12 0-24-2-35-7 20 0 40-6 56-19 19-15 26-36 47-41z',
  tail: 'M64 124c-20 9-40 24-53 41-2 3 1 5 4 4l14-4-4 14c-1 3 1 5 4 4 19-8 37-20 52-34z',
  raised:
    'M121 116c5-26-9-62-43-94-4-4-10-2-9 4-10-6-17 0-13 8-11-2-15 6-9 14-9 1-12 9-5 16-3 30 20 62 52 68 15 2 25-4 27-16z',
  raisedBar: 'M113 104c-6-20-24-40-50-49-4-1-7 1-8 5-1 5 1 9 5 11 22 9 36 22 42 38 3 7 13 4 11-5z',
  head: 'M134 34a42 42 0 1 1 0 84 42 42 0 0 1 0-84z',
  cap: 'M153.5 38.7A42 42 0 0 0 94 89c-1 11 3 20 9 25 7-5 9-14 9-25 1-19 8-32 24-38 9-3 15-7 17.5-12.3z',
  face: 'M151 37.6a42 42 0 0 1 13 68C149 109 128 97 127 75c-1-18 9-33 24-37.4z',
  beakTop: 'M173 63c10 1 18 7 22 14 1 2 0 3-2 3l-20 1c-4-6-4-13 0-18z',
  beakLow: 'M171 79l20 1c2 0 2 1 1 3-4 5-11 8-20 7-3-3-3-8-1-11z',
  wing: 'M122 101c-9-10-27-10-41 2-19 16-39 29-62 37-3 1-3 4 0 5 10 4 24 6 40 5 36-2 70-23 63-49z',
  wingBar: 'M109 109c-13 11-34 21-55 26-3 1-4 3-3 6l2 6c1 2 3 3 6 3 25-4 47-16 58-32 3-8-2-14-8-9z',
} as const

export type ShapeName = keyof typeof SHAPES

export function Shape({ name, fill, opacity }: { name: ShapeName; fill: string; opacity?: number }) {
  return <path d={SHAPES[name]} fill={fill} opacity={opacity} />
}

/** What lies under a sheet of paper: the same outline, a little lower. */
export function Under({ names, dx = 2, dy = 4 }: { names: readonly ShapeName[]; dx?: number; dy?: number }) {
  return (
    <g transform={`translate(${dx} ${dy})`} opacity={0.16}>
      {names.map((name) => (
        <Shape key={name} name={name} fill="#5A2E12" />
      ))}
    </g>
  )
}

export function Tail() {
  return (
    <g>
      <Shape name="tail" fill={PAPER.ink} />
      <g fill={PAPER.cream}>
        <circle cx="24" cy="158" r="2.8" />
        <circle cx="37" cy="167" r="2.8" />
      </g>
    </g>
  )
}

export function Torso() {
  return (
    <g>
      <Shape name="body" fill={PAPER.sand} />
      <Shape name="belly" fill={PAPER.cream} />
    </g>
  )
}

export function Head({ eye = 'open' }: { eye?: 'open' | 'closed' | 'happy' }) {
  return (
    <g>
      <Shape name="beakLow" fill={PAPER.sandDark} />
      <Shape name="beakTop" fill={PAPER.beak} />
      <Shape name="head" fill={PAPER.cream} />
      <Shape name="cap" fill={PAPER.ink} />
      <Shape name="face" fill={PAPER.carmine} />
      {eye === 'open' ? (
        <g>
          <circle cx="143" cy="71" r="9.5" fill={PAPER.ink} />
          <circle cx="146.5" cy="67.5" r="3.3" fill="#fff" />
        </g>
      ) : (
        <path
          d={eye === 'closed' ? 'M134 71c4 6 13 6 18 1' : 'M134 74c3-8 14-8 18-1'}
          fill="none"
          stroke={PAPER.ink}
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
    </g>
  )
}

export function FoldedWing() {
  return (
    <g>
      <Under names={['wing']} dx={1} dy={4} />
      <Shape name="wing" fill={PAPER.ink} />
      <Shape name="wingBar" fill={PAPER.gold} />
      <g fill={PAPER.cream}>
        <circle cx="34" cy="141.5" r="2.8" />
        <circle cx="42.5" cy="143.5" r="2.8" />
      </g>
    </g>
  )
}

/** Open in flight, seen from below its gold bar. */
export function RaisedWing({ far = false }: { far?: boolean }) {
  return (
    <g transform={far ? 'translate(27 2) rotate(20 100 120) scale(.9)' : undefined}>
      {far ? null : <Under names={['raised']} />}
      <Shape name="raised" fill={far ? PAPER.inkSoft : PAPER.ink} />
      <Shape name="raisedBar" fill={PAPER.gold} />
      <g fill={PAPER.cream}>
        <circle cx="76" cy="32" r="2.8" />
        <circle cx="64" cy="42" r="2.8" />
        <circle cx="56" cy="56" r="2.8" />
      </g>
    </g>
  )
}

/** Two feet; the first point of each is the hip. */
export function Legs({ d }: { d: string }) {
  return <path d={d} fill="none" stroke={PAPER.leg} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round" />
}
