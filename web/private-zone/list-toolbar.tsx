import { useAtom } from 'jotai/react'
import { Icon } from '../ui/icon.tsx'
import { LIST_COPY } from './copy.ts'
import { type SortBy, searchAtom, sortByAtom, sortOrderAtom, viewModeAtom } from './list-state.ts'

/** Search, order and view. */
export function ListToolbar() {
  const [search, setSearch] = useAtom(searchAtom)
  const [sortBy, setSortBy] = useAtom(sortByAtom)
  const [order, setOrder] = useAtom(sortOrderAtom)
  const [view, setView] = useAtom(viewModeAtom)
  const copy = LIST_COPY
  return (
    <div className="zone-toolbar">
      <search className="input-group input-group--lead zone-toolbar__search">
        <Icon name="search" />
        <input
          className="input"
          type="text"
          inputMode="search"
          aria-label={copy.search.label}
          placeholder={copy.search.placeholder}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setSearch('')}
        />
        {search ? (
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label={copy.search.clear}
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.querySelector('input')?.focus()
              setSearch('')
            }}
          >
            <Icon name="close" />
          </button>
        ) : null}
      </search>
      <div className="cluster zone-toolbar__order">
        <label className="zone-toolbar__sort">
          <span>{copy.sort.label}</span>
          <select className="select" value={sortBy} onChange={(event) => setSortBy(event.target.value as SortBy)}>
            <option value="date">{copy.sort.date}</option>
            <option value="title">{copy.sort.title}</option>
          </select>
        </label>
        <button
          type="button"
          className="button button--secondary zone-toolbar__direction"
          onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}
        >
          <Icon name={order === 'asc' ? 'chevronUp' : 'chevronDown'} />
          <span>{copy.sort[order]}</span>
        </button>
        <fieldset className="segmented" aria-label={copy.view.label}>
          <button
            type="button"
            aria-label={copy.view.card}
            aria-pressed={view === 'card'}
            onClick={() => setView('card')}
          >
            <Icon name="cards" />
          </button>
          <button
            type="button"
            aria-label={copy.view.list}
            aria-pressed={view === 'list'}
            onClick={() => setView('list')}
          >
            <Icon name="list" />
          </button>
        </fieldset>
      </div>
    </div>
  )
}
