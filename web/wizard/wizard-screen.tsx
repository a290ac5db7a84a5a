import { ZonePage } from '../ui/react/zone-page.tsx'

export function WizardScreen() {
  return <ZonePage title="Crear cuento">{null}</ZonePage>
}
