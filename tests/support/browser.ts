import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'

export type Chromium = { executablePath: string; args: string[]; env: Record<string, string>; source: string }

const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--renderer-process-limit=1']
const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The one that is named, else the system's, else the one that came with the packages. */
export async function findChromium(): Promise<Chromium> {
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]))
  const named = env.PLAYWRIGHT_CHROMIUM_PATH
  if (named) return { executablePath: named, args: ARGS, env, source: 'PLAYWRIGHT_CHROMIUM_PATH' }
  const installed = ON_PATH.map((name) => Bun.which(name)).find(Boolean) ?? (existsSync(ON_MAC) ? ON_MAC : null)
  if (installed) return { executablePath: installed, args: ARGS, env, source: installed }
  if (process.platform === 'linux' && process.arch === 'x64') return packedChromium(env)
  throw new Error('no Chromium found: set PLAYWRIGHT_CHROMIUM_PATH, or run `bunx playwright install chromium`')
}

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findChromium()
  return chromium.launch({ executablePath, args, env })
}

/** A headless shell in a package, with the libraries that bare images lack. */
async function packedChromium(env: Record<string, string>): Promise<Chromium> {
  const { default: packed, inflate } = await import('@sparticuz/chromium')
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const folders = [path.join(path.dirname(entry), '..', '..', 'bin'), path.join(path.dirname(entry), '..', 'bin')]
  const libraries = folders.map((folder) => path.join(folder, 'al2023.tar.br')).find((file) => existsSync(file))
  const executablePath = await packed.executablePath()
  if (libraries) {
    const folder = await inflate(libraries)
    env.LD_LIBRARY_PATH = [path.join(folder, 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':')
    if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = path.join(path.dirname(folder), 'fonts')
  }
  return { executablePath, args: [...ARGS, '--headless=shell'], env, source: '@sparticuz/chromium' }
}
