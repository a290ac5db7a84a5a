import { ZonePage } from '../ui/react/zone-page.tsx'

export function ListScreen() {
  return (
    <ZonePage title="Mis Cuentos">
      <h1 className="container">Mis Cuentos</h1>
    </ZonePage>
  )
}
