import { LANGUAGES, THEMES } from '../../src/domain/vocabulary.ts'
import type { WireSummary } from '../api/wire.ts'
import { Icon } from '../ui/icon.tsx'
import { LIST_COPY } from './copy.ts'

/** 'Ver Detalles': what the parent put into the book, in a few lines. */
export function BookDetails({ book }: { book: WireSummary }) {
  const { info } = book
  const { fields } = LIST_COPY
  const rows: [string, string][] = [
    [fields.characters, counted(info.counts.characters, info.characters)],
    [fields.places, counted(info.counts.places, info.places)],
    [fields.relationships, String(info.counts.relationships)],
    [fields.style, label(THEMES, info.type)],
    [fields.language, label(LANGUAGES, info.language)],
    [fields.length, info.story_length.chapters > 0 ? fields.chapters(info.story_length.chapters) : fields.unset],
    ...(info.moral ? [[fields.moral, info.moral] as [string, string]] : []),
    ...(info.additional_information ? [[fields.additional, info.additional_information] as [string, string]] : []),
  ]
  return (
    <details className="zone-details">
      <summary>
        <Icon name="chevronDown" />
        {LIST_COPY.details}
      </summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function counted(count: number, items: readonly { name: string }[]): string {
  const names = items.map(({ name }) => name).filter(Boolean)
  return names.length > 0 ? `${count} (${names.join(', ')})` : String(count)
}

function label(labels: Record<string, string>, value: string): string {
  return labels[value] ?? LIST_COPY.fields.unset
}
