import type { S3Client } from '@aws-sdk/client-s3'
import { DomainError } from '../../domain/errors.ts'
import { contentTypeOf, isFolderPrefix } from '../../domain/stored-file.ts'
import type { FileHead, FileStore, StoredFile } from '../../ports/file-store.ts'
import { FileStoreFault } from './file-store-fault.ts'

export type S3Settings = {
  bucket: string
  /** Null: Amazon's own. */
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

const REMOVALS_AT_ONCE = 8

/**
 * Files in a private bucket. Speaks only what every S3-compatible server understands: no checksum trailers, no conditional
 * requests, and removals one by one (DeleteObjects wants a Content-MD5 on some servers that the SDK no longer sends).
 */
export class S3FileStore implements FileStore {
  readonly #settings: S3Settings
  #connection: Promise<{ client: S3Client; sdk: typeof import('@aws-sdk/client-s3') }> | undefined

  constructor(settings: S3Settings) {
    this.#settings = settings
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const type = contentTypeOf(key)
    if (type === null) throw new Error('Not a storage key')
    const { client, sdk } = await this.#connect()
    const put = { ...this.#at(key), Body: bytes, ContentLength: bytes.length, ContentType: type }
    await client.send(new sdk.PutObjectCommand(put)).catch((error: unknown) => {
      throw isFull(error) ? new DomainError('server.full') : error
    })
  }

  async get(key: string): Promise<StoredFile | null> {
    const contentType = contentTypeOf(key)
    if (contentType === null) return null
    const { client, sdk } = await this.#connect()
    const answer = await unlessMissing(client.send(new sdk.GetObjectCommand(this.#at(key))))
    if (!answer?.Body) return null
    const { etag, modifiedAt } = factsOf(answer)
    return { bytes: new Uint8Array(await answer.Body.transformToByteArray()), contentType, etag, modifiedAt }
  }

  async head(key: string): Promise<FileHead | null> {
    const contentType = contentTypeOf(key)
    if (contentType === null) return null
    const { client, sdk } = await this.#connect()
    const answer = await unlessMissing(client.send(new sdk.HeadObjectCommand(this.#at(key))))
    return answer && { size: answer.ContentLength ?? 0, contentType, ...factsOf(answer) }
  }

  async getRange(key: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer> | null> {
    if (contentTypeOf(key) === null) return null
    const { client, sdk } = await this.#connect()
    try {
      const range = { ...this.#at(key), Range: `bytes=${start}-${end}` }
      const answer = await unlessMissing(client.send(new sdk.GetObjectCommand(range)))
      return answer?.Body ? new Uint8Array(await answer.Body.transformToByteArray()) : null
    } catch (error) {
      if (statusOf(error) === 416) return new Uint8Array()
      throw error
    }
  }

  async list(prefix: string): Promise<string[]> {
    if (!isFolderPrefix(prefix)) return []
    const { client, sdk } = await this.#connect()
    const keys: string[] = []
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: this.#settings.bucket, Prefix: prefix })
    for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
    return keys.filter((key) => contentTypeOf(key) !== null).sort()
  }

  async remove(keys: readonly string[]): Promise<void> {
    const { client, sdk } = await this.#connect()
    const waiting = keys.filter((key) => contentTypeOf(key) !== null)
    const removeNext = async (): Promise<void> => {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
        await unlessMissing(client.send(new sdk.DeleteObjectCommand(this.#at(key))))
    }
    await Promise.all(Array.from({ length: Math.min(REMOVALS_AT_ONCE, waiting.length) }, removeNext))
  }

  /** Lists one key, which asks for nothing that the rest does not. @throws FileStoreFault */
  async check(signal: AbortSignal): Promise<void> {
    const { client, sdk } = await this.#connect()
    const question = new sdk.ListObjectsV2Command({ Bucket: this.#settings.bucket, Prefix: 'books/', MaxKeys: 1 })
    try {
      await client.send(question, { abortSignal: signal })
    } catch (error) {
      throw faultOf(error, signal)
    }
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#settings.bucket, Key: key }
  }

  /** The SDK is heavy: it is loaded with the first file. */
  #connect() {
    this.#connection ??= import('@aws-sdk/client-s3').then((sdk) => {
      const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = this.#settings
      const client = new sdk.S3Client({
        region,
        forcePathStyle,
        credentials: { accessKeyId, secretAccessKey },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
        ...(endpoint === null ? {} : { endpoint }),
      })
      return { client, sdk }
    })
    return this.#connection
  }
}

function faultOf(error: unknown, signal: AbortSignal): FileStoreFault {
  const status = statusOf(error)
  const name = error instanceof Error ? error.name : 'unknown'
  if (status === 404) return new FileStoreFault('missing', name)
  if (status === 401 || status === 403) return new FileStoreFault('refused', name)
  const code = error instanceof Error && 'code' in error ? String(error.code) : name
  if (status !== undefined) return new FileStoreFault('unreachable', `HTTP ${status}`)
  return new FileStoreFault('unreachable', signal.aborted ? 'no answer in time' : code)
}

function factsOf({ ETag = '', LastModified }: { ETag?: string | undefined; LastModified?: Date | undefined }): {
  etag: string
  modifiedAt: string
} {
  return { etag: ETag.replaceAll('"', ''), modifiedAt: (LastModified ?? new Date(0)).toISOString() }
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/** 507, as servers of one's own answer; or a quota, under the names that they give it. */
function isFull(error: unknown): boolean {
  return (
    statusOf(error) === 507 ||
    (error instanceof Error && /StorageFull|InsufficientStorage|QuotaExceeded/u.test(error.name))
  )
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata } = error
  return typeof $metadata === 'object' && $metadata !== null && 'httpStatusCode' in $metadata
    ? Number($metadata.httpStatusCode)
    : undefined
}
