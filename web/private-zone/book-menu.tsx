import { useNavigate } from '@tanstack/react-router'
import type { WireSummary } from '../api/wire.ts'
import { Icon } from '../ui/icon.tsx'
import { LazyMenu } from '../ui/react/lazy-menu.tsx'
import type { MenuEntry } from '../ui/react/menu.tsx'
import { LIST_COPY } from './copy.ts'

type BookMenuProps = { book: WireSummary; onDelete: () => void; onDuplicate: () => void; onCancel: () => void }

/** What can be done with a book besides its next step. */
export function BookMenu({ book, onDelete, onDuplicate, onCancel }: BookMenuProps) {
  const navigate = useNavigate()
  const copy = LIST_COPY.menu
  const params = { idBook: String(book.id_book) }
  const reviewUnavailable =
    book.status === 'editing' ? copy.notGenerated : book.status === 'generating' ? copy.stillGenerating : undefined
  const entries: MenuEntry[] = [
    ...(book.status === 'generating' ? [{ label: copy.cancel, icon: <Icon name="close" />, onSelect: onCancel }] : []),
    {
      label: copy.review,
      icon: <Icon name="zoom" />,
      unavailable: reviewUnavailable,
      onSelect: () => void navigate({ to: '/tuzonaprivada/revision-imagenes/$idBook', params }),
    },
    ...(book.status === 'finished'
      ? [
          {
            label: copy.read,
            icon: <Icon name="book" />,
            onSelect: () => void navigate({ to: '/tuzonaprivada/vercuento/$idBook', params }),
          },
        ]
      : []),
    ...(book.status === 'verifying' || book.status === 'finished'
      ? [
          {
            label: copy.edit,
            icon: <Icon name="pencil" />,
            onSelect: () => void navigate({ to: '/tuzonaprivada/corregir/$idBook', params }),
          },
        ]
      : []),
    ...(book.status === 'finished' && book.pdf_url
      ? [{ label: copy.pdf, icon: <Icon name="download" />, href: book.pdf_url, download: '' }]
      : []),
    { label: copy.duplicate, icon: <Icon name="copy" />, onSelect: onDuplicate },
    { label: copy.delete, icon: <Icon name="trash" />, danger: true, onSelect: onDelete },
  ]
  return <LazyMenu label={copy.open} trigger={<Icon name="more" />} entries={entries} />
}
