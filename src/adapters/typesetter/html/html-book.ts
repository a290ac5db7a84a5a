import type { PageModel, PictureRef } from '../../../domain/page-model/page-model.ts'
import { screenPages } from '../../../domain/page-model/screen-pages.ts'
import type { PlacedPicture } from '../../../ports/typesetter.ts'
import type { Faces } from '../faces.ts'
import { article } from './article.ts'
import { BOOK_STYLE } from './book-style.ts'
import { escaped } from './escaped.ts'
import { fontFaces } from './font-faces.ts'
import { READER_SCRIPT } from './reader-script.ts'
import { READER_WORDS } from './reader-words.ts'
import { outlineDefinitions, repeatedOutlines } from './svg-shapes.ts'

/** The book as one HTML file: real text on pages that look like the printed ones; only the pictures lie beside it. */
export async function htmlBook(
  model: PageModel,
  faces: Faces,
  pictureOf: (ref: PictureRef) => PlacedPicture,
): Promise<string> {
  const pages = screenPages(model)
  const words = READER_WORDS[model.locale]
  const titles = new Map(model.parts.map(({ part, title }) => [part, title]))
  const outlines = repeatedOutlines(pages)
  const articles = pages.map((page, i) => article(page, i + 1, titles.get(page.part) ?? '', faces, pictureOf, outlines))
  return `<!doctype html>
<html lang="${model.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(model.title)}</title><meta name="generator" content="Colorín"><meta name="robots" content="noindex">
<style>${await fontFaces(pages, faces, model)}${BOOK_STYLE}</style></head>
<body><main class="book"><h1 class="unseen">${escaped(model.title)}</h1>
${articles.join('\n')}
</main>
${outlineDefinitions(outlines)}
<nav class="reader" aria-label="${words.controls}" data-page="${words.page}" data-front="${words.frontCover}" data-back="${words.backCover}">
<button type="button" data-go="-1" aria-label="${words.previous}">‹</button>
<p class="reader-count" role="status" aria-live="polite">${words.frontCover}</p>
<button type="button" data-go="1" aria-label="${words.next}">›</button>
<button type="button" data-set="size" data-value="large" aria-pressed="false" title="${words.size}">A+<span class="unseen"> ${words.size}</span></button>
<button type="button" data-set="view" data-value="text" aria-pressed="false">${words.view}</button>
<button type="button" data-set="night" data-value="night" aria-pressed="false">${words.night}</button>
</nav>
<script>${READER_SCRIPT}</script>
</body></html>
`
}
