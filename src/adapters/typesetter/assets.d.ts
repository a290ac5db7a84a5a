/** Assets that the bundler copies beside (or into) the program: the import is their path at run time. */
declare module '*.ttf' {
  const path: string
  export default path
}
declare module '*.wasm' {
  const path: string
  export default path
}
declare module '*.woff2' {
  const path: string
  export default path
}
