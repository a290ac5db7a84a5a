import { ZonePage } from '../ui/react/zone-page.tsx'

export function ReaderScreen() {
  return <ZonePage title="Tu cuento">{null}</ZonePage>
}
