import { expect } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fixture } from '../support/builders.ts'

const root = new URL('../..', import.meta.url).pathname

/** `bun run book` with these words. */
export function book(...args: string[]) {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, 'src/book.ts', ...args], { cwd: root })
  return { exitCode, stdout: stdout.toString(), stderr: stderr.toString() }
}

export function expectBookMade(fixture: Fixture, out: string, printer: 'generic-210' | 'none' = 'generic-210'): void {
  const asked = printer === 'none' ? ['--print', 'none'] : []
  const { exitCode, stdout, stderr } = book(`tests/fixtures/books/${fixture}.json`, '--out', out, ...asked)

  expect({ exitCode, stderr: stderr.includes('rror') }).toEqual({ exitCode: 0, stderr: false })
  expect(stdout).toMatch(/«.+»: \d+ páginas, \d+ palabras, unos \d+ minutos? de lectura\.\n\d+ archivos en /u)
  for (const file of ['rendered_book.html', 'book.pdf', ...(printer === 'none' ? [] : ['book-print.pdf'])])
    expect(existsSync(join(out, file))).toBe(true)
  const html = readFileSync(join(out, 'rendered_book.html'), 'utf8')
  for (const [, link] of html.matchAll(/src="((?:final_images|characters|covers)\/[^"]+)"/gu))
    expect(existsSync(join(out, link ?? ''))).toBe(true)
}
