import { lineBudget, linesNeeded } from '../../../../domain/page-fit.ts'
import { READER_AGE_PROFILES, type ReaderAgeProfile, wordBudget } from '../../../../domain/reader-age.ts'
import { countWords } from '../../../../domain/text.ts'
import type { ReaderAge } from '../../../../domain/vocabulary.ts'
import type { Deed } from '../lexicon/deed.ts'
import { isSpeech, readLines, sentencesOf } from '../lines.ts'
import { countAll } from '../paginate.ts'
import type { Person } from '../realise/person.ts'
import { realise } from '../realise/realise.ts'
import { capitalised, listInSpanish, polishSpanish } from '../realise/spanish.ts'
import type { Told } from '../told.ts'
import type { Stage } from '../understand.ts'
import type { Both } from './plot.ts'

/** Several who are there too; `#` are their names. One for each chapter, so that none is read twice. */
const MANY: Both<Telling> = {
  es: {
    present: [
      '# esperan.',
      '# empujan.',
      '# aplauden.',
      '# cantan.',
      '# saludan.',
      '# saltan.',
      '# ríen.',
      '# corren.',
      '# bailan.',
      '# soplan.',
      '# miran.',
      '# silban.',
      '# escuchan.',
      '# juegan.',
      '# llegan.',
    ],
    past: [
      '# empujaban a la vez.',
      '# vigilaban el camino.',
      '# traían la merienda.',
      '# discutían por ir delante.',
      '# hacían apuestas en voz baja.',
      '# buscaban por el otro lado.',
      '# cargaban con las mochilas.',
      '# aguantaban la risa.',
      '# llevaban la cuenta.',
      '# daban palmas para animar.',
      '# hacían de público.',
      '# guardaban el secreto.',
      '# dieron un paso atrás.',
      '# contenían la respiración.',
      '# se repartían las galletas.',
      '# opinaban a la vez.',
      '# iban en fila india.',
      '# silbaban para disimular.',
      '# miraban por turnos.',
      '# se daban codazos.',
    ],
  },
  en: {
    present: [
      '# wait.',
      '# push.',
      '# clap.',
      '# sing.',
      '# wave.',
      '# hop.',
      '# laugh.',
      '# run.',
      '# dance.',
      '# blow.',
      '# look.',
      '# whistle.',
      '# listen.',
      '# play.',
      '# come.',
    ],
    past: [
      '# were pushing too.',
      '# kept watch.',
      '# had brought the snacks.',
      '# each wanted to go first.',
      '# made bets in whispers.',
      '# looked on the other side.',
      '# had the bags.',
      '# tried not to laugh.',
      '# kept count.',
      '# clapped to cheer them on.',
      '# were the audience.',
      '# kept the secret.',
      '# took one step back.',
      '# held their breath.',
      '# shared out the biscuits.',
      '# all spoke at once.',
      '# went in single file.',
      '# whistled and looked away.',
      '# looked on in turns.',
      '# nudged each other.',
    ],
  },
}

/** For somebody who has done all that was theirs, or whose name is too long for it. */
const ALONE: Both<Telling> = {
  es: {
    present: ['# mira.', '# aplaude.', '# canta.', '# salta.', '# ríe.', '# silba.', '# saluda.', '# baila.'],
    past: ['# echó una mano.', '# llevaba la cuenta.', '# cargó con la mochila.', '# aguantó la risa.', '# aplaudió.'],
  },
  en: {
    present: ['# looks.', '# claps.', '# sings.', '# hops.', '# laughs.', '# whistles.', '# waves.', '# dances.'],
    past: ['# lent a hand.', '# kept count.', '# had the bags.', '# tried not to laugh.', '# clapped.'],
  },
}

