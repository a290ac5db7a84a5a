import { Document, Font, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { book, measured } from './measured.mjs'

const folder = process.argv[2]
const { title, fonts, pages } = book(folder)
Font.register({ family: 'Andika', src: fonts[0] })
Font.registerHyphenationCallback((word) => [word])
const page = ({ picture, heading, paragraphs = [] }, key) =>
  picture
    ? h(Page, { key, size: [595, 595] }, h(Image, { src: `${folder}/${picture}`, style: { width: 595, height: 595 } }))
    : h(
        Page,
        { key, size: [595, 595], style: { padding: 85, fontFamily: 'Andika', fontSize: 24, lineHeight: 1.5 } },
        h(View, null, [
          ...(heading ? [h(Text, { key: 'heading', style: { fontSize: 34 } }, heading)] : []),
          ...paragraphs.map((words, i) => h(Text, { key: i, style: { marginBottom: 20 } }, words)),
        ]),
      )
await measured(() => renderToBuffer(h(Document, { title, language: 'es' }, pages.map(page))))
