/** A word of a text: `plain` without accents and case, `heard` spelt by ear, `from` and `to` its place in the original. */
export type Word = { plain: string; heard: string; from: number; to: number }

const OWNED = "'s"

/** What parents write with a thumb. One shorthand may be two words. A map: `constructor` is a word like any other. */
const SHORTHAND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    pa: 'para',
    xa: 'para',
    xo: 'pero',
    x: 'por',
    xq: 'porque',
    pq: 'porque',
    xk: 'porque',
    porq: 'porque',
    xfa: 'por favor',
    xfavor: 'por favor',
    tb: 'tambien',
    tmb: 'tambien',
    tbn: 'tambien',
    cn: 'con',
    d: 'de',
    m: 'me',
    t: 'te',
    bn: 'bien',
  }),
)

/** The same text with what a thumb shortened written out: `dice q ai` → `dice que hay`. */
export function inFull(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])\p{L}{1,8}(?![\p{L}\d])/gu, (word) => {
      const small = word.toLowerCase()
      return small === word ? (SHORTHAND.get(small) ?? MISSPELT.get(small) ?? word) : word
    })
    .replace(N_FOR_M, 'm')
}

/** `alfonbra`, `canpo`: no Spanish word has `n` there; a name may. */
const N_FOR_M = /(?<=(?<!\p{L})\p{Ll}+)n(?=[bp]\p{Ll})/gu

/** Heard as another word by ear, and told as it. */
const MISSPELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ai: 'hay',
    aya: 'haya',
    ay: 'hay',
    aber: 'a ver',
    asta: 'hasta',
    ace: 'hace',
    acer: 'hacer',
    ase: 'hace',
    asen: 'hacen',
    aser: 'hacer',
    dise: 'dice',
    disen: 'dicen',
    aveces: 'a veces',
    toabia: 'todavía',
    todabia: 'todavía',
    kiere: 'quiere',
    noxe: 'noche',
    xupete: 'chupete',
    xico: 'chico',
    xica: 'chica',
    muxo: 'mucho',
    crio: 'crío',
    qiere: 'quiere',
    kiero: 'quiero',
    qiero: 'quiero',
    conosca: 'conozca',
    nesecita: 'necesita',
    papa: 'papá',
    mama: 'mamá',
    tio: 'tío',
    tia: 'tía',
    dia: 'día',
    dias: 'días',
    limon: 'limón',
    balon: 'balón',
    camion: 'camión',
    avion: 'avión',
    raton: 'ratón',
    arbol: 'árbol',
    lapiz: 'lápiz',
    musica: 'música',
    rapido: 'rápido',
    sofa: 'sofá',
    jardin: 'jardín',
    cancion: 'canción',
    corazon: 'corazón',
    despues: 'después',
    tambien: 'también',
    todavia: 'todavía',
    atras: 'atrás',
    detras: 'detrás',
    adios: 'adiós',
    ultimo: 'último',
    ultima: 'última',
  }),
)

/** No accents, no case; `ñ` is `n`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’`´]/gu, "'")
}

/** All words in their order. `kiere`, `ermanita`, `yorar` are heard as themselves. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/[\p{L}\p{M}\d]+(?:['’`´][\p{L}\p{M}\d]+)*/gu)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const written = fold(match[0])
    // The owner's s is a word of its own: "her dad's keys" names her dad, and says that it is about keys.
    const owned = /^(.+)'s$/u.exec(written)?.[1]
    const end = owned === undefined ? to : to - 2
    for (const plain of (SHORTHAND.get(owned ?? written) ?? owned ?? written).split(' '))
      words.push({ plain, heard: byEar(plain), from, to: end })
    if (owned !== undefined) words.push({ plain: OWNED, heard: OWNED, from: end, to })
  }
  return words
}

/** Words that sound the same are spelt the same: ch for a thumb's x at the beginning (`xupete`), no h, b for v, s for z and soft c, k for hard c and qu, y for ll. */
export function byEar(plain: string): string {
  return (
    plain
      .replace(/([aeiou])\1{2,}/gu, '$1')
      .replace(/^x(?=[aeiou])/u, 'ch')
      .replace(/qu(?=[ei])/gu, 'k')
      .replace(/tx|ch/gu, '#')
      .replace(/c(?=[ei])|z/gu, 's')
      .replace(/[cq]/gu, 'k')
      .replace(/#/gu, 'ch')
      .replace(/(?<!c)h/gu, '')
      .replace(/v/gu, 'b')
      .replace(/ll/gu, 'y')
      .replace(/g(?=[ei])/gu, 'j')
      .replace(/gu(?=[ei])/gu, 'g')
      // Only consonants, and no r: `lee` is not `le`, `perro` not `pero`.
      .replace(/([^aeiour\d])\1+/gu, '$1')
      .replace(/r{3,}/gu, 'rr')
  )
}
