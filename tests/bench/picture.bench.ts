/**
 * One offline picture of 1536² after another: the whole, and in the same run its drawing in resvg alone, which is what no
 * other step can make up for. Beside it what the main thread does meanwhile: composing, and the tooth of paper.
 */
import { renderAsync } from '@resvg/resvg-js'
import { pageSvg } from '../../src/adapters/offline/illustrator/compose/page-svg.ts'
import { withFigures } from '../../src/adapters/offline/illustrator/compose/with-figures.ts'
import { OfflineIllustrator } from '../../src/adapters/offline/illustrator/offline-illustrator.ts'
import { bareBitmap, pixelsOf } from '../../src/adapters/offline/illustrator/raster/bitmap.ts'
import { onPaper } from '../../src/adapters/offline/illustrator/raster/paper-grain.ts'
import type { Scene } from '../../src/domain/scene.ts'
import { aBrief, NEVER } from '../adapters/offline/illustrator/briefs.ts'

const SIDE = 1536
const SETTINGS = ['meadow', 'forest', 'kitchen', 'beach', 'castle', 'street', 'underwater', 'bedroom'] as const
const cast: Scene['cast'] = ['Lucía', 'Chispa', 'Carmen'].map((name) => ({
  name,
  pose: 'stand',
  mood: 'happy',
  holding: null,
}))
const briefs = SETTINGS.map((setting) => aBrief({ setting, cast, props: ['map', 'lantern'] }, { seed: setting }))
const illustrator = new OfflineIllustrator()
const times = { whole: [], composed: [], drawn: [], paper: [] } as Record<string, number[]>
const bitmap = bareBitmap(SIDE, SIDE)

for (const brief of [...briefs, ...briefs, ...briefs]) {
  await timed('whole', () => illustrator.draw(brief, NEVER))
  const { svg } = await timed('composed', () => pageSvg(withFigures(brief), SIDE, SIDE))
  const { pixels } = await timed('drawn', () => renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' }))
  await timed('paper', () => onPaper(pixels, SIDE, SIDE, true, pixelsOf(bitmap)))
  Bun.gc(true)
}
const [whole, composed, drawn, paper] = ['whole', 'composed', 'drawn', 'paper'].map((step) => median(times[step]))
console.log(
  `${whole?.toFixed(0)} ms a picture, ${ratio(whole, drawn)} × its drawing alone (${drawn?.toFixed(0)} ms); composing ${composed?.toFixed(1)} ms (${ratio(composed, drawn)} ×), paper ${paper?.toFixed(1)} ms (${ratio(paper, drawn)} ×)`,
)

async function timed<T>(step: string, work: () => T | Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  times[step]?.push(performance.now() - startedAt)
  return result
}

/** Without the first third, which compiles. */
function median(values: number[] = []): number {
  const warm = values.slice(Math.ceil(values.length / 3)).sort((a, b) => a - b)
  return warm[Math.floor(warm.length / 2)] ?? 0
}

function ratio(one = 0, other = 1): string {
  return (one / other).toFixed(2)
}
