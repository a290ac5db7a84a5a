import { type ObjectFile, type Ref, textString } from './object-file.ts'

/** IPTC's words for how a work came to be; XMP carries them so that machines can tell. */
export type SourceType = 'trainedAlgorithmicMedia' | 'algorithmicMedia' | 'compositeSynthetic'

export type Metadata = {
  title: string
  author: string
  locale: string
  /** `2026-11-21` */
  date: string
  sourceType: SourceType
  taggedForAccess: boolean
}

const PRODUCER = 'Colorín'

/** The document's description, twice as the standards want it: as Info and as XMP, saying the same. */
export function writeMetadata(file: ObjectFile, metadata: Metadata): { info: Ref; xmp: Ref } {
  const { title, author, date } = metadata
  const day = `D:${date.replaceAll('-', '')}000000Z`
  const info = file.add(
    `<</Title${textString(title)}/Author${textString(author)}/Creator${textString(PRODUCER)}/Producer${textString(PRODUCER)}` +
      `/CreationDate(${day})/ModDate(${day})>>`,
  )
  return { info, xmp: file.addRaw('/Type/Metadata/Subtype/XML', new TextEncoder().encode(packet(metadata))) }
}

function packet({ title, author, locale, date, sourceType, taggedForAccess }: Metadata): string {
  const moment = `${date}T00:00:00Z`
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${locale}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>${PRODUCER}</pdf:Producer>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
<xmp:CreateDate>${moment}</xmp:CreateDate><xmp:ModifyDate>${moment}</xmp:ModifyDate><xmp:MetadataDate>${moment}</xmp:MetadataDate>
<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}</Iptc4xmpExt:DigitalSourceType>
${taggedForAccess ? '<pdfuaid:part>1</pdfuaid:part>' : ''}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
