import { expect } from 'bun:test'
import type { Page } from 'playwright-core'
import { type Dice, fieldOf, seenIn, setField } from './typists-desk.ts'

const WORDS = ['niño', 'y', '¿quién?', 'corrió,', 'extraordinariamente', '—dijo', 'a', '«hola»', 'uno...', '12', '"sí"']

/** Presses keys in the editor and in a field beside it. */
export class Typist {
  readonly pages: string[]
  private page = 0
  private readonly log: string[] = []

  constructor(
    private readonly editor: Page,
    private readonly field: Page,
    private readonly dice: Dice,
    pages: readonly string[],
  ) {
    this.pages = [...pages]
  }

  async next(): Promise<void> {
    if (this.log.length === 0 || this.dice.upTo(7) === 0) {
      await this.expectSame()
      await this.goSomewhere()
    }
    const { text, caret } = await fieldOf(this.field)
    const around = text.slice(caret - 5, caret + 5)
    const isAmid = around.length === 10 && !around.includes('\n')
    const act = this.dice.upTo(9)
    if (act < 4) await this.type(this.dice.oneOf([` ${this.dice.oneOf(WORDS)}`, `${this.dice.oneOf(WORDS)} `]))
    else if (act < 6 && isAmid)
      for (let left = this.dice.upTo(3); left >= 0; left--) await this.press(this.dice.oneOf(['Backspace', 'Delete']))
    // A space at the edge of two paragraphs is dropped; in a field it stays.
    else if (act === 6 && /^\S\S$/u.test(text.slice(caret - 1, caret + 1))) await this.press('Enter')
    else if (act === 7)
      await this.move(this.dice.oneOf(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']))
    else if (act === 8 && isAmid) await this.typeOver()
    else await Bun.sleep(this.dice.upTo(400))
  }

  async goSomewhere(): Promise<void> {
    const texts = this.editor.locator('.editor-page [data-block^="chapter-1-p"]').filter({ hasText: /\S/u })
    this.log.push('click')
    do {
      const target = texts.nth(this.dice.upTo((await texts.count()) - 1))
      // Pages that come meanwhile may put another in its place.
      const box = await target
        .evaluate((element) => {
          element.scrollIntoView({ block: 'center' })
          return element.getBoundingClientRect().toJSON()
        })
        .catch(() => null)
      if (!box) continue
      // Where nothing can be laid out one paragraph may lie on another: whichever is hit.
      const [right, down] = [box.width - 4, box.height - 4].map((most) => 2 + this.dice.upTo(most))
      await this.editor.mouse.click(box.x + Number(right), box.y + Number(down))
    } while (!(await seenIn(this.editor)).block.startsWith('chapter-1-p'))
    await this.follow()
  }

  async type(words: string): Promise<void> {
    this.log.push(words)
    const delay = this.dice.oneOf([0, 10, 40, 130])
    await this.editor.keyboard.type(words, { delay })
    await this.field.keyboard.type(words)
  }

  private async press(key: string): Promise<void> {
    this.log.push(key)
    await this.editor.keyboard.press(key)
    await this.field.keyboard.press(key)
  }

  /** Only in the editor, whose lines are others; the field follows. */
  private async move(key: string): Promise<void> {
    this.log.push(key)
    for (let left = this.dice.upTo(5); left >= 0; left--) await this.editor.keyboard.press(key)
    await this.follow()
  }

  private async typeOver(): Promise<void> {
    await this.move(
      this.dice.oneOf(['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+Control+ArrowLeft', 'Shift+ArrowDown']),
    )
    if (this.dice.upTo(2) === 0) await this.press('Delete')
    else await this.type(this.dice.oneOf(WORDS))
  }

  /** The field has what the editor had, and its caret. */
  private async follow(): Promise<void> {
    await this.keep()
    const { texts, block, caret, anchor } = await seenIn(this.editor)
    const [, page = '0', paragraph = '0'] = /^chapter-1-p(\d+)-(\d+)$/u.exec(block) ?? []
    this.page = Number(page)
    const lines = (this.pages[this.page] ?? '').split('\n')
    expect(`${this.log.slice(-8).join(' · ')}: ${texts[block]}`).toEndWith(`: ${lines[Number(paragraph)]}`)
    const before = lines.slice(0, Number(paragraph)).join('\n').length + (Number(paragraph) > 0 ? 1 : 0)
    await setField(this.field, lines.join('\n'), before + anchor, before + caret)
  }

  private async keep(): Promise<void> {
    if (this.log.length > 1) this.pages[this.page] = (await fieldOf(this.field)).text
  }

  async expectSame(): Promise<void> {
    if (this.log.length === 0) return
    await this.keep()
    await this.expectTexts(this.pages)
    const { text, caret } = await fieldOf(this.field)
    const seen = await seenIn(this.editor)
    const own = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret)
    expect(seen.texts[seen.block]?.slice(0, seen.caret)).toBe(own)
  }

  async expectTexts(pages: readonly string[]): Promise<void> {
    const wanted = Object.fromEntries(
      pages.flatMap((text, page) =>
        text.split('\n').flatMap((line, at) => (line.trim() ? [[`chapter-1-p${page}-${at}`, line]] : [])),
      ),
    )
    for (let tries = 0; ; tries++) {
      const { texts } = await seenIn(this.editor)
      const shown = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()))
      if (Bun.deepEquals(shown, wanted)) return
      if (tries > 40)
        throw new Error(`${this.log.slice(-12).join(' · ')}\n${JSON.stringify({ shown, wanted }, null, 1)}`)
      await Bun.sleep(50)
    }
  }
}
