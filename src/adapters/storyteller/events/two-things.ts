const THING = String.raw`(?:un|una|el|la|los|las|unos|unas|su|sus) (?!(?:un|una|el|la|y|que|de)(?!\p{L}))\p{L}+(?: (?!(?:un|una|el|la|los|las|y|que|a|al|con|en|para|por|sin|su|sus)(?!\p{L}))\p{L}+)*(?: de(?:l| la| los| las| su| sus)? \p{L}+(?: \p{Ll}+[oaes])?)*`
/** Two things, each with its article and whatever hangs on it, at the end of a sentence. */
const TWO_THINGS = new RegExp(
  String.raw`(?<!\p{L})((?:con|de|en) )?(${THING}) y ((?:con|de|en) )?((?:un|una|el|la|los|las|unos|unas) [^,;:«»]+)$`,
  'u',
)
const DOES_SOMETHING =
  /(?:ó|aron|ieron|aba|aban|ía|ían)(?!\p{L})|(?<!\p{L})(?:sus?|y|hasta|desde|cuando|mientras|porque|si|antes|después|fue|hizo|dijo|era|eran|iba|iban)(?!\p{L})/u

/** `con un hilo de su vestido y una hebilla` → `con una hebilla y un hilo de su vestido`. */
export function otherFirst(sentence: string): string[] {
  const apart = sentence.replace(/(?<!\p{L})del /gu, 'de el ')
  const [all = '', before = '', one = '', again = '', two = ''] = TWO_THINGS.exec(apart) ?? []
  const [bare = ''] = two.split(' que ')
  // `una maleta y un abrigo rojos`: said of both.
  const isOfBoth = /^(?:un|una|el|la) \p{Ll}+ \p{Ll}+[oae]s$/u.test(two)
  if (!all || (again && again !== before) || isOfBoth || DOES_SOMETHING.test(bare)) return []
  const swapped = `${before}${two} y ${again}${one}`
  return [apart.slice(0, -all.length) + swapped].map((text) => text.replace(/(?<!\p{L})de el (?=\p{Ll})/gu, 'del '))
}
