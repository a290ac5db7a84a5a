/**
 * Free text on its way to a model: what some server would take for an order of its own (tags, LoRA marks, the `|` that
 * splits off a negative prompt, fences) and what is nobody's business (addresses, numbers, links) stays here.
 */
export function cleanWords(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\w.+-]+@[\w-]+\.[\w.]+/gu, ' ')
      .replace(/\b(?:https?:\/\/|www\.)\S+/giu, ' ')
      .replace(/(?:\+?\d[\s.-]?){9,}/gu, ' ')
      // Twice: what is left when a tag is taken out may be a tag.
      .replace(/<[^<>]*>/gu, ' ')
      .replace(/<[^<>]*>/gu, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replace(/[\u0000-\u001f\u007f\p{Cf}<>|`\\]|~~~|\{\{|\}\}/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
  )
}
