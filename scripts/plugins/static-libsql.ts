import type { BunPlugin } from 'bun'

const COMPUTED_REQUIRE = /return require\(`@libsql\/\$\{target\}`\)/u

/**
 * libSQL picks its native library with a computed `require`, which a bundler cannot follow: the compiled binary would find
 * no database driver. This names the library of the target, so that it is embedded.
 *
 * @param target as in `bun build --target`: `bun-linux-x64`, `bun-linux-arm64-musl`, `bun-darwin-arm64`…
 */
export function staticLibsql(target: string): BunPlugin {
  const library = libraryOf(target)
  return {
    name: 'static-libsql',
    setup(build) {
      build.onLoad({ filter: /node_modules\/libsql\/(index|promise)\.js$/u }, async ({ path }) => {
        const source = await Bun.file(path).text()
        const contents = source.replace(COMPUTED_REQUIRE, `return require("@libsql/${library}")`)
        if (contents === source) throw new Error(`libsql loads its library in another way than before: see ${path}`)
        return { contents, loader: 'js' }
      })
    },
  }
}

function libraryOf(target: string): string {
  const platform = target.replace(/^bun-/u, '').replace(/-(baseline|modern)$/u, '')
  if (/^linux-(x64|arm64)$/u.test(platform)) return `${platform}-gnu`
  return platform === 'windows-x64' ? 'win32-x64-msvc' : platform
}
