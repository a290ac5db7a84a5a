import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packedRanges } from '../../../domain/sign-ranges.ts'
import { openFace } from '../harfbuzz/face.ts'
import { trueTypeOf } from './woff2.ts'

/**
 * `bun src/adapters/typesetter/fonts/build-stand-ins.ts`: which file of the stand-in families has which signs, for the
 * typesetter; and every sign that a book can print, for the wizard.
 */
const PACKAGES = 'node_modules/@fontsource-variable'
/** Of the other scripts only their own files: Latin comes from `noto-sans`. */
const FAMILIES: Record<string, RegExp> = {
  'noto-sans': /-(cyrillic|cyrillic-ext|greek|greek-ext|latin|latin-ext|vietnamese)-wght/u,
  'noto-sans-arabic': /-arabic-arabic-wght/u,
  'noto-sans-hebrew': /-hebrew-hebrew-wght/u,
  'noto-sans-armenian': /-armenian-armenian-wght/u,
  'noto-sans-georgian': /-georgian-georgian-wght/u,
  'noto-sans-ethiopic': /-ethiopic-ethiopic-wght/u,
  'noto-sans-devanagari': /-devanagari-devanagari-wght/u,
  'noto-sans-bengali': /-bengali-bengali-wght/u,
  'noto-sans-gurmukhi': /-gurmukhi-gurmukhi-wght/u,
  'noto-sans-tamil': /-tamil-tamil-wght/u,
  'noto-sans-thai': /-thai-thai-wght/u,
  'noto-sans-sc': /-sc-\d+-wght/u,
  'noto-sans-tc': /-tc-\d+-wght/u,
  'noto-sans-jp': /-jp-\d+-wght/u,
  'noto-sans-kr': /-kr-\d+-wght/u,
}
/** Emoji, private signs and what is not seen: no family stands in for these. */
const NOT_STOOD_IN =
  /[\p{ExtPict}\p{RI}\p{Co}\p{Cc}\p{Cs}\ufffc\ufffd]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]|(?![\u200c\u200d])\p{Cf}/u
const HIGHEST = 0x323af

export async function standInFiles(): Promise<{ family: string; file: string; signs: number[] }[]> {
  const files: { family: string; file: string; signs: number[] }[] = []
  for (const [family, wanted] of Object.entries(FAMILIES))
    for (const file of readdirSync(join(PACKAGES, family, 'files')).sort()) {
      if (!wanted.test(file) || !file.endsWith('-normal.woff2')) continue
      const face = await openFace(trueTypeOf(await Bun.file(join(PACKAGES, family, 'files', file)).bytes()))
      const signs = signsOf(face.has).filter((sign) => !NOT_STOOD_IN.test(String.fromCodePoint(sign)))
      if (signs.length > 0) files.push({ family, file: `${family}/files/${file}`, signs })
    }
  return files
}

/** Every sign that Andika or a stand-in has. */
export async function printableSigns(files: readonly { signs: readonly number[] }[]): Promise<string> {
  const andika = await openFace(await Bun.file(join(import.meta.dir, 'Andika-Regular.ttf')).bytes())
  const own = signsOf(andika.has).filter((sign) => !/[\p{Co}\p{Cc}\p{Cs}]/u.test(String.fromCodePoint(sign)))
  return packedRanges([...own, ...files.flatMap(({ signs }) => signs)])
}

function signsOf(has: (sign: number) => boolean): number[] {
  return Array.from({ length: HIGHEST + 1 }, (_, sign) => sign).filter(has)
}

const HEAD = '// Written by build-stand-ins.ts in the fonts of the typesetter.\n'

if (import.meta.main) {
  const files = await standInFiles()
  const imports = files.map(({ file }, i) => `import f${i} from '@fontsource-variable/${file}' with { type: 'file' }\n`)
  const rows = files.map(
    ({ family, signs }, i) => `  { family: '${family}', file: f${i}, signs: '${packedRanges(signs)}' },\n`,
  )
  await Bun.write(
    join(import.meta.dir, 'stand-ins.gen.ts'),
    `${HEAD}${imports.join('')}\nexport const STAND_INS: readonly { family: string; file: string; signs: string }[] = [\n${rows.join('')}]\n`,
  )
  await Bun.write(
    'src/domain/printable-signs.gen.ts',
    `${HEAD}export const PRINTABLE_SIGNS =\n  '${await printableSigns(files)}'\n`,
  )
}
