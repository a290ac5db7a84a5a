import { PRICES_EUR } from '../../src/domain/limits.ts'
import { type LegalParty, named } from './legal-party.ts'
import type { LegalText } from './legal-text.ts'

/** LSSI art. 10. */
export function legalNoticeText(party: LegalParty): LegalText {
  const { owner, taxId, address, email } = named(party)
  return {
    title: 'Aviso legal',
    summary: [`Esta web la publica ${owner}.`, `Puedes escribirnos a ${email}.`],
    sections: [
      {
        id: 'titular',
        title: 'Titular de la web',
        paragraphs: ['Datos que exige el artículo 10 de la Ley 34/2002 (LSSI):'],
        points: [`Titular: ${owner}`, `NIF: ${taxId}`, `Domicilio: ${address}`, `Correo electrónico: ${email}`],
        after: ['Si el titular está inscrito en el Registro Mercantil, aquí deben constar los datos de inscripción.'],
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
          `Hacemos la web y los libros para que se puedan usar con teclado, con lector de pantalla y con el texto ampliado, según las pautas WCAG 2.2 de nivel AA. Los PDF van etiquetados y cada imagen lleva su descripción. Si algo no te funciona, cuéntanoslo en ${email} y lo arreglamos.`,
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
