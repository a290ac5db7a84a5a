import andikaFile from './fonts/Andika-Regular.ttf' with { type: 'file' }
import fredokaFile from './fonts/Fredoka-SemiBold.ttf' with { type: 'file' }
import literataFile from './fonts/Literata-Regular.ttf' with { type: 'file' }
import type { StandIn } from './fonts/stand-ins.ts'
import { type Face, openFace } from './harfbuzz/face.ts'

/** Faces of the styles. */
export type FaceName = 'andika' | 'literata' | 'fredoka'
/** With what stands in for them in one book, in the order in which it is asked. */
export type Faces = Record<FaceName, Face> & { standIns: readonly StandIn[] }

let opened: Promise<Faces> | null = null

/** The three faces of the books, parsed once in a process. */
export function openFaces(): Promise<Faces> {
  opened ??= open()
  return opened
}

/** With stand-ins for the words that the three cannot set; their files are not touched before a word asks for them. */
export async function openFacesFor(text: string): Promise<Faces> {
  const faces = await openFaces()
  const words = new Set(
    text
      .normalize('NFC')
      .split(/\s+/u)
      .filter((word) => asksForMore(faces, word)),
  )
  if (words.size === 0) return faces
  const { openStandIns } = await import('./fonts/stand-ins.ts')
  return { ...faces, standIns: await openStandIns(words) }
}

/** The face that a run names. */
export function faceNamed(faces: Faces, name: string): Face {
  if (name in faces && name !== 'standIns') return faces[name as FaceName]
  const face = faces.standIns.find((one) => one.name === name)?.face
  if (!face) throw new Error(`no face is called ${name}`)
  return face
}

function asksForMore({ andika, fredoka }: Faces, word: string): boolean {
  for (const sign of word) {
    const codePoint = sign.codePointAt(0) ?? 0
    if (codePoint < 0x100) continue
    if (!andika.has(codePoint)) return true
    if (/\p{L}/u.test(sign) && !fredoka.has(codePoint)) return true
  }
  return false
}

async function open(): Promise<Faces> {
  const [andika, literata, fredoka] = await Promise.all(
    [andikaFile, literataFile, fredokaFile].map(async (file) => openFace(await Bun.file(file).bytes())),
  )
  if (!andika || !literata || !fredoka) throw new Error('a font of the books is missing')
  return { andika, literata, fredoka, standIns: [] }
}
