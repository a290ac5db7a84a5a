import type { Word } from './hear.ts'
import type { TextLanguage } from './understood.ts'

/** Words that are small, frequent, and of one language only (`no`, `me`, `come`, `son` are of both). */
const SMALL: Record<TextLanguage, ReadonlySet<string>> = {
  es: new Set(
    `de la el que y en los se del las un por con una su para es al lo como mas pero sus le ya o este si porque esta cuando muy sin
    tambien hasta hay donde quien desde todo nos todos les ni eso ella antes yo otro otra mucho nada poco tiene tengo mi mis ha han
    va era fue estan nuestra nuestro hace ahora siempre nunca`.split(/\s+/u),
  ),
  en: new Set(
    `the of and to in is was for it with his on be at by this had not are but from or have they you were her all she there would
    their we him been has when who will if out so what up its about into than them can other could then do my like our after did
    before where your should because how too very still never us since an don't doesn't isn't won't can't i'm we're she'll he'll`.split(
      /\s+/u,
    ),
  ),
}

/** In which language the words are, by the small ones among them; null where they do not say. */
export function languageOf(words: readonly Word[]): TextLanguage | null {
  let balance = 0
  for (const { plain } of words) balance += (SMALL.es.has(plain) ? 1 : 0) - (SMALL.en.has(plain) ? 1 : 0)
  return balance > 0 ? 'es' : balance < 0 ? 'en' : null
}
