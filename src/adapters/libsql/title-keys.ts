import { foldName } from '../../domain/text.ts'

/** ñ is a letter of its own, after n; numbers count as numbers; accents and case aside. */
export function titleOrder(title: string): string {
  return foldName(title.replace(/ñ/giu, 'n~')).replace(/\d+/gu, (digits) => digits.padStart(12, '0'))
}
