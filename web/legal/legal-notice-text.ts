import { PRICES_EUR } from '../../src/domain/limits.ts'
import { type LegalParty, named } from './legal-party.ts'
import type { LegalText } from './legal-text.ts'

/** LSSI art. 10. */
export function legalNoticeText(party: LegalParty): LegalText {
  const { ask } = named(party)
  const known = FACTS.flatMap(([fact, name]) => (party[fact] ? [`${name}: ${party[fact]}`] : []))
  const missing = FACTS.flatMap(([fact, name]) => (party[fact] ? [] : [name]))
  return {
    title: 'Aviso legal',
    summary: [
      party.owner
        ? `Esta web la publica ${party.owner}.`
        : 'Quien publica esta web todavía no ha puesto aquí su nombre.',
      ...(party.owner || party.email ? [`Para cualquier consulta, ${ask}.`] : []),
    ],
    sections: [
      {
        id: 'titular',
        title: 'Titular de la web',
        paragraphs: known.length > 0 ? ['Datos que exige el artículo 10 de la Ley 34/2002 (LSSI):'] : [],
        points: known,
        after: missing.length > 0 ? [wanting(missing, known.length > 0)] : [],
        forLawyer: true,
      },
      {
        id: 'objeto',
        title: 'De qué trata esta web',
        paragraphs: [
          `Colorín permite crear cuentos infantiles personalizados e ilustrados. Los precios, con IVA, son ${PRICES_EUR.digital} € por cuento digital y ${PRICES_EUR.print} € más por su copia impresa con envío a la Península incluido. Las reglas de uso están en los [Términos y condiciones](/terminos) y el trato de los datos, en la [Política de privacidad](/privacidad).`,
        ],
      },
      {
        id: 'propiedad',
        title: 'Propiedad intelectual',
        paragraphs: [
          'El nombre, el jilguero, los textos, los dibujos y el programa son de su titular o se usan con licencia. Las tipografías Fredoka y Andika se usan con la licencia abierta SIL OFL 1.1; parte de los objetos dibujados en los cuentos procede de Fluent Emoji (MIT) y Noto Emoji (Apache 2.0).',
        ],
      },
      {
        id: 'accesibilidad',
        title: 'Accesibilidad',
        paragraphs: [
          `Hacemos la web y los libros para que se puedan usar con teclado, con lector de pantalla y con el texto ampliado, según las pautas WCAG 2.2 de nivel AA. Los PDF van etiquetados y cada imagen lleva su descripción. Si algo no te funciona, ${ask} y lo arreglamos.`,
        ],
      },
      {
        id: 'enlaces',
        title: 'Responsabilidad y enlaces',
        paragraphs: [
          'Procuramos que la información sea correcta y esté al día. Si enlazamos con otra web, su contenido es cosa de quien la publica.',
        ],
      },
    ],
  }
}

const FACTS = [
  ['owner', 'Titular'],
  ['taxId', 'NIF'],
  ['address', 'Domicilio'],
  ['email', 'Correo electrónico'],
] as const satisfies [keyof LegalParty, string][]

function wanting(missing: readonly string[], someKnown: boolean): string {
  return someKnown
    ? `Todavía falta aquí: ${listed(missing)}.`
    : `Quien publica esta web todavía no ha puesto aquí los datos que exige el artículo 10 de la Ley 34/2002 (LSSI): ${listed(missing)}.`
}

/** `titular, NIF y domicilio`: in a sentence only the initials keep their capitals. */
function listed(names: readonly string[]): string {
  const words = names.map((name) => (name === 'NIF' ? name : name.toLowerCase()))
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(words)
}
