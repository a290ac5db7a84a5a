/** Something is on its way, and what it is. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="screen-waiting" role="status">
      <span className="spinner" />
      <p>{text}</p>
    </div>
  )
}
