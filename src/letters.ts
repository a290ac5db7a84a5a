import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readLetters } from './adapters/post/read-letters.ts'
import { renderLetter } from './adapters/post/render-letter.ts'
import { SAMPLE_LETTERS } from './adapters/post/sample-letters.ts'
import { LETTERS_GO_OUT, lettersReport } from './command/letters-report.ts'
import { ConfigError, readConfig } from './config.ts'

/**
 * `bun run letters`: what lies in the outbox folder, for whoever runs Colorín to hand over.
 * `bun run letters --preview [folder]`: every letter with sample data, as HTML and as text.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  strict: false,
  options: { preview: { type: 'boolean' } },
})
try {
  const said = values.preview === true ? await preview(positionals[0] ?? 'out/letters') : await lying()
  process.stdout.write(`${said}\n`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.lines.join('\n')}\n`)
  process.exit(1)
}

async function lying(): Promise<string> {
  const { smtp, dataDir } = readConfig(process.env)
  if (smtp) return LETTERS_GO_OUT(new URL(smtp.url).hostname)
  const folder = join(dataDir, 'outbox')
  return lettersReport(await readLetters(folder), folder)
}

async function preview(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const sample of SAMPLE_LETTERS) {
    const { subject, text, html } = renderLetter(sample)
    await writeFile(join(folder, `${sample.letter.template}.html`), html)
    await writeFile(join(folder, `${sample.letter.template}.txt`), `${subject}\n\n${text}`)
  }
  return `${SAMPLE_LETTERS.length} cartas de muestra, en HTML y en texto: ${folder}`
}
