import { isCover, scenesOf } from '../../../domain/illustrations.ts'
import type { BookPage, BoxMm } from '../../../domain/page-model/page-model.ts'
import { PAGE_MM } from '../../../domain/page-model/page-model.ts'
import { INK } from '../../../domain/page-model/theme-palette.ts'
import { partOf } from '../../../domain/person-facts.ts'
import { goldfinchOutline } from '../ornaments/goldfinch.ts'
import { maze } from '../ornaments/maze.ts'
import { motif } from '../ornaments/motifs.ts'
import { ellipse, outline, placed, shape } from '../ornaments/path.ts'
import { star } from '../ornaments/regular-shapes.ts'
import { slot } from '../templates/slots.ts'
import { type Activity, frame, writingLine } from './activity-parts.ts'
import { birdHunt, hidesBird } from './bird-hunt.ts'
import type { PageContext } from './context.ts'
import { details, ordering } from './picture-activities.ts'
import { through } from './pictures.ts'
import { putLabel } from './text-items.ts'

/**
 * What fills the sheets: things to do with the story just read, the best first. `firstNumber` is the first's page in the book.
 * @returns `count` pages, none twice while there are enough
 */
export function activityPages(ctx: PageContext, count: number, firstNumber: number): BookPage[] {
  const field = slot('activity', 'field')
  const sequence = pictureKeys(ctx)
  const makers: (() => Activity)[] = [
    () => drawing(ctx, field),
    ...(sequence.length >= 3 ? [() => ordering(ctx, sequence)] : []),
    ...(hidesBird(ctx) ? [() => birdHunt(ctx, field)] : []),
    () => pathFinding(ctx, field),
    ...(sequence.length >= 4 && ctx.input.story.chapters.length > 1 ? [() => details(ctx, sequence)] : []),
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
  const { title, text, alone } = words.maze
  const players = input.info.characters.filter((one) => partOf(one).inActivities)
  const hero = players.find(({ role }) => role === 'protagonista') ?? players[0]
  const isYoung = ctx.profile.linesPerPage <= 8
  const inside = { x: field.x + 14, y: field.y + 8, width: field.width - 28, height: field.height - 16 }
  const { walls, start, end, cellMm } = maze(inside, isYoung ? 8 : 13, isYoung ? 7 : 11, input.story.title)
  const disc = { x: start.x - cellMm * 0.42, y: start.y - cellMm * 0.42, width: cellMm * 0.84, height: cellMm * 0.84 }
  return {
    title,
    text: hero ? text(ctx.called(hero.name)) : alone,
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

function pictureKeys({ input }: PageContext): string[] {
  return scenesOf(input.story)
    .map(({ key }) => key)
    .filter((key) => !isCover(key))
}
