import { foldName } from '../../../../domain/text.ts'
import type { Both } from '../plots/plot.ts'

/** What somebody likes doing → how it helps at the climax. Template lines with {H}; ages and notation as in a moment. */
type Hobby = { words: RegExp; use: Both<string> }

const HOBBIES: readonly Hobby[] = [
  hobby(
    /trep|escal|climb/u,
    '4 {H} sabía trepar a los árboles. Buscó apoyo para un pie y luego para el otro.',
    '4 {H} was good at climbing. One foot found a hold, then the other.',
  ),
  hobby(
    /map/u,
    '4 {H} dibujó en el suelo un mapa pequeño. ¡Ahí estaba el hueco!',
    '4 {H} drew a small map on the ground. There was the gap!',
  ),
  hobby(
    /dibuj|pint|draw|paint/u,
    '4 {H} dibujó un plan en el aire. Dibujado, se entendía.',
    '4 {H} drew a plan in the air. Drawn, it made sense.',
  ),
  hobby(
    /robot|inform|program|cod(e|ing)|comput/u,
    '4 {H} pensó como quien monta un robot: primero una pieza, después la otra.',
    '4 {H} thought of it as a robot. First one part, then the next.',
  ),
  hobby(
    /ajedrez|chess/u,
    '4 {H} pensó tres jugadas, como en el ajedrez.',
    '4 {H} thought three moves ahead, as in chess.',
  ),
  hobby(
    /tren|train/u,
    '4 {H} sabía mucho de trenes. Todo tren necesita vía, calma y un silbido.',
    '4 {H} knew about trains. Every train needs a track, a plan and a whistle.',
  ),
  hobby(
    /chist|brom|joke/u,
    '4 {H} contó un chiste muy malo. Con la risa se fueron los nervios.',
    '4 {H} told a very bad joke. The laughing chased the nerves away.',
  ),
  hobby(
    /cocin|pastel|hornea|cook|bak/u,
    '4 {H} sabía cocinar: sin prisa, paso a paso, y probando a menudo.',
    '4 {H} knew how to cook: no rush, step by step, and taste as you go.',
  ),
  hobby(
    /galleta|comer|cookie|biscuit|eat/u,
    '4 {H} dejó un rastro de migas para no perder el camino.',
    '4 {H} left a trail of crumbs so that the way would not be lost.',
  ),
  hobby(
    /cant|music|piano|guitarr|violin|sing|drum|tambor/u,
    '4 {H} tarareó una canción para llevar el ritmo. ¡Y uno, y dos!',
    '4 {H} hummed a tune to keep the beat. And one, and two!',
  ),
  hobby(
    /bail|danz|danc(e|ing)|ballet/u,
    '4 {H} sabía bailar, y un buen paso de baile no hace ruido.',
    '4 {H} could dance, and a good dance step makes no noise.',
  ),
  hobby(
    /futbol|balon|pelota|baloncesto|football|basket|ball/u,
    '4 {H} midió la distancia como antes de chutar. ¡Justo al centro!',
    '4 {H} measured the distance as if before a kick. Right in the middle!',
  ),
  hobby(
    /nad|swim|surf|buce/u,
    '4 {H} respiró como antes de nadar: hondo, lento y tranquilo.',
    '4 {H} took a swimmer’s breath: deep and slow.',
  ),
  hobby(
    /corr|run|atlet|patin|skat|bici|bike|cycl/u,
    '4 {H} tomó carrerilla, como cada tarde al salir a jugar.',
    '4 {H} took a good run-up, as on every other afternoon.',
  ),
  hobby(
    /le(er|ctura)|libro|cuento|read|book|stor/u,
    '4 {H} recordó un libro en el que pasaba algo parecido.',
    '4 {H} remembered a book where something like this had happened.',
  ),
  hobby(
    /estrell|astron|espacio|star|space/u,
    '4 {H} miró las estrellas y supo enseguida dónde estaba el norte.',
    '4 {H} looked up at the stars and knew where north was.',
  ),
  hobby(
    /jardin|plant|flor|huert|garden|flower/u,
    '4 {H} miró la tierra, como en el huerto. La tierra contaba por dónde ir.',
    '4 {H} looked at the soil, as in a garden. The soil showed the way.',
  ),
  hobby(
    /constru|lego|block|build/u,
    '4 {H} puso una piedra, y otra encima. ¡Ya había un escalón!',
    '4 {H} put one stone down, and one on top. Now there was a step!',
  ),
  hobby(
    /puzl|puzzle|rompecab|acertij|riddle/u,
    '4 {H} juntó las pistas como piezas de un puzle. ¡Encajaban!',
    '4 {H} put the clues together like a puzzle. They fitted!',
  ),
  hobby(
    /magia|magic|truco/u,
    '4 {H} hizo un truco con las manos y todos miraron al otro lado.',
    '4 {H} did a trick with both hands, and everyone looked the other way.',
  ),
]

const NONE: Both<string> = {
  es: '4 {H} [arrugó la nariz, como siempre que algo era difícil./sacó la punta de la lengua, como siempre que algo era difícil.]',
  en: '4 {H} [frowned hard, as ever when things got tricky./puffed out both cheeks, as ever when things got tricky.]',
}

/** The first hobby we can make something of; a wrinkled nose otherwise. */
export function hobbyLine(hobbies: readonly string[]): Both<string> {
  for (const name of hobbies) {
    const found = HOBBIES.find(({ words }) => words.test(foldName(name)))
    if (found) return found.use
  }
  return NONE
}

const LIKES =
  /(?<!no )\b(?:(?:le|les) (?:gustan?|encantan?|chiflan?|apasionan?|flipan?|molan?)|es fan de|es muy fan de|likes?|loves?|enjoys?|is mad about)\s([^.;\n]+)/gu

/** What the free text says that somebody likes, each as the parent's words, folded. */
export function likesIn(freeText: string): string[] {
  return [...foldName(freeText).matchAll(LIKES)].flatMap(([, what]) => what ?? [])
}

function hobby(words: RegExp, es: string, en: string): Hobby {
  return { words, use: { es, en } }
}
