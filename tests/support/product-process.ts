/**
 * The whole product in a process of its own, to be killed, with small pictures. Writing and drawing leave a line in a side log before and after,
 * and take a little longer than usual, so that a kill falls in the middle of something.
 */
import { appendFileSync } from 'node:fs'
import pino from 'pino'
import { OfflineIllustrator } from '../../src/adapters/offline/illustrator/offline-illustrator.ts'
import { compose, composeEngine } from '../../src/compose.ts'
import { readConfig } from '../../src/config.ts'
import { listen } from '../../src/serve.ts'
import { SMALL_PICTURES } from './small-pictures.ts'

const [sideLog = '', slowness = '20'] = process.argv.slice(2)
const mark = (line: string) => appendFileSync(sideLog, `${process.pid} ${line}\n`)

async function marked<T>(name: string, work: () => Promise<T>): Promise<T> {
  mark(`start ${name}`)
  await Bun.sleep(Number(slowness) * Math.random() * 2)
  const result = await work()
  mark(`end ${name}`)
  return result
}

const config = readConfig(process.env)
const { writer } = await composeEngine(config)
const illustrator = new OfflineIllustrator({ size: SMALL_PICTURES })
const composition = await compose(config, {
  writer: {
    kind: writer.kind,
    revision: writer.revision,
    plan: (brief, signal) => marked(`plan ${brief.seed}`, () => writer.plan(brief, signal)),
    chapter: (brief, plan, chapter, signal) =>
      marked(`chapter ${brief.seed} ${chapter}`, () => writer.chapter(brief, plan, chapter, signal)),
  },
  illustrator: {
    kind: illustrator.kind,
    draw: (brief, signal) => marked(`draw ${brief.seed}`, () => illustrator.draw(brief, signal)),
    drawAvatar: (brief, signal) => illustrator.drawAvatar(brief, signal),
  },
})
const { url } = await listen(config, composition, pino({ level: 'silent' }))
process.stdout.write(`${url}\n`)
