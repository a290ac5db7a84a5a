import { PDFDict, PDFDocument, PDFName, type PDFPage } from 'pdf-lib'
import { type Findings, type Place, TO_DO } from './findings.ts'
import { dictIn, get } from './objects.ts'

const MOST_BYTES = 100_000_000
const NEWEST_VERSION = 1.6

/** Pages of a file that can be read; null where it cannot, with a finding that says why. */
export async function openedFile(bytes: Uint8Array, place: Place, findings: Findings): Promise<PDFPage[] | null> {
  const unreadable = (what: string, advice?: string) => {
    findings.refuse('file', place, what, advice)
    return null
  }
  if (bytes.length === 0) return unreadable('no hay nada: está vacío')
  if (bytes.length >= MOST_BYTES)
    return unreadable('hay más de 100 MB, demasiado para subirlo a una imprenta', TO_DO.other)
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part)
  const version = /^%PDF-(\d\.\d)/u.exec(text(bytes.subarray(0, 8)))?.[1]
  if (!version) return unreadable('no hay un PDF que se pueda abrir')
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/u.exec(text(bytes.subarray(-64)))?.[1]
  if (!start) return unreadable('falta el final: está cortado')
  if (!/^\s*(xref|\d+ \d+ obj)/u.test(text(bytes.subarray(Number(start), Number(start) + 32))))
    return unreadable('está dañado el índice de lo que contiene')
  if (Number(version) > NEWEST_VERSION)
    findings.refuse('file', place, `hay un PDF de la versión ${version}, que muchas imprentas no leen`)
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: true,
    })
    if (document.context.trailerInfo.Encrypt) return unreadable('hay una contraseña que no deja leerlo')
    const pages = document.getPages()
    extras(document, pages, place, findings)
    return pages
  } catch {
    return unreadable('está dañado y no se puede abrir')
  }
}

/** What is of use on screens only, and may do something on a printer's machine. */
function extras({ catalog, context }: PDFDocument, pages: readonly PDFPage[], place: Place, findings: Findings): void {
  const found = new Set<string>()
  const names = dictIn(catalog, 'Names')
  if (get(catalog, 'Outlines')) found.add('marcadores')
  if (get(names, 'EmbeddedFiles') || get(catalog, 'AF')) found.add('archivos adjuntos')
  if (get(catalog, 'OpenAction') || get(catalog, 'AA') || get(names, 'JavaScript'))
    found.add('instrucciones que se ejecutan')
  if (get(catalog, 'AcroForm')) found.add('casillas que se rellenan')
  if (get(catalog, 'OCProperties')) found.add('capas que se pueden esconder')
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.get(PDFName.of('S'))?.toString() === '/JavaScript')
      found.add('instrucciones que se ejecutan')
  for (const { node } of pages) {
    if (node.has(PDFName.of('Annots'))) found.add('notas o enlaces')
    if (node.has(PDFName.of('AA'))) found.add('instrucciones que se ejecutan')
  }
  for (const extra of found) findings.refuse('file', place, `hay ${extra}, que una imprenta no admite`)
}
