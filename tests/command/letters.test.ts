import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FilePost } from '../../src/adapters/post/file-post.ts'
import { lettersReport } from '../../src/command/letters-report.ts'
import { aLetter, LINK, patient } from '../ports/post.contract.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

const root = new URL('../..', import.meta.url).pathname

describe('bun run letters', () => {
  test('says that nothing lies in the outbox, and leaves no folder behind', async () => {
    const data = aTemporaryFolder()

    expect(await letters([], { DATA_DIR: data })).toEqual({ said: `No hay cartas en ${data}/outbox.\n`, code: 0 })
    expect(readdirSync(data)).toEqual([])
  })

  test('says what lies there, for whom, and the link to hand over', async () => {
    const data = aTemporaryFolder()
    const post = new FilePost(join(data, 'outbox'), 'Colorín <hola@colorin.example>')
    await post.send(aLetter(), patient())

    const { said, code } = await letters([], { DATA_DIR: data })
    expect(code).toBe(0)
    expect(said).toContain('1 carta en ')
    expect(said).toMatch(/\d\d?:\d\d {2}Elige una contraseña nueva\n {2}para ana@familia\.example\n/u)
    expect(said.split('\n').map((line) => line.trim())).toContain(LINK)
  })

  test('where letters are sent says by whom, and nothing of the password', async () => {
    const { said, code } = await letters([], {
      DATA_DIR: aTemporaryFolder(),
      SMTP_URL: 'smtp://user:secret@mail.example:587',
      MAIL_FROM: 'Colorín <hola@colorin.example>',
      PUBLIC_URL: 'https://colorin.example',
    })

    expect(code).toBe(0)
    expect(said).toContain('mail.example')
    expect(said).not.toContain('secret')
  })

  test('names a setting that is missing', async () => {
    const { said, code } = await letters([], { SMTP_URL: 'smtp://mail.example' })

    expect(code).toBe(1)
    expect(said.split('\n').map((line) => line.split(':')[0])).toEqual(['MAIL_FROM', 'PUBLIC_URL', ''])
  })

  test('--preview writes every letter as a page and as text', async () => {
    const folder = join(aTemporaryFolder(), 'of', 'letters')
    const { said, code } = await letters(['--preview', folder], {})

    expect(code).toBe(0)
    expect(said).toContain(folder)
    const names = readdirSync(folder)
    expect(names).toHaveLength(12)
    for (const name of names.filter((name) => name.endsWith('.html')))
      expect(readFileSync(join(folder, name.replace('.html', '.txt')), 'utf8')).toContain('Te escribe Colorín')
  })
})

test('what a stranger wrote moves no cursor in an operator’s terminal', () => {
  const report = lettersReport(
    [{ at: new Date(), to: 'a\u001b[2J@b.example', subject: 'x\u0007y', link: `${LINK}\u009b2J` }],
    'outbox',
  )

  expect(report.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})

async function letters(args: string[], environment: Record<string, string>) {
  const child = Bun.spawn([process.execPath, 'src/letters.ts', ...args], {
    ...{ cwd: root, stdout: 'pipe', stderr: 'pipe', env: { PATH: process.env.PATH ?? '', ...environment } },
  })
  const [said, complained] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { said: said + complained, code: await child.exited }
}
