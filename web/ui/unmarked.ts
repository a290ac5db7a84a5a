/** A sentence as part of another: the ❌ that it bears when it stands alone is the whole's to bear, once. */
export function unmarked(sentence: string): string {
  return sentence.replace(/^❌\s*/u, '')
}
