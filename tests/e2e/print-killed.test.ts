import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { aParent, loggedIn } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'
import { aReadyBook, startProcess } from './killed-product.ts'

test('a print whose process is killed in the middle is made by the next one', async () => {
  const dataDir = join(aTemporaryFolder(), 'data')
  const first = await startProcess(dataDir)
  const parent = await aParent(first.url, 'paciente@familia.example')
  const { id } = await aReadyBook(parent)
  await parent.api('POST', `/api/books/${id}/generate`)
  await parent.generated(id)
  const asked = await parent.api('POST', `/api/books/${id}/print`, { profile: 'cloudprinter-hc-210' })
  expect(asked.status).toBe(202)
  first.child.kill(9)
  await first.child.exited

  const next = await startProcess(dataDir)
  const again = await loggedIn(next.url, parent.email)
  const printOf = async () =>
    (await again.api('GET', `/api/books/${id}/print`)).body.profiles.find(
      ({ profile }: { profile: string }) => profile === 'cloudprinter-hc-210',
    )
  // Nothing was made of it before: the kill fell in its midst.
  let print = await printOf()
  expect(print.state).toBe('making')
  while (print.state === 'making') {
    await Bun.sleep(100)
    print = await printOf()
  }
  expect(print.state).toBe('ready')
  for (const url of [print.print_pdf_url, print.cover_pdf_url])
    expect((await fetch(`${next.url}${url}`)).status).toBe(200)
  next.child.kill(9)
  await next.child.exited
}, 60_000)
