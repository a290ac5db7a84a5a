import { fileKeys } from '../domain/file-keys.ts'
import type { Picture } from '../ports/illustrator.ts'
import type { Ports } from '../ports/index.ts'

/** The WebP goes last: its key is the picture's identity, and whoever sees it may count on the rest. */
export async function storePicture({ files }: Pick<Ports, 'files'>, file: string, picture: Picture): Promise<void> {
  const { original, provenance, svg } = picture
  if (provenance) {
    const { prompt, ...rest } = provenance
    const text = (words: string) => new TextEncoder().encode(words)
    await files.put(fileKeys.originalOf(file, original.contentType), original.bytes)
    await files.put(fileKeys.provenanceOf(file), text(JSON.stringify(rest)))
    await files.put(fileKeys.promptOf(file), text(prompt))
  }
  if (svg) await files.put(fileKeys.vectorOf(file), Bun.gzipSync(svg))
  await files.put(fileKeys.jpegOf(file), picture.jpeg)
  if (fileKeys.isListed(file)) await files.put(fileKeys.thumbnailOf(file), await picture.thumbnail())
  await files.put(file, picture.webp)
}
