/** How a verb changes its stem or its endings; what is `irregular` has a table of its own. */
export const VERB_CLASSES = ['regular', 'e-ie', 'o-ue', 'e-i', 'zc', 'uy', 'irregular'] as const
export type VerbClass = (typeof VERB_CLASSES)[number]

/** Third person, of one and of many. */
export type Pair = readonly [one: string, many: string]
/** The forms in which parents write of a child, and those in which a story tells it. */
export type Conjugated = {
  infinitive: string
  present: Pair
  /** First person of many, by which parents speak of the family. */
  presentUs: string
  /** Present of a wish: que cante, que canten. */
  wish: Pair
  wishUs: string
  past: Pair
  /** Imperfect. */
  lasting: Pair
  /** Past of a wish: que cantara. */
  wished: Pair
  participle: string
}

/** Third person of the present, of a wish and stem of the past, and the participle. */
const TABLES: Readonly<Record<string, readonly [present: string, wish: string, past: string, participle: string]>> = {
  andar: ['anda', 'ande', 'anduv', 'andado'],
  caber: ['cabe', 'quepa', 'cup', 'cabido'],
  caer: ['cae', 'caiga', 'cay', 'caído'],
  creer: ['cree', 'crea', 'crey', 'creído'],
  dar: ['da', 'dé', 'd', 'dado'],
  decir: ['dice', 'diga', 'dij', 'dicho'],
  estar: ['está', 'esté', 'estuv', 'estado'],
  haber: ['ha', 'haya', 'hub', 'habido'],
  hacer: ['hace', 'haga', 'hic', 'hecho'],
  ir: ['va', 'vaya', 'fu', 'ido'],
  leer: ['lee', 'lea', 'ley', 'leído'],
  oír: ['oye', 'oiga', 'oy', 'oído'],
  poner: ['pone', 'ponga', 'pus', 'puesto'],
  querer: ['quiere', 'quiera', 'quis', 'querido'],
  poder: ['puede', 'pueda', 'pud', 'podido'],
  saber: ['sabe', 'sepa', 'sup', 'sabido'],
  salir: ['sale', 'salga', 'sal', 'salido'],
  ser: ['es', 'sea', 'fu', 'sido'],
  tener: ['tiene', 'tenga', 'tuv', 'tenido'],
  traer: ['trae', 'traiga', 'traj', 'traído'],
  valer: ['vale', 'valga', 'val', 'valido'],
  venir: ['viene', 'venga', 'vin', 'venido'],
  ver: ['ve', 'vea', 'v', 'visto'],
  reír: ['ríe', 'ría', 'r', 'reído'],
  sonreír: ['sonríe', 'sonría', 'sonr', 'sonreído'],
  freír: ['fríe', 'fría', 'fr', 'frito'],
}
/** `proponer` goes like `poner`. */
const PARENTS = ['poner', 'tener', 'traer', 'hacer', 'venir']
/** Pasts whose ending bears no accent: hizo, tuvieron. */
const STRONG = /(?:anduv|cup|estuv|hub|hic|pus|quis|pud|sup|tuv|vin)$/u
/** Pasts in -j: dijeron. */
const IN_J = /(?:dij|traj|duj)$/u
const IMPERFECTS: Readonly<Record<string, string>> = { ser: 'era', ir: 'iba', ver: 'veía' }
const PARTICIPLES: Readonly<Record<string, string>> = {
  abrir: 'abierto',
  cubrir: 'cubierto',
  descubrir: 'descubierto',
  escribir: 'escrito',
  morir: 'muerto',
  romper: 'roto',
  volver: 'vuelto',
  devolver: 'devuelto',
  envolver: 'envuelto',
  revolver: 'revuelto',
  resolver: 'resuelto',
}

/** @throws RangeError for an irregular verb without a table */
export function conjugate(infinitive: string, kind: VerbClass): Conjugated {
  const name = TABLES[infinitive] ? infinitive : PARENTS.find((one) => infinitive.endsWith(one))
  if (kind !== 'irregular' && !TABLES[infinitive]) return byRule(infinitive, kind)
  if (!name) throw new RangeError(`No table for ${infinitive}`)
  return fromTable(infinitive.slice(0, -name.length), name)
}

function fromTable(prefix: string, name: string): Conjugated {
  const [present, wish, past, participle] = TABLES[name] ?? ['', '', '', '']
  const pasts = pastOf(prefix + past, name)
  return {
    infinitive: prefix + name,
    present: [prefix + present, name === 'ser' ? 'son' : `${prefix}${present}n`],
    presentUs: prefix + presentUsOf(name),
    wish: [prefix + wish, `${prefix}${wish}n`.replace('dén', 'den')],
    wishUs: `${prefix}${unstressed(wish, name)}mos`,
    past: pasts,
    lasting: imperfectOf(prefix + name, IMPERFECTS[name]),
    wished: wishedFrom(pasts[1]),
    participle: prefix + participle,
  }
}

