import { describe, expect, test } from 'bun:test'
import { createStore } from 'jotai/vanilla'
import { type WireBookInfo, writeBookInfo } from '../../../src/domain/book-info-wire.ts'
import { ApiError } from '../../../web/api/client.ts'
import type { WireBook } from '../../../web/api/wire.ts'
import { removeCharacterAtom } from '../../../web/wizard/state/characters.ts'
import {
  bookAtom,
  changeFormsAtom,
  changeInfoAtom,
  formsAtom,
  hasUnsavedChangesAtom,
  infoAtom,
  openBookAtom,
} from '../../../web/wizard/state/draft.ts'
import { askToGenerateAtom, confirmGenerationAtom, missingAvatarsAtom } from '../../../web/wizard/state/generate.ts'
import { type SaveMode, type SaveNeeds, saveBookAtom } from '../../../web/wizard/state/save.ts'
import {
  alertAtom,
  conflictAtom,
  isQueuedAtom,
  messageAtom,
  savedDialogAtom,
  saveStepAtom,
} from '../../../web/wizard/state/save-state.ts'
import { undoRemovalAtom } from '../../../web/wizard/state/undo.ts'
import { aCompleteInfo, aGirl } from '../../support/builders.ts'

const drawn = (name: string) => ({ ...aGirl(name), avatars: [`/${name}.webp`], selectedAvatar: `/${name}.webp` })
const offline = () => Promise.reject(new ApiError('sin red', 0, 'network'))
const refused = (status: number, code: string) => () => Promise.reject(new ApiError('No', status, code))

/** A wizard with one unsaved word, a server that remembers what it was sent, and a clock that does not wait. */
function aDesk(server: Partial<SaveNeeds> = {}) {
  const store = createStore()
  const sent: { id: number; info: WireBookInfo; version: number | undefined }[] = []
  const deleted: string[] = []
  const waits: number[] = []
  const steps: string[] = []
  const needs: SaveNeeds = {
    async changeBook(id, { info, version }) {
      sent.push({ id, info, version })
      return (version ?? 0) + 1
    },
    createBook: async () => 99,
    getBook: async (id) => ({ id_book: id, version: 1, info: writeBookInfo(store.get(infoAtom)) }) as WireBook,
    deleteCharacterFiles: async (_id, name) => void deleted.push(name),
    wait: async (ms) => void waits.push(ms),
    ...server,
  }
  store.set(openBookAtom, { id: 7, version: 3 }, aCompleteInfo({ characters: [drawn('Lucía'), drawn('Carmen')] }))
  store.set(changeInfoAtom, { moral: 'Compartir' })
  store.sub(saveStepAtom, () => {
    const step = store.get(saveStepAtom)
    if (step) steps.push(`${step.percent} ${step.text}`)
  })
  const save = (mode: SaveMode = 'silent') => store.set(saveBookAtom, needs, mode)
  return { store, sent, deleted, waits, steps, needs, save }
}

describe('saving', () => {
  test('says each step, pauses on success and confirms', async () => {
    const { store, steps, waits, save } = aDesk()
    expect(await save('explicit')).toBe('saved')
    expect(steps).toEqual([
      '0 Guardando progreso...',
      '20 Validando datos...',
      '40 Guardando personajes y lugares...',
      '70 Enviando...',
      '90 Finalizando...',
      '100 ¡Guardado exitoso!',
    ])
    expect(waits).toContain(800)
    expect(store.get(savedDialogAtom)).toBe(true)
    expect(store.get(messageAtom)?.text).toBe('✅ Progreso guardado exitosamente')
    expect(store.get(hasUnsavedChangesAtom)).toBe(false)
  })

  test('sends the version it knows and learns the next one', async () => {
    const { store, sent, save } = aDesk()
    await save()
    expect(sent[0]).toMatchObject({ id: 7, version: 3 })
    expect(store.get(bookAtom).version).toBe(4)
  })

  test('what is typed while the answer is on its way stays unsaved', async () => {
    const { store, save } = aDesk({
      changeBook: async () => {
        store.set(changeInfoAtom, { moral: 'Compartir siempre' })
        return 4
      },
    })
    await save()
    expect(store.get(hasUnsavedChangesAtom)).toBe(true)
  })

  test('takes along what stands in an open form', async () => {
    const { store, sent, save } = aDesk()
    store.set(changeFormsAtom, { character: { index: null, character: aGirl('Tom') } })
    await save()
    expect(sent[0]?.info.characters.map(({ name }) => name)).toEqual(['Lucía', 'Carmen', 'Tom'])
    expect(store.get(formsAtom).character).toBeNull()
  })

  test('tries once more after a failure, and then queues and says so', async () => {
    const { store, waits, steps, save } = aDesk({ changeBook: offline })
    expect(await save('explicit')).toBe('queued')
    expect(waits.filter((ms) => ms === 1500)).toHaveLength(1)
    expect(steps).toContain('70 Error al guardar. Intentando de nuevo...')
    expect(store.get(isQueuedAtom)).toBe(true)
    expect(store.get(messageAtom)?.text).toBe('❌ Error al guardar el progreso')
    expect(store.get(hasUnsavedChangesAtom)).toBe(true)
  })

  test('a try in the background says nothing until it succeeds', async () => {
    const { store, save } = aDesk({ changeBook: offline })
    expect(await save('background')).toBe('queued')
    expect(store.get(messageAtom)).toBeNull()
  })

  test('an answer without a version counts as success', async () => {
    const { store, save } = aDesk({ changeBook: async () => null })
    expect(await save()).toBe('saved')
    expect(store.get(hasUnsavedChangesAtom)).toBe(false)
  })

  test('another tab was first: both versions are offered and nothing is overwritten', async () => {
    const { store, save } = aDesk({ changeBook: refused(409, 'book.modifiedElsewhere') })
    expect(await save('explicit')).toBe('conflict')
    expect(store.get(conflictAtom)?.id_book).toBe(7)
    expect(store.get(infoAtom).moral).toBe('Compartir')
    expect(store.get(saveStepAtom)).toBeNull()
  })

  test('a book whose story was begun elsewhere offers a way on instead of a refusal', async () => {
    const { store, save } = aDesk({
      changeBook: refused(409, 'book.wrongStatus'),
      getBook: async (id) => ({ id_book: id, version: 5, status: 'verifying' }) as WireBook,
    })
    expect(await save('explicit')).toBe('conflict')
    expect(store.get(conflictAtom)?.status).toBe('verifying')
    expect(store.get(alertAtom)).toBeNull()
    expect(store.get(infoAtom).moral).toBe('Compartir')
  })

  test('a book that is gone is created anew, and avatars that are gone with it are named', async () => {
    const { store, save } = aDesk({
      changeBook: refused(404, 'book.notFound'),
      getBook: async (id) => {
        const info = store.get(infoAtom)
        const characters = info.characters.map((each) => ({ ...each, avatars: [], selectedAvatar: null }))
        return { id_book: id, version: 1, info: writeBookInfo({ ...info, characters }) } as WireBook
      },
    })
    expect(await save('explicit')).toBe('recreated')
    expect(store.get(bookAtom)).toEqual({ id: 99, version: 1 })
    expect(store.get(alertAtom)).toContain('Lucía, Carmen')
    expect(store.get(infoAtom).moral).toBe('Compartir')
  })
})

