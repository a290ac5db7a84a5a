/**
 * A page is a square whose side is 210 of its own units (`--mm`), so that everything on it stands where the page model put
 * it at any size. Large text and text alone let the lines go and flow.
 */
export const BOOK_STYLE = `
*{box-sizing:border-box}
html{background:#F3E3CB;color:#2B2233;font-family:'Book Text',sans-serif;-webkit-text-size-adjust:none;text-size-adjust:none}
body{margin:0}
.book{--side:min(100vw,100dvh - 64px);padding-bottom:64px}
.book-page{--mm:calc(var(--side)/210);position:relative;width:var(--side);height:var(--side);margin:0 auto;overflow:hidden;contain:strict}
.is-live:not([data-view=text]):not([data-embedded]) .book{min-height:100dvh;display:grid;place-items:center}
.book-page[hidden]{display:none}
.book-page>svg,.book-page>img,.book-page>h2,.book-page>p,.book-page>div{position:absolute;margin:0}
.book-page>svg{inset:0;width:100%;height:100%;overflow:visible}
.book-page>h2,.book-page>p{font-weight:400;font-size:calc(var(--s)*var(--mm));left:calc(var(--x)*var(--mm));top:calc(var(--y)*var(--mm));width:calc(var(--w)*var(--mm));line-height:calc(var(--l)*var(--mm));white-space:nowrap;font-kerning:normal}
.book-page .line{display:block;margin-left:calc(var(--i,0)*var(--mm));font-size:calc(var(--s)*var(--mm));line-height:calc(var(--l)*var(--mm))}
.initial{font-family:'Book Title','Book Text',serif;line-height:0;margin-right:.03em}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.centre{text-align:center}
.face-fredoka{font-family:'Book Title','Book Text',sans-serif}
.face-literata{font-family:'Book Serif','Book Text',serif}
.face-andika{font-family:'Book Text',sans-serif}
.reader{position:fixed;left:0;right:0;bottom:0;height:64px;display:flex;align-items:center;justify-content:center;gap:8px;padding:0 12px;background:#FFF9EF;border-top:2px solid #EBD9B0;z-index:2}
.reader button{min-width:48px;height:48px;border:0;border-radius:24px;padding:0 14px;background:transparent;color:#2B2233;font:600 17px/1 'Book Title',sans-serif;cursor:pointer}
.reader button:hover{background:#F3E3CB}
.reader button[data-go]{background:#B3202C;color:#fff;font-size:22px}
.reader button[data-go]:disabled{background:#EBDDC6;color:#8a7a66;cursor:default}
.reader button[aria-pressed=true]{background:#2B2233;color:#FFF9EF}
.reader button:focus-visible{outline:3px solid #2B2233;outline-offset:2px}
.reader-count{min-width:9.5em;text-align:center;font:17px/1 'Book Text',sans-serif;margin:0}
html[data-embedded] .reader{display:none}
html[data-embedded]{scroll-snap-type:y mandatory}
html[data-embedded] .book{--side:min(100vw,100dvh);padding:0}
html[data-embedded] .book-page{margin:calc((100dvh - var(--side))/2) auto;scroll-snap-align:center;scroll-margin:calc((100dvh - var(--side))/2)}
@media (max-width:560px){.reader{gap:2px;padding:0 4px}.reader button{padding:0 7px;min-width:44px;height:44px;font-size:15px}.reader-count{min-width:0;font-size:15px;flex:1}}
html:not(.is-live) .reader{display:none}
html[data-night]{background:#1b1523}
html[data-night] .book-page{filter:brightness(.78) sepia(.12)}
html[data-night] .reader{background:#2B2233;border-color:#43384f}
html[data-night] .reader button,html[data-night] .reader-count{color:#F3E3CB}
html[data-night] .reader button:hover{background:#43384f}
html[data-night] .reader button[data-go]{background:#8F1722;color:#fff}
html[data-night] .reader button[data-go]:disabled{background:#3a3046;color:#9d93a8}
html[data-night] .reader button[aria-pressed=true]{background:#F3E3CB;color:#2B2233}
html[data-size] .kind-text{overflow:auto;contain:none}
html[data-size] .kind-text>svg{position:fixed;display:none}
html[data-size] .kind-text>h2,html[data-size] .kind-text>p{position:static;width:auto;white-space:normal;margin:.6em 8%;font-size:calc(var(--s)*var(--mm)*1.35);line-height:1.5}
html[data-size] .kind-text .line{color:inherit!important;display:inline;margin:0;font-size:inherit;line-height:inherit}
html[data-size] .kind-text>.folio,html[data-size] .kind-text>img{display:none}
html[data-view=text] .book{display:block;max-width:34em;margin:0 auto;padding:24px 20px 96px}
html[data-view=text] .book-page{display:block;width:auto;height:auto;overflow:visible;contain:none;background:transparent!important;margin:0}
html[data-view=text] .book-page>svg,html[data-view=text] .book-page>.folio,html[data-view=text] .book-page>.ornament{display:none}
html[data-view=text] .book-page>h2,html[data-view=text] .book-page>p{position:static;width:auto;white-space:normal;font-size:1.25rem;line-height:1.6;margin:0 0 .8em;color:inherit!important;text-align:left}
html[data-view=text][data-size] .book-page>p{font-size:1.75rem}
html[data-view=text] .book-page>h2{font-size:1.7rem;line-height:1.25;margin-top:1.6em}
html[data-size] .initial,html[data-view=text] .initial{font:inherit!important;color:inherit!important;margin:0}
html[data-view=text] .line{color:inherit!important;display:inline!important;margin:0!important;font-size:inherit!important;line-height:inherit!important}
html[data-size] .kind-text h2 .line:first-child,html[data-view=text] .kind-text h2 .line:first-child{display:block!important}
html[data-view=text] .book-page>img{width:1px!important;height:1px!important;clip-path:inset(50%)!important;pointer-events:none}
html[data-view=text][data-night]{color:#F3E3CB}
html[data-view=text] [data-go]{display:none}
@media (prefers-reduced-motion:no-preference){.is-live .book-page.is-here{animation:settle .22s ease-out}}
@keyframes settle{from{opacity:.4;transform:translateY(6px)}}
@media print{@page{size:210mm 210mm;margin:0}html,body{background:none}.reader{display:none!important}.book{--side:210mm;padding:0;display:block!important}.book-page,.book-page[hidden]{display:block!important;filter:none!important;break-inside:avoid;-webkit-print-color-adjust:exact;print-color-adjust:exact}.book-page+.book-page{break-before:page}}
`.trim()
