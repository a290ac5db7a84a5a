import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { Goldfinch, GoldfinchDrawing } from '../../web/ui/goldfinch/goldfinch.tsx'
import { drawSocialCard } from './draw-social-card.tsx'

export type Icon = { name: string; type: string; bytes: Uint8Array; hashed: boolean }

/** The bird as favicon, app icon and social card. Names without a hash are asked for by their fixed address. */
export async function drawIcons(): Promise<Icon[]> {
  const bare = renderToStaticMarkup(<Goldfinch pose="perched" />)
  const tile = (size: number) => png(tileSvg(), size)
  return [
    { name: 'favicon.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode(bare), hashed: false },
    { name: 'favicon.ico', type: 'image/x-icon', bytes: ico(png(bare, 48)), hashed: false },
    { name: 'apple-touch-icon.png', type: 'image/png', bytes: tile(180), hashed: false },
    { name: 'icon-192.png', type: 'image/png', bytes: tile(192), hashed: true },
    { name: 'icon-512.png', type: 'image/png', bytes: tile(512), hashed: true },
    { name: 'social-card.png', type: 'image/png', bytes: await drawSocialCard(), hashed: true },
  ]
}

/** The bird on a sheet of paper, with room for the round masks of phones. */
function tileSvg(): string {
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes a PNG
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">
      <rect width="300" height="300" fill="#F4B41A" />
      <circle cx="150" cy="150" r="132" fill="#FFF9EF" />
      <g transform="translate(42 46)">
        <GoldfinchDrawing pose="perched" />
      </g>
    </svg>,
  )
}

function png(svg: string, width: number): Uint8Array {
  return new Uint8Array(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng())
}

/** An .ico of one PNG (directory of 6 + 16 bytes; sizes in pixels). */
function ico(image: Uint8Array): Uint8Array {
  const { width, height } = { width: 48, height: 44 }
  const head = new DataView(new ArrayBuffer(22))
  head.setUint16(2, 1, true)
  head.setUint16(4, 1, true)
  head.setUint8(6, width)
  head.setUint8(7, height)
  head.setUint16(10, 1, true)
  head.setUint16(12, 32, true)
  head.setUint32(14, image.length, true)
  head.setUint32(18, 22, true)
  return new Uint8Array([...new Uint8Array(head.buffer), ...image])
}
