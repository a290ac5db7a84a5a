/** A letter that lies in the outbox folder. @param link null for a letter without one */
type Lying = { at: Date; to: string; subject: string; link: string | null }

export const LETTERS_GO_OUT = (host: string) =>
  `Este Colorín envía sus cartas por ${host}: aquí no queda ninguna que entregar.`
export const NO_LETTERS = (folder: string) => `No hay cartas en ${folder}.`

/** What an operator hands over by hand, the newest first: when, what, to whom, and the link. */
export function lettersReport(letters: readonly Lying[], folder: string): string {
  if (letters.length === 0) return NO_LETTERS(folder)
  return [
    `${letters.length === 1 ? '1 carta' : `${letters.length} cartas`} en ${folder}, la más nueva primero.`,
    'Quien tiene el enlace entra en la cuenta: dáselo solo a su dueño. Cada carta dice cuánto vale el suyo.',
    ...letters.flatMap(({ at, to, subject, link }) => [
      '',
      `${moment(at)}  ${shown(subject)}`,
      `  para ${shown(to)}`,
      ...(link === null ? [] : [`  ${shown(link)}`]),
    ]),
  ].join('\n')
}

function moment(at: Date): string {
  return at.toLocaleString('es-ES', { dateStyle: 'short', timeStyle: 'short' })
}

/** What a stranger wrote moves no cursor in an operator's terminal. */
function shown(text: string): string {
  return text.replace(/\p{Cc}/gu, '')
}
