import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { READER_AGE_PROFILES, wordBudget } from '../../../../src/domain/reader-age.ts'
import type { Scene } from '../../../../src/domain/scene.ts'
import type { Story } from '../../../../src/domain/story.ts'
import { countWords } from '../../../../src/domain/text.ts'

const SENTENCES: Record<Story['language'], readonly string[]> = {
  español: [
    '{name} miró hacia el faro y respiró muy hondo.',
    '—¿Y si no puedo? —preguntó {name}—. Está altísimo.',
    'El viento olía a sal, a canela y a rosquillas recién hechas.',
    '—Pues lo intentamos juntos —dijo su amigo—, que para eso estamos.',
    'Las gaviotas daban vueltas: «¡cuac, cuac!», gritaban, como si supieran el camino.',
    'Al fondo, una luz parpadeó tres veces.',
    '{name} se rio flojito y apretó el mapa contra el pecho.',
    '—¡Ahí está! —exclamó—. ¡Lo sabía!',
    'Nadie dijo nada durante un rato, porque algunas cosas se entienden mejor en silencio.',
    'Después, paso a paso, empezaron a subir la escalera de caracol.',
  ],
  inglés: [
    '{name} looked up at the lighthouse and took a deep breath.',
    '“What if I can’t?” asked {name}. “It is so very tall.”',
    'The wind smelled of salt, of cinnamon and of warm doughnuts.',
    '“Then we shall try together,” said the driver, “that is what friends are for.”',
    'The gulls went round and round as if they knew the way.',
    'Far away, a light blinked three times.',
    '{name} laughed softly and held the map tight.',
    '“There it is!” she cried. “I knew it!”',
    'Nobody spoke for a while, because some things are better understood in silence.',
    'Then, step by step, they began to climb the winding stairs.',
  ],
}
const TITLES: Record<Story['language'], readonly string[]> = {
  español: [
    'La luz que parpadea',
    'Un mapa con rosquillas',
    '¿Quién vive en el faro?',
    'La escalera de caracol y el viento que no quería callar',
  ],
  inglés: [
    'The light that blinks',
    'A map and some doughnuts',
    'Who lives up there?',
    'The winding stairs and the wind that would not hush',
  ],
}

/** A story of the wizard's shape and of a full page's length, the same for the same info; `fill` is the share of the budget. */
export function stubStory(info: CompleteBookInfo, fill = 0.95): Story {
  const profile = READER_AGE_PROFILES[info.readerAge]
  const names = info.characters.map(({ name }) => name)
  let next = 0
  const page = (number: number) => {
    const paragraphs: string[] = []
    for (let words = 0; ; ) {
      const pool = SENTENCES[info.language]
      const sentence = (pool[next % pool.length] ?? '').replaceAll('{name}', names[next % names.length] ?? 'Nadie')
      if (paragraphs.length > 0 && words + countWords(sentence) > wordBudget(info.readerAge, number) * fill) break
      words += countWords(sentence)
      next++
      const joins = paragraphs.length > 0 && !/^[—“]/u.test(sentence) && next % 3 !== 0
      if (joins) paragraphs.push(`${paragraphs.pop() ?? ''} ${sentence}`)
      else paragraphs.push(sentence)
    }
    return paragraphs
  }
  return {
    title: info.title,
    language: info.language,
    refrain: null,
    closing:
      info.language === 'español'
        ? 'Desde aquel día, cuando algo parece demasiado alto, alguien dice: «¿Lo intentamos juntos?».'
        : 'Ever since, when something looks too tall, somebody says: “Shall we try together?”',
    blurb:
      info.language === 'español'
        ? `Hay una luz que parpadea tres veces y nadie sabe por qué. ${names[0] ?? ''} va a averiguarlo, aunque tiemblen las rodillas, porque los mejores mapas se dibujan en compañía.`
        : `There is a light that blinks three times and nobody knows why. ${names[0] ?? ''} is going to find out, knees trembling or not.`,
    frontCover: scene(names, `${info.title}: ${names.join(', ')} ante el faro.`),
    backCover: scene(names, 'El faro de lejos, al anochecer.'),
    chapters: Array.from({ length: info.chapters }, (_, chapter) => ({
      title: TITLES[info.language][chapter % 4] ?? '',
      pages: Array.from({ length: profile.textPages }, (_, i) => ({
        paragraphs: page(i + 1),
        scene: profile.illustratedPages.includes(i + 1)
          ? scene(names, `Escena ${chapter + 1}.${i + 1}: ${names[0] ?? ''} sube la escalera.`)
          : null,
      })),
    })),
    wishes: null,
    writer: 'offline',
  }
}

function scene(names: readonly string[], alt: string): Scene {
  return {
    cast: names.slice(0, 2).map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null })),
    interaction: null,
    setting: 'lighthouse',
    place: null,
    time: 'day',
    weather: 'clear',
    shot: 'wide',
    props: ['map'],
    action: 'They look at the lighthouse.',
    alt: alt.slice(0, 125),
  }
}
