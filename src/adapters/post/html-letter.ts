export type HtmlPart =
  | { kind: 'words' | 'loud'; words: string }
  | { kind: 'link'; label: string; link: string; hint: string }
export type HtmlLetter = { head: string; subject: string; parts: readonly HtmlPart[]; small: readonly string[] }

const FONT = `font-family:Andika,'Trebuchet MS',Verdana,sans-serif`
const TITLE_FONT = `font-family:Fredoka,'Trebuchet MS',Verdana,sans-serif`

/** For programs that ask for it; others turn the colours around by themselves. Everything else is inline: many read no styles. */
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#1D1725!important}
.sheet{background:#2B2233!important}
.ink{color:#FFF9EF!important}
.soft{color:#CFC4D8!important}
.name{color:#F4B41A!important}
.link{color:#BFE3F2!important}
}`

/** One column of at most 560 px in Colorín's colours. It fetches nothing: no picture, no font, no mark that it was opened. */
export function htmlLetter({ head, subject, parts, small }: HtmlLetter): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#FFF9EF">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#FFF9EF">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left">
<tr><td class="name" style="padding:0 4px 12px;${TITLE_FONT};font-size:26px;font-weight:600;line-height:1.2;color:#B3202C">${escaped(head)}</td></tr>
<tr><td class="sheet" style="padding:28px 24px 12px;background:#FFFFFF;border-top:6px solid #F4B41A;border-radius:3px 3px 14px 14px">
${parts.map(htmlPart).join('\n')}
</td></tr>
<tr><td style="padding:18px 4px 0">
${small.map((words) => `<p class="soft" style="margin:0 0 8px;${FONT};font-size:14px;line-height:1.5;color:#5E5468">${escaped(words)}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function htmlPart(part: HtmlPart): string {
  if (part.kind !== 'link') {
    const letters = part.kind === 'loud' ? `${TITLE_FONT};font-size:18px;font-weight:600` : `${FONT};font-size:17px`
    return `<p class="ink" style="margin:0 0 18px;${letters};line-height:1.55;color:#2B2233;overflow-wrap:anywhere">${escaped(part.words)}</p>`
  }
  const href = escaped(part.link)
  return `<p style="margin:6px 0 22px"><a href="${href}" style="display:inline-block;padding:13px 26px;background:#B3202C;border-radius:999px;${TITLE_FONT};font-size:18px;font-weight:600;line-height:1.2;color:#FFFFFF;text-decoration:none">${escaped(part.label)}</a></p>
<p class="soft" style="margin:0 0 22px;${FONT};font-size:14px;line-height:1.5;color:#5E5468">${escaped(part.hint)}<br><a class="link" href="${href}" style="color:#1F5F7A;word-break:break-all">${href}</a></p>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`)
}
