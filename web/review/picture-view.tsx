import { useSetAtom } from 'jotai/react'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { REVIEW_COPY } from './copy.ts'
import { lostAtom } from './review-state.ts'

/** A version's picture, or what to say where it does not come. */
export function PictureView({ url, alt, lazy = false }: { url: string; alt: string; lazy?: boolean }) {
  const [broken, setBroken] = useState('')
  const setLost = useSetAtom(lostAtom)
  const onBroken = async () => {
    setBroken(url)
    if (await isGone(url)) setLost((lost) => new Set([...lost, url]))
  }
  if (!url || broken === url)
    return (
      <div className="review-picture review-picture--missing" role="img" aria-label={`${alt}: ${missing(url)}`}>
        <Icon name="warning" />
        <span aria-hidden="true">{missing(url)}</span>
      </div>
    )
  return (
    <img
      className="review-picture"
      src={url}
      alt={alt}
      width={1024}
      height={1024}
      decoding="async"
      draggable={false}
      onError={() => void onBroken()}
      {...(lazy && { loading: 'lazy' as const })}
    />
  )
}

/** Not there any more, rather than out of reach for a moment. */
function isGone(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}

function missing(url: string): string {
  return url ? REVIEW_COPY.unavailable : REVIEW_COPY.noImages
}
