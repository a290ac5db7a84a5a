import { ZonePage } from '../ui/react/zone-page.tsx'

export function ReviewScreen() {
  return <ZonePage title="Revisión de imágenes">{null}</ZonePage>
}
