import { describe, expect, test } from 'bun:test'
import { atEase } from '../../support/browser-time.ts'
import { aZone, DESK, expectAccessible, overflow, PHONE, SCREENS } from '../private-zone/a-zone.ts'
import { atTheWizard } from './at-the-wizard.ts'

const zone = aZone()
type Screen = { width: number; height: number }

async function aWizard(screen: Screen = DESK, info: Record<string, unknown> = {}) {
  const parent = await zone.parent()
  const id = await zone.aBook(parent, info)
  const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`, screen)
  const wizard = atTheWizard(page)
  await wizard.open()
  return { parent, id, page, wizard }
}

async function aReadyWizard(screen: Screen = DESK) {
  const parent = await zone.parent()
  const { id } = await parent.aReadyBook('lucia-y-el-dragon')
  const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`, screen)
  const wizard = atTheWizard(page)
  await wizard.open()
  return { parent, id, page, wizard }
}

const sheep = (name: string) => ({ name, gender: 'animal', age: 'baby', species: 'white rabbit' })

describe.each(SCREENS)('on %s', (_name, screen) => {
  const isPhone = screen === PHONE

  test('a new book shows its eleven sections in order, an empty ring and nothing to generate', async () => {
    const { page, wizard } = await aWizard(screen)
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.map((text) => text.replace(' (opcional)', ''))).toEqual([
      'Título',
      'Personajes',
      'Lugares',
      'Relaciones',
      'Campo libre',
      'Moraleja',
      'Tipo de cuento',
      'Edad del lector',
      'Idioma',
      'Capítulos',
      'Dedicatoria',
    ])
    const ring = page.getByRole('progressbar', { name: 'Progreso del cuento' })
    expect(await ring.getAttribute('aria-valuenow')).toBe('0')
    expect(await ring.locator('circle').first().getAttribute('r')).toBe(isPhone ? '18' : '52')
    expect(await wizard.button(isPhone ? 'Crear Historia' : 'Generar Historia').count()).toBe(0)
    expect(await wizard.button('Guardado').isDisabled()).toBe(true)
    await expectAccessible(page)
    expect(await overflow(page)).toBe(0)
  })

  test('the checklist leads to its section', async () => {
    const { page, wizard } = await aWizard(screen)
    if (isPhone) await wizard.button('Dedicatoria').click()
    else await page.getByRole('link', { name: /^Dedicatoria/u }).click()
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Dedicatoria'))
    expect(await wizard.section('Dedicatoria').getByRole('textbox').isVisible()).toBe(true)
  })

  test('a ready book opens full and asks before it starts; "No, aún no" stays', async () => {
    const { page, wizard, parent, id } = await aReadyWizard(screen)
    expect(await page.getByRole('progressbar', { name: 'Progreso del cuento' }).getAttribute('aria-valuenow')).toBe(
      '100',
    )
    await wizard.button(isPhone ? 'Crear Historia' : 'Generar Historia').click()
    await page.getByRole('button', { name: 'No, aún no' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect((await parent.book(id)).status).toBe('editing')
    await expectAccessible(page)
  })

  test('the character form unfolds answer by answer, and changing who it is starts it over', async () => {
    const { page, wizard } = await aWizard(screen)
    const group = (name: string) => page.getByRole('group', { name, exact: true })
    await wizard.button('Añadir personaje').click()
    expect(await group('Edad').count()).toBe(0)
    await wizard.pick('¿Quién es?', 'Niña o mujer')
    expect(await group('Color de pelo').count()).toBe(0)
    await wizard.pick('Edad', 'Niña')
    await wizard.pick('Color de pelo', 'Castaño')
    expect(await group('Peinado').count()).toBe(0)
    await wizard.pick('Largo del pelo', 'Largo')
    await wizard.pick('Forma del pelo', 'Rizado')
    expect(await group('Ropa').count()).toBe(0)
    await wizard.pick('Peinado', 'Trenza')
    await wizard.pick('Ojos', 'Verdes')
    await group('Ropa').waitFor()
    await wizard.pick('Color de pelo', 'Sin pelo')
    expect(await group('Peinado').count()).toBe(0)
    await expectAccessible(page)
    await wizard.pick('¿Quién es?', 'Animal')
    expect(await group('Color de pelo').count()).toBe(0)
    expect(await group('Edad').getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await group('Edad').getByRole('radio').count()).toBe(3)
    await wizard.pick('Edad', 'Bebé')
    expect(await group('Especie').getByRole('radio').count()).toBe(26)
    await wizard.pick('Especie', 'Conejo')
    expect(await group('Color').getByRole('radio').count()).toBe(11)
    expect(await overflow(page)).toBe(0)
  })
})

test.each([
  ['on a desk', DESK],
  ['on a phone', PHONE],
])('a form that closes leaves the parent where it was opened, %s', async (_name, screen) => {
  const { page, wizard } = await aWizard(screen, { characters: [sheep('Bola'), sheep('Nube')] })
  const held = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  const inSight = (name: string) =>
    wizard.button(name).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return top > 60 && bottom < innerHeight
    })
  await wizard.button('Editar a Nube').click()
  await wizard.button('Guardar personaje').click()
  expect(await held()).toBe('Editar a Nube')
  expect(await inSight('Editar a Nube')).toBe(true)

  for (const [opens, closes] of [
    ['Añadir personaje', 'Cancelar'],
    ['Añadir lugar', 'Cancelar'],
    ['Añadir relación', 'Cancelar'],
  ] as const) {
    await wizard.button(opens).click()
    await wizard.button(closes).click()
    expect(await held()).toBe(opens)
    expect(await inSight(opens)).toBe(true)
  }
})

