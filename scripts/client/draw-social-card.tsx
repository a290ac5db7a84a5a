import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import { Goldfinch } from '../../web/ui/goldfinch/goldfinch.tsx'

/** What a link to the product shows in a chat: 1200 × 630, set by the renderer that sets the books. */
export async function drawSocialCard(): Promise<Uint8Array> {
  const bird = `data:image/svg+xml;base64,${btoa(renderToStaticMarkup(<Goldfinch pose="letter" />))}`
  const svg = await satori(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        background: '#FFF9EF',
        color: '#2B2233',
        padding: '0 64px',
        borderBottom: '28px solid #F4B41A',
      }}
    >
      <img src={bird} width={460} height={418} alt="" />
      <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 48, width: 560 }}>
        <div style={{ fontFamily: 'Fredoka', fontSize: 104, color: '#B3202C' }}>Colorín</div>
        <div style={{ fontFamily: 'Fredoka', fontSize: 54, lineHeight: 1.15, marginTop: 12 }}>
          El cuento que lleva su nombre
        </div>
        <div style={{ fontFamily: 'Andika', fontSize: 32, lineHeight: 1.4, marginTop: 24, color: '#5E5468' }}>
          Escrito e ilustrado para tu peque, a partir de lo que tú cuentas.
        </div>
      </div>
    </div>,
    {
      width: 1200,
      height: 630,
      fonts: [
        { name: 'Fredoka', data: await font('fredoka/files/fredoka-latin-600-normal.woff'), weight: 600 },
        { name: 'Andika', data: await font('andika/files/andika-latin-400-normal.woff'), weight: 400 },
      ],
    },
  )
  return new Uint8Array(new Resvg(svg, { fitTo: { mode: 'width', value: 1200 } }).render().asPng())
}

function font(file: string): Promise<ArrayBuffer> {
  return Bun.file(Bun.resolveSync(`@fontsource/${file}`, import.meta.dir)).arrayBuffer()
}
