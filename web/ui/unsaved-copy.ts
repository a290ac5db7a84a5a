/** Of the question between unsaved text and the way out, in the wizard and on every page that one can log out from. */
export const UNSAVED = {
  title: 'Tienes cambios sin guardar',
  where: 'Están en',
  untitled: 'Sin título (aún)',
  question: '¿Qué quieres hacer con ellos?',
  save: 'Guardar y volver',
  discard: 'Descartar cambios',
  stay: 'Seguir editando',
} as const
