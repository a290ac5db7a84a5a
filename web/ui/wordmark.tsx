import { Goldfinch } from './goldfinch/goldfinch.tsx'

/** The bird and its name. Put it in a link or heading; the name is real text. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <Goldfinch className="wordmark__bird" />
      <span className="wordmark__name">Colorín</span>
    </span>
  )
}
