import type { Book } from '../domain/book.ts'
import type { BookStatus } from '../domain/book-status.ts'
import { DomainError } from '../domain/errors.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { BACK_COVER, FRONT_COVER, type IllustrationKey, type Version } from '../domain/illustrations.ts'
import type { Ports } from '../ports/index.ts'

type Needs = Pick<Ports, 'files'>

/** Whether a picture can still be shown, and printed. */
export async function isStored({ files }: Needs, picture: string): Promise<boolean> {
  const heads = await Promise.all([files.head(picture), files.head(fileKeys.jpegOf(picture))])
  return heads.every((head) => head !== null)
}

/** Those of the pictures (storage keys) whose file is gone. */
export async function lostOf(needs: Needs, pictures: readonly string[]): Promise<string[]> {
  const stored = await Promise.all(pictures.map((picture) => isStored(needs, picture)))
  return pictures.filter((_, index) => !stored[index])
}

/** @throws DomainError `illustration.lost`, saying which of the chosen pictures are gone and what can be done about it */
export async function expectNothingLost(
  needs: Needs,
  { status }: Pick<Book, 'status'>,
  selected: ReadonlyMap<IllustrationKey, Pick<Version, 'file'>>,
): Promise<void> {
  const lost = new Set(
    await lostOf(
      needs,
      [...selected.values()].map(({ file }) => file),
    ),
  )
  const places = [...selected].flatMap(([key, { file }]) => (lost.has(file) ? [placeInWords(key)] : []))
  if (places.length === 0) return
  const [place] = places
  const what =
    places.length === 1
      ? `Se ha perdido la imagen ${place === 'portada' || place === 'contraportada' ? 'de la' : 'del'} ${place}.`
      : `Se han perdido ${places.length} imágenes: ${places.join('; ')}.`
  throw new DomainError('illustration.lost', {
    message: `${what} ${WAYS_ON[status](places.length === 1 ? 'la' : 'las')}`,
  })
}

const WAYS_ON: Record<BookStatus, (them: 'la' | 'las') => string> = {
  editing: (them) => `Al generar el cuento ${them} dibujaremos de nuevo.`,
  generating: (them) => `Pulsa Reintentar y ${them} dibujaremos de nuevo.`,
  verifying: (them) => `Es culpa nuestra: vuelve a dibujar${them} con «Regenerar», que no gasta ningún intento.`,
  finished: () => 'Este cuento ya está terminado: duplícalo para hacerlo de nuevo.',
}

/** As a sentence calls it: `portada`, `capítulo 2, página 3`. */
function placeInWords(key: IllustrationKey): string {
  if (key === FRONT_COVER) return 'portada'
  if (key === BACK_COVER) return 'contraportada'
  const [chapter, page] = key.match(/\d+/gu) ?? []
  return `capítulo ${chapter}, página ${page}`
}
