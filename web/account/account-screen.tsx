import { ZonePage } from '../ui/react/zone-page.tsx'

export function AccountScreen() {
  return <ZonePage title="Tu cuenta">{null}</ZonePage>
}
