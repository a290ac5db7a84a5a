/** The title over a cover's calm upper third, set as the book sets it. The picture's neighbour says it aloud. */
export function CoverTitle({ children }: { children: string }) {
  const size = children.length > 44 ? 'long' : children.length > 22 ? 'medium' : 'short'
  return (
    <span className="cover-title" data-size={size} aria-hidden="true">
      {children}
    </span>
  )
}
