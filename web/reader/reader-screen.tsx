import { ZonePage } from '../ui/react/zone-page.tsx'

export function ReaderScreen() {
  return <ZonePage title="Ver cuento">{null}</ZonePage>
}
