import { isCover, scenesOf } from '../../../domain/illustrations.ts'
import type { BookPage, BoxMm, PageItem } from '../../../domain/page-model/page-model.ts'
import { PAGE_MM } from '../../../domain/page-model/page-model.ts'
import { INK, PAPER } from '../../../domain/page-model/theme-palette.ts'
import { goldfinchOutline } from '../ornaments/goldfinch.ts'
import { maze } from '../ornaments/maze.ts'
import { motif, star } from '../ornaments/motifs.ts'
import { cutDisc, mix, randomOf, sheet, tornRectangle } from '../ornaments/paper.ts'
import { ellipse, outline, placed, polyline, roundRectangle, shape } from '../ornaments/path.ts'
import { slot } from '../templates/slots.ts'
import type { PageContext } from './context.ts'
import { sharpSideMm, through } from './pictures.ts'
import { putLabel } from './text-items.ts'

type Activity = { title: string; text: string; items: PageItem[] }

/**
 * What fills the sheets: things to do with the story just read, the best first. `folioOf` tells on which page a picture is.
 * @returns `count` pages, none twice while there are enough
 */
export function activityPages(ctx: PageContext, count: number, firstNumber: number): BookPage[] {
  const field = slot('activity', 'field')
  const sequence = pictureKeys(ctx)
  const makers: (() => Activity)[] = [
    () => drawing(ctx, field),
    ...(sequence.length >= 3 ? [() => ordering(ctx, sequence)] : []),
    () => pathFinding(ctx, field),
    ...(sequence.length >= 4 ? [() => details(ctx, sequence)] : []),
    () => colouring(ctx, field),
    () => diary(ctx, field),
    () => inventing(ctx, field),
  ]
  return Array.from({ length: count }, (_, i) => {
    const make = makers[i % makers.length] ?? makers[0]
    const number = firstNumber + i
    return activityPage(ctx, number % 2 === 0 ? 'left' : 'right', `activity-${i}`, make ? make() : drawing(ctx, field))
  })
}

function activityPage(ctx: PageContext, side: BookPage['side'], block: string, activity: Activity): BookPage {
  const { palette } = ctx
  const title = slot('activity', 'title')
  return {
    kind: 'activity',
    side,
    folio: null,
    part: 'activities',
    paper: palette.page,
    textBox: null,
    printOnly: false,
    items: [
      ...putLabel(ctx, title, {
        text: activity.title,
        face: 'fredoka',
        sizePt: 28,
        leastPt: 20,
        block: `${block}-title`,
        role: 'subheading',
        colour: palette.deep,
      }),
      ...putLabel(ctx, slot('activity', 'text'), {
        text: activity.text,
        face: 'andika',
        sizePt: 15,
        leastPt: 11,
        most: 2,
        valign: 'top',
        lead: 1.35,
        block: `${block}-text`,
        role: 'paragraph',
      }),
      ...activity.items,
    ],
  }
}

function drawing(ctx: PageContext, field: BoxMm): Activity {
  return { ...ctx.words.drawFavourite, items: frame(ctx, field, 'draw') }
}

function inventing(ctx: PageContext, field: BoxMm): Activity {
  const { title, text, name } = ctx.words.newCharacter
  const canvas = { ...field, height: field.height - 20 }
  const line = field.y + field.height - 4
  return {
    title,
    text,
    items: [
      ...frame(ctx, canvas, 'invent'),
      ...writingLine(ctx, name, field.x + 10, line, field.width - 20, 'invent-name'),
    ],
  }
}

function diary(ctx: PageContext, field: BoxMm): Activity {
  const { title, text, lines } = ctx.words.log
  const step = 22
  const stars = Array.from({ length: 5 }, (_, i) =>
    outline(
      placed(star(5, 10, 4.6), { x: PAGE_MM / 2 + (i - 2) * 22, y: field.y + 112, scale: 0.9 }),
      ctx.palette.accent,
      0.8,
    ),
  )
  const card = { ...field, height: field.height }
  return {
    title,
    text,
    items: [
      ...frame(ctx, card, 'diary'),
      ...lines.flatMap((line, i) =>
        writingLine(ctx, line, field.x + 14, field.y + 24 + i * step, field.width - 28, `diary-${i}`),
      ),
      ...stars,
    ],
  }
}

function colouring(ctx: PageContext, field: BoxMm): Activity {
  const { palette } = ctx
  const inside = { x: field.x + 22, y: field.y + 16, width: field.width - 44, height: field.height - 44 }
  const branch = inside.y + inside.height * 0.97
  return {
    ...ctx.words.colourBird,
    items: [
      ...frame(ctx, field, 'colour'),
      outline(
        `M ${field.x + 12} ${branch + 6} C ${field.x + 50} ${branch - 3} ${field.x + 110} ${branch + 2} ${field.x + field.width - 12} ${branch - 4}`,
        INK,
        1.4,
      ),
      ...[26, 58, 104, 140].map((x, i) =>
        outline(
          placed('M 0 0 C 2 -8 10 -10 15 -6 C 12 0 6 3 0 0 Z', {
            x: field.x + x,
            y: branch + 1,
            degrees: i % 2 === 0 ? -20 : 60,
          }),
          INK,
          0.8,
        ),
      ),
      ...goldfinchOutline(inside),
      ...motif(palette.motifs[0], palette, { x: field.x + 16, y: field.y + 16, scale: 0.8, degrees: -12 }),
    ],
  }
}

