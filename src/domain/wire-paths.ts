const NAMES: Record<string, string> = {
  title: 'story_title',
  theme: 'type',
  readerAge: 'age_read',
  chapters: 'story_length.chapters',
  freeText: 'additional_information',
}

/**
 * Where a client finds the field of a BookInfo that we name `characters.0.hair.colour`: `characters.0.hair.color`. An
 * animal's colour is the first word of its species.
 */
export function wirePathOf(path: string): string {
  return (NAMES[path] ?? path).replace(/hair\.colour$/u, 'hair.color').replace(/\bcolour$/u, 'species')
}
