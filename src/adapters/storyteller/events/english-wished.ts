import type { EnglishVerbs } from './english-verbs.ts'

/** `have a child in her class ask`: who is to do it, does. */
export function asked(rest: string, hero: string, verbs: EnglishVerbs): string {
  // `have her let go of his hand`
  const words = rest.replace(/^(?:her|him|them) (?=\p{Ll})/u, `${hero} `).split(' ')
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      verbs.ofBase(word) !== null &&
      !/^(?:to|a|an|the|her|his|their|in|at|of|on)$/u.test(words[index - 1] ?? ''),
  )
  return at < 0 ? '' : words.with(at, verbs.ofBase(words[at] ?? '')?.past ?? '').join(' ')
}

/** `could he sit down, take two puffs and go on`: he did. */
export function askedFor(text: string, verbs: EnglishVerbs): string {
  const [, who = '', deeds = ''] =
    /^(?:[Cc]ould|[Cc]an) ((?:he|she|they|\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?)) (\p{Ll}.*)$/u.exec(text) ?? []
  return who ? `${who} ${inThePast(deeds.replace(/ in the (?:story|book)/u, ''), verbs)}` : text
}

/** `go back on and pass the ball` → `went back on and passed the ball` */
export function inThePast(deeds: string, verbs: EnglishVerbs): string {
  return deeds.replace(
    /(^|, | and (?:then )?)(\p{Ll}+)(?= (?!and(?!\p{L}))|$)/gu,
    (_, joint: string, word: string) => `${joint}${verbs.ofBase(word)?.past ?? word}`,
  )
}

/** `his inhaler should have a name`: in the story it has one; `she thinks she should go` stays a thought. */
export function asWished(text: string, verbs: EnglishVerbs): string {
  const [, who = '', base = '', rest = ''] = /^((?:\S+ ){1,5}?)(?:should|must) (\p{Ll}+)(.*)$/su.exec(text) ?? []
  const past = verbs.ofBase(base)?.past
  const words = who.toLowerCase().split(/[^a-z']+/u)
  const isDone =
    words.some((word) => verbs.ofPresent(word) ?? verbs.ofPast(word)) || /(?:^|\s)(?:if|that|when|who) /iu.test(who)
  return past && !isDone ? `${who}${past}${rest}` : text
}