const WITNESSES: Both<readonly string[]> = {
  es: [
    '{H} no perdía detalle.',
    '{F} lo miraba todo.',
    '{H} era todo ojos.',
    '{F} abrió mucho los ojos.',
    '{H} y {F} se miraron.',
    '{F} no decía ni pío.',
    '{H} miró a {F} de reojo.',
    '{F} lo guardó en la memoria.',
    '{H} se fijó muy bien.',
    '{F} miró a {H} sin decir nada.',
    '{H} no pestañeaba.',
    '{F} escuchaba con mucha atención.',
  ],
  en: [
    '{H} did not miss a thing.',
    '{F} saw it all.',
    '{H} took a deep breath.',
    '{F} was all eyes.',
    '{H} gave a slow nod.',
    '{F} came a bit closer.',
    '{H} looked across at {F}.',
    '{F} would not forget it.',
    '{H} smiled inside.',
    '{F} looked at {H} and said nothing.',
    '{H} took it all in.',
    '{F} liked the sound of it.',
  ],
}

/** The youngest are told stories in the present. */
type Telling = { present: readonly string[]; past: readonly string[] }

/**
 * Names everybody who belongs into a chapter and is not yet in its words, giving up other sentences where a page is full;
 * those `needed` for the story last.
 */
export function presentLines(
  stage: Stage,
  pages: readonly string[][],
  age: ReaderAge,
  chapter: number,
  told: Told,
  refrain: string | null,
  needed: ReadonlySet<string>,
): string[][] {
  const { people, alsoThere } = stage
  const profile = READER_AGE_PROFILES[age]
  const telling: keyof Telling = profile.textPages === 2 ? 'present' : 'past'
  const belong = [people.H, people.F, people.X, ...alsoThere].filter(
    (person): person is Person => person !== null && person.name !== null,
  )
  const result = pages.map((page) => [...page])
  const kept = new Set<string>()
  // Making room for one may cost another's sentence, so it is looked at again.
  for (let round = 0; round < 4; round++) {
    const due = belong.filter(({ name }) => name !== null && !isNamed(name, result.flat().join(' ')))
    if (due.length === 0) break
    sentencesFor(due, stage, telling, profile, chapter + round * 4, told).forEach((sentence) => {
      const at = roomiest(result, age, kept)
      const page = result[at] ?? []
      kept.add(sentence)
      const isSomebodys = (text: string) =>
        belong.some(({ name }) => name !== null && isNamed(name, text)) || isNamed(stage.skin.thing[stage.tongue], text)
      const isFull = () => !isRoomFor([...page, sentence], age, at + 1)
      makeRoom(page, isFull, { kept, needed, refrain, isSomebodys, isLast: at === result.length - 1 })
      place(page, sentence, profile.textPages > 2, at === result.length - 1, refrain)
    })
  }
  return telling === 'past' ? witnessed(result, stage, age, chapter, told, refrain, needed) : result
}

/** A page on which nobody is named could stand in any family's book: somebody of this one looks on. */
function witnessed(
  pages: string[][],
  stage: Stage,
  age: ReaderAge,
  chapter: number,
  told: Told,
  refrain: string | null,
  needed: ReadonlySet<string>,
): string[][] {
  const { tongue, people, alsoThere, where } = stage
  const here = [people.H, people.F, people.X, ...alsoThere].flatMap((person) => person?.inside[tongue] ?? [])
  const lines = stage.chance.round(WITNESSES[tongue], 'witness', 3)
  pages.forEach((page, index) => {
    const text = page.join(' ')
    if (here.some((name) => isNamed(name, text)) || (where.name !== null && text.includes(stage.place))) return
    const turn = (chapter * 4 + index) % lines.length
    const sentence = [...lines.slice(turn), ...lines.slice(0, turn)]
      .map((template) => realise(template, stage, 'witness') ?? '')
      // A sentence of more than eight words is read once.
      .find((line) => line !== '' && !told.quietLines.has(line))
    if (!sentence) return
    told.quietLines.add(sentence)
    if (!hasRoomForWitness(page, needed, () => isRoomFor([...page, sentence], age, index + 1))) return
    place(page, sentence, true, index === pages.length - 1, refrain)
  })
  return pages
}

