/** Where a page lies in the open book; `away` is out of sight. */
export type Side = 'left' | 'right' | 'only' | 'away'

const HALF_TURN_MS = 170

/**
 * The paper goes over: the old page rises to the spine, then its back falls on the other side. What lies under it is
 * there already. `lay` puts everything in its place.
 * @returns puts an end to it at once
 */
export function turnLeaf(
  before: readonly HTMLElement[],
  sides: ReadonlyMap<HTMLElement, Side>,
  way: 1 | -1,
  lay: () => void,
): () => void {
  const [from, to]: Side[] = way === 1 ? ['right', 'left'] : ['left', 'right']
  const leaving = before.find(({ dataset }) => dataset.leaf === from)
  const arriving = [...sides].find(([, side]) => side === to)?.[0]
  const staying = before.find((leaf) => leaf !== leaving)
  if (!leaving || !arriving || before.includes(arriving)) {
    lay()
    return () => {}
  }
  lay()
  leaving.dataset.leaf = from
  if (staying) staying.dataset.leaf = to
  arriving.dataset.leaf = 'away'
  leaving.dataset.turning = ''
  const upright = `rotateY(${way === 1 ? -90 : 90}deg)`
  const rising = leaving.animate([{ transform: 'none' }, { transform: upright }], {
    duration: HALF_TURN_MS,
    easing: 'ease-in',
  })
  let falling: Animation | null = null
  const settle = () => {
    rising.cancel()
    falling?.cancel()
    delete leaving.dataset.turning
    delete arriving.dataset.turning
    lay()
  }
  rising.onfinish = () => {
    leaving.dataset.leaf = 'away'
    delete leaving.dataset.turning
    arriving.dataset.leaf = to
    arriving.dataset.turning = ''
    falling = arriving.animate([{ transform: `rotateY(${way === 1 ? 90 : -90}deg)` }, { transform: 'none' }], {
      duration: HALF_TURN_MS,
      easing: 'ease-out',
    })
    falling.onfinish = settle
  }
  return settle
}
