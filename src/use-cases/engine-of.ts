import type { Book } from '../domain/book.ts'
import type { Ports } from '../ports/index.ts'

type Engine = Pick<Ports, 'writer' | 'illustrator' | 'inspector'>
/** `withoutModels`: the built-in hands, where models are the usual ones. */
export type EngineNeeds = Engine & { withoutModels?: Engine | null }

/** Who makes a book: the usual hands, or the built-in ones where its parent chose to do without models. */
export function engineOf<Needs extends EngineNeeds>(needs: Needs, book: Pick<Book, 'generation'> | null): Needs {
  return needs.withoutModels && book?.generation?.engine === 'offline' ? { ...needs, ...needs.withoutModels } : needs
}
