import { describe, expect, test } from 'bun:test'
import { dirname, join, normalize } from 'node:path'

const root = new URL('..', import.meta.url).pathname

/** Room → what it may import, as path prefixes inside the project and as packages. `*`: any package. */
const ROOMS: { room: string; may: string[]; packages: string[] }[] = [
  { room: 'src/domain/', may: ['src/domain/'], packages: ['zod'] },
  { room: 'src/ports/', may: ['src/ports/', 'src/domain/'], packages: [] },
  {
    room: 'src/use-cases/',
    may: ['src/use-cases/', 'src/ports/', 'src/domain/'],
    packages: ['node:crypto', 'node:timers', 'node:util', 'cockatiel', 'fflate'],
  },
  {
    room: 'src/command/',
    may: ['src/command/', 'src/use-cases/', 'src/ports/', 'src/domain/'],
    packages: ['node:*', 'zod'],
  },
  {
    room: 'src/http/pages/',
    may: ['src/http/', 'src/use-cases/', 'src/ports/', 'src/domain/', 'web/'],
    packages: ['*'],
  },
  {
    room: 'src/http/',
    may: ['src/http/', 'src/use-cases/', 'src/ports/', 'src/domain/'],
    packages: ['hono', '@hono/*', 'zod', 'pino', 'rate-limiter-flexible', 'node:*'],
  },
  { room: 'web/', may: ['web/', 'src/domain/'], packages: ['*'] },
]

const sources = [...new Bun.Glob('{src,web}/**/*.{ts,tsx}').scanSync({ cwd: root })].filter(
  (file) => !file.includes('.gen.'),
)

describe('the rooms', () => {
  test.each(sources)('%s imports only what its room may', async (file) => {
    const room = file.startsWith('src/adapters/') ? adapterRoom(file) : ROOMS.find(({ room }) => file.startsWith(room))
    if (!room) return // The roots: main, compose, config.
    const strangers = (await importsOf(file)).filter((path) => !isAllowed(path, room))
    expect(strangers).toEqual([])
  })

  test('a screen never imports another screen', async () => {
    const screens = [
      'landing',
      'gate',
      'account-forms',
      'legal',
      'errors',
      'private-zone',
      'wizard',
      'review',
      'reader',
      'editor',
      'account',
    ]
    const strangers: string[] = []
    for (const file of sources) {
      const screen = screens.find((name) => file.startsWith(`web/${name}/`))
      // The shell of the private zone is where its screens are routed to.
      if (!screen || file.startsWith('web/private-zone/')) continue
      for (const path of await importsOf(file))
        if (screens.some((name) => name !== screen && path.startsWith(`web/${name}/`)))
          strangers.push(`${file} → ${path}`)
    }
    expect(strangers).toEqual([])
  })

  test('nobody but the configuration reads the environment', async () => {
    const readers: string[] = []
    for (const file of sources)
      if (file.startsWith('src/') && /process\.env\b/u.test(await Bun.file(join(root, file)).text())) readers.push(file)
    expect(
      readers.filter(
        (file) =>
          !['src/main.ts', 'src/book.ts', 'src/config.ts', 'src/doctor.ts', 'src/cost.ts', 'src/letters.ts'].includes(
            file,
          ),
      ),
    ).toEqual([])
  })
})

test('every path that the README names is there', async () => {
  const readme = await Bun.file(join(root, 'README.md')).text()
  const paths = [...readme.matchAll(/`((?:src|web|tests|docs|drizzle|scripts|\.ci)\/[\w./-]*)`/gu)].map(
    ([, path]) => path ?? '',
  )
  expect(paths.length).toBeGreaterThan(5)
  const { existsSync } = await import('node:fs')
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the map names every room and every adapter, and none that is gone', async () => {
  const map = await Bun.file(join(root, 'docs/architecture.md')).text()
  const { existsSync, readdirSync } = await import('node:fs')
  const foldersOf = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
  const picture = map.slice(map.indexOf('```mermaid'), map.lastIndexOf('```'))
  const missing = [
    ...foldersOf('src').map((room) => `src/${room}/`),
    ...foldersOf('src/adapters').map((adapter) => `${adapter}/`),
    'web/',
    'stories/',
  ].filter((name) => !picture.includes(name))
  expect(missing).toEqual([])
  const named = [...map.matchAll(/`((?:src|web|tests|docs|scripts|stories)\/[\w./-]*)`/gu)].map(
    ([, path]) => path ?? '',
  )
  const adapters = [...picture.matchAll(/\["([\w/ ·]+)<br>/gu)].flatMap(([, names = '']) =>
    names
      .split(' · ')
      .flatMap((name) => (name.includes('src/') || /^(web|stories)/u.test(name) ? [name] : [`src/adapters/${name}`])),
  )
  expect(named.length).toBeGreaterThan(15)
  expect([...named, ...adapters].filter((path) => !existsSync(join(root, path)))).toEqual([])
})

function adapterRoom(file: string) {
  const folder = `${file.split('/').slice(0, 3).join('/')}/`
  return { room: folder, may: [folder, 'src/ports/', 'src/domain/'], packages: ['*'] }
}

function isAllowed(path: string, { may, packages }: { may: string[]; packages: string[] }): boolean {
  if (path.startsWith('src/') || path.startsWith('web/')) return may.some((prefix) => path.startsWith(prefix))
  return packages.some(
    (name) =>
      name === '*' ||
      name === path ||
      (name.endsWith('*') && path.startsWith(name.slice(0, -1))) ||
      path.startsWith(`${name}/`),
  )
}

/** Project paths (`src/…`) and packages that a file imports, `import()` and types included. */
async function importsOf(file: string): Promise<string[]> {
  const text = await Bun.file(join(root, file)).text()
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/gu)].map(
    ([, specifier]) => specifier ?? '',
  )
  return specifiers.map((specifier) =>
    specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier,
  )
}
