export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string; etag: string; modifiedAt: string }
export type FileHead = { size: number; contentType: string; etag: string; modifiedAt: string }

/**
 * Private store of pictures and books by key (`books/12/covers/frontcover.webp`). A put is all or nothing and durable when
 * it has answered; the type follows from the key's ending.
 */
export interface FileStore {
  /** @throws DomainError `server.full` when there is no room for it */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<StoredFile | null>
  head(key: string): Promise<FileHead | null>
  /** Bytes from `start` to `end`, both included; null when there is no such file. */
  getRange(key: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer> | null>
  /** Keys below a prefix that ends in `/`, sorted. */
  list(prefix: string): Promise<string[]>
  /** Removing what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>
  /** Whether files can be put and read now. @throws Error where they cannot, or when the signal says that it takes too long */
  check(signal: AbortSignal): Promise<void>
}
