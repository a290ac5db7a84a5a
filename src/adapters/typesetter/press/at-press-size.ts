import { PRESS_PPI } from '../../../domain/preflight.ts'
import type { BindingInput, PressInput, PressPicture } from '../../../ports/typesetter.ts'
import { pictureOf } from '../pages/pictures.ts'
import type { PressSheets } from './press-pdfs.ts'

/** Every picture with the pixels that its largest place on the sheets asks for. One after another: each is large. */
export async function atPressSize(input: PressInput, { cover, interior }: PressSheets): Promise<BindingInput> {
  const widths = new Map<PressPicture, number>()
  for (const { pages } of [cover, ...interior])
    for (const { page, scale } of pages)
      for (const item of page.items) {
        if (item.kind !== 'picture') continue
        const picture = pictureOf({ input }, item.picture)
        widths.set(picture, Math.max(widths.get(picture) ?? 0, item.box.width * scale))
      }
  const drawn = new Map<PressPicture, Uint8Array>()
  for (const [picture, widthMm] of widths)
    drawn.set(picture, await picture.jpegAt(Math.ceil((widthMm / 25.4) * PRESS_PPI)))
  const placed = <K>(pictures: ReadonlyMap<K, PressPicture>) =>
    new Map(
      [...pictures].map(
        ([key, picture]) => [key, { ...picture, jpeg: drawn.get(picture) ?? new Uint8Array() }] as const,
      ),
    )
  return { ...input, illustrations: placed(input.illustrations), avatars: placed(input.avatars) }
}
