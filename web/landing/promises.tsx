import { LANDING_COPY } from './copy.ts'

const COPY = LANDING_COPY.promises

/** What a parent worries about before writing down a child's name. */
export function Promises() {
  return (
    <section className="landing-promises container" aria-labelledby="promesas">
      <h2 id="promesas">{COPY.title}</h2>
      <ul>
        {COPY.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
