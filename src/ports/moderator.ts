/** Fields of the wizard that hold free text, by path, to their text. */
export type TextsToModerate = Record<string, string>

/**
 * Says which of a parent's texts cannot go into a children's book, within seconds: where a service is down, slow or busy, a
 * list decides. The dedication is read only by a local moderator.
 */
export interface Moderator {
  /**
   * Paths of the texts that are not acceptable; empty when all are.
   * @param names of the book's characters: they never leave the machine
   */
  flagged(texts: TextsToModerate, signal: AbortSignal, names?: readonly string[]): Promise<string[]>
}
