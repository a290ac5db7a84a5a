import { describe, expect, test } from 'bun:test'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { FilePost } from '../../../src/adapters/post/file-post.ts'
import { readLetters } from '../../../src/adapters/post/read-letters.ts'
import { aLetter, aReadyLetter, LINK, patient, postContract } from '../../ports/post.contract.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

const FROM = 'Colorín <hola@colorin.example>'

function anOutbox() {
  const folder = join(aTemporaryFolder(), 'outbox')
  return { folder, post: new FilePost(folder, FROM) }
}

describe('letters as files', () => {
  postContract(async () => {
    const { folder, post } = anOutbox()
    const files = () => {
      try {
        return readdirSync(folder)
      } catch {
        return []
      }
    }
    const read = async (name: string) => {
      const raw = readFileSync(join(folder, name), 'utf8')
      const parsed = await simpleParser(raw)
      const fields = [parsed.to, parsed.cc, parsed.bcc].flatMap((field) => field ?? [])
      return { raw, parsed, recipients: fields.flatMap(({ value }) => value.map(({ address }) => address ?? '')) }
    }
    return { post, arrived: () => Promise.all(files().map(read)) }
  })

  test('a letter given again is the same file, whole', async () => {
    const { folder, post } = anOutbox()
    await Promise.all(Array.from({ length: 20 }, () => post.send(aLetter(), patient())))

    expect(readdirSync(folder)).toEqual(['a-letter.eml'])
    expect((await readLetters(folder))[0]?.link).toBe(LINK)
  })

  test('the folder and the letters in it are for their owner alone', async () => {
    const { folder, post } = anOutbox()
    mkdirSync(folder, { mode: 0o755 })
    await post.send(aLetter(), patient())

    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600])
  })

  test('no file is named by an address, and none stands outside the folder', async () => {
    const { folder, post } = anOutbox()
    await post.send(aLetter({ id: '../../outside' }), patient())
    await post.send(aLetter({ id: 'x'.repeat(400) }), patient())

    const names = readdirSync(folder)
    expect(names).toHaveLength(2)
    for (const name of names) expect(name).toMatch(/^[\w.-]{1,120}\.eml$/u)
    expect(readdirSync(join(folder, '..'))).toEqual(['outbox'])
  })

  test('letters of an account that goes can be forgotten one by one; those that are not there are no matter', async () => {
    const { folder, post } = anOutbox()
    await post.send(aLetter({ id: 'book-ready/1/a' }), patient())
    await post.send(aLetter({ id: 'other' }), patient())
    await post.forget({ ids: ['book-ready/1/a', 'never-sent'] })

    expect(readdirSync(folder)).toEqual(['other.eml'])
  })

  test('old letters are swept, with what a killed process was writing; young ones and strange files stay', async () => {
    const { folder, post } = anOutbox()
    await post.send(aLetter({ id: 'old' }), patient())
    await post.send(aLetter({ id: 'young' }), patient())
    writeFileSync(join(folder, 'half.incoming'), 'From:')
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    const anHourAgo = Date.now() / 1000 - 3600
    for (const name of ['old.eml', 'half.incoming', 'notes.txt']) utimesSync(join(folder, name), anHourAgo, anHourAgo)
    await post.forget({ before: new Date(Date.now() - 60_000) })

    expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'young.eml'])
  })

  test('a folder that nobody wrote to can be swept and read', async () => {
    const { folder, post } = anOutbox()
    await post.forget({ before: new Date() })
    await post.forget({ ids: ['a'] })

    expect(await readLetters(folder)).toEqual([])
  })

  test('a folder that cannot be written is a post that is closed for now', async () => {
    const file = join(aTemporaryFolder(), 'a-file')
    writeFileSync(file, '')

    expect(await new FilePost(file, FROM).send(aLetter(), patient())).toMatchObject({ refused: 'later', why: 'EEXIST' })
  })
})

describe('reading what lies there', () => {
  test('an operator is told when, what, to whom, and the whole link', async () => {
    const { folder, post } = anOutbox()
    await post.send(aLetter({ id: 'one' }), patient())
    await post.send(
      aReadyLetter('El año de la cigüeña = 100 %', { id: 'two', link: `${LINK}${'x'.repeat(200)}` }),
      patient(),
    )
    await post.send(aLetter({ id: 'three', letter: { template: 'account-erased' }, link: null }), patient())

    const letters = await readLetters(folder)
    const byName = Object.fromEntries(letters.map((letter) => [letter.path.slice(folder.length + 1), letter]))
    expect(byName['one.eml']).toMatchObject({
      ...{ to: 'ana@familia.example', subject: 'Elige una contraseña nueva', link: LINK },
    })
    expect(byName['two.eml']).toMatchObject({ subject: 'Tu cuento está listo', link: `${LINK}${'x'.repeat(200)}` })
    expect(byName['three.eml']).toMatchObject({ subject: 'Hemos borrado tu cuenta', link: null })
    for (const { at } of letters) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000)
  })

  test('a link that a title pretends to be is not handed over for the letter’s own', async () => {
    const { folder, post } = anOutbox()
    await post.send(aReadyLetter('x\nhttps://stranger.example/#token\ny'), patient())

    expect((await readLetters(folder))[0]?.link).toBe(LINK)
  })
})
