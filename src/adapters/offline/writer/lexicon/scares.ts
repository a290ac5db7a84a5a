import type { BookInfo } from '../../../../domain/book-info.ts'
import type { PropName } from '../../../../domain/scene.ts'
import { foldName } from '../../../../domain/text.ts'
import type { ReaderAge } from '../../../../domain/vocabulary.ts'
import { isForAge, readLines } from '../lines.ts'
import type { Beat, Plot, Tongue } from '../plots/plot.ts'

/** What a beat may frighten with; what its words or props show is found without a mark. */
export type Scare = 'dark' | 'storm' | 'lost' | 'monsters' | 'fights' | 'heights'

/** Something that a parent wants kept out of the book. `shown` finds it in the folded text of a story. */
export type Avoided = {
  id: string
  shown: RegExp
  scares: readonly Scare[]
  props: readonly PropName[]
  /** As the parent is told, when it holds. */
  inSpanish: string
}

type Row = Avoided & { words: RegExp }

/** [id, the parent's words, a story's words, what the parent is told, marks, props]; folded: no accents. */
const ROWS: readonly Row[] = [
  row('dogs', /\bperr(it)?[oa]s?\b|cachorr|\bdogs?\b|pupp(y|ies)/u, 'perros', [], [], /\bladr(?!ill|on)/u),
  row('cats', /\bgat(it)?[oa]s?\b|\bcats?\b|kitten/u, 'gatos'),
  row('spiders', /aranas?\b|telarana|\bspiders?\b|cobweb/u, 'arañas'),
  row('snakes', /serpiente|culebra|vibora|\bsnakes?\b/u, 'serpientes'),
  row('mice', /\braton(a|as|es|cito|citos)?\b|\bratas?\b|\bmouse\b|\bmice\b|\brats?\b/u, 'ratones', [], ['mouse']),
  row(
    'insects',
    /abej(a|as|ita|itas)\b|avispa|bichos?\b|insecto|\bbees?\b|wasps?\b|\bbugs?\b|insects?\b/u,
    'abejas ni bichos',
    [],
    ['bee'],
  ),
  row('snails', /caracol(es|a)?\b|\bsnails?\b/u, 'caracoles', [], ['snail']),
  row('frogs', /\branas?\b|\bsapos?\b|\bfrogs?\b|\btoads?\b/u, 'ranas', [], ['frog']),
  row('wolves', /\blob[oa]s?\b|\bwol(f|ves)\b/u, 'lobos'),
  row('birds', /\bpajar|palomas?\b|gaviota|\bocas?\b|\bbirds?\b|pigeon|\bgoose\b|\bgeese\b/u, 'pájaros'),
  row('hens', /gallina|gallos?\b|\bhens?\b|\bcockerel|rooster/u, 'gallinas'),
  row('clowns', /payas[oa]s?\b|\bclowns?\b/u, 'payasos'),
  row('robots', /\brobots?\b/u, 'robots', [], ['robot']),
  row('fire', /fuego|incendio|(?<!te )\bllamas\b|llamarada|\bfire\b|\bflames?\b/u, 'fuego', [], ['campfire', 'torch']),
  row(
    'doctors',
    /medic[oa]s?\b|agujas?\b|inyeccion|pinchazo|\bdoctors?\b|\bneedles?\b/u,
    'médicos',
    [],
    ['stethoscope', 'bandage'],
  ),
  row('death', /\bmuert[oae]|\bmori(r|rse|a)?\b|\bmuer[ea]|\bdead\b|\bdeath\b|\bdie[sd]?\b/u, 'muertes'),
  row(
    'water',
    /\bagua\b|\bmar\b|\bolas?\b|\brio\b|\blago\b|nadar|piscina|hundi|\bwater\b|\bsea\b|\bwaves?\b|\briver\b|\blake\b|\bswim/u,
    'agua',
    [],
    ['boat'],
  ),
  row(
    'heights',
    /\balturas?\b|vertigo|\baltisim|\bheights?\b|\bhigh places?\b/u,
    'alturas',
    ['heights'],
    ['ladder'],
    /\btrep|escal(a|o|ar)\b|desde lo alto|\bclimb/u,
  ),
  row(
    'dark',
    /oscur|tiniebla|apagon|\bdark(ness)?\b/u,
    'oscuridad',
    ['dark'],
    [],
    /a oscuras|se fue la luz|pitch.black/u,
  ),
  row('storm', /torment|truen|relampag|\brayos\b|\bstorms?\b|thunder|lightning/u, 'tormentas', ['storm']),
  row('wind', /\bvientos?\b|vendaval|\bwinds?\b/u, 'viento'),
  row(
    'lost',
    /\bperder(se|me)\b|que se pierda|perdid[oa]s?\b|getting lost|gets? lost/u,
    'perderse',
    ['lost'],
    [],
    /\bse (ha|habia) perdido\b|\bme he perdido\b|\bis lost\b/u,
  ),
  row('monsters', /monstru|\bogr[oe]|bruj[ao]|fantasma|vampir|zombi|\bmonsters?\b|\bwitch|\bghosts?\b/u, 'monstruos', [
    'monsters',
  ]),
  row(
    'fights',
    /\bpele(a|e|o)?(s|n|r|rse|ndo|ban)?\b|guerra|batalla|violencia|espadas?\b|pistola|\barmas?\b|\bfight|\bbattle|\bwars?\b|violen(t|ce)|\bswords?\b|\bguns?\b/u,
    'peleas',
    ['fights'],
    ['sword', 'shield'],
  ),
  row('shouting', /\bgrit(o|os|ar|en)\b|\bshout|\byell/u, 'gritos'),
]

