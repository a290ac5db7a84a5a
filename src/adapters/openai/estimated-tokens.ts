import type { Question } from './question.ts'

/** Three letters a token errs on the dear side; a picture is some 2,500, and in full twice that. */
export function estimatedTokens({ messages, schema }: Pick<Question, 'messages' | 'schema'>): number {
  const letters = messages.reduce((sum, { text }) => sum + text.length, JSON.stringify(schema.json).length)
  const pictures = messages.reduce((sum, { picture, detail }) => sum + (picture ? (detail ? 5000 : 2500) : 0), 0)
  return Math.ceil(letters / 3) + pictures
}
