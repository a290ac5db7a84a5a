import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Page } from 'playwright-core'

type Text = { words: string; colour: [number, number, number]; needed: number; box: [number, number, number, number] }

/**
 * Contrast of every text, measured: each pixel behind it as it was painted, grain of the paper and all, with the text and
 * the drawings taken away.
 * @returns how many texts were measured, and those of which a pixel is too near their own colour
 */
export async function measuredContrast(page: Page): Promise<{ measured: number; tooFaint: string[] }> {
  const texts = await page.evaluate(textsLaidFlat)
  const style = await page.addStyleTag({
    content:
      '*{color:transparent!important;text-decoration-color:transparent!important}svg,img{visibility:hidden!important}',
  })
  const shot = await loadImage(await page.screenshot({ fullPage: true, scale: 'css', caret: 'hide' }))
  await style.evaluate((element) => (element as Element).remove())
  const canvas = createCanvas(shot.width, shot.height)
  const context = canvas.getContext('2d')
  context.drawImage(shot, 0, 0)

  const tooFaint: string[] = []
  for (const { words, colour, needed, box } of texts) {
    const { data } = context.getImageData(...box)
    const worst = Math.min(21, ...coloursIn(data).map((behind) => contrast(colour, behind)))
    if (worst < needed) tooFaint.push(`${words}: ${worst.toFixed(2)} of ${needed}`)
  }
  return { measured: texts.length, tooFaint }
}

/** Each once: paper has few, and a text has a hundred thousand pixels. */
function coloursIn(pixels: Uint8ClampedArray): Colour[] {
  const found = new Set<number>()
  for (let at = 0; at < pixels.length; at += 4)
    found.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0))
  return [...found].map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])
}

/** In the page: texts that lie where they are, and not over a picture or over other things. */
function textsLaidFlat(): Text[] {
  const found: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node
    const words = node.textContent?.trim()
    if (!parent || !words || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (parent.closest('.visually-hidden, .skip-link, dialog, [role="dialog"], [aria-disabled="true"], :disabled'))
      continue
    let isLaidFlat = true
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const { position, opacity } = getComputedStyle(around)
      if (opacity !== '1' || position === 'fixed' || position === 'sticky' || position === 'absolute')
        isLaidFlat = false
    }
    if (!isLaidFlat) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, top, width, height } = range.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/gu)].map(Number)
    const size = Number.parseFloat(fontSize)
    // WCAG 2: 18 pt, or 14 pt in bold.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    found.push({
      words: words.slice(0, 40),
      colour: [red, green, blue],
      needed: isLarge ? 3 : 4.5,
      box: [Math.floor(left + scrollX), Math.floor(top + scrollY), Math.ceil(width), Math.ceil(height)],
    })
  }
  return found
}

type Colour = readonly [red: number, green: number, blue: number]

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