test('a book that was created anew by an earlier try gets what has been written since', async () => {
  const before = writeBookInfo(aCompleteInfo({ moral: 'Lo de antes' }))
  let stored = before
  const { store, save } = aDesk({
    async changeBook(id, { info }) {
      if (id === 7) throw new ApiError('No', 404, 'book.notFound')
      stored = info
      return 2
    },
    getBook: async (id) => ({ id_book: id, version: 1, info: stored }) as WireBook,
  })
  expect(await save()).toBe('recreated')
  expect(stored.moral).toBe('Compartir')
  expect(store.get(infoAtom).moral).toBe('Compartir')
})

describe('pictures of a removed character', () => {
  test('are deleted with the next save, not before', async () => {
    const { store, deleted, save } = aDesk()
    store.set(removeCharacterAtom, 0)
    expect(deleted).toEqual([])
    await save()
    expect(deleted).toEqual(['Lucía'])
  })

  test('stay when the removal was undone', async () => {
    const { store, deleted, save } = aDesk()
    store.set(removeCharacterAtom, 0)
    store.set(undoRemovalAtom)
    await save()
    expect(deleted).toEqual([])
  })

  test('that could not be deleted are said; the character is out all the same', async () => {
    const { store, sent, save } = aDesk({ deleteCharacterFiles: refused(500, 'server.error') })
    store.set(removeCharacterAtom, 0)
    expect(await save()).toBe('saved')
    expect(store.get(alertAtom)).toContain('no se pudieron borrar sus imágenes')
    expect(sent[0]?.info.characters.map(({ name }) => name)).toEqual(['Carmen'])
  })
})

describe('asking to generate', () => {
  test('names the characters without avatar', async () => {
    const { store, needs, sent } = aDesk()
    store.set(changeInfoAtom, { characters: [drawn('Lucía'), aGirl('Tom')] })
    await store.set(askToGenerateAtom, needs)
    expect(store.get(missingAvatarsAtom)).toEqual(['Tom'])
    expect(sent).toEqual([])
  })

  test('says what is missing', async () => {
    const { store, needs } = aDesk()
    store.set(changeInfoAtom, { theme: null })
    await store.set(askToGenerateAtom, needs)
    expect(store.get(alertAtom)).toStartWith('❌ Por favor, completa todos los campos obligatorios')
  })

  test('needs an id', async () => {
    const { store, needs } = aDesk()
    store.set(bookAtom, { id: null, version: undefined })
    await store.set(askToGenerateAtom, needs)
    expect(store.get(alertAtom)).toBe(
      '❌ No se encontró un id_book. Abre o crea un libro antes de generar la historia.',
    )
  })

  test('saves silently and then asks', async () => {
    const { store, needs, sent, steps } = aDesk()
    await store.set(askToGenerateAtom, needs)
    expect(sent).toHaveLength(1)
    expect(steps).toEqual([])
    expect(store.get(confirmGenerationAtom)).toBe(true)
  })
})
