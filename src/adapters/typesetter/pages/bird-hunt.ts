import { isCover } from '../../../domain/illustrations.ts'
import type { BoxMm } from '../../../domain/page-model/page-model.ts'
import { goldfinch } from '../ornaments/goldfinch.ts'
import { motif } from '../ornaments/motifs.ts'
import { outline, placed } from '../ornaments/path.ts'
import { type Activity, frame } from './activity-parts.ts'
import type { PageContext } from './context.ts'

/** Only our own illustrator hides the bird; it stands in half of the pictures or more. */
export function hidesBird({ input }: PageContext): boolean {
  const pictures = [...input.illustrations].filter(([key]) => !isCover(key))
  return pictures.length >= 3 && pictures.every(([, { illustrator }]) => illustrator === 'offline')
}

/** Look for the goldfinch in the pictures, a feather to colour for each. */
export function birdHunt(ctx: PageContext, field: BoxMm): Activity {
  const { palette, words, input } = ctx
  const count = Math.max(3, Math.min(10, Math.floor((input.illustrations.size - 2) * 0.5)))
  const perRow = Math.ceil(count / 2)
  const feathers = Array.from({ length: count }, (_, i) => {
    const [row, column] = [Math.floor(i / perRow), i % perRow]
    const inRow = row === 0 ? perRow : count - perRow
    const x = field.x + field.width / 2 + (column - (inRow - 1) / 2) * 27
    const at = { x, y: field.y + field.height - 46 + row * 30, scale: 1.15, degrees: ((i * 37) % 24) - 12 }
    return [
      outline(placed('M -7 9 C -8 0 -2 -8 8 -10 C 8.6 -2 3 6 -7 9 Z', at), palette.deep, 0.7),
      outline(
        placed('M -9 11 L 4.6 -6.4 M -3.6 4 L -4.4 0 M 0 -0.6 L -0.4 -4.6 M -2 2 L 2.4 1.6', at),
        palette.deep,
        0.5,
      ),
    ]
  })
  const bird = { x: field.x + field.width / 2 - 26, y: field.y + 12, width: 52, height: 42 }
  const [first, second] = palette.motifs
  return {
    ...words.findBird,
    items: [
      ...frame(ctx, field, 'hunt'),
      ...goldfinch(bird),
      ...motif(first, palette, { x: bird.x - 20, y: bird.y + 26, scale: 1, degrees: -10 }),
      ...motif(second, palette, { x: bird.x + 72, y: bird.y + 26, scale: 1, degrees: 10 }),
      ...feathers.flat(),
    ],
  }
}
