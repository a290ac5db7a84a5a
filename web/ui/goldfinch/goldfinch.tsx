import type { ReactNode } from 'react'
import { Letter, Star, Thread } from './carried.tsx'
import { FoldedWing, Head, Legs, PAPER, RaisedWing, Tail, Torso, Under } from './parts.tsx'

export const GOLDFINCH_POSES = ['perched', 'hopping', 'flying', 'star', 'letter', 'thread', 'sleeping'] as const
export type GoldfinchPose = (typeof GOLDFINCH_POSES)[number]

type GoldfinchProps = {
  pose?: GoldfinchPose
  /** Without one the bird is decoration and hidden from screen readers. */
  title?: string
  className?: string
}

/** The mark and narrator: one bird, a few poses. 220 × 200 units; give it its size by CSS. */
export function Goldfinch({ pose = 'perched', title, className }: GoldfinchProps) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, in `named`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 200" className={className} {...named}>
      {POSES[pose]}
    </svg>
  )
}

/** The drawing without its frame, to be placed in a larger picture. */
export function GoldfinchDrawing({ pose }: { pose: GoldfinchPose }) {
  return POSES[pose]
}

const POSES: Record<GoldfinchPose, ReactNode> = {
  perched: <Standing legs="M102 164l-2 20m0 0l-11 5m11-5l11 4M126 162l2 20m0 0l-11 5m11-5l11 4" eye="open" />,
  hopping: (
    <g>
      <ellipse cx="104" cy="194" rx="46" ry="4" fill="#5A2E12" opacity=".14" />
      <g transform="translate(0 -9) rotate(-9 110 110)">
        <Standing legs="M98 164l-12 13m0 0l-12 0m12 0l2 11M122 163l-8 16m0 0l-12 2m12-2l5 10" eye="happy" />
      </g>
    </g>
  ),
  flying: <Flying />,
  star: <Flying carries={<Star />} />,
  letter: <Flying carries={<Letter />} />,
  thread: <Flying carries={<Thread />} />,
  sleeping: (
    <g>
      <Under names={['tail', 'body']} />
      <Tail />
      <Torso />
      <g transform="translate(-3 15) rotate(17 134 76)">
        <Head eye="closed" />
      </g>
      <FoldedWing />
      <path d="M22 176c52-9 118-12 182-5 4 0 4 8 0 8-62-4-128-2-180 6-5 1-7-8-2-9z" fill="#8A5A3C" />
      <path d="M178 171c8-12 20-15 30-12-4 10-16 15-30 12zM40 172c-10-7-12-16-9-24 9 3 13 13 9 24z" fill="#2F6B4F" />
      <path d="M94 168l-2 9m9-10l1 9m20-11l0 9m8-9l3 8" stroke={PAPER.leg} strokeWidth="5" strokeLinecap="round" />
    </g>
  ),
}

function Standing({ legs, eye }: { legs: string; eye: 'open' | 'happy' }) {
  return (
    <g>
      <Under names={['tail', 'body', 'head', 'beakTop']} />
      <Tail />
      <Legs d={legs} />
      <Torso />
      <Head eye={eye} />
      <FoldedWing />
    </g>
  )
}

function Flying({ carries }: { carries?: ReactNode }) {
  return (
    <g transform={carries ? 'translate(-4 14) scale(.9)' : 'translate(6 12) scale(.92)'}>
      <g transform="rotate(-10 110 110)">
        <RaisedWing far />
        <Under names={['tail', 'body', 'head']} />
        <Tail />
        <Torso />
        <Legs d="M84 162l-16 8m22-6l-14 12" />
        <Head eye={carries ? 'happy' : 'open'} />
        <RaisedWing />
      </g>
      {carries ? <g transform="translate(185 66)">{carries}</g> : null}
    </g>
  )
}
