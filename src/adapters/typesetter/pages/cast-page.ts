import type { BookPage, PageItem } from '../../../domain/page-model/page-model.ts'
import { PAPER } from '../../../domain/page-model/theme-palette.ts'
import { cutDisc, mix, sheet } from '../ornaments/paper.ts'
import { slot } from '../templates/slots.ts'
import type { PageContext } from './context.ts'
import { frontMatter } from './front-matter.ts'
import { through } from './pictures.ts'
import { putLabel } from './text-items.ts'

/** Who is who: the chosen avatars, with what they like. */
export function castPage(ctx: PageContext): BookPage {
  const { input, palette, words } = ctx
  const { characters } = input.info
  const template = `cast${Math.min(characters.length, 8)}`
  const figures = characters.slice(0, 8).flatMap((character, i): PageItem[] => {
    const box = slot(template, `portrait${i}`)
    const caption = slot(template, `caption${i}`)
    const [cx, cy, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2]
    const ring = cutDisc(cx, cy, radius, character.name)
    const colour = i % 2 === 0 ? palette.accent : palette.accent2
    const inner = { x: cx - radius * 0.93, y: cy - radius * 0.93, width: radius * 1.86, height: radius * 1.86 }
    const nameHeight = box.width > 100 ? 12 : 8.5
    // What a parent typed is in Spanish: in an English book it would stand out.
    const hobby = input.story.language === 'español' ? (character.hobbies[0] ?? '') : ''
    return [
      ...sheet(ring, mix(colour, PAPER, 0.25), palette.page),
      through(
        ctx,
        { kind: 'avatar', name: character.name },
        inner,
        cutDisc(cx, cy, radius * 0.92, `${character.name} in`),
        character.name,
      ),
      ...putLabel(
        ctx,
        { ...caption, x: caption.x - 2, width: caption.width + 4, y: caption.y + 2, height: nameHeight },
        {
          text: character.name,
          face: 'fredoka',
          sizePt: box.width > 100 ? 30 : box.width > 45 ? 18 : 15,
          leastPt: 9,
          most: character.name.length > 22 ? 2 : 1,
          block: `cast-name-${i}`,
          role: 'paragraph',
          colour: palette.deep,
        },
      ),
      ...putLabel(
        ctx,
        { ...caption, y: caption.y + 2 + nameHeight, height: caption.height - 2 - nameHeight },
        {
          // A long name needs the room itself.
          text: hobby.length <= 48 && character.name.length <= 22 ? hobby : '',
          face: 'andika',
          sizePt: box.width > 100 ? 15 : 11.5,
          leastPt: 8.5,
          most: 2,
          valign: 'top',
          block: `cast-hobby-${i}`,
          role: 'paragraph',
        },
      ),
    ]
  })
  return frontMatter(ctx, { kind: 'cast', side: 'left', part: 'cast' }, [
    ...putLabel(ctx, slot(template, 'title'), {
      text: words.cast,
      face: 'fredoka',
      sizePt: 30,
      block: 'cast-title',
      role: 'subheading',
      colour: palette.deep,
    }),
    ...figures,
  ])
}