test('the minutes of reading follow the age and the chapters', async () => {
  const { page, wizard } = await aWizard(DESK, { story_length: { chapters: 5 } })
  const chapters = wizard.section('Capítulos')
  await chapters.getByText('Elige la edad del lector y te diremos los minutos.').waitFor()
  await wizard.pick('Edad del lector', '6-8 años')
  await chapters.getByText('Unos 19 minutos de lectura.', { exact: true }).waitFor()
  await wizard.pick('Edad del lector', '2-4 años')
  await chapters.getByText('Unos 2 minutos de lectura, más lo que tardéis en comentar los dibujos.').waitFor()
  // Nowhere the twenty minutes of other ages.
  await wizard.button('Ayuda sobre Capítulos').click()
  await page.getByText('elige la edad del lector y te diremos los minutos').waitFor()
  expect(await page.getByText('20 minutos').count()).toBe(0)
})

test('what of a child is left open is said before it is drawn', async () => {
  const hair = { color: 'brown', form: 'curly', length: 'short' }
  const { page, wizard } = await aWizard(DESK, { characters: [{ name: 'Leo', gender: 'male', age: 'child', hair }] })
  await wizard.button('Editar a Leo').click()
  await page.getByText('Si no eliges piel, ojos o ropa, decidimos nosotros.').waitFor()
  await wizard.pick('Piel', 'Clara')
  await wizard.pick('Ojos', 'Azules')
  await page.getByText('Si no eliges ropa, decidimos nosotros.').waitFor()
  await wizard.drawAvatar()
  expect(await page.getByText('Si no eliges').count()).toBe(0)
})

test('one head garment, one lower garment: the second is refused with its reason', async () => {
  const { page, wizard } = await aWizard(DESK, { characters: [sheep('Nube')] })
  await page.getByRole('button', { name: 'Editar a Nube' }).click()
  await page.getByRole('checkbox', { name: 'Sombrero' }).check()
  await page.getByRole('checkbox', { name: 'Gorra' }).click()
  await page.getByText('Solo puedes llevar una prenda en la cabeza a la vez').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Gorra' }).isChecked()).toBe(false)
  await page.getByRole('checkbox', { name: 'Falda' }).check()
  await page.getByRole('checkbox', { name: 'Vestido' }).click()
  await page.getByText('Solo puedes elegir una prenda inferior').waitFor()
  await wizard.button('Guardar personaje').click()
})

test('hobbies come by Enter and by the plus button, blanks do not', async () => {
  const { page, wizard } = await aWizard(DESK, { characters: [sheep('Nube')] })
  await page.getByRole('button', { name: 'Editar a Nube' }).click()
  const hobby = page.getByRole('textbox', { name: 'Nueva afición' })
  await hobby.fill('nadar')
  await page.keyboard.press('Enter')
  await hobby.fill('   ')
  await wizard.button('Añadir afición').click()
  await hobby.fill('leer')
  await wizard.button('Añadir afición').click()
  expect(await page.getByRole('button', { name: /^Quitar /u }).count()).toBe(2)
  await page.getByRole('button', { name: 'Quitar nadar' }).click()
  expect(await page.getByRole('button', { name: /^Quitar /u }).count()).toBe(1)
})

