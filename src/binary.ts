/**
 * The compiled program: `colorin` serves, `colorin book <info.json> --out <dir>` makes one book, `colorin letters` says what
 * letters lie in the outbox.
 */
const [, , command] = process.argv
if (command === 'book' || command === 'letters') process.argv.splice(2, 1)
if (command === 'book') await import('./book.ts')
else if (command === 'letters') await import('./letters.ts')
else await import('./main.ts')

export {}
