import { ZonePage } from '../ui/react/zone-page.tsx'

export function ReviewScreen() {
  return <ZonePage title="Revisar imágenes">{null}</ZonePage>
}
