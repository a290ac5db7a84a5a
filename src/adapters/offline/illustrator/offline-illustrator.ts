import { FREE } from '../../../ports/cost.ts'
import type { AvatarBrief, IllustrationBrief, IllustrationOutcome, Illustrator } from '../../../ports/illustrator.ts'
import { avatarSvg } from './compose/avatar-svg.ts'
import { pageSvg } from './compose/page-svg.ts'
import { withFigures } from './compose/with-figures.ts'
import { pictureOf } from './raster/picture-of.ts'

/** Pixels: pages and covers are square, so that they fill a page of the book. */
const PAGE = { width: 1536, height: 1536 }
const AVATAR = 768

/** Draws with scissors and paper of our own: no key, no network, no cost, and the same brief gives the same bytes. */
export class OfflineIllustrator implements Illustrator {
  readonly kind = 'offline'
  readonly #size: { width: number; height: number }

  /** `size` in pixels, and the most that an avatar has; other than square for the landing page and the bench only. */
  constructor({ size = PAGE } = {}) {
    this.#size = size
  }

  async draw(brief: IllustrationBrief, signal: AbortSignal): Promise<IllustrationOutcome> {
    signal.throwIfAborted()
    const { width, height } = this.#size
    const seen = withFigures(brief)
    const { svg } = pageSvg(seen, width, height)
    return { kind: 'drawn', picture: await pictureOf(svg, width, height, signal), cost: FREE }
  }

  async drawAvatar(brief: AvatarBrief, signal: AbortSignal): Promise<IllustrationOutcome> {
    signal.throwIfAborted()
    const side = Math.min(AVATAR, this.#size.width)
    return { kind: 'drawn', picture: await pictureOf(avatarSvg(brief, side), side, side, signal), cost: FREE }
  }
}
