import type { PreflightCheck, PreflightOutcome } from '../../src/domain/preflight.ts'

/** Words of the screen that prepares a book for a printer. */
export const PRINT_COPY = {
  documentTitle: 'Imprimir tu cuento',
  title: 'Imprimir tu cuento',
  lead: 'Elige dónde lo vas a imprimir. Preparamos los archivos a su medida y los revisamos antes de dártelos, como haría la imprenta.',
  untitled: 'Cuento sin título',
  back: 'Volver al cuento',
  loading: 'Mirando qué hay preparado…',
  failed: 'No hemos podido cargar esta página.',
  offline: 'Parece que no hay conexión. En cuanto vuelva, sigue donde estaba.',
  retry: 'Reintentar',
  printers: '¿Dónde lo vas a imprimir?',
  cover: { soft: 'Tapa blanda', hard: 'Tapa dura' },
  size: (mm: number) => `${cm(mm)} × ${cm(mm)} cm`,
  isReady: 'Preparado',
  prepare: 'Preparar para imprenta',
  prepareAgain: 'Preparar otra vez',
  making: 'Preparando los archivos… Puede tardar un minuto. Puedes cerrar esta página: los encontrarás aquí.',
  none: 'Todavía no hay archivos para esta imprenta.',
  stale: 'Has cambiado el cuento desde entonces: prepáralo otra vez.',
  ready: {
    passes: 'Listo para la imprenta: todo está como tiene que estar.',
    warns: 'Listo para la imprenta, aunque hay algo que conviene que mires antes.',
  },
  refused: 'Así no lo imprimirían bien, y por eso no te damos los archivos todavía. Abajo tienes qué hacer.',
  checks: 'Qué hemos comprobado',
  files: 'Tus archivos',
  interior: 'Descargar el interior',
  whole: 'Descargar el libro completo',
  coverFile: 'Descargar la cubierta',
  interiorFor: 'La imprenta te pedirá un PDF con las páginas: es este.',
  wholeFor: 'La imprenta te pedirá un PDF: aquí van la cubierta, en la primera hoja, y todas las páginas.',
  coverFor: 'Y otro con la cubierta abierta: la contraportada, el lomo y la portada en una sola hoja.',
  pages: (count: number) => `${count} páginas por dentro`,
  page: (file: 'interior' | 'cover', page: number | null) =>
    file === 'cover' ? 'Cubierta' : page === null ? 'Interior' : `Página ${page} del interior`,
  outcome: { passes: 'bien', warns: 'conviene mirarlo', refuses: 'hay que arreglarlo' } satisfies Record<
    PreflightOutcome,
    string
  >,
  check: {
    file: 'El archivo se abre sin problemas',
    pageCount: 'Tiene las páginas que pide la imprenta',
    boxes: 'Las hojas miden lo que tienen que medir',
    bleed: 'Las imágenes llegan más allá del corte',
    resolution: 'Las imágenes se ven nítidas',
    fonts: 'Las letras van dentro del archivo',
    colour: 'Los colores son los que acepta la imprenta',
    transparency: 'No hay transparencias que den sorpresas',
    safeArea: 'Ningún texto queda cerca del corte',
    signs: 'No falta ninguna letra ni ningún signo',
    pictures: 'Están todas las imágenes',
  } satisfies Record<PreflightCheck, string>,
} as const

function cm(mm: number): string {
  return (mm / 10).toLocaleString('es-ES', { maximumFractionDigits: 1 })
}
