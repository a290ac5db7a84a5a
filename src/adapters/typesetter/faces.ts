import andikaFile from './fonts/Andika-Regular.ttf' with { type: 'file' }
import fredokaFile from './fonts/Fredoka-SemiBold.ttf' with { type: 'file' }
import literataFile from './fonts/Literata-Regular.ttf' with { type: 'file' }
import { type Face, openFace } from './harfbuzz/face.ts'

export type FaceName = 'andika' | 'literata' | 'fredoka'
export type Faces = Record<FaceName, Face>

let opened: Promise<Faces> | null = null

/** The three faces of the books, parsed once in a process. */
export function openFaces(): Promise<Faces> {
  opened ??= open()
  return opened
}

async function open(): Promise<Faces> {
  const [andika, literata, fredoka] = await Promise.all(
    [andikaFile, literataFile, fredokaFile].map(async (file) => openFace(await Bun.file(file).bytes())),
  )
  if (!andika || !literata || !fredoka) throw new Error('a font of the books is missing')
  return { andika, literata, fredoka }
}
