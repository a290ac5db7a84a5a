import type { Page } from 'playwright-core'

export const NEW = 'Distinta456'

/** Where no letters are sent: what is written lies in a folder. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/olvide-mi-contrasena')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Preparar el enlace' }).click()
  await page.getByText('Si hay una cuenta con esa dirección').waitFor()
}

export async function chooseNew(page: Page, password = NEW): Promise<void> {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByLabel('Confirmar contraseña').fill(password)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
}
