import { expect, test } from 'bun:test'
import { PdfPreflight } from '../../../src/adapters/preflight/pdf-preflight.ts'
import { printed } from '../typesetter/support/printed.ts'
import { aBook } from '../typesetter/support/stub-book.ts'
import { textured, tiles } from './textured.ts'

/** Letters that stand for several texts have codes of their own, which lead to their glyphs by a map. */
test.each([
  'Para 李小龙, さくら y 민준.',
  'Para محمد, فاطمة الزهراء y پرویز گلچین.',
  'إلى فاطمة الزهراء مع كل الحب',
  'Para Ελένη, Дмитро, יעל y ნინო.',
  'Para Nguyễn Thị Ánh, प्रिया, தமிழ் y আয়েশা.',
  'Para D\'Artagnan "el Rayo" O\'Neill.',
])('the letters of %j are whole in the press’s file', async (dedication) => {
  const book = textured(await aBook('lucia-y-el-dragon', { sidePx: 2700 }), tiles(2700))
  const files = await printed({ ...book, info: { ...book.info, dedication } })

  const { findings } = await new PdfPreflight().inspect(files, { profile: 'generic-210', ...files })

  expect(findings).toEqual([])
})
