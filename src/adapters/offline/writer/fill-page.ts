import { countWords } from '../../../domain/text.ts'
import type { Deed } from './lexicon/deed.ts'
import { isOutdoors } from './lexicon/needs.ts'
import { ageIndex, isOpen, isSeam, isSpeech, type Line, lastSeam } from './lines.ts'
import { SPARE_LINES } from './plots/spare-lines.ts'
import { type Extra, isSayable, linesOf } from './say-lines.ts'
import type { Told } from './told.ts'
import type { Stage, Tale } from './understand.ts'

/** Quiet lines that need a sky or earth. */
const OUTDOORS = /nube|hojas?\b|p[áa]jaro|lluvia|tierra|carro|hormiga|árbol|sol\b|flores|aire|luz ca[íi]a|ventana/iu

/**
 * For a page that would stay half empty: first what its people do because of who they are, then quiet lines, none twice.
 * What is added here is given up first. What is given after the climax could not be used any more.
 */
export function filled(
  tale: Tale,
  stage: Stage,
  told: Told,
  lines: readonly Line[],
  budget: number,
  at: number,
  about: string,
  isTooLateToGive: boolean,
): Line[] {
  const youngest = ageIndex(tale.age) < 2
  let room = Math.floor(budget * (youngest ? 0.88 : 0.96)) - wordsOf(lines)
  const blocks: Line[][] = []
  const add = (extra: Extra, key: string): boolean => {
    const block = linesOf(tale, stage, extra, key).filter(({ to, from }) => ageIndex(tale.age) >= from || to > from)
    const fitting = block.slice(0, lastFitting(block, room + (youngest ? 0 : 4)))
    if (fitting.length === 0) return false
    if (at === 2 && fitting.some(({ text }) => isSpeech(text))) return false
    room -= wordsOf(fitting)
    blocks.push(fitting.map((line) => ({ ...line, from: 6, mustStay: false })))
    return true
  }
  // Between the lines of a middle there is time for it; an opening or an end has its own pull.
  const helpers = at === 1 || youngest ? [stage.people.F] : []
  for (const person of helpers) {
    // A short page needs no second deed.
    if (!person || room < (youngest ? 3 : 8)) continue
    const said = (deed: Deed): Extra => ({ source: deed.lines[tale.tongue], X: person })
    const deed = told.nextDeed(
      person,
      (candidate) => !(isTooLateToGive && candidate.use) && isSayable(tale, stage, said(candidate)),
    )
    if (deed && add(said(deed), `deed|${about}`) && deed.use)
      told.owed.push({ person, lines: deed.lines, use: deed.use })
  }
  // What could stand in any story is for pages that would stay a fifth empty.
  if (!youngest) room -= Math.floor(budget * 0.16)
  const most = youngest ? 4 : at === 1 ? 3 : at === 0 ? 2 : 1
  for (const spare of tale.chance.shuffled(SPARE_LINES[at === 0 ? 0 : 1] ?? [], about)) {
    // More than a few would be noise: then the page stays shorter.
    if (room < 2 || blocks.length >= most) break
    if (told.quietLines.has(spare.es) || (!isOutdoors(stage.where.setting) && OUTDOORS.test(spare.es))) continue
    if (add({ source: spare[tale.tongue] }, spare.es)) told.quietLines.add(spare.es)
  }
  const [opening, ...rest] = lines
  if (!opening) return blocks.flat()
  if (at === 2) {
    const seam = 1 + rest.findIndex((line, index) => isSeam(lines[index], line))
    return [...lines.slice(0, Math.max(1, seam)), ...blocks.flat(), ...lines.slice(Math.max(1, seam))]
  }
  // What an opening asks, the middle answers: nothing comes between.
  const last = lines.at(-1)
  const seam = last && isOpen(last) && !youngest ? lastSeam(lines) : lines.length
  if (at === 0) return [...lines.slice(0, seam), ...blocks.flat(), ...lines.slice(seam)]
  return [opening, ...interleaved(rest, blocks)]
}

function wordsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + countWords(text), 0)
}

/** How many lines of a block there is room for: a question is not left without its answer. */
function lastFitting(block: readonly Line[], room: number): number {
  for (let count = block.length; count > 0; count--) {
    const next = block[count]
    const isTalkCut = next !== undefined && isSpeech(next.text)
    if (!isTalkCut && wordsOf(block.slice(0, count)) <= room) return count
  }
  return 0
}

/** Blocks stand between two lines of telling, never inside a talk. */
function interleaved(lines: readonly Line[], blocks: readonly Line[][]): Line[] {
  const left = blocks.filter(([first]) => first && !isSpeech(first.text))
  const talks = blocks.filter((block) => !left.includes(block))
  const result: Line[] = []
  lines.forEach((line, index) => {
    result.push(line)
    const next = lines[index + 1]
    if (line.opensParagraph || !next || next.opensParagraph || index % 3 !== 1 || !isSeam(line, next)) return
    result.push(...(left.shift() ?? []))
  })
  return [...result, ...left.flat(), ...talks.flat()]
}