/** Whatever could frighten, when a book is to be a calm one. */
const FRIGHT: Avoided = {
  id: 'fright',
  shown:
    /monstru|\bogr[oe]|bruj[ao]|fantasma|torment[ao]\b|truen|relampag|a oscuras|\bse habia perdido|aterr|espant|\bmonster|\bwitch|\bghost|\bstorm|thunder|lightning|in the dark|terrif|\bis lost\b/u,
  scares: ['dark', 'storm', 'lost', 'monsters', 'fights'],
  props: ['sword'],
  inSpanish: 'Un cuento tranquilo, sin sustos.',
}

const GENTLE =
  /que no (le )?(de|des|den|pase|tenga) (mucho |nada de )?(miedo|susto)|sin (miedo|sustos|terror)|nada (de (miedo|sustos|terror)|que (le )?(de|asuste))|es muy (miedos|asustadiz)|se asusta (mucho|facilmente|con (todo|facilidad))|un cuento (tranquilo|suave|calmado)|not (too |be )?scary|nothing scary|no scares|(easily|gets) (scared|frightened)|a (gentle|calm|quiet) (story|book)/u

const KEEP_OUT =
  /(que no (haya|salgan?|aparezcan?|lleve|tenga|se)|sin|nada de|ningun[oa]?|tampoco|no quier[oe]( que haya)?|no le gustan?( nada)?|no soporta|odia|le (dan?|tiene) (mucho |muchisimo |un poco de |algo de )?(miedo|panico|terror|asco|respeto)( a)?|le asustan?( mucho)?|se asusta (con|de)|(miedo|panico|fobia|terror) (a|al|de|del)|vertigo|no(?= (\w+ )?\w+)|not any|without|(afraid|scared|frightened|terrified|fear) of|doesn.?t like|does not like|hates?|dislikes?)\b/gu
const WELCOME =
  /\b(le (gustan?|encantan?)|adora|quier[eo] (que|un)|que (haya|salgan?|aparezcan?)|loves?|likes?|would like)\b/gu
/** `los perros le dan miedo` */
const AFTERWARDS =
  /^.{0,12}\b(le|me|les) (dan?|asustan?)\b|^.{0,12}\b(no (le|les) gustan?)\b|^.{0,14}\b(scares?|frightens?)\b/u
const TO_OVERCOME =
  /(aprend\w*|super\w*|venc\w*|venz\w*|perd\w*|pierd\w*|quit\w*|dej\w*|enfrent\w*|overcome\w*|gets? over|los(e|ing)|fac(e|ing)|learns?)\b.{0,24}\b(miedo|panico|afraid|scared|fears?)/u

