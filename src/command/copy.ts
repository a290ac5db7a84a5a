/** What the command says. */
export const COPY = {
  usage: `Uso: bun run book <datos.json> --out <carpeta> [--seed <texto>]

Hace avatares, historia, ilustraciones, HTML y PDF con lo que se rellena en el asistente, sin servidor.`,
  noFile: (path: string) => `No se puede leer ${path}`,
  notJson: (path: string, why: string) => `${path} no es JSON válido: ${why}`,
  badInput: (path: string) => `${path} tiene datos que no sirven para hacer un libro:`,
  choices: (message: string, values: readonly string[]) =>
    `${message}. Vale: ${values.map((value) => `"${value}"`).join(', ')}`,
  outTaken: (path: string) => `${path} ya existe y no es un libro hecho con esta orden: elige otra carpeta`,
  outUnusable: (path: string, why: string) => `No se puede escribir en ${path}: ${why}`,
  avatars: 'Avatares',
  story: 'Historia',
  illustrations: 'Ilustraciones',
  layout: 'Maquetación',
  summary: (s: {
    title: string
    pages: number
    words: number
    minutes: number
    files: number
    seconds: string
    out: string
  }) =>
    `«${s.title}»: ${s.pages} páginas, ${s.words} palabras, unos ${s.minutes} ${s.minutes === 1 ? 'minuto' : 'minutos'} de lectura.\n${s.files} archivos en ${s.out} (${s.seconds} s).`,
} as const
