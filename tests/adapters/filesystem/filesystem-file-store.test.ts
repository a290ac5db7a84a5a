import { describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FilesystemFileStore } from '../../../src/adapters/filesystem/filesystem-file-store.ts'
import { fileStoreContract } from '../../ports/file-store.contract.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

describe('files in a folder', () => {
  fileStoreContract(async () => new FilesystemFileStore(aTemporaryFolder()))

  test('another process finds what this one put', async () => {
    const folder = aTemporaryFolder()
    await new FilesystemFileStore(folder).put('books/1/a.webp', new Uint8Array([1, 2]))

    expect((await new FilesystemFileStore(folder).get('books/1/a.webp'))?.bytes).toEqual(new Uint8Array([1, 2]))
  })

  test('nothing else in the data folder can be read or listed through the store', async () => {
    const folder = aTemporaryFolder()
    writeFileSync(join(folder, 'app-secret'), 'secret')
    writeFileSync(join(folder, 'colorin.db'), 'database')
    const files = new FilesystemFileStore(folder)

    expect(await files.get('app-secret')).toBeNull()
    expect(await files.get('colorin.db')).toBeNull()
  })

  test('a book whose files are all removed leaves no folder behind', async () => {
    const folder = aTemporaryFolder()
    const files = new FilesystemFileStore(folder)
    await files.put('books/1/covers/a.webp', new Uint8Array(3))
    await files.remove(['books/1/covers/a.webp'])

    expect(existsSync(join(folder, 'books/1'))).toBe(false)
  })

  test('a half-written file of a killed process is never served, and gone after the next start', async () => {
    const folder = aTemporaryFolder()
    mkdirSync(join(folder, '.incoming'))
    const half = join(folder, '.incoming', 'half')
    writeFileSync(half, 'half a picture')
    const anHourAgo = Date.now() / 1000 - 3600
    utimesSync(half, anHourAgo, anHourAgo)
    const files = new FilesystemFileStore(folder)
    await files.put('books/1/a.webp', new Uint8Array(3))

    expect(readdirSync(join(folder, '.incoming'))).toEqual([])
    expect(await files.list('books/')).toEqual(['books/1/a.webp'])
  })

  test('a put and a removal of the same book at the same moment never fail', async () => {
    const files = new FilesystemFileStore(aTemporaryFolder())
    const puts = Array.from({ length: 40 }, (_, index) => files.put(`books/1/covers/${index}.webp`, new Uint8Array(9)))
    const removals = Array.from({ length: 40 }, (_, index) => files.remove([`books/1/covers/${index}.webp`]))

    await expect(Promise.all([...puts, ...removals])).resolves.toHaveLength(80)
  })
})
