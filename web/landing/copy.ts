import { LIMITS, PRICES_EUR } from '../../src/domain/limits.ts'
import { minutesOfReading, READER_AGE_PROFILES } from '../../src/domain/reader-age.ts'
import type { ReaderAge } from '../../src/domain/vocabulary.ts'

const CHAPTERS = 5

/** What the page model of that age makes of five chapters. */
function minutes(age: ReaderAge): number {
  return minutesOfReading(age, CHAPTERS * READER_AGE_PROFILES[age].wordsPerChapter)
}

export const LANDING_COPY = {
  documentTitle: 'Colorín: el cuento que lleva su nombre',
  hero: {
    title: 'El cuento que lleva su nombre',
    lead: 'Cuéntanos cómo es tu peque, quién le acompaña y qué le hace reír. Colorín escribe la historia, la ilustra y la convierte en un libro para leer juntos esta noche.',
    action: 'Crea tu cuento',
    second: 'Hojea un ejemplo',
    promises: [`${PRICES_EUR.digital} € el cuento digital`, 'Sin fotos de nadie', 'Entrega inmediata'],
    pictureLabel:
      'Un libro abierto: a la izquierda, Lucía, su abuela Carmen y el dragón Chispa junto al faro de Punta Clara; a la derecha, la primera página de su cuento.',
    /** The first page of the sample book, as the product wrote it. */
    page: {
      chapter: 'Capítulo 1',
      title: '¿Es para mí?',
      text: [
        '—¡Cartero! Toc, toc.',
        '—¿Es para mí? —preguntaban en todas las puertas.',
        'Era el último día del cartero en la plaza. Lucía y Chispa le ayudaban.',
        'Por la noche colgaría la gorra para siempre.',
      ],
    },
  },
  steps: {
    title: 'Cómo funciona',
    lead: 'Cuatro pasos y un rato de sofá.',
    items: [
      {
        title: 'Cuéntanos quién sale',
        text: `Su nombre, su pelo, su abrigo favorito. Y hasta ${LIMITS.characters} personajes: la abuela, el perro, un dragón. Eliges su retrato entre varios.`,
      },
      {
        title: 'Elige la historia',
        text: 'Catorce tipos de cuento, la edad de quien lo lee, los lugares que conocéis y la moraleja, si quieres una.',
      },
      {
        title: 'Míralo nacer',
        text: `Escribimos e ilustramos el cuento entero. Tú revisas cada imagen y, si alguna no te convence, pides otra: tienes ${LIMITS.regenerations}.`,
      },
      {
        title: 'Leedlo juntos',
        text: 'En la pantalla o en un PDF listo para guardar, con tu dedicatoria tras la portada. Y, si lo quieres en la estantería, en papel.',
      },
    ],
    themes: ['Aventura', 'Fantasía', 'Animales', 'Misterioso', 'Navidad', 'Ciencia ficción'],
    version: 'Versión 2 de 2',
    keep: 'Me quedo con esta versión',
    dedication: 'Para Lucía, que ya sabe volar con los pies en el suelo.',
    dedicationBy: 'Con todo el amor de tu abuela Carmen.',
  },
  examples: {
    title: 'Ejemplos',
    lead: 'Cuentos hechos con Colorín, tal como salen. Pasa las páginas.',
    soon: 'Próximamente',
    back: 'Página anterior',
    on: 'Página siguiente',
    /** %1 and %2 are filled in by the browser. */
    pageOf: 'Página %1 de %2',
    pageLabel: (page: number) => `Página ${page}`,
    strip: (title: string) => `Páginas de «${title}». Usa las flechas del teclado para pasarlas.`,
  },
  promises: {
    title: 'Es de vuestra familia, y de nadie más',
    items: [
      {
        title: 'Sin fotos',
        text: 'Los retratos son dibujos. No hace falta subir ninguna foto, ni se puede.',
      },
      {
        title: 'Nada se publica',
        text: 'Tus cuentos solo los ves tú. No hay galería, ni anuncios, ni cookies de seguimiento.',
      },
      {
        title: 'Se borra de verdad',
        text: 'Llévate todo o bórralo todo desde tu cuenta, sin escribir a nadie.',
      },
    ],
  },
  pricing: {
    title: 'Precios',
    lead: 'Un precio por cuento. Sin suscripción.',
    digital: {
      title: 'Cuento digital',
      price: `${PRICES_EUR.digital} €`,
      items: [
        `${CHAPTERS} capítulos`,
        'Unos 20 minutos de lectura',
        'Dedicatoria',
        'Entrega inmediata',
        'PDF descargable',
      ],
      action: 'Crea tu cuento',
    },
    print: {
      title: 'En papel',
      price: `+${PRICES_EUR.print} €`,
      items: [
        'Impresión premium',
        'Entrega a domicilio, solo en la Península',
        'Disponible solo después de comprar el cuento digital',
      ],
    },
    minutesTitle: '¿Veinte minutos a cualquier edad?',
    minutes: `Veinte minutos dura un cuento de ${CHAPTERS} capítulos para quien ya lee (de 6 años en adelante: entre ${minutes('6-8')} y ${minutes('10+')}). Los de los más pequeños son más cortos a propósito: unos ${minutes('4-6')} minutos de 4 a 6 años y unos ${minutes('2-4')} de 2 a 4, más lo que tardéis en comentar los dibujos. Al crearlo verás los minutos del tuyo. El precio es el mismo con cualquier número de capítulos.`,
  },
  join: {
    title: 'Érase una vez…',
    lead: 'Crea tu cuenta y empieza el cuento hoy.',
  },
} as const