/** What the book is to be kept free of. Who is to lose a fear in it meets what is feared. */
export function avoidedIn({ freeText, moral }: Pick<BookInfo, 'freeText' | 'moral'>): Avoided[] {
  const folded = foldName(freeText)
  const sentences = folded.split(/[.;!?\n]+|,? (?:pero|but|aunque|y que|and that) /u)
  const found = ROWS.filter(({ words }) => sentences.some((sentence) => isUnwanted(sentence, words)))
  const things = isToOvercome({ freeText, moral }) ? found.filter(({ id }) => !isFeared(folded, id)) : found
  return [...(GENTLE.test(folded) ? [FRIGHT] : []), ...things]
}

/** Whether the parent wants the fear in the story, to be lost there. */
export function isToOvercome({ freeText, moral }: Pick<BookInfo, 'freeText' | 'moral'>): boolean {
  return (
    TO_OVERCOME.test(foldName(freeText)) || /valient|\bvalor\b|miedo|\bbrave|courage|fear|afraid/u.test(foldName(moral))
  )
}

/** Named with the word fear, rather than as something that is not wanted. */
function isFeared(folded: string, id: string): boolean {
  const words = ROWS.find((each) => each.id === id)?.words
  return (
    words !== undefined &&
    folded
      .split(/[.;!?\n]+/u)
      .some((sentence) => /miedo|panico|vertigo|asust|afraid|scared|fear/u.test(sentence) && words.test(sentence))
  )
}

function isUnwanted(sentence: string, words: RegExp): boolean {
  const at = sentence.search(words)
  if (at < 0) return false
  if (AFTERWARDS.test(sentence.slice(at))) return true
  const last = (marks: RegExp) =>
    [...sentence.slice(0, at + 8).matchAll(marks)].filter(({ index }) => index <= at).at(-1)
  const out = last(KEEP_OUT)
  // A bare `no` says something of what follows at once: `no dogs`, but not `no sabe nadar`.
  if (!out || (out[0] === 'no' && !/^ (\w{3,9} )?$/u.test(sentence.slice(out.index + 2, at)))) return false
  if (out[0] === 'no' && /^ (sab|pued|hay|es|ha|se)/u.test(sentence.slice(out.index + 2))) return false
  const welcome = last(WELCOME)
  // `que no haya` and `no le gustan` hold the words of a welcome.
  return !welcome || welcome.index < out.index + out[0].length
}

/** Who is to be spared what: the words that this age gets count, not those that only older ones read. */
export type Spared = { avoided: readonly Avoided[]; tongue: Tongue; age: ReaderAge }

/** How much of what is to be kept out a beat shows: by its marks, its props, its words. */
export function frightIn({ moments, scares = [], titles }: Beat, { avoided, tongue, age }: Spared): number {
  if (avoided.length === 0) return 0
  const lines = moments.flatMap((moment) => readLines(moment[tongue])).filter((line) => isForAge(line, age))
  const alts = moments.map(({ alt }) => alt[tongue])
  const text = foldName([...titles[tongue], ...alts, ...lines.map(({ text }) => text)].join('\n'))
  const props = moments.flatMap(({ picture }) => picture.props ?? [])
  return avoided.filter(
    (each) =>
      each.scares.some((scare) => scares.includes(scare)) ||
      each.props.some((prop) => props.includes(prop)) ||
      each.shown.test(text),
  ).length
}

/** The same of a whole plot, as a book of so many chapters tells it. */
export function frightOf(
  { setup, setback, climax, resolution, scares = [] }: Plot,
  spared: Spared,
  chapters: number,
): number {
  const own = spared.avoided.filter((each) => each.scares.some((scare) => scares.includes(scare))).length
  const beats = [setup, ...(chapters > 4 ? [setback] : []), climax, resolution]
  return own + beats.reduce((sum, beat) => sum + frightIn(beat, spared), 0)
}

export function isShown(text: string, avoided: readonly Avoided[]): boolean {
  if (avoided.length === 0) return false
  const folded = foldName(text)
  return avoided.some(({ shown }) => shown.test(folded))
}

function row(
  id: string,
  words: RegExp,
  inSpanish: string,
  scares: readonly Scare[] = [],
  props: readonly PropName[] = [],
  alsoShown?: RegExp,
): Row {
  const shown = alsoShown ? new RegExp(`${words.source}|${alsoShown.source}`, 'u') : words
  return { id, words, shown, scares, props, inSpanish: `Tenemos en cuenta: nada de ${inSpanish}.` }
}
