import { deflateSync, inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, type PDFPage, PDFRawStream } from 'pdf-lib'

export type Opened = { document: PDFDocument; cover: PDFPage; page: PDFPage; number: number }

/** The file with one thing changed, as a program that means no good would write it. `page`: the first with words and a picture. */
export async function spoilt(pdf: Uint8Array, change: (opened: Opened) => void): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const [cover, ...interior] = document.getPages()
  const index = interior.findIndex((one) => imageOf(one) && fontOf(one))
  const page = interior[index]
  if (!cover || !page) throw new Error('no page with words and a picture')
  change({ document, cover, page, number: index + 1 })
  const bytes = await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
  // The library writes 1.7 whatever it has read.
  bytes[7] = '6'.charCodeAt(0)
  return bytes
}

function named(page: PDFPage, kind: 'Font' | 'XObject', isWanted: (dict: PDFDict) => boolean) {
  const all = page.node.Resources()?.lookup(PDFName.of(kind))
  if (!(all instanceof PDFDict)) return undefined
  for (const [name] of all.entries()) {
    const object = all.lookup(name)
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (dict instanceof PDFDict && isWanted(dict)) return { name: String(name), object: object as PDFObject, dict }
  }
  return undefined
}

export function imageOf(page: PDFPage) {
  const found = named(page, 'XObject', (dict) => String(dict.get(PDFName.of('Subtype'))) === '/Image')
  return found && { name: found.name, stream: found.object as PDFRawStream }
}

export function fontOf(page: PDFPage) {
  const found = named(page, 'Font', () => true)
  return found && { name: found.name, dict: found.dict }
}

export function descendant(page: PDFPage): PDFDict {
  const fonts = fontOf(page)?.dict.lookup(PDFName.of('DescendantFonts'))
  if (!(fonts instanceof PDFArray)) throw new Error('no font of two bytes')
  return fonts.lookup(0, PDFDict)
}

/** More operators at the end of a page, on top of all. */
export function draw(page: PDFPage, operators: string): void {
  const old = page.node.lookup(PDFName.of('Contents')) as PDFRawStream
  content(page, `${Buffer.from(inflateSync(old.contents)).toString('latin1')}\n${operators}`)
}

export function content(page: PDFPage, operators: string): void {
  const { context } = page.doc
  const stream = context.stream(deflateSync(Buffer.from(operators, 'latin1')), { Filter: 'FlateDecode' })
  page.node.set(PDFName.of('Contents'), context.register(stream))
}

/** Another resource for the page alone. */
export function resource(page: PDFPage, kind: string, name: string, value: PDFObject): void {
  const own = page.node.Resources() as PDFDict
  const kept = own.lookup(PDFName.of(kind))
  const all = kept instanceof PDFDict ? kept : page.doc.context.obj({})
  all.set(PDFName.of(name), page.doc.context.register(value))
  own.set(PDFName.of(kind), all)
}

/** Other bytes for the page's picture, which says the same of itself. */
export function pictureBytes(page: PDFPage, change: (bytes: Uint8Array) => Uint8Array): void {
  const stream = imageOf(page)?.stream
  if (stream) Object.assign(stream, { contents: change(stream.contents) })
}