test('the avatar that is shown is the one that is chosen: by arrow, by dot, by swipe; five at most', async () => {
  const { page, wizard, parent, id } = await aWizard(PHONE, { characters: [sheep('Nube')] })
  await page.getByRole('button', { name: 'Editar a Nube' }).click()
  for (let drawn = 1; drawn <= 5; drawn += 1) {
    await wizard.button('Generar avatar').click()
    await page.getByText(`Avatar ${drawn} de ${drawn}`, { exact: true }).waitFor()
  }
  await page.getByText('Máximo 5 avatares por personaje').waitFor()
  await wizard.button('Avatar siguiente').click()
  await page.getByText('Avatar 1 de 5', { exact: true }).waitFor()
  await wizard.button('Avatar 4 de 5').click()
  await page.getByText('Avatar 4 de 5', { exact: true }).waitFor()
  const swipe = (px: number) =>
    page.getByRole('region', { name: 'Avatar' }).evaluate((element, px) => {
      const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 10 })
      const options = (x: number) => ({ bubbles: true, touches: [touch(x)], changedTouches: [touch(x)] })
      element.dispatchEvent(new TouchEvent('touchstart', options(200)))
      element.dispatchEvent(new TouchEvent('touchend', options(200 + px)))
    }, px)
  await swipe(-40)
  await page.getByText('Avatar 4 de 5', { exact: true }).waitFor()
  await swipe(-60)
  await page.getByText('Avatar 5 de 5', { exact: true }).waitFor()
  await swipe(60)
  await page.getByText('Avatar 4 de 5', { exact: true }).waitFor()
  await expectAccessible(page)
  await wizard.button('Guardar personaje').click()
  await wizard.save()
  const [character] = (await parent.book(id)).info.characters
  expect(character.image_url_selected).toBe(character.image_url[3])
})

test('an avatar from before a change of looks says so, until there is a new one or the looks are as they were', async () => {
  const { page, wizard } = await aWizard(DESK, { characters: [sheep('Nube')] })
  await page.getByRole('button', { name: 'Editar a Nube' }).click()
  await wizard.button('Generar avatar').click()
  await page.getByText('Avatar 1 de 1', { exact: true }).waitFor()
  const old = page.getByText('Has cambiado su aspecto. Genera otro avatar para que salga así en el cuento.')
  const [before, after] = ['Bebé', 'Mayor']
  await wizard.pick('Edad', before)
  await wizard.button('Generar avatar').click()
  await page.getByText('Avatar 2 de 2', { exact: true }).waitFor()
  expect(await old.isVisible()).toBe(false)
  await wizard.pick('Edad', after)
  await old.waitFor()
  await expectAccessible(page)
  await wizard.pick('Edad', before)
  await old.waitFor({ state: 'detached' })
  await wizard.pick('Edad', after)
  await wizard.button('Generar avatar').click()
  await page.getByText('Avatar 3 de 3', { exact: true }).waitFor()
  expect(await old.isVisible()).toBe(false)
})

test('an avatar that cannot be drawn says why', async () => {
  const { page, wizard } = await aWizard(DESK, { characters: [sheep('Nube')] })
  await page.route('**/api/imagemodels/create_character', (route) => route.fulfill({ json: { success: true } }))
  await page.getByRole('button', { name: 'Editar a Nube' }).click()
  await wizard.button('Generar avatar').click()
  await page.getByRole('alertdialog').getByText('❌ Error al generar el avatar: ').waitFor()
  await expectAccessible(page)
})

