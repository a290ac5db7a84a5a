import { describe, expect, test } from 'bun:test'
import type { ParsedMail } from 'mailparser'
import type { AddressedLetter, Post } from '../../src/ports/post.ts'

/** @param raw with its headers; @param recipients who truly gets it, whatever the headers say */
export type Arrived = { raw: string; parsed: ParsedMail; recipients: string[] }
export type OpenPost = () => Promise<{ post: Post; arrived: () => Promise<Arrived[]> }>

export const LINK = 'https://colorin.example/nueva-contrasena#0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
export const aLetter = (changes: Partial<AddressedLetter> = {}): AddressedLetter => ({
  id: 'a-letter',
  to: 'ana@familia.example',
  letter: { template: 'new-password' },
  link: LINK,
  ...changes,
})
export const aReadyLetter = (title: string, changes: Partial<AddressedLetter> = {}) =>
  aLetter({ letter: { template: 'book-ready', bookId: 7, title }, ...changes })
export const patient = () => new AbortController().signal

const INJECTED = [
  'Lucía\r\nBcc: x@y.example',
  'Lucía\nBcc: x@y.example',
  'Lucía\r\n\r\nBcc: x@y.example',
  'Lucía\rBcc: x@y.example',
  'Lucía\u2028Bcc: x@y.example',
]

/** What every post promises. */
export function postContract(open: OpenPost): void {
  test('a letter arrives at its address, from Colorín, with its link in text and HTML', async () => {
    const { post, arrived } = await open()

    expect(await post.send(aLetter(), patient())).toBe('sent')

    const [letter, ...more] = await arrived()
    expect(more).toEqual([])
    expect(letter?.recipients).toEqual(['ana@familia.example'])
    expect(letter?.parsed.from?.value).toEqual([{ name: 'Colorín', address: 'hola@colorin.example' }])
    expect(letter?.parsed.subject).toBe('Elige una contraseña nueva')
    expect(letter?.parsed.text).toContain(LINK)
    expect(letter?.parsed.html).toContain(`href="${LINK}"`)
  })

  test('one id given twice is one letter, another id is another', async () => {
    const { post, arrived } = await open()
    const ids = ['book-ready/7/one', 'book-ready/7/one', 'book-ready/7_one', 'book-ready_7/one', 'book-ready_7_one']
    for (const id of ids) expect(await post.send(aLetter({ id }), patient())).toBe('sent')

    const known = (await arrived()).map(({ parsed }) => parsed.messageId)
    expect(new Set(known).size).toBe(4)
    for (const id of known) expect(id).toMatch(/^<[\w.-]+@colorin\.example>$/u)
  })

  test('no automatic answer is asked for', async () => {
    const { post, arrived } = await open()
    await post.send(aLetter(), patient())

    expect((await arrived())[0]?.parsed.headers.get('auto-submitted')).toBe('auto-generated')
  })

  test('where whoever sends has to stop, nothing is sent and the letter is for later', async () => {
    const { post, arrived } = await open()

    expect(await post.send(aLetter(), AbortSignal.abort())).toEqual({ refused: 'later', why: 'EABORT' })
    expect(await arrived()).toEqual([])
  })

  describe('a header injected', () => {
    test.each(INJECTED)('by a title stays within its paragraph: %j', async (title) => {
      const { post, arrived } = await open()

      expect(await post.send(aReadyLetter(title), patient())).toBe('sent')

      const [letter] = await arrived()
      expect(letter?.recipients).toEqual(['ana@familia.example'])
      expect(headerNames(letter)).toEqual(await headerNamesOfAnInnocentLetter(open))
      expect(letter?.parsed.text).toContain('«Lucía Bcc: x@y.example»')
    })

    test.each(INJECTED)('by the new address of an account stays within its paragraph: %j', async (newEmail) => {
      const { post, arrived } = await open()
      await post.send(aLetter({ letter: { template: 'address-changing', newEmail }, link: null }), patient())

      const [letter] = await arrived()
      expect(letter?.recipients).toEqual(['ana@familia.example'])
      expect(headerNames(letter)).toEqual(await headerNamesOfAnInnocentLetter(open))
    })

    test.each([
      'ana@familia.example\r\nBcc: x@y.example',
      'ana@familia.example\r\nRCPT TO:<x@y.example>',
      'ana@familia.example, x@y.example',
      'ana@familia.example;x@y.example',
      'Ana <ana@familia.example>, x@y.example',
      'ana@familia.example> NOTIFY=NEVER',
      '"x@y.example,"@familia.example',
      'ana',
      '',
    ])('by an address reaches nobody: %j', async (to) => {
      const { post, arrived } = await open()

      expect(await post.send(aLetter({ to }), patient())).toMatchObject({ refused: 'address' })
      expect(await arrived()).toEqual([])
    })

    test('by an id names no file and no header', async () => {
      const { post, arrived } = await open()
      await post.send(aLetter({ id: '../../etc/a\r\nBcc: x@y.example' }), patient())

      const [letter] = await arrived()
      expect(letter?.recipients).toEqual(['ana@familia.example'])
      expect(letter?.parsed.messageId).toMatch(/^<[\w.-]+@colorin\.example>$/u)
      expect(headerNames(letter)).toEqual(await headerNamesOfAnInnocentLetter(open))
    })
  })

  test('an address with letters beyond English arrives as it is', async () => {
    const { post, arrived } = await open()
    await post.send(aLetter({ to: 'begoña@familia.example' }), patient())

    expect((await arrived())[0]?.recipients).toEqual(['begoña@familia.example'])
  })
}

async function headerNamesOfAnInnocentLetter(open: OpenPost): Promise<string[]> {
  const { post, arrived } = await open()
  await post.send(aLetter(), patient())
  return headerNames((await arrived())[0])
}

function headerNames(letter: Arrived | undefined): string[] {
  return (letter?.parsed.headerLines ?? [])
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('received'))
    .sort()
}
