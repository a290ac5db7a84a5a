import { FilesystemFileStore } from './adapters/filesystem/filesystem-file-store.ts'
import type { Config } from './config.ts'
import type { Ports } from './ports/index.ts'
import { refusedBucket } from './refusals.ts'

/** A bucket that does not answer for so long will not while a parent waits either. */
const BUCKET_TIMEOUT_MS = 10_000

/** @throws ConfigError where the bucket that the configuration names cannot be used */
export async function openFileStore({ s3, dataDir }: Config): Promise<Ports['files']> {
  if (!s3) {
    const store = new FilesystemFileStore(dataDir)
    // The folder around it is closed already: what stands in it may follow while the server answers.
    void store.closeToOthers().catch(() => {})
    return store
  }
  const [{ S3FileStore }, { FileStoreFault }] = await Promise.all([
    import('./adapters/s3/s3-file-store.ts'),
    import('./adapters/s3/file-store-fault.ts'),
  ])
  const store = new S3FileStore(s3)
  await store.check(AbortSignal.timeout(BUCKET_TIMEOUT_MS)).catch((error) => {
    throw error instanceof FileStoreFault ? refusedBucket(error, s3) : error
  })
  return store
}
