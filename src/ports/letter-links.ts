/** Where the links of letters lead. */
export interface LetterLinks {
  /** `https://colorin.example`: as configured, whatever a request says of itself. */
  readonly origin: string
  /** The same for the same letter in every process, and guessed by nobody: no row has to keep it. */
  tokenOf(letterId: string): string
}
