import { expect, spyOn, test } from 'bun:test'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { preview } from '../../scripts/stories/preview.ts'
import { FAMILIES, infoOf } from '../../src/adapters/storyteller/checks/families.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

const ROOT = path.resolve(import.meta.dir, '../..')

test('a story is seen as a book on this machine alone, anew after every save, and its mistakes in its place', async () => {
  spyOn(console, 'log').mockImplementation(() => {})
  const folder = path.join(aTemporaryFolder(), 'stories/the-kite')
  await mkdir(path.dirname(folder))
  for (const words of ['words.yaml', 'verbs.yaml'])
    await cp(path.join(ROOT, 'stories', words), path.join(path.dirname(folder), words))
  await cp(path.join(ROOT, 'tests/fixtures/stories/the-kite'), folder, { recursive: true })
  const [family] = FAMILIES
  if (!family) throw new Error('There is no family')
  const shown = await preview(folder, infoOf(family, { readerAge: '2-4', chapters: 1, language: 'español' }), 0)
  try {
    const page = async () => (await fetch(shown.url)).text()
    expect(shown.url.hostname).toBe('127.0.0.1')
    expect(await page()).toContain('dice un búho')
    const picture = /src="([^"]+\.webp)"/u.exec(await page())?.[1] ?? ''
    expect((await fetch(new URL(picture, new URL('/books/1/', shown.url)))).status).toBe(200)

    const saves = (await fetch(new URL('/saved', shown.url))).body?.getReader()
    const file = path.join(folder, 'es.md')
    const text = await readFile(file, 'utf8')
    await saves?.read()
    await writeFile(file, text.replace('dice un búho', 'dice una lechuza'))
    await saves?.read()
    expect(await page()).toContain('dice una lechuza')

    await writeFile(file, text.replace('dice un búho', 'dice {nadie}'))
    await saves?.read()
    expect(await page()).toContain('the-kite/es.md:22 There is no {nadie}')
    await saves?.cancel()
  } finally {
    await shown.stop()
  }
})
