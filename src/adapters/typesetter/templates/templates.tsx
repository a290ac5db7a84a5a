import type { CSSProperties, ReactElement, ReactNode } from 'react'

/** Rows of the cast by number of characters; the fewer they are, the nearer they stand. */
const CAST_ROWS: Record<number, readonly [rows: readonly number[], portraitMm: number, captionMm: number]> = {
  1: [[1], 112, 22],
  2: [[2], 80, 24],
  3: [[2, 1], 58, 18],
  4: [[2, 2], 58, 18],
  5: [[3, 2], 54, 20],
  6: [[3, 3], 54, 20],
  7: [[2, 3, 2], 38, 16],
  8: [[3, 2, 3], 38, 16],
}
/** In three rows there is more room beside a portrait than below it: the captions are wider. */
const WIDE_CAPTION_MM = 56

const mm = (value: number): number => value * 10

/**
 * Where things stand on the pages that are composed rather than set: flexbox in millimetres on a page of 210 × 210. A slot
 * is a named box that the page fills. `bun run src/adapters/typesetter/templates/build-slots.ts` has satori lay the templates
 * out and writes `slots.gen.ts`, so that binding a book need not start a layout engine.
 */
export const TEMPLATES: Record<string, ReactElement> = {
  frontCover: (
    <Sheet padding={[13, 16, 14, 16]}>
      <Slot name="title" height={74} />
      <Gap />
      <Slot name="names" height={15} width={150} />
    </Sheet>
  ),
  dedication: (
    <Sheet padding={[30, 32, 24, 32]} centre>
      <Slot name="ornament" width={44} height={30} />
      <Space of={6} />
      <Slot name="text" height={86} width={138} />
      <Space of={6} />
    </Sheet>
  ),
  titlePage: (
    <Sheet padding={[22, 22, 18, 22]} centre>
      <Slot name="title" height={48} />
      <Space of={3} />
      <Slot name="names" height={12} />
      <Space of={4} />
      <Slot name="picture" width={84} height={84} />
      <Gap />
      <Slot name="imprint" width={60} height={12} />
    </Sheet>
  ),
  closing: (
    <Sheet padding={[30, 28, 22, 28]} centre>
      <Slot name="fin" height={36} />
      <Space of={6} />
      <Slot name="text" height={62} width={146} />
      <Space of={4} />
      <Slot name="bird" width={42} height={34} />
      <Space of={1} />
      <Slot name="farewell" height={14} />
    </Sheet>
  ),
  activity: (
    <Sheet padding={[18, 20, 18, 20]} centre>
      <Slot name="title" height={17} />
      <Slot name="text" height={17} width={150} />
      <Space of={3} />
      <Slot name="field" height={128} width={170} />
    </Sheet>
  ),
  colophon: (
    <Sheet padding={[34, 30, 22, 30]} centre>
      <Slot name="bird" width={30} height={24} />
      <Space of={6} />
      <Slot name="title" height={20} />
      <Slot name="text" height={96} width={138} />
    </Sheet>
  ),
  backCover: (
    <Sheet padding={[28, 22, 0, 22]} centre>
      <Slot name="panel" height={100} width={166} />
      <Gap />
    </Sheet>
  ),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((count) => [`cast${count}`, castOf(count)])),
  ...Object.fromEntries([2, 3, 4, 6].map((count) => [`pictures${count}`, picturesOf(count)])),
}

function castOf(count: number): ReactElement {
  const [rows, portraitMm, captionMm] = CAST_ROWS[count] ?? [[], 0, 0]
  const isFull = rows.length > 2
  let index = 0
  return (
    <Sheet padding={isFull ? [13, 12, 15, 12] : [17, 12, 16, 12]} centre>
      <Slot name="title" height={isFull ? 16 : 17} width={150} />
      <Box grow column justify="space-evenly">
        {rows.map((inRow) => (
          <Box key={index} justify="center" gap={portraitMm > 45 ? 8 : 5}>
            {Array.from({ length: inRow }, () => {
              const name = String(index++)
              return (
                <Box key={name} column centre>
                  <Slot name={`portrait${name}`} width={portraitMm} height={portraitMm} />
                  <Slot name={`caption${name}`} width={isFull ? WIDE_CAPTION_MM : portraitMm} height={captionMm} />
                </Box>
              )
            })}
          </Box>
        ))}
      </Box>
    </Sheet>
  )
}

function picturesOf(count: number): ReactElement {
  const perRow = count === 4 ? 2 : 3
  const sizeMm = count === 6 || count === 3 ? 48 : 50
  const rows = Array.from({ length: Math.ceil(count / perRow) }, (_, row) => Math.min(perRow, count - row * perRow))
  let index = 0
  return (
    <Sheet padding={[56, 20, 20, 20]}>
      <Box grow column justify="space-evenly">
        {rows.map((inRow) => (
          <Box key={index} justify="center" gap={10}>
            {Array.from({ length: inRow }, () => (
              <Slot key={index} name={`picture${index++}`} width={sizeMm} height={sizeMm + 12} />
            ))}
          </Box>
        ))}
      </Box>
    </Sheet>
  )
}

function Sheet({ padding, centre, children }: { padding: number[]; centre?: boolean; children: ReactNode }) {
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    alignItems: centre ? 'center' : 'stretch',
    width: mm(210),
    height: mm(210),
    padding: padding.map((side) => `${mm(side)}px`).join(' '),
  }
  return <div style={style}>{children}</div>
}

type BoxProps = {
  grow?: boolean
  column?: boolean
  centre?: boolean
  justify?: string
  gap?: number
  children: ReactNode
}

function Box({ grow, column, centre, justify, gap = 0, children }: BoxProps) {
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: column ? 'column' : 'row',
    flexGrow: grow ? 1 : 0,
    gap: mm(gap),
    ...(column && grow ? { alignItems: 'center', width: '100%' } : {}),
    ...(centre ? { alignItems: 'center' } : {}),
    ...(justify ? { justifyContent: justify } : {}),
  }
  return <div style={style}>{children}</div>
}

function Slot({ name, width, height }: { name: string; width?: number; height: number }) {
  return <div data-slot={name} style={{ width: width ? mm(width) : '100%', height: mm(height), flexShrink: 0 }} />
}

function Space({ of: height }: { of: number }) {
  return <div style={{ height: mm(height), flexShrink: 0 }} />
}

function Gap() {
  return <div style={{ flexGrow: 1 }} />
}