function pathFinding(ctx: PageContext, field: BoxMm): Activity {
  const { palette, words, input } = ctx
  const { title, text } = words.maze
  const hero = input.info.characters.find(({ role }) => role === 'protagonista') ?? input.info.characters[0]
  const isYoung = ctx.profile.linesPerPage <= 8
  const inside = { x: field.x + 14, y: field.y + 8, width: field.width - 28, height: field.height - 16 }
  const { walls, start, end, cellMm } = maze(inside, isYoung ? 8 : 13, isYoung ? 7 : 11, input.story.title)
  const disc = { x: start.x - cellMm * 0.42, y: start.y - cellMm * 0.42, width: cellMm * 0.84, height: cellMm * 0.84 }
  return {
    title,
    text: text(hero?.name ?? ''),
    items: [
      ...frame(ctx, field, 'maze'),
      outline(walls, palette.deep, isYoung ? 1.8 : 1.3),
      ...(hero
        ? [through(ctx, { kind: 'avatar', name: hero.name }, disc, ellipse(start.x, start.y, cellMm * 0.42), null)]
        : []),
      shape(placed(star(5, 10, 4.6), { x: end.x, y: end.y, scale: cellMm / 24 }), '#F4B41A'),
    ],
  }
}

/** Pictures of the story in the wrong order, each with a circle for its number. */
function ordering(ctx: PageContext, keys: readonly string[]): Activity {
  const count = keys.length >= 6 ? 6 : keys.length >= 4 ? 4 : 3
  const chosen = Array.from({ length: count }, (_, i) => keys[Math.floor((i * keys.length) / count)] ?? '')
  const items = shuffled(chosen, ctx.input.story.title).flatMap((key, i): PageItem[] => {
    const box = slot(`pictures${count}`, `picture${i}`)
    const picture = { ...box, height: box.width }
    const [cx, cy] = [box.x + box.width / 2, box.y + box.width + 5]
    const edges = { x: picture.x - 2, y: picture.y - 2, width: picture.width + 4, height: picture.height + 4 }
    const mount = tornRectangle(edges, `mount ${key}`, 0.5)
    return [
      ...sheet(mount, PAPER, ctx.palette.page),
      through(ctx, { kind: 'illustration', key }, picture, roundRectangle(picture, 1), null),
      shape(cutDisc(cx, cy, 7, `${key} number`), '#FFFFFF'),
      outline(cutDisc(cx, cy, 7, `${key} number`), ctx.palette.accent, 0.9),
    ]
  })
  return { ...ctx.words.sequence, items }
}

/** Close views of the pictures, to be found again. Figures stand low in a picture, so the views are taken there. */
function details(ctx: PageContext, keys: readonly string[]): Activity {
  const random = randomOf(`details ${ctx.input.story.title}`)
  const chosen = shuffled(keys, `details ${ctx.input.story.title}`).slice(0, 4)
  const items = chosen.flatMap((key, i): PageItem[] => {
    const box = slot('pictures4', `picture${i}`)
    const [cx, cy, radius] = [box.x + box.width / 2, box.y + box.width / 2, box.width / 2 - 1]
    const ref = { kind: 'illustration', key } as const
    // As close as the pixels allow.
    const side = Math.min(sharpSideMm(ctx, ref), radius * 5)
    const area = { x: cx - side * (0.3 + random() * 0.4), y: cy - side * 0.62, width: side, height: side }
    const label = { x: box.x - 4, y: box.y + box.width + 1, width: box.width + 8, height: 10 }
    return [
      ...sheet(cutDisc(cx, cy, radius + 3, `lens ${key}`), mix(ctx.palette.accent, PAPER, 0.2), ctx.palette.page),
      through(ctx, ref, area, cutDisc(cx, cy, radius, `lens in ${key}`), null),
      ...writingLine(ctx, ctx.words.details.page, label.x + 4, label.y + 7, label.width - 8, `detail-${i}`, 12),
    ]
  })
  return { title: ctx.words.details.title, text: ctx.words.details.text, items }
}

/** A white sheet with torn edges to draw on. */
function frame(ctx: PageContext, field: BoxMm, seed: string): PageItem[] {
  const { palette } = ctx
  return sheet(tornRectangle(field, seed), '#FFFFFF', palette.page)
}

/** A few words and a dotted line after them. */
function writingLine(
  ctx: PageContext,
  text: string,
  x: number,
  y: number,
  width: number,
  block: string,
  sizePt = 14,
): PageItem[] {
  const label = putLabel(
    ctx,
    { x, y: y - 8, width, height: 10 },
    {
      text,
      face: 'andika',
      sizePt,
      align: 'left',
      block,
      role: 'paragraph',
    },
  )
  const from = x + (label[0]?.lines[0]?.widthMm ?? 0) + 3
  return [
    ...label,
    outline(
      polyline([
        [from, y + 0.6],
        [x + width, y + 0.6],
      ]),
      ctx.palette.accent,
      0.5,
      [0.1, 1.8],
    ),
  ]
}

function pictureKeys({ input }: PageContext): string[] {
  return scenesOf(input.story)
    .map(({ key }) => key)
    .filter((key) => !isCover(key))
}

function shuffled<T>(things: readonly T[], seed: string): T[] {
  const random = randomOf(seed)
  return things
    .map((thing) => ({ thing, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ thing }) => thing)
}
