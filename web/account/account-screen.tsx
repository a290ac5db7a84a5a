import { ZonePage } from '../ui/react/zone-page.tsx'

export function AccountScreen() {
  return <ZonePage title="Mi cuenta">{null}</ZonePage>
}
