/** A word is a run of non-space characters. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0
}

/** Characters are code points, so that an accent or an emoji counts as a reader would count it. */
export function countCharacters(text: string): number {
  return [...text].length
}

/** Accents, case and outer space aside: how names are compared. `Íñigo ` and `inigo` are one name. */
export function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es').trim().replace(/\s+/gu, ' ')
}
