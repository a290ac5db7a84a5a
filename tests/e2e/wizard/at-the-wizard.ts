import type { Page } from 'playwright-core'
import type { WireBookInfo, WireCharacter } from '../../../src/domain/book-info-wire.ts'
import {
  ANIMAL_COLOURS,
  ANIMAL_SPECIES,
  agesInWords,
  CREATURE_SPECIES,
  EYE_COLOURS,
  GARMENT_COLOURS,
  GARMENTS,
  GENDERS,
  type Gender,
  HAIR_COLOURS,
  HAIR_FORMS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  LANGUAGES,
  READER_AGES,
  ROLES,
  SKINS,
  THEMES,
} from '../../../src/domain/vocabulary.ts'

/** What a parent does at the wizard, by what they read on it. */
export function atTheWizard(page: Page) {
  const section = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`, 'u') })
  const pick = (group: string, name: string | undefined) =>
    page
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: name ?? '', exact: true })
      .check()
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const wizard = {
    section,
    pick,
    button,
    title: () => page.getByRole('textbox', { name: 'Título del cuento' }),
    async open(): Promise<void> {
      await page.getByRole('textbox', { name: 'Título del cuento' }).waitFor()
    },
    async describeCharacter(character: WireCharacter): Promise<void> {
      await button('Añadir personaje').click()
      await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(character.name)
      await pick('Papel', label(ROLES, character.protagonismo))
      await pick('¿Quién es?', label(GENDERS, character.gender))
      await pick('Edad', label(agesInWords(character.gender as Gender, null), character.age))
      if (character.species && character.species !== 'human') {
        const [colour = '', species = ''] = character.species.split(' ')
        await pick('Especie', label({ ...ANIMAL_SPECIES, ...CREATURE_SPECIES }, species))
        await pick('Color', label(ANIMAL_COLOURS, colour))
      } else {
        const { color, length, form, style } = character.hair
        if (character.skin) await pick('Piel', label(SKINS, character.skin))
        await pick('Color de pelo', label(HAIR_COLOURS, color))
        if (color !== 'bald') {
          await pick('Largo del pelo', label(HAIR_LENGTHS, length))
          await pick('Forma del pelo', label(HAIR_FORMS, form))
          if (character.gender === 'female') await pick('Peinado', label(HAIR_STYLES, style))
        }
        if (character.eyes[0]) await pick('Ojos', label(EYE_COLOURS, character.eyes[0]))
      }
      for (const { type, color } of character.clothes) {
        const garment = label(GARMENTS, type)
        await page.getByRole('checkbox', { name: garment, exact: true }).check()
        await pick(`Color: ${garment.toLowerCase()}`, label(GARMENT_COLOURS, color))
      }
      for (const hobby of character.hobbies) {
        await page.getByRole('textbox', { name: 'Nueva afición' }).fill(hobby)
        await page.keyboard.press('Enter')
      }
    },
    async drawAvatar(): Promise<void> {
      await button('Generar avatar').click()
      await page.getByText('Avatar 1 de 1', { exact: true }).waitFor()
    },
    /** Title and characters, each with an avatar. */
    async introduce({ story_title, characters }: WireBookInfo): Promise<void> {
      await wizard.title().fill(story_title)
      for (const character of characters) {
        await wizard.describeCharacter(character)
        await wizard.drawAvatar()
        await button('Guardar personaje').click()
      }
    },
    async describeRest(info: WireBookInfo): Promise<void> {
      for (const { name, description } of info.places) {
        await button('Añadir lugar').click()
        await page.getByRole('textbox', { name: 'Nombre del lugar' }).fill(name)
        await page.getByRole('textbox', { name: 'Descripción' }).fill(description)
        await button('Guardar lugar').click()
      }
      for (const { character_1, character_2, relationship_type } of info.character_relationships) {
        await button('Añadir relación').click()
        await page.getByLabel('Primer personaje').selectOption(character_1)
        await page.getByLabel('Relación', { exact: true }).selectOption(relationship_type)
        await page.getByLabel('Segundo personaje').selectOption(character_2)
        await button('Añadir relación').click()
      }
      await page.getByRole('textbox', { name: 'Cuéntanos más' }).fill(info.additional_information)
      await page.getByRole('textbox', { name: 'Moraleja del cuento' }).fill(info.moral)
      await pick('Tipo de cuento', label(THEMES, info.type))
      await pick('Edad del lector', label(READER_AGES, info.age_read))
      await pick('Idioma', label(LANGUAGES, info.language))
      await page.getByRole('spinbutton', { name: 'Número de capítulos' }).fill(String(info.story_length.chapters))
      await page.getByRole('textbox', { name: 'Texto de la dedicatoria' }).fill(info.dedication)
    },
    async save(): Promise<void> {
      // Pressed from within the page: it closes by itself in less than two seconds, on a busy machine before a pointer gets there.
      const pressed = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const press = (_: unknown, watching: MutationObserver) => {
              const dialogs = [...document.querySelectorAll('dialog, [role="dialog"]')]
              const saved = dialogs.find(({ textContent }) => textContent?.includes('¡Guardado!'))
              const close = [...(saved?.querySelectorAll('button') ?? [])].find(({ textContent: t }) => t === 'Cerrar')
              if (!close) return
              watching.disconnect()
              close.click()
              resolve()
            }
            new MutationObserver(press).observe(document.body, { subtree: true, childList: true, attributes: true })
          }),
      )
      await button('Guardar').click()
      await pressed
      await page.getByRole('dialog', { name: '¡Guardado!' }).waitFor({ state: 'hidden' })
    },
  }
  return wizard
}

function label(labels: Record<string, string>, value: string | undefined): string {
  const found = value === undefined ? undefined : labels[value]
  if (!found) throw new Error(`no label for ${value}`)
  return found
}
