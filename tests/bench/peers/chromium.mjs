import { book, measured } from './measured.mjs'

const folder = process.argv[2]
const { launchBrowser } = await import('../../support/browser.ts')
const { title, fonts, pages } = book(folder)
const escaped = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const html = `<!doctype html><html lang="es"><title>${escaped(title)}</title><style>@page{size:595pt 595pt;margin:0}
@font-face{font-family:Andika;src:url(file://${fonts[0]})}body{margin:0;font:24pt/1.5 Andika}section{width:595pt;height:595pt;break-after:page;overflow:hidden}
.words{padding:85pt;box-sizing:border-box}img{width:100%;height:100%}</style>${pages
  .map(({ picture, heading, paragraphs = [] }) =>
    picture
      ? `<section><img alt="picture" src="${picture}"></section>`
      : `<section class="words">${heading ? `<h1>${escaped(heading)}</h1>` : ''}${paragraphs.map((words) => `<p>${escaped(words)}`).join('')}</section>`,
  )
  .join('')}`
await Bun.write(`${folder}/book.html`, html)
const browser = await launchBrowser()
const tab = await browser.newPage()
await measured(async () => {
  await tab.goto(`file://${folder}/book.html`)
  return tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
})
await browser.close()
