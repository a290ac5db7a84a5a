import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { book, measured } from './measured.mjs'

const folder = process.argv[2]
const { title, fonts, pages } = book(folder)
const text = (words) => `#${JSON.stringify(words)}`
const source = [
  `#set document(title: ${JSON.stringify(title)})`,
  '#set text(lang: "es", font: "Andika", size: 24pt, hyphenate: false)',
  '#set par(leading: 12pt, spacing: 20pt)',
  ...pages.map(({ picture, heading, paragraphs = [] }) =>
    picture
      ? `#page(width: 595pt, height: 595pt, margin: 0pt)[#image(${JSON.stringify(`/${picture}`)}, width: 100%, height: 100%, alt: "picture")]`
      : `#page(width: 595pt, height: 595pt, margin: 85pt)[${heading ? `= ${text(heading)}\n\n` : ''}${paragraphs.map(text).join('\n\n')}]`,
  ),
].join('\n')
await measured(async () => {
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(file)) }],
  })
  compiler.addSource(`${folder}/book.typ`, source)
  return compiler.pdf({ mainFilePath: `${folder}/book.typ` })
})
