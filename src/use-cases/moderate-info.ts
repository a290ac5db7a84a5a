import type { BookInfo } from '../domain/book-info.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'

/** @throws DomainError `generation.textFlagged`, naming the fields */
export async function moderateInfo({ moderator }: Pick<Ports, 'moderator'>, info: BookInfo): Promise<void> {
  const flagged = await moderator.flagged(textsOf(info), AbortSignal.timeout(30_000))
  if (flagged.length === 0) return
  const fields = Object.fromEntries(
    flagged.map((path) => [
      path,
      'Este texto contiene algo que no podemos poner en un libro infantil. Cámbialo, por favor.',
    ]),
  )
  throw new DomainError('generation.textFlagged', { fields })
}

/** Everything that a parent writes freely, by the path of its field. */
export function textsOf(info: BookInfo): Record<string, string> {
  const entries: [string, string][] = [
    ['title', info.title],
    ['moral', info.moral],
    ['freeText', info.freeText],
    ['dedication', info.dedication],
    ...info.characters.flatMap(({ name, hobbies }, index): [string, string][] => [
      [`characters.${index}.name`, name],
      [`characters.${index}.hobbies`, hobbies.join(', ')],
    ]),
    ...info.places.flatMap(({ name, description }, index): [string, string][] => [
      [`places.${index}.name`, name],
      [`places.${index}.description`, description],
    ]),
  ]
  return Object.fromEntries(entries.filter(([, text]) => text.trim()))
}