test('the same person twice is refused in words, and nothing that was chosen is lost', async () => {
  const { page, wizard } = await aWizard(DESK, { characters: [sheep('Nube'), sheep('Sol')] })
  await wizard.button('Añadir relación').click()
  const [first, type, second] = [
    page.getByLabel('Primer personaje'),
    page.getByLabel('Relación', { exact: true }),
    page.getByLabel('Segundo personaje'),
  ]
  await first.selectOption('Nube')
  expect(await second.getByRole('option', { name: 'Nube' }).count()).toBe(0)
  await type.selectOption('friend')
  await second.selectOption('Sol')
  await first.selectOption('Sol')
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: '❌ Un personaje no puede tener una relación consigo mismo' })
  await refusal.waitFor()
  await expectAccessible(page)
  await wizard.button('Añadir relación').click()
  await refusal.waitFor()
  expect([await first.inputValue(), await type.inputValue(), await second.inputValue()]).toEqual([
    'Sol',
    'friend',
    'Sol',
  ])

  await second.selectOption('Nube')
  await refusal.waitFor({ state: 'detached' })
  await wizard.button('Añadir relación').click()
  await page.getByText('Sol es amigo de Nube').waitFor()
})

test('a character in relationships leaves only together with them, and can come back', async () => {
  const relations = [{ character_1: 'Nube', character_2: 'Sol', relationship_type: 'friend' }]
  const { page, wizard } = await aWizard(DESK, {
    characters: [sheep('Nube'), sheep('Sol')],
    character_relationships: relations,
  })
  await page.getByRole('button', { name: 'Eliminar a Nube' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('No puedes eliminar a Nube porque está involucrado en 1 relación').waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Eliminar personaje y sus relaciones' }).click()
  await page.getByText('Has eliminado a Nube.').waitFor()
  await page.getByText('Necesitas al menos 2 personajes para crear relaciones (opcional)').waitFor()
  await wizard.button('Deshacer').click()
  await page.getByText('Nube es amigo de Sol').waitFor()
})

test('the limits of the texts hold, and warn before they are reached', async () => {
  const { page } = await aWizard()
  const moral = page.getByRole('textbox', { name: 'Moraleja del cuento' })
  await moral.fill('a'.repeat(120))
  expect(await moral.inputValue()).toHaveLength(100)
  await page.getByText('100 / 100', { exact: true }).waitFor()
  const free = page.getByRole('textbox', { name: 'Cuéntanos más' })
  await free.fill('a '.repeat(949))
  expect(await page.getByText('949 / 1000 palabras').getAttribute('data-warning')).toBeNull()
  await free.fill('a '.repeat(950))
  expect(await page.getByText('950 / 1000 palabras').getAttribute('data-warning')).toBe('')
  await free.fill('a '.repeat(1200))
  await page.getByText('1000 / 1000 palabras').waitFor()
  const chapters = page.getByRole('spinbutton', { name: 'Número de capítulos' })
  for (const [typed, settled] of [
    ['0', '1'],
    ['11', '10'],
    ['7', '7'],
  ] as const) {
    await chapters.fill(typed)
    await chapters.blur()
    expect(await chapters.inputValue()).toBe(settled)
  }
})

test('saving shows its stars, confirms, closes by itself and leaves nothing to save', async () => {
  const { page, wizard } = await aWizard()
  await atEase(page)
  await wizard.title().fill('El faro')
  // Each step is on the screen for a moment, which a busy machine can miss: the page notes what it shows.
  await page.evaluate(() => {
    const shown: { text: string; now: string; stars: number }[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const dialog = document.querySelector('[role="dialog"]')
      if (!dialog) return
      const now = dialog.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow') ?? ''
      shown.push({ text: dialog.textContent, now, stars: dialog.querySelectorAll('.stars__star').length })
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  await wizard.button('Guardar').click()
  const saved = page.getByRole('dialog', { name: '¡Guardado!' })
  await saved.waitFor()
  const shown = await page.evaluate(
    () => (window as unknown as { shown: { text: string; now: string; stars: number }[] }).shown,
  )
  const at = (words: string) => shown.findIndex(({ text }) => text.includes(words))
  expect(at('Guardando personajes y lugares...')).toBeGreaterThanOrEqual(0)
  expect(at('¡Guardado exitoso!')).toBeGreaterThan(at('Guardando personajes y lugares...'))
  expect(shown[at('Guardando personajes y lugares...')]?.text).toContain('Guardando tu cuento')
  expect(shown.some(({ now, stars }) => now === '100' && stars === 12)).toBe(true)
  await expectAccessible(page)
  await saved.waitFor({ state: 'detached' })
  await wizard.button('Guardado').waitFor()
})

test.each([320, 640, 768])('the wizard and its form fit a window of %d px', async (width) => {
  const { page, wizard } = await aReadyWizard({ width, height: 800 })
  await page.getByRole('button', { name: 'Editar a Lucía' }).click()
  expect(await overflow(page)).toBe(0)
  await wizard.button('Guardar personaje').click()
  await wizard.button('Añadir relación').click()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
})

test('a tooltip opens on click and closes by Escape and by a click outside, giving the focus back', async () => {
  const { page, wizard } = await aWizard()
  const tip = page.getByText('Hasta 8. Cada uno necesita un avatar')
  await wizard.button('Ayuda sobre Personajes').click()
  await tip.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Ayuda sobre Personajes')
  await wizard.button('Ayuda sobre Personajes').click()
  await tip.waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await tip.waitFor({ state: 'detached' })
})

test('the theme is chosen among fourteen pictures that are there', async () => {
  const { page, wizard } = await aWizard()
  const themes = page.getByRole('group', { name: 'Tipo de cuento' })
  expect(await themes.getByRole('radio').count()).toBe(14)
  await wizard.section('Dedicatoria').scrollIntoViewIfNeeded()
  await themes.scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('#seccion-theme img')].every(
      ({ naturalWidth }) => naturalWidth > 100,
    ),
  )
})

test('missing avatars are named before anything is generated', async () => {
  const { page, wizard } = await aWizard(DESK, {
    story_title: 'El faro',
    type: 'aventura',
    language: 'español',
    age_read: '4-6',
    story_length: { chapters: 2 },
    characters: [sheep('Nube'), sheep('Sol')],
  })
  await wizard.button('Generar Historia').click()
  const warning = page.getByRole('alertdialog')
  await warning.getByText('Antes de generar la historia, asigna un avatar a todos tus personajes.').waitFor()
  expect(await warning.getByRole('listitem').allTextContents()).toEqual(['Nube', 'Sol'])
  await expectAccessible(page)
  await warning.getByRole('button', { name: 'Entendido' }).click()
})

test('a refused generation shows its message and stays', async () => {
  const { page, wizard } = await aReadyWizard()
  await page.route('**/generate', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'Hay textos que no podemos poner.', code: 'x' } }),
  )
  await wizard.button('Generar Historia').click()
  await page.getByRole('button', { name: 'Ok', exact: true }).click()
  await page.getByRole('alertdialog').getByText('Hay textos que no podemos poner.').waitFor()
  await page.getByRole('button', { name: 'Entendido' }).click()
  expect(page.url()).toMatch(/crearcuento/u)
})

