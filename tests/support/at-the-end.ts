const endings: (() => unknown)[] = []

/**
 * Does this when the last file of the process is done. (A module that several files share registers an `afterAll` of the
 * first of them only.)
 */
export function atTheEnd(ending: () => unknown): void {
  endings.push(ending)
}

/** The last begun is the first ended. */
export async function endAll(): Promise<void> {
  for (const ending of endings.splice(0).reverse()) await ending()
}
