import type { PageItem } from '../../../domain/page-model/page-model.ts'
import { PAPER } from '../../../domain/page-model/theme-palette.ts'
import { cutDisc, mix, randomOf, sheet, tornRectangle } from '../ornaments/paper.ts'
import { outline, roundRectangle, shape } from '../ornaments/path.ts'
import { slot } from '../templates/slots.ts'
import { type Activity, writingLine } from './activity-parts.ts'
import type { PageContext } from './context.ts'
import { sharpSideMm, through } from './pictures.ts'

/** Pictures of the story in the wrong order, each with a circle for its number. */
export function ordering(ctx: PageContext, keys: readonly string[]): Activity {
  const count = keys.length >= 6 ? 6 : keys.length >= 4 ? 4 : 3
  const chosen = Array.from({ length: count }, (_, i) => keys[Math.floor((i * keys.length) / count)] ?? '')
  const items = shuffled(chosen, ctx.input.story.title).flatMap((key, i): PageItem[] => {
    const box = slot(`pictures${count}`, `picture${i}`)
    const picture = { ...box, height: box.width }
    const [cx, cy] = [box.x + box.width / 2, box.y + box.width + 5]
    const edges = { x: picture.x - 2, y: picture.y - 2, width: picture.width + 4, height: picture.height + 4 }
    const mount = tornRectangle(edges, `mount ${key}`, 0.5)
    return [
      ...sheet(mount, PAPER, ctx.palette.page),
      through(ctx, { kind: 'illustration', key }, picture, roundRectangle(picture, 1), null),
      shape(cutDisc(cx, cy, 7, `${key} number`), '#FFFFFF'),
      outline(cutDisc(cx, cy, 7, `${key} number`), ctx.palette.accent, 0.9),
    ]
  })
  return { ...ctx.words.sequence, items }
}

/** Close views of the pictures, to be found again. Figures stand low in a picture, so the views are taken there. */
export function details(ctx: PageContext, keys: readonly string[]): Activity {
  const random = randomOf(`details ${ctx.input.story.title}`)
  const chosen = shuffled(keys, `details ${ctx.input.story.title}`).slice(0, 4)
  const items = chosen.flatMap((key, i): PageItem[] => {
    const box = slot('pictures4', `picture${i}`)
    const [cx, cy, radius] = [box.x + box.width / 2, box.y + box.width / 2, box.width / 2 - 1]
    const ref = { kind: 'illustration', key } as const
    // As close as the pixels allow.
    const side = Math.min(sharpSideMm(ctx, ref), radius * 5)
    const area = { x: cx - side * (0.3 + random() * 0.4), y: cy - side * 0.62, width: side, height: side }
    const label = { x: box.x - 4, y: box.y + box.width + 1, width: box.width + 8, height: 10 }
    return [
      ...sheet(cutDisc(cx, cy, radius + 3, `lens ${key}`), mix(ctx.palette.accent, PAPER, 0.2), ctx.palette.page),
      through(ctx, ref, area, cutDisc(cx, cy, radius, `lens in ${key}`), null),
      ...writingLine(ctx, ctx.words.details.chapter, label.x + 4, label.y + 7, label.width - 8, `detail-${i}`, 12),
    ]
  })
  return { title: ctx.words.details.title, text: ctx.words.details.text, items }
}

function shuffled<T>(things: readonly T[], seed: string): T[] {
  const random = randomOf(seed)
  return things
    .map((thing) => ({ thing, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ thing }) => thing)
}