test('a refused text is named, and closing the warning leads to it until it is changed', async () => {
  const { page, wizard } = await aReadyWizard(PHONE)
  const free = page.getByRole('textbox', { name: 'Cuéntanos más' })
  await free.fill('Que alguien diga mierda')
  await wizard.button('Crear Historia').click()
  await page.getByRole('button', { name: 'Ok', exact: true }).click()
  await page.getByRole('alertdialog').getByText('Míralo en: Campo libre.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entendido' }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  await page.getByText('Este texto contiene algo').waitFor()
  await free.fill('Que alguien diga jolín')
  await page.getByText('Este texto contiene algo').waitFor({ state: 'detached' })
})

test.each([
  ['generating', 'Estamos diseñando este cuento'],
  ['verifying', 'Este cuento ya está escrito e ilustrado'],
  ['finished', 'Este cuento está terminado'],
] as const)('a %s book explains itself instead of opening', async (status, title) => {
  const parent = await zone.parent()
  const id = await zone.aBook(parent, { story_title: 'El faro' }, { status })
  const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`)
  await page.getByRole('heading', { name: title }).waitFor()
  await expectAccessible(page)
  if (status === 'generating') return
  await page.getByRole('button', { name: 'Duplicar' }).click()
  await page.getByRole('textbox', { name: 'Título del cuento' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Título del cuento' }).inputValue()).toBe('El faro (copia)')
})

test("another family's book is not found", async () => {
  const id = await zone.aBook(await zone.parent(), { story_title: 'Ajeno' })
  const page = await zone.visit(await zone.parent(), `/tuzonaprivada/crearcuento/${id}`)
  await page.getByRole('heading', { name: 'Cuento no encontrado o no tienes permisos para verlo' }).waitFor()
})