/** An onlooker is worth a sentence of a long telling, never of a short one, and none of its first or its last two. */
function hasRoomForWitness(page: string[], needed: ReadonlySet<string>, isRoom: () => boolean): boolean {
  while (!isRoom()) {
    const told = page.flatMap((paragraph, at) =>
      isSpeech(paragraph) ? [] : sentencesOf(paragraph).map((text, sentence) => ({ at, sentence, text })),
    )
    const victim = told.slice(1, -2).find(({ text }) => !needed.has(text))
    if (!victim || told.length < 6) return false
    const rest = sentencesOf(page[victim.at] ?? '').toSpliced(victim.sentence, 1)
    page.splice(victim.at, 1, ...(rest.length > 0 ? [rest.join(' ')] : []))
  }
  return true
}

function isRoomFor(page: readonly string[], age: ReaderAge, number: number): boolean {
  return countAll(page) <= wordBudget(age, number) && linesNeeded(age, page) <= lineBudget(age, number)
}

/**
 * At the end of the page; on the chapter's last, at the end of the last telling, for its final words pull on to the next.
 * By itself where a page is one paragraph.
 */
function place(page: string[], sentence: string, joins: boolean, isLast: boolean, refrain: string | null): void {
  const closing = refrain !== null && page.length > 1 && page.at(-1)?.startsWith(refrain) ? page.pop() : undefined
  placeBefore(page, sentence, joins, isLast)
  if (closing !== undefined) page.push(closing)
}

function placeBefore(page: string[], sentence: string, joins: boolean, isLast: boolean): void {
  const last = page.at(-1)
  if (joins && !isLast && last !== undefined) {
    // A talk may go on overleaf: before it rather than in it.
    const tells = (paragraph: string) => !isSpeech(paragraph)
    // What is told right before somebody speaks says who: nothing comes between.
    const apart = page.findLastIndex((paragraph, at) => tells(paragraph) && !isSpeech(page[at + 1] ?? ''))
    const telling = apart < 0 ? page.findLastIndex(tells) : apart
    if (telling < 0) page.push(sentence)
    else page[telling] = `${page[telling] ?? ''} ${sentence}`
    return
  }
  const at = joins ? page.findLastIndex((paragraph) => !isSpeech(paragraph) && sentencesOf(paragraph).length > 1) : -1
  if (at >= 0) page[at] = at === page.length - 1 ? insideOf(page[at] ?? '', sentence) : `${page[at] ?? ''} ${sentence}`
  else page.splice(Math.max(1, page.length - 1), 0, sentence)
}

/** Before the two sentences for which a last paragraph was told. */
function insideOf(paragraph: string, sentence: string): string {
  const sentences = sentencesOf(paragraph)
  return sentences.toSpliced(Math.max(1, sentences.length - 2), 0, sentence).join(' ')
}

function holds(paragraph: string, kept: ReadonlySet<string>): boolean {
  return [...kept].some((sentence) => paragraph.includes(sentence))
}

function isNamed(name: string, text: string): boolean {
  const literal = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'u').test(text.toLowerCase())
}

/** One does what is theirs to do; several share a sentence. */
function sentencesFor(
  due: readonly Person[],
  stage: Stage,
  telling: keyof Telling,
  profile: ReaderAgeProfile,
  chapter: number,
  told: Told,
): string[] {
  const { tongue } = stage
  const room = Math.min(profile.maxWordsPerSentence - 3, 15)
  const groups: Person[][] = []
  let words = 0
  for (const person of due) {
    const length = countWords(person.inside[tongue]) + 1
    const group = groups.at(-1)
    if (group && words + length <= room) {
      group.push(person)
      words += length
    } else {
      groups.push([person])
      words = length
    }
  }
  // With many names two short pages have room for little more than the names.
  const hasRoom = telling === 'past' || due.length < 3
  return groups.map((group, index) => {
    const [first, second] = group
    const deed =
      hasRoom && first && !second && first !== stage.people.H
        ? deedSentence(first, stage, telling, profile, told)
        : null
    if (deed) return deed
    const names = group.map(({ inside }) => inside[tongue])
    const patterns = stage.chance.round(second ? MANY[tongue][telling] : ALONE[tongue][telling], `many|${telling}`, 3)
    const pattern = patterns[(chapter + index * 3) % patterns.length] ?? '#'
    const list = tongue === 'es' ? listInSpanish(names) : listInEnglish(names)
    const sentence = pattern.replace('#', () => list)
    return tongue === 'es' ? polishSpanish(sentence) : capitalised(sentence)
  })
}

