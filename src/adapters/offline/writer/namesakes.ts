import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { foldName } from '../../../domain/text.ts'
import { readLines } from './lines.ts'
import type { Beat, Plot, Tongue } from './plots/plot.ts'

/** A name inside a sentence: at its opening any word has a capital. */
const NAME = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu

const named = new WeakMap<Beat, Partial<Record<Tongue, ReadonlySet<string>>>>()

/** Whether a beat has somebody called like one of the parent's own: two Noras in one chapter confuse a child. */
export function hasNamesake(beat: Beat, { characters }: CompleteBookInfo, tongue: Tongue): boolean {
  const names = namesIn(beat, tongue)
  return characters.some(({ name }) => names.has(foldName(name).split(' ').at(-1) ?? ''))
}

/** The same of a whole plot, however it is told. */
export function hasNamesakeInPlot(plot: Plot, info: CompleteBookInfo, tongue: Tongue): boolean {
  const { setup, setback, climax, resolution, retold = {} } = plot
  const beats = [setup, setback, climax, resolution, ...Object.values(retold).flatMap((others) => others ?? [])]
  return beats.some((beat) => hasNamesake(beat, info, tongue))
}

function namesIn(beat: Beat, tongue: Tongue): ReadonlySet<string> {
  const known = named.get(beat) ?? {}
  const names =
    known[tongue] ??
    new Set(
      textsOf(beat, tongue)
        .flatMap((text) => text.match(NAME) ?? [])
        .map(foldName),
    )
  named.set(beat, { ...known, [tongue]: names })
  return names
}

function textsOf({ titles, moments }: Beat, tongue: Tongue): string[] {
  return [...titles[tongue], ...moments.flatMap((moment) => readLines(moment[tongue]).map(({ text }) => text))]
}
