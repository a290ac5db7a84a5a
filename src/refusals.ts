import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { DatabaseFault } from './adapters/libsql/database-fault.ts'
import { pathOf } from './adapters/libsql/database-file.ts'
import type { FileStoreFault } from './adapters/s3/file-store-fault.ts'
import { type Config, ConfigError } from './config.ts'

/** What an operator is told of a database that cannot be used: which variable to look at, and why. Anything else is passed on. */
export function refusedDatabase(error: unknown, { database, dataDir }: Pick<Config, 'database' | 'dataDir'>): unknown {
  if (!(error instanceof DatabaseFault)) return error
  const isFile = database.url.startsWith('file:')
  // An address may hold a token.
  const place = isFile ? pathOf(database.url) : hostOf(database.url)
  const variable = database.url === `file:${dataDir}/colorin.db` ? 'DATA_DIR' : 'DATABASE_URL'
  switch (error.kind) {
    case 'unreachable':
      return refusal(`DATABASE_URL: expected a libSQL server that answers, and ${place} did not (${error.reason})`)
    case 'refused':
      return refusal(
        database.authToken === null
          ? `DATABASE_AUTH_TOKEN: must be set: the libSQL server at ${place} asks for a token (${error.reason})`
          : `DATABASE_AUTH_TOKEN: expected a token that the libSQL server at ${place} accepts (${error.reason})`,
      )
    case 'damaged':
      return refusal(
        `${variable}: expected a sound database, and ${place} is damaged (${error.reason}); put a backup in its place`,
      )
    case 'unusable':
      return refusal(
        `${variable}: expected a database file that can be read and written, and ${place} cannot (${error.reason})`,
      )
  }
}

/** As `refusedDatabase`, for the bucket. */
export function refusedBucket(
  { kind, reason }: FileStoreFault,
  { bucket, endpoint }: NonNullable<Config['s3']>,
): ConfigError {
  const place = endpoint === null ? 'Amazon S3' : hostOf(endpoint)
  switch (kind) {
    case 'unreachable':
      return refusal(
        `${endpoint === null ? 'S3_REGION' : 'S3_ENDPOINT'}: expected an S3-compatible server that answers, and ${place} did not for the bucket ${bucket} of S3_BUCKET (${reason})`,
      )
    case 'missing':
      return refusal(`S3_BUCKET: expected a bucket that is there, and ${place} has no ${bucket} (${reason})`)
    case 'refused':
      return refusal(
        `S3_ACCESS_KEY_ID: expected (with S3_SECRET_ACCESS_KEY) a key that may use the bucket ${bucket} of S3_BUCKET, and ${place} refused it (${reason})`,
      )
  }
}

/**
 * Why nothing listens. The runtime's code for it is not to be trusted (for an address of another machine it says EADDRINUSE,
 * EINVAL or ENOENT, as it happens), so the address is looked for among those of this machine.
 */
export async function refusedListening(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<unknown> {
  if (!(await isOfThisMachine(host)))
    return refusal(`HOST: expected an address of this machine, such as 127.0.0.1, and ${host} is none`)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return refusal(`PORT: expected a free port, and another program listens at ${port} already`)
  if (code === 'EACCES' || code === 'EPERM')
    return refusal(`PORT: expected a port that this user may listen at, and ${port} is not one`)
  return error
}

async function isOfThisMachine(host: string): Promise<boolean> {
  const address = isIP(host)
    ? host
    : await lookup(host).then(
        (found) => found.address,
        () => '',
      )
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return (
    ['0.0.0.0', '::'].includes(address) || address.startsWith('127.') || own.some((known) => known.address === address)
  )
}

function refusal(line: string): ConfigError {
  return new ConfigError([line])
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'its address'
}
