/** Titles that take an article and lose their capital inside a sentence: Abuela Carmen → la abuela Carmen. */
const TITLES =
  /^(abuel[oa]|t[íi][oa]|señora?|señorita|doctora?|profesora?|profe|monitora?|entrenadora?|vecin[oa]|maestr[oa]|capit[áa]na?|rey|reina|princesa|pr[íi]ncipe|seño|comandante|prim[oa]|bisabuel[oa])\s+\S/iu
const BARE_TITLES = /^(mam[áa]|pap[áa]|don|doña|yayo|yaya)\s+\S/iu
const FEMININE_TITLES =
  /^(abuela|t[íi]a|señora|señorita|doctora|profesora|monitora|entrenadora|vecina|maestra|capitana|reina|princesa|seño|prima|bisabuela)\s/iu

/** Of him and of her. */
const TITLES_OF_BOTH = /^(?:profe|comandante)\s/iu

/** A character's name as the subject of a sentence. @param feminine whether it is of a woman, where the title does not say */
export function nameInSpanish(name: string, feminine: boolean): string {
  if (/^(el|la|los|las)\s/iu.test(name)) return lowerFirst(name)
  if (BARE_TITLES.test(name)) return lowerFirst(name)
  if (!TITLES.test(name)) return name
  const isFeminine = TITLES_OF_BOTH.test(name) ? feminine : FEMININE_TITLES.test(name)
  return `${isFeminine ? 'la' : 'el'} ${lowerFirst(name)}`
}

/** Ana, Leo y Bit */
export function listInSpanish(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} y ${names.at(-1) ?? ''}`
}

/** Contractions, euphonic e/u, capitals at the opening of sentences. */
export function polishSpanish(text: string): string {
  const joined = text
    .replace(/(?<![\p{L}])([Aa]) el(?=\s)/gu, '$1l')
    .replace(/(?<![\p{L}])([Dd])e el(?=\s)/gu, '$1el')
    .replace(/ y (?=[hH]?[iIíÍ](?![aeoáéó]))/gu, ' e ')
    .replace(/(?<![\p{L}¿])Y (?=[hH]?[iIíÍ](?![aeoáéó]))/gu, 'E ')
    .replace(/ o (?=[hH]?[oOóÓ])/gu, ' u ')
  return capitalised(joined)
}

export function capitalised(text: string): string {
  return text
    .replaceAll('...', '…')
    .replace(/^([—¿¡«“‘]*)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toLocaleUpperCase('es'))
    .replace(
      /([.!?]\s+[¿¡«“]*)(\p{Ll})/gu,
      (_, marks: string, letter: string) => marks + letter.toLocaleUpperCase('es'),
    )
}

export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLocaleLowerCase('es') + text.slice(1)
}
