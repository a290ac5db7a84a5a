import { type BookPage, type BoxMm, PAGE_MM, type PageItem } from '../../../domain/page-model/page-model.ts'
import { PAPER } from '../../../domain/page-model/theme-palette.ts'
import { partOf } from '../../../domain/person-facts.ts'
import { describeLooks } from '../../../domain/picture-words/describe-looks.ts'
import { cutDisc, mix, sheet } from '../ornaments/paper.ts'
import { slot } from '../templates/slots.ts'
import type { PageContext } from './context.ts'
import { frontMatter } from './front-matter.ts'
import { through } from './pictures.ts'
import { putLabel } from './text-items.ts'
import { listOfNames } from './words.ts'

/** Room for the line of those who are remembered, below the last captions. */
const MEMORY = { lift: 6, y: 186, height: 8, wide: 186 } as const

/** Who is who: the chosen avatars, with what they like; who has died is named below, and no more is said of them. */
export function castPage(ctx: PageContext): BookPage {
  const { input, palette, words } = ctx
  const characters = input.info.characters.filter((one) => partOf(one).onCastPage === 'portrait').slice(0, 8)
  const remembered = input.info.characters.filter((one) => partOf(one).onCastPage === 'remembered')
  // Three rows begin higher already.
  const lift = remembered.length === 0 ? 0 : characters.length > 6 ? MEMORY.lift - 1.5 : MEMORY.lift
  const raised = (box: BoxMm): BoxMm => ({ ...box, y: box.y - lift })
  const template = `cast${Math.max(1, characters.length)}`
  const figures = characters.flatMap((character, i): PageItem[] => {
    const name = ctx.called(character.name)
    const box = raised(slot(template, `portrait${i}`))
    const caption = raised(slot(template, `caption${i}`))
    const [cx, cy, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2]
    const ring = cutDisc(cx, cy, radius, character.name)
    const colour = i % 2 === 0 ? palette.accent : palette.accent2
    const inner = { x: cx - radius * 0.93, y: cy - radius * 0.93, width: radius * 1.86, height: radius * 1.86 }
    // The name stands below: read aloud, the picture has to say more than that, or nothing.
    const looks = describeLooks(character, input.story.language)
    const isSmall = box.width < 45
    const nameHeight = box.width > 100 ? 12 : isSmall ? 7 : 8.5
    const gap = isSmall ? 1 : 2
    // What a parent typed is in Spanish: in an English book it would stand out.
    const hobby = input.story.language === 'español' ? (character.hobbies[0] ?? '') : ''
    return [
      ...sheet(ring, mix(colour, PAPER, 0.25), palette.page),
      through(
        ctx,
        { kind: 'avatar', name: character.name },
        inner,
        cutDisc(cx, cy, radius * 0.92, `${character.name} in`),
        looks && `${name}: ${looks}`,
      ),
      ...putLabel(
        ctx,
        { ...caption, x: caption.x - 2, width: caption.width + 4, y: caption.y + gap, height: nameHeight },
        {
          text: name,
          face: 'fredoka',
          sizePt: box.width > 100 ? 30 : box.width > 45 ? 18 : 15,
          leastPt: 9,
          most: name.length > 22 ? 2 : 1,
          block: `cast-name-${input.info.characters.indexOf(character)}`,
          role: 'paragraph',
          colour: palette.deep,
        },
      ),
      ...putLabel(
        ctx,
        { ...caption, y: caption.y + gap + nameHeight, height: caption.height - gap - nameHeight },
        {
          // A long name needs the room itself.
          text: hobby.length <= 48 && name.length <= 22 ? hobby : '',
          face: 'andika',
          sizePt: box.width > 100 ? 15 : isSmall ? 9.5 : 11.5,
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
    ...putLabel(ctx, raised(slot(template, 'title')), {
      text: words.cast,
      face: 'fredoka',
      sizePt: 30,
      block: 'cast-title',
      role: 'subheading',
      colour: palette.deep,
    }),
    ...figures,
    ...inMemory(
      ctx,
      remembered.map(({ name }) => ctx.called(name)),
      characters.length === 0,
    ),
  ])
}

function inMemory(ctx: PageContext, names: readonly string[], isAlone: boolean): PageItem[] {
  if (names.length === 0) return []
  const { palette, words } = ctx
  const y = isAlone ? PAGE_MM / 2 - MEMORY.height / 2 : MEMORY.y
  const box = { x: (PAGE_MM - MEMORY.wide) / 2, y, width: MEMORY.wide, height: MEMORY.height }
  return putLabel(ctx, box, {
    text: words.remembered(listOfNames(names, words)),
    face: 'andika',
    sizePt: isAlone ? 18 : 12.5,
    leastPt: 8.5,
    most: 2,
    block: 'cast-remembered',
    role: 'paragraph',
    colour: palette.deep,
  })
}
