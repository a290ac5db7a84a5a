import { findChromium } from '../tests/support/browser.ts'

/** Makes sure that there is a Chromium for the browser tests, and says which. */
const { source } = await findChromium()
console.log(`Chromium: ${source}`)
