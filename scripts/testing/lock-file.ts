/** The lock file is the same wherever it is made: it names no registry. */
if (/https?:\/\//u.test(await Bun.file('bun.lock').text())) {
  console.error('bun.lock names a registry host')
  process.exit(1)
}

export {}
