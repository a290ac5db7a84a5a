import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { CreateBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { S3FileStore } from '../../../src/adapters/s3/s3-file-store.ts'
import { PatientRoom } from '../../../src/adapters/system/patient-room.ts'
import { StoredAnswers } from '../../../src/adapters/system/stored-answers.ts'
import { answerJournalContract } from '../../ports/answer-journal.contract.ts'
import { fileStoreContract } from '../../ports/file-store.contract.ts'

/*
 * fauxqs speaks S3 over HTTP, but checks no signature, ignores conditional requests and stores nothing on disk: that keys
 * and secrets are right, and that a bucket is private, it cannot show.
 */
describe('files in an S3 bucket', () => {
  let server: Awaited<ReturnType<typeof startFauxqs>>
  let settings: ConstructorParameters<typeof S3FileStore>[0]
  let client: S3Client

  beforeAll(async () => {
    server = await startFauxqs({ port: 0, logger: false })
    settings = {
      bucket: 'colorin-test',
      endpoint: `http://127.0.0.1:${server.port}`,
      region: 'eu-west-1',
      accessKeyId: 'test',
      secretAccessKey: 'test',
      forcePathStyle: true,
    }
    const { endpoint, region } = { endpoint: `http://127.0.0.1:${server.port}`, region: 'eu-west-1' }
    client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    })
    await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  })
  afterAll(async () => {
    client.destroy()
    await server.stop()
  })

  fileStoreContract(async () => new S3FileStore(settings))

  describe('paid answers in a bucket', () =>
    answerJournalContract(async () => new StoredAnswers(new S3FileStore(settings), new PatientRoom(1))))

  test('a bucket that is full says so in the product’s words', async () => {
    const full = Bun.serve({
      port: 0,
      fetch: () => new Response('<Error><Code>XMinioStorageFull</Code></Error>', { status: 507 }),
    })
    const files = new S3FileStore({ ...settings, endpoint: `http://127.0.0.1:${full.port}` })

    await expect(files.put('books/7/book.pdf', new Uint8Array(4))).rejects.toMatchObject({ code: 'server.full' })
    await full.stop(true)
  })

  test('the bucket itself knows the type of a file', async () => {
    await new S3FileStore(settings).put('books/7/book.pdf', new Uint8Array(4))

    const head = await client.send(new HeadObjectCommand({ Bucket: settings.bucket, Key: 'books/7/book.pdf' }))

    expect(head.ContentType).toBe('application/pdf')
  })

  test('a bucket that is not there is an error, not a missing file', async () => {
    const files = new S3FileStore({ ...settings, bucket: 'no-such-bucket' })

    await expect(files.put('books/7/book.pdf', new Uint8Array(4))).rejects.toThrow()
  })
})
