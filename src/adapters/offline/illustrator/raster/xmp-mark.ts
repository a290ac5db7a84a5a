/** The marks that pictures bear belong to all illustrators. */
export * from '../../../../domain/xmp-mark.ts'
