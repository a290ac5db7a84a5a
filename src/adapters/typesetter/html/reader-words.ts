export const READER_WORDS = {
  'es-ES': {
    page: 'Página {x} de {n}',
    frontCover: 'Portada',
    backCover: 'Contraportada',
    previous: 'Página anterior',
    next: 'Página siguiente',
    size: 'Letra grande',
    view: 'Texto',
    night: 'Noche',
    controls: 'Mandos del lector',
  },
  'en-GB': {
    page: 'Page {x} of {n}',
    frontCover: 'Front cover',
    backCover: 'Back cover',
    previous: 'Previous page',
    next: 'Next page',
    size: 'Large text',
    view: 'Text',
    night: 'Night',
    controls: 'Reader controls',
  },
} as const
