/** The compiled program: `colorin` serves, `colorin book <info.json> --out <dir>` makes one book. */
if (process.argv[2] === 'book') {
  process.argv.splice(2, 1)
  await import('./book.ts')
} else {
  await import('./main.ts')
}

export {}
