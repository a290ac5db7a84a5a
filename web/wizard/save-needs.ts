import { changeBook, createBook, deleteCharacterFiles, getBookSummary } from '../api/books.ts'
import type { SaveNeeds } from './state/save.ts'

/** Saving with the real calls and the real clock. */
export const SAVE_NEEDS: SaveNeeds = {
  changeBook,
  createBook,
  getBook: getBookSummary,
  deleteCharacterFiles,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
