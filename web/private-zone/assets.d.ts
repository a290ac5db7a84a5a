/** What the client build makes of such an import: a style sheet of the page, the address of a picture. */
declare module '*.css'
declare module '*.webp' {
  const address: string
  export default address
}
