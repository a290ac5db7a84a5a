import type { PDFRawStream } from 'pdf-lib'
import { FINE_PPI, LEAST_PPI } from '../../domain/preflight.ts'
import { type Findings, type Place, TO_DO } from './findings.ts'
import { scannedJpeg } from './jpeg-scan.ts'
import { bytesOf, filtersOf, get, numberIn } from './objects.ts'
import { colourSpaceName, type PlacedImage } from './page-marks.ts'

const MOST_DISTORTED = 0.01
const MOST_PIXELS = 100_000_000
type Fault = 'broken' | 'otherSize' | 'flat' | 'cmyk' | 'unknown'

/** Looks at every picture once, however often it is placed. */
export class PlacedImages {
  lowestPpi: number | null = null
  readonly #faults = new Map<PDFRawStream, Fault | null>()

  constructor(private readonly findings: Findings) {}

  async check({ stream, matrix: [a, b, c, d] }: PlacedImage, place: Place): Promise<void> {
    const [width, height] = [numberIn(stream.dict, 'Width') ?? 0, numberIn(stream.dict, 'Height') ?? 0]
    const [across, up] = [(width * 72) / Math.hypot(a, b), (height * 72) / Math.hypot(c, d)]
    const ppi = Math.min(across, up)
    if (Number.isFinite(ppi)) {
      this.lowestPpi = Math.min(this.lowestPpi ?? ppi, ppi)
      const least = `hay una imagen con menos de ${ppi < LEAST_PPI ? LEAST_PPI : FINE_PPI} puntos por pulgada`
      if (ppi < LEAST_PPI)
        this.findings.refuse('resolution', place, `${least}, que impresa se vería borrosa`, TO_DO.draw)
      else if (ppi < FINE_PPI)
        this.findings.warn('resolution', place, `${least}: impresa puede verse algo menos nítida`)
      if (Math.abs(across / up - 1) > MOST_DISTORTED)
        this.findings.refuse('resolution', place, 'hay una imagen estirada')
    } else this.findings.refuse('resolution', place, 'hay una imagen sin tamaño')
    const known = this.#faults.get(stream)
    const fault = known === undefined ? await faultOf(stream, width, height) : known
    this.#faults.set(stream, fault)
    if (fault) this.findings.refuse('pictures', place, FAULTS[fault], TO_DO.draw)
  }
}

async function faultOf(stream: PDFRawStream, width: number, height: number): Promise<Fault | null> {
  if (!(width > 0 && height > 0 && width * height <= MOST_PIXELS)) return 'otherSize'
  const filters = filtersOf(stream.dict)
  const components = { DeviceGray: 1, DeviceRGB: 3, DeviceCMYK: 4 }[
    colourSpaceName(get(stream.dict, 'ColorSpace')) ?? ''
  ]
  if (filters.length === 1 && filters[0] === 'DCTDecode') {
    // Lets whoever else waits come in between two pictures.
    await new Promise((resolve) => setTimeout(resolve))
    const jpeg = scannedJpeg(stream.contents)
    if (!jpeg) return 'broken'
    if (jpeg.components !== 1 && jpeg.components !== 3) return 'cmyk'
    if (jpeg.width !== width || jpeg.height !== height) return 'otherSize'
    if (components !== undefined && components !== jpeg.components) return 'otherSize'
    if (jpeg.isFlat) return 'flat'
    return (await isDecodable(stream.contents)) ? null : 'broken'
  }
  const bytes = bytesOf(stream)
  if (!bytes || components === undefined || numberIn(stream.dict, 'BitsPerComponent') !== 8) return 'unknown'
  if (bytes.length !== width * height * components) return 'broken'
  return bytes.every((byte, i) => byte === bytes[i % components]) ? 'flat' : null
}

async function isDecodable(jpeg: Uint8Array): Promise<boolean> {
  try {
    await new Bun.Image(jpeg, { maxPixels: MOST_PIXELS }).resize(16, 16).jpeg().bytes()
    return true
  } catch {
    return false
  }
}

const FAULTS: Record<Fault, string> = {
  broken: 'hay una imagen dañada o a medias',
  otherSize: 'hay una imagen que no es como dice el archivo',
  flat: 'hay una imagen vacía, de un solo color',
  cmyk: 'hay una imagen en colores de imprenta (CMYK), que saldría con otros colores',
  unknown: 'hay una imagen guardada de una forma que no podemos comprobar',
}
