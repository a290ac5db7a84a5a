/** `unreachable`: no such server answers. `missing`: it has no such bucket. `refused`: it does not accept the key. */
export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault'
  constructor(
    readonly kind: 'unreachable' | 'missing' | 'refused',
    /** A few English words. */
    readonly reason: string,
  ) {
    super(`${kind}: ${reason}`)
  }
}
