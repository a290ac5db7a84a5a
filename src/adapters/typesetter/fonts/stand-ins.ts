import { type SignRanges, signRanges } from '../../../domain/sign-ranges.ts'
import { type Face, openFace } from '../harfbuzz/face.ts'
import { instanceOf } from '../harfbuzz/subset.ts'
import { familiesFor } from './family-order.ts'
import { STAND_INS } from './stand-ins.gen.ts'
import { trueTypeOf } from './woff2.ts'

/** Beside running text and beside Fredoka's semi-bold titles. */
export type Weight = 400 | 700
type File = { family: string; file: string; name: string; has: SignRanges }
/** A face that stands in: `name` is what runs bear. */
export type StandIn = { name: string; family: string; weight: Weight; has: SignRanges; face: Face }

/** Faces of the last books: one has some hundred kilobytes. */
const FACES_KEPT = 64

const files: readonly File[] = STAND_INS.map(({ family, file, signs }) => ({
  family,
  file,
  name: nameOf(file),
  has: signRanges(signs),
}))
const opened = new Map<string, Promise<Face>>()

const families = [...new Set(files.map(({ family }) => family))]

/** Opens what sets these words: of each family the files that have their signs, in both weights. */
export async function openStandIns(words: Iterable<string>): Promise<StandIn[]> {
  const wanted = new Set<File>()
  for (const word of words) for (const file of filesFor(word)) wanted.add(file)
  return Promise.all(
    files
      .filter((file) => wanted.has(file))
      .flatMap((file) =>
        ([400, 700] as const).map(async (weight) => ({
          ...file,
          weight,
          name: `${file.name}-${weight}`,
          face: await open(file, weight),
        })),
      ),
  )
}

/** From the family that has most of a word. */
function filesFor(word: string): File[] {
  const signs = new Set([...word].map((sign) => sign.codePointAt(0) ?? 0))
  const found: File[] = []
  for (let left = signs; left.size > 0; ) {
    const best = familiesFor(word, families)
      .map((family) => files.filter((file) => file.family === family))
      .map((own) => ({ own, set: [...left].filter((sign) => own.some(({ has }) => has(sign))) }))
      .reduce((most, one) => (one.set.length > most.set.length ? one : most))
    if (best.set.length === 0) break
    found.push(...best.own.filter(({ has }) => best.set.some(has)))
    left = new Set([...left].filter((sign) => !best.set.includes(sign)))
  }
  return found
}

function open({ file, name }: File, weight: Weight): Promise<Face> {
  const key = `${name}-${weight}`
  const known = opened.get(key)
  if (known) return known
  const face = read(file, key, weight)
  if (opened.size >= FACES_KEPT) opened.delete(opened.keys().next().value ?? '')
  opened.set(key, face)
  return face
}

async function read(file: string, name: string, weight: Weight): Promise<Face> {
  const bytes = await instanceOf(trueTypeOf(await Bun.file(file).bytes()), { wght: weight })
  return openFace(bytes, name)
}

/** `noto-sans-sc-119`; a compiled program puts a hash behind the file's own name. */
function nameOf(file: string): string {
  return /(noto-sans[\w[\]-]*?)-wght/u.exec(file)?.[1]?.replace(/[^\w-]/gu, '') ?? file
}
