import { PRINTER_PROFILE_IDS, PRINTER_PROFILES } from '../domain/printer-profiles.ts'

const printers = PRINTER_PROFILE_IDS.map((id) => `  ${id}: ${PRINTER_PROFILES[id].label}`).join('\n')

/** What the command says. */
export const COPY = {
  usage: `Uso: bun run book <datos.json> --out <carpeta> [--print <imprenta>] [--seed <texto>]

Hace avatares, historia, ilustraciones, HTML y PDF con lo que se rellena en el asistente, sin servidor.
El PDF para imprenta es para «generic-210» si no se pide otra; con «none» no se hace:
${printers}`,
  noPrinter: (wanted: string) => `No conocemos la imprenta «${wanted}». Puedes elegir:\n${printers}`,
  print: 'Imprenta',
  printRefused: (findings: readonly { message: string; advice: string }[]) =>
    [
      'El libro está hecho, pero sus archivos para imprenta no pasan la comprobación y no se han guardado:',
      ...findings.map(({ message, advice }) => `  ${message} ${advice}`),
      'Lo que se ha comprobado está en preflight.json.',
    ].join('\n'),
  printWarned: (findings: readonly { message: string; advice: string }[]) =>
    [
      'Antes de llevarlo a la imprenta, mira esto:',
      ...findings.map(({ message, advice }) => `  ${message} ${advice}`),
    ].join('\n'),
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