/** tuvo, fue, dio, dijo, cayó, salió. */
function pastOf(stem: string, name: string): Pair {
  if (name === 'ser' || name === 'ir') return ['fue', 'fueron']
  if (/^(?:dar|ver|reír|freír)$/u.test(name)) return [`${stem}io`, `${stem}ieron`]
  if (IN_J.test(stem)) return [`${stem}o`, `${stem}eron`]
  if (STRONG.test(stem)) return [`${stem.replace(/hic$/u, 'hiz')}o`, `${stem}ieron`]
  if (stem.endsWith('y')) return [`${stem}ó`, `${stem}eron`]
  return [`${stem}ió`, `${stem}ieron`]
}

const PRESENTS_OF_US: Readonly<Record<string, string>> = { ser: 'somos', ir: 'vamos', haber: 'hemos', ver: 'vemos' }

function presentUsOf(name: string): string {
  return PRESENTS_OF_US[name] ?? `${name.slice(0, -1)}mos`
}

/** `estén` → `estemos`, `pueda` → `podamos`. */
function unstressed(wish: string, name: string): string {
  if (name === 'poder') return 'poda'
  return name === 'querer' ? 'quera' : wish.replace('é', 'e').replace('ría', 'ria')
}

function byRule(infinitive: string, kind: VerbClass): Conjugated {
  const ending = infinitive.slice(-2) as 'ar' | 'er' | 'ir'
  const stem = infinitive.slice(0, -2)
  const stressed = stressedStem(stem, kind)
  const [vowel, wishVowel] = ending === 'ar' ? ['a', 'e'] : ['e', 'a']
  const weak = ending === 'ir' ? weakStem(stem, kind) : stem
  const ofWish = (one: string) =>
    kind === 'zc' ? stem.replace(/c$/u, 'zc') : beforeWish(kind === 'uy' ? `${stem}y` : one, ending)
  const one = `${stressed}${vowel}`
  const past = pastByRule(weak, ending, kind)
  return {
    infinitive,
    present: [one, `${one}n`],
    presentUs: `${stem}${ending.slice(0, 1)}mos`,
    wish: [`${ofWish(stressed)}${wishVowel}`, `${ofWish(stressed)}${wishVowel}n`],
    wishUs: `${ofWish(weak)}${wishVowel}mos`,
    past,
    lasting: imperfectOf(infinitive, undefined),
    wished: wishedFrom(past[1]),
    participle: PARTICIPLES[infinitive] ?? `${stem}${ending === 'ar' ? 'ado' : 'ido'}`,
  }
}

const STRESSED: Partial<Record<VerbClass, readonly [RegExp, string]>> = {
  'e-ie': [/e(?=[^e]*$)/u, 'ie'],
  'o-ue': [/[ou](?=[^ou]*$)/u, 'ue'],
  'e-i': [/e(?=[^e]*$)/u, 'i'],
  uy: [/u$/u, 'uy'],
}

function stressedStem(stem: string, kind: VerbClass): string {
  const [from, to] = STRESSED[kind] ?? []
  if (!from || to === undefined) return stem
  // huele, avergüenza
  return stem
    .replace(from, to)
    .replace(/^ue/u, 'hue')
    .replace(/gue(?=nz)/u, 'güe')
}

/** durmió, pidió: verbs in -ir whose stem changes do so here too. */
function weakStem(stem: string, kind: VerbClass): string {
  if (kind === 'e-ie' || kind === 'e-i') return stem.replace(/e(?=[^e]*$)/u, 'i')
  return kind === 'o-ue' ? stem.replace(/o(?=[^o]*$)/u, 'u') : stem
}

/** busque, llegue, cruce; coja, siga, venza. */
function beforeWish(stem: string, ending: 'ar' | 'er' | 'ir'): string {
  if (ending === 'ar') return stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c')
  if (stem.endsWith('gu')) return stem.slice(0, -1)
  return stem.replace(/g$/u, 'j').replace(/c$/u, 'z')
}

function pastByRule(weak: string, ending: 'ar' | 'er' | 'ir', kind: VerbClass): Pair {
  if (ending === 'ar') return [`${weak}ó`, `${weak}aron`]
  if (kind === 'zc' && weak.endsWith('duc')) return pastOf(weak.replace(/c$/u, 'j'), '')
  if (kind === 'uy') return [`${weak}yó`, `${weak}yeron`]
  // gruñó: the i is in the ñ already.
  return /(?:ñ|ll)$/u.test(weak) ? [`${weak}ó`, `${weak}eron`] : [`${weak}ió`, `${weak}ieron`]
}

function imperfectOf(infinitive: string, special: string | undefined): Pair {
  if (special) return [special, `${special}n`]
  const stem = infinitive.slice(0, -2)
  return infinitive.endsWith('ar') ? [`${stem}aba`, `${stem}aban`] : [`${stem}ía`, `${stem}ían`]
}

/** tuvieron → tuviera, tuvieran. */
function wishedFrom(pastMany: string): Pair {
  const stem = pastMany.slice(0, -3)
  return [`${stem}ra`, `${stem}ran`]
}
