import { useAtomValue, useSetAtom } from 'jotai/react'
import { writeCharacter } from '../../src/domain/book-info-wire.ts'
import type { Character } from '../../src/domain/character.ts'
import { drawAvatar } from '../api/books.ts'
import { ApiError } from '../api/client.ts'
import { showToastAtom } from '../ui/react/toasts.tsx'
import { WIZARD_COPY } from './copy.ts'
import { addAvatarAtom, isDrawingAtom, rememberFeaturesAtom, rememberLooksAtom } from './state/avatars.ts'
import { bookAtom } from './state/draft.ts'
import { alertAtom } from './state/save-state.ts'

/** Asks for one more picture of a character; it arrives even if another form is open by then. */
export function useDrawAvatar() {
  const { id } = useAtomValue(bookAtom)
  const setDrawing = useSetAtom(isDrawingAtom)
  const add = useSetAtom(addAvatarAtom)
  const remember = useSetAtom(rememberLooksAtom)
  const rememberFeatures = useSetAtom(rememberFeaturesAtom)
  const alert = useSetAtom(alertAtom)
  const toast = useSetAtom(showToastAtom)
  const copy = WIZARD_COPY.avatars

  return async (character: Character) => {
    if (id === null) return
    const { name } = character
    setDrawing(name, true)
    try {
      const address = await drawAvatar(id, writeCharacter({ ...character, name: name.trim() }))
      if (!address) return alert(copy.failed(copy.noImage))
      remember([address], character)
      rememberFeatures(address, character)
      add(name, address)
      toast(copy.ready(name.trim()))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401) alert(copy.failed(error.message))
    } finally {
      setDrawing(name, false)
    }
  }
}
