import type { PageFinding, PreflightCheck } from '../../domain/preflight.ts'

/** Where it is: a page of the interior, or null for the whole file. */
export type Place = { file: 'interior' | 'cover'; page: number | null }

/** What a parent can do. */
export const TO_DO = {
  draw: 'Vuelve a dibujar esa imagen con «Regenerar» y prepara otra vez el libro para la imprenta.',
  other: 'Elige otra imprenta: el libro sigue siendo el mismo.',
  ours: 'Es un fallo nuestro: prepáralo otra vez y, si sigue, escríbenos.',
  look: 'Míralo antes de encargarlo; si te gusta así, puedes seguir.',
  letters: 'Escribe ese texto con otras letras, o sigue si no te importa que falten.',
  shorten: 'Acorta un poco ese texto y prepáralo otra vez; si sigue, escríbenos.',
} as const

export class Findings {
  readonly all: PageFinding[] = []

  refuse(check: PreflightCheck, place: Place, what: string, advice: string = TO_DO.ours): void {
    this.all.push({ check, severity: 'refuses', ...place, what, advice })
  }

  warn(check: PreflightCheck, place: Place, what: string, advice: string = TO_DO.look): void {
    this.all.push({ check, severity: 'warns', ...place, what, advice })
  }
}
