import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from '../../../web/ui/document.tsx'
import { assetAddress, assetText } from './client-files.ts'
import { INLINE_SCRIPT } from './policy.ts'

export type PageMeta = {
  title: string
  description?: string
  /** Path of the page among the ones that may be found by a search engine. */
  path?: string
  origin: string
  indexed?: boolean
  styles?: readonly string[]
  /** A style sheet that travels in the document itself. */
  inlineStyles?: string
  /** Style sheets that the first paint does not wait for, but the scripts do. */
  lateStyles?: readonly string[]
  scripts?: readonly string[]
}

const DESCRIPTION =
  'Cuentos infantiles personalizados, escritos e ilustrados a partir de lo que tú cuentas: tu peque, su mundo y una historia que solo existe para leerla juntos.'

/** One page as HTML. This module and what it imports load at the first page asked for. */
export function renderPage(content: ReactNode, meta: PageMeta): string {
  const { title, origin, path, indexed = false } = meta
  const {
    styles = ['public.css'],
    lateStyles = [],
    inlineStyles,
    scripts = ['site.js'],
    description = DESCRIPTION,
  } = meta
  const html = renderToStaticMarkup(
    <Document
      title={title}
      description={description}
      canonical={path ? origin + path : null}
      indexed={indexed}
      asset={assetAddress}
      styles={styles.map(assetAddress)}
      inlineStyles={inlineStyles ? assetText(inlineStyles) : null}
      lateStyles={lateStyles.map(assetAddress)}
      scripts={scripts.map(assetAddress)}
      inlineScript={INLINE_SCRIPT}
      origin={origin}
    >
      {content}
    </Document>,
  )
  return `<!doctype html>${html}`
}
