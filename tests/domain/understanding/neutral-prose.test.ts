import { expect, test } from 'bun:test'
import path from 'node:path'
import { clausesOf } from '../../../src/domain/understanding/clauses.ts'
import { Cues } from '../../../src/domain/understanding/cues.ts'
import { content } from './understanding.ts'

const STORIES = path.resolve(import.meta.dir, '../../../stories')

/** Stories that truly speak of it. The words of stories are the neutral prose at hand: forty thousand clauses. */
const SPEAKS_OF: Record<string, string[]> = {
  quarrel: ['hiccups'],
  shy: [
    'after-you',
    'comic',
    'museum-of-us',
    'ga',
    'night-flower',
    'no-room',
    'one-short',
    'signal',
    'thirteenth-window',
    'toads',
  ],
  mistakes: ['hold-still', 'night-flower', 'one-short'],
  bedtime: ['scrap-of-night'],
  birthday: ['floor-is-sea'],
  christmas: ['no-room'],
  bullying: ['shadows'],
  hitting: ['comic'],
  dark: ['comic'],
  trip: ['goose-queen', 'no-brakes', 'one-short'],
}

test.each(['es', 'en'] as const)('cues of %s are silent in stories that are about something else', async (language) => {
  const cues = new Cues(content.cues[language], language === 'es' ? 'heard' : 'plain')
  const heard = new Set<string>()
  let clauses = 0
  for (const file of new Bun.Glob(`*/${language}.md`).scanSync(STORIES)) {
    const [story = ''] = file.split('/')
    // A story for an occasion is about that.
    if (/^occasions:/mu.test(await Bun.file(path.join(STORIES, story, 'story.yaml')).text())) continue
    for (const { quote, words } of clausesOf(proseOf(await Bun.file(path.join(STORIES, file)).text()))) {
      clauses++
      for (const { need } of cues.needsIn(cues.meant(words), 'sure'))
        if (!SPEAKS_OF[need]?.includes(story)) heard.add(`${need}, ${story}: ${quote}`)
    }
  }

  expect(clauses).toBeGreaterThan(10_000)
  expect([...heard]).toEqual([])
})

/** A name for each place of somebody; headings, marks and conditions are no prose. */
function proseOf(markdown: string): string {
  return markdown
    .replace(/\{[^}]*\}/gu, 'Ana')
    .replace(/^(?:#.*: |#.*|:::.*|---)/gmu, '\n')
    .replace(/\^\w+/gu, '')
}
