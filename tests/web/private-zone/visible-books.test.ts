import { expect, test } from 'bun:test'
import type { WireSummary } from '../../../web/api/wire.ts'
import { stagePercent, stageWords } from '../../../web/private-zone/generation-words.ts'
import { visibleBooks } from '../../../web/private-zone/visible-books.ts'

const aBook = (id: number, title: string, status: WireSummary['status'] = 'editing') =>
  ({
    id_book: id,
    status,
    created_at: new Date(2026, 0, id).toISOString(),
    info: { story_title: title },
  }) as WireSummary

const books = [aBook(1, 'Árbol'), aBook(2, 'zapato', 'generating'), aBook(3, 'ola'), aBook(4, '')]
const ids = (chosen: Parameters<typeof visibleBooks>[1]) => visibleBooks(books, chosen).map(({ id_book }) => id_book)

test('newest first, and what is being made before all', () => {
  expect(ids({ search: '', sortBy: 'date', order: 'desc' })).toEqual([2, 4, 3, 1])
})

test('oldest first keeps the plain order', () => {
  expect(ids({ search: '', sortBy: 'date', order: 'asc' })).toEqual([1, 2, 3, 4])
})

test('titles are ordered as in a Spanish dictionary', () => {
  expect(ids({ search: '', sortBy: 'title', order: 'asc' })).toEqual([1, 3, 4, 2])
})

test('a search minds neither accents nor case, and finds what has no title by what the list says', () => {
  expect(ids({ search: 'ARBOL', sortBy: 'date', order: 'desc' })).toEqual([1])
  expect(ids({ search: 'sin título', sortBy: 'date', order: 'desc' })).toEqual([4])
})

test('a generation is said in words and only ever moves forward', () => {
  const at = (stage: 'story' | 'illustrations' | 'covers' | 'layout', done: number, total: number) => ({
    stage,
    done,
    total,
    error: null,
    doing: null,
    is_waiting: false,
    can_retry: false,
    can_finish_offline: false,
    updated_at: '',
  })
  expect(stageWords(at('story', 0, 5))).toBe('Escribiendo la historia…')
  expect(stageWords(at('story', 5, 5))).toBe('Leyendo el cuento entero…')
  expect(stageWords(at('illustrations', 3, 12))).toBe('Ilustrando 4 de 12…')
  expect(stageWords(at('covers', 0, 2))).toBe('Preparando las portadas…')
  expect(stageWords(at('layout', 0, 1))).toBe('Maquetando…')
  const line = [at('story', 0, 5), at('story', 5, 5), at('illustrations', 1, 2), at('covers', 1, 2), at('layout', 1, 1)]
  const percents = line.map(stagePercent)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
})