/** The shortest telling of somebody's next deed, if it is one short sentence of this age. */
function deedSentence(
  X: Person,
  stage: Stage,
  telling: keyof Telling,
  profile: ReaderAgeProfile,
  told: Told,
): string | null {
  const deed = told.nextDeed(X, (candidate) => sayable(candidate) !== null)
  return deed && sayable(deed)

  function sayable(candidate: Deed): string | null {
    const line = readLines(candidate.lines[stage.tongue]).find(({ from }) =>
      telling === 'present' ? from === 0 : from === 2,
    )
    const text = line ? realise(line.text, { ...stage, people: { ...stage.people, X } }, 'present') : null
    const isFit = text !== null && !isSpeech(text) && sentencesOf(text).length === 1
    return isFit && countWords(text) <= profile.maxWordsPerSentence ? text : null
  }
}

function listInEnglish(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

function roomiest(pages: readonly string[][], age: ReaderAge, kept: ReadonlySet<string>): number {
  const free = pages.map((page, index) => wordBudget(age, index + 1) - countAll(page))
  // Where no page has room, other sentences will go: what counts is what may not.
  const yielding = pages.map(
    (page, index) => wordBudget(age, index + 1) - countAll(page.filter((paragraph) => holds(paragraph, kept))),
  )
  const best = Math.max(...free)
  return best > 6 ? free.indexOf(best) : yielding.indexOf(Math.max(...yielding))
}

type Room = {
  kept: ReadonlySet<string>
  needed: ReadonlySet<string>
  refrain: string | null
  isSomebodys: (sentence: string) => boolean
  isLast: boolean
}

/**
 * Gives up sentences, the last one first: those in which nobody is named and nobody speaks, then others, then the page's
 * last, for which the end of a chapter is told, then its opening, then the refrain.
 */
function makeRoom(page: string[], isFull: () => boolean, { kept, needed, refrain, isSomebodys, isLast }: Room): void {
  while (isFull()) {
    const loose = page.flatMap((paragraph, at) =>
      isSpeech(paragraph)
        ? holds(paragraph, kept)
          ? []
          : [{ at, sentence: 0, text: paragraph }]
        : sentencesOf(paragraph).flatMap((text, sentence) => (kept.has(text) ? [] : [{ at, sentence, text }])),
    )
    const isRefrain = (at: number) => refrain !== null && page[at]?.startsWith(refrain) === true
    const free = loose.filter(({ at }) => !isRefrain(at))
    const isFirst = ({ at, sentence }: { at: number; sentence: number }) => at === 0 && sentence === 0
    const last = free.at(-1)
    const isInner = (one: (typeof free)[number]) => !isFirst(one) && !(isLast && one === last)
    const isTelling = ({ at }: { at: number }) => !isSpeech(page[at] ?? '')
    // What is answered, and what answers, goes only with the talk.
    const isReplied = ({ at }: { at: number }) => isSpeech(page[at + 1] ?? '') || /\?/u.test(page[at - 1] ?? '')
    const isSpare = ({ text }: { text: string }) => !needed.has(text)
    const victim =
      free.findLast((one) => isInner(one) && isSpare(one) && isTelling(one) && !isSomebodys(one.text)) ??
      free.findLast((one) => isInner(one) && isSpare(one) && isTelling(one)) ??
      free.findLast((one) => isInner(one) && isTelling(one) && !isSomebodys(one.text)) ??
      free.findLast((one) => isInner(one) && !isReplied(one) && !isSomebodys(one.text)) ??
      free.findLast((one) => isInner(one) && !isSomebodys(one.text)) ??
      free.findLast((one) => isInner(one) && isTelling(one)) ??
      free.findLast((one) => !isFirst(one)) ??
      free.at(-1) ??
      loose.at(-1)
    if (!victim) return
    const paragraph = page[victim.at] ?? ''
    const rest = isSpeech(paragraph) ? [] : sentencesOf(paragraph).filter((_, index) => index !== victim.sentence)
    if (rest.length > 0) page[victim.at] = rest.join(' ')
    else page.splice(victim.at, 1)
  }
}
