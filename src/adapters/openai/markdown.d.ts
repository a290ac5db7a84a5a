/** Prompt files are part of the program: the import is their text. */
declare module '*.md' {
  const text: string
  export default text
}
