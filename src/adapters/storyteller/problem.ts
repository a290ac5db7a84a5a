/** A mistake of a story's, where it stands, in the two languages of editors. */
export type Problem = { file: string; line: number; es: string; en: string }

export function problemLine({ file, line, es, en }: Problem, tongue: 'es' | 'en'): string {
  return `${file}:${line} ${tongue === 'es' ? es : en}`
}
