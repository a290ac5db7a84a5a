type Known = {
  /** What the story says is to be seen in the picture. */
  hasPrompt: boolean
  /** Who is seen in it. */
  hasCharacter: boolean
  /** Somebody in the book. */
  hasCharacters: boolean
}

/** Why a picture cannot be drawn again (product.md §5), in Spanish; '' when it can. */
export function redrawRefusal({ hasPrompt, hasCharacter, hasCharacters }: Known): string {
  const missing = [
    ...(hasPrompt ? [] : ['la historia no guarda la descripción de esta imagen']),
    ...(hasCharacter ? [] : ['la historia no dice quién sale en esta imagen']),
    ...(hasCharacters ? [] : ['el cuento no tiene ningún personaje']),
  ]
  if (missing.length === 0) return ''
  const [first = '', ...others] = missing.join(' y ')
  return `${first.toUpperCase()}${others.join('')}, así que no se puede dibujar otra.`
}
