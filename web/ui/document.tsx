import type { ReactNode } from 'react'

export type DocumentProps = {
  title: string
  description: string
  /** Absolute address of this page, or null where it has none (gate, errors). */
  canonical: string | null
  indexed: boolean
  /** Address of a client file by its logical name. */
  asset: (name: string) => string
  styles: readonly string[]
  /** Our own style sheet as text, for a page that is to be seen before anything else has come; or null. */
  inlineStyles: string | null
  /** Style sheets at the end of the body: they hold up the scripts, which come after them, and not the first paint. */
  lateStyles: readonly string[]
  scripts: readonly string[]
  /** Runs before the first paint; its hash is in the page's policy. Without & < > and quotes, which React would escape. */
  inlineScript: string
  /** Absolute origin, for the social card. */
  origin: string
  children: ReactNode
}

/** The document around every page. */
export function Document(props: DocumentProps) {
  const { title, description, canonical, indexed, asset, styles, inlineStyles, lateStyles } = props
  const { scripts, inlineScript, origin, children } = props
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link
          rel="preload"
          href={asset('fonts/fredoka-latin-600-normal.woff2')}
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
        <link
          rel="preload"
          href={asset('fonts/andika-latin-400-normal.woff2')}
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own build; React would escape its > and quotes */}
        {inlineStyles ? <style dangerouslySetInnerHTML={{ __html: inlineStyles }} /> : null}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script>{inlineScript}</script>
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {indexed ? null : <meta name="robots" content="noindex, nofollow" />}
        {canonical ? <link rel="canonical" href={canonical} /> : null}
        <meta name="theme-color" content="#FFF9EF" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Colorín" />
        <meta property="og:locale" content="es_ES" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={origin + asset('social-card.png')} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        {canonical ? <meta property="og:url" content={canonical} /> : null}
        <meta name="twitter:card" content="summary_large_image" />
      </head>
      <body>
        {children}
        {lateStyles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </body>
    </html>
  )
}
