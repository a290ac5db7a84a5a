/** Laid over the rendered book's own style while the viewer turns its pages. A leaf is a page that takes part. */
export const FRAME_STYLE = `
html,body{height:100%!important;overflow:hidden!important;background:transparent!important;scroll-snap-type:none!important}
.reader{display:none!important}
[data-leaves]{--side:min(100vw,100dvh)!important;position:relative!important;display:block!important;width:100vw!important;height:100dvh!important;max-width:none!important;margin:0!important;padding:0!important;perspective:6000px}
[data-leaves=two]{--side:min(50vw,100dvh)!important}
[data-leaf]{position:absolute!important;margin:0!important;top:calc((100dvh - var(--side))/2)!important;backface-visibility:hidden}
[data-leaf=only]{left:calc((100vw - var(--side))/2)!important}
[data-leaf=left]{left:calc(50vw - var(--side))!important;transform-origin:100% 50%}
[data-leaf=right]{left:50vw!important;transform-origin:0 50%}
[data-leaf=away]{display:none!important}
[data-leaves=two] [data-leaf=left]::after,[data-leaves=two] [data-leaf=right]::after{content:'';position:absolute;inset:0;pointer-events:none}
[data-leaves=two] [data-leaf=left]::after{background:linear-gradient(to left,rgb(60 34 20/.16),transparent 5%)}
[data-leaves=two] [data-leaf=right]::after{background:linear-gradient(to right,rgb(60 34 20/.16),transparent 5%)}
[data-turning]{z-index:3}
html[data-size] .kind-text>h2 .line{display:block!important;color:inherit!important;font-size:max(1.3rem,calc(var(--s)*var(--mm)*1.1))!important}
html[data-size] .kind-text>h2{color:#2B2233!important}
html[data-night] .book-page{filter:brightness(.76) sepia(.12)!important}
html[data-night] .kind-text{filter:none!important;background:#241b2e!important}
html[data-night] .kind-text>svg{filter:brightness(.45)}
html[data-night] .kind-text>p,html[data-night] .kind-text>h2,html[data-night] .kind-text .line{color:#eadfc8!important}
@media (max-width:768px) and (orientation:portrait){
html[data-size] [data-leaf].kind-text{top:0!important;height:100dvh!important;padding:4vh 0}
html[data-size] [data-leaf].kind-text>p{font-size:max(1.35rem,calc(var(--s)*var(--mm)*1.35))!important}
}
`
