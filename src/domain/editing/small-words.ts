const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u))

/** Words that say nothing by themselves, folded: a sentence with others of them tells the same. */
export const SMALL: Readonly<Record<'es' | 'en', ReadonlySet<string>>> = {
  es: words(
    `a al algo alguien alguna algunas alguno algunos ahora ahi alli alla aqui aquel aquella aquellas aquellos aun aunque asi bien
    cada como con cosa cosas cual cuando cuanto cuento cuentos da daba daban dan dar de del desde despues dia dieron dio donde
    e el ella ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estaban estan estar estas este
    esto estos favor final fue fueron fuera gustaria ha habia habian haber hace hacer hacia hacian han hasta hay haya hemos
    historia hizo iba iban ir la las le les libro lo los luego mas me mi mientras mis misma mismo mucha muchas mucho muchos muy
    nos nosotros nuestra nuestro o otra otras otro otros para pero poco por porfa porque pues puede que queremos quien quiere
    quiero se sea sean ser si siempre sobre solo son soy su sus tal tambien tan tanta tanto te tener tenga tenia tenian tiene
    tienen toda todas todavia todo todos tu tuvo u un una unas uno unos va van vez veces vosotros y ya yo`,
  ),
  en: words(
    `a about all also always am an and another any anything are as at be been being book but by can could did do does end for
    from get gets got had has have he her here him his how i if in into is it its just like many me more most much my now of on
    once one or other our out please she should so some somebody someone something story such that the their them then there
    they thing things this those time to too us very was we were what when where which while who will with would you your`,
  ),
}

/** Words that turn a sentence round, or all but: with one more or one less it tells something else. */
const TURNING = words(
  `no nunca jamas nadie nada ningun ninguna ninguno ningunas ningunos ni tampoco sin apenas casi
  not never nobody nothing none neither nor without cannot hardly barely almost nearly`,
)

export function isTurning(word: string): boolean {
  return TURNING.has(word) || /n't$/u.test(word)
}

/** `ya no` is not the `no` of always; `sin embargo` turns nothing. */
const ONE_MORE = / (?:ya no|dej\p{L}* de|no longer|stop(?:s|ped)?)(?= )/gu
const NONE = / sin embargo(?= )/gu

/** How often a text is turned round. `said`: folded words in their order. */
export function turnsIn(said: readonly string[]): number {
  const text = ` ${said.join(' ')} `
  const more = text.match(ONE_MORE)?.length ?? 0
  const none = text.match(NONE)?.length ?? 0
  return said.filter(isTurning).length + more - none
}
