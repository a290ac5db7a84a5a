import { LIMITS, PRICES_EUR } from '../../src/domain/limits.ts'
import { type LegalParty, named } from './legal-party.ts'
import type { LegalText } from './legal-text.ts'

/** TRLGDCU (RDL 1/2007), LSSI and the AI regulation. */
export function termsText(party: LegalParty, usesAi: boolean): LegalText {
  const { identity, ask } = named(party)
  return {
    title: 'Términos y condiciones',
    summary: [
      `Un cuento digital cuesta ${PRICES_EUR.digital} € y, si lo quieres en papel, ${PRICES_EUR.print} € más. IVA incluido.`,
      'El libro que creas es tuyo: léelo, imprímelo y regálalo.',
      'Antes de cobrarte nada verás el precio total y tendrás que aceptarlo expresamente.',
    ],
    sections: [
      {
        id: 'quien',
        title: 'Con quién contratas',
        paragraphs: [
          `Colorín lo ofrece ${identity}. Para cualquier consulta, ${ask}. Estas condiciones se aplican a todo lo que haces en esta web; puedes guardarlas o imprimirlas desde el navegador.`,
        ],
      },
      {
        id: 'servicio',
        title: 'Qué es Colorín',
        paragraphs: [
          'Una herramienta para que una persona adulta cree cuentos infantiles personalizados. Tú describes personajes, lugares y relaciones; Colorín escribe la historia, la ilustra y la maqueta en un libro que se lee en pantalla y se descarga en PDF.',
          `Antes de terminar el libro revisas cada imagen y puedes pedir hasta ${LIMITS.regenerations} imágenes nuevas por cuento. Cuando confirmas «Crear PDF», el cuento queda terminado y ya no admite cambios.`,
        ],
      },
      {
        id: 'maquina',
        title: 'Cómo se hacen las historias y las ilustraciones',
        paragraphs: [
          usesAi
            ? 'Las crea una inteligencia artificial. Ponemos controles para que sean adecuadas para la edad que eliges, pero puede equivocarse: léelo antes de leérselo a tu peque. El colofón de cada libro dice cómo se ha hecho.'
            : 'Las compone un programa nuestro con reglas y dibujos propios. Ponemos controles para que sean adecuadas para la edad que eliges, pero léelo antes de leérselo a tu peque. El colofón de cada libro dice cómo se ha hecho.',
        ],
      },
      {
        id: 'cuenta',
        title: 'Tu cuenta',
        paragraphs: [
          'Para crear cuentos necesitas una cuenta con un email y una contraseña, y ser mayor de 18 años. Guarda bien la contraseña. Puedes borrar la cuenta cuando quieras desde [tu cuenta](/tuzonaprivada/cuenta); se borra con todos sus cuentos.',
        ],
      },
      {
        id: 'precios',
        title: 'Precios y pago',
        paragraphs: [],
        points: [
          `Cuento digital: ${PRICES_EUR.digital} €, con cualquier número de capítulos. Entrega inmediata en pantalla y en PDF descargable.`,
          `Copia impresa: ${PRICES_EUR.print} € más, disponible solo después de comprar el cuento digital. Impresión premium y envío a domicilio, solo en la Península, incluidos en el precio.`,
        ],
        after: [
          'Los precios incluyen IVA. El botón de pago dirá claramente que el pedido obliga a pagar y recibirás la confirmación por email en 24 horas. Mientras la web no muestre ese paso, crear cuentos no te obliga a pagar nada.',
        ],
        forLawyer: true,
      },
      {
        id: 'desistimiento',
        title: 'Derecho de desistimiento',
        paragraphs: [
          'Tienes 14 días para desistir de una compra sin dar razones, con dos excepciones que fija la ley:',
        ],
        points: [
          'Cuento digital: si pides que se entregue en el momento, y aceptas expresamente que con ello pierdes el derecho, ya no puedes desistir cuando la entrega ha empezado (art. 103.m del Real Decreto Legislativo 1/2007). Te lo preguntaremos antes de pagar, en una casilla sin marcar.',
          'Copia impresa: se hace a medida para ti, así que no admite desistimiento (art. 103.c).',
        ],
        after: [
          `Mientras conserves el derecho, para ejercerlo ${ask}; te devolvemos el dinero en 14 días. Si el cuento o la copia llegan con un defecto, la garantía legal te ampara siempre: lo arreglamos, lo repetimos o te devolvemos el importe.`,
        ],
        forLawyer: true,
      },
      {
        id: 'copia-impresa',
        title: 'La copia impresa',
        paragraphs: [
          'Se imprime a partir del archivo de imprenta del cuento terminado. Algunos cuentos muy cortos no llegan al mínimo de páginas de la imprenta: si es tu caso, la web te lo dice y te explica por qué. El plazo de entrega se muestra antes de pagar.',
        ],
        forLawyer: true,
      },
      {
        id: 'tu-contenido',
        title: 'Lo que tú escribes y lo que puedes hacer con el libro',
        paragraphs: [
          'Lo que escribes sigue siendo tuyo. El libro es para tu uso personal y el de tu familia: puedes leerlo, copiarlo, imprimirlo y regalarlo. Para venderlo o publicarlo, escríbenos antes.',
          'No está permitido usar datos de una niña o un niño sin permiso de quien responde por ella o por él, ni pedir contenidos violentos, sexuales, de odio o que copien obras o personajes ajenos. Un filtro revisa los textos al generar y te dice qué hay que cambiar.',
        ],
        forLawyer: true,
      },
      {
        id: 'responsabilidad',
        title: 'Lo que podemos prometer',
        paragraphs: [
          'Cuidamos de que el servicio funcione y de que tus cuentos no se pierdan; aun así, descarga el PDF de los que quieras conservar. Si algo falla por culpa nuestra respondemos conforme a la ley, sin que estas condiciones recorten tus derechos como persona consumidora.',
        ],
        forLawyer: true,
      },
      {
        id: 'ley',
        title: 'Ley y reclamaciones',
        paragraphs: [
          `Se aplica la ley española y los tribunales de tu domicilio. Antes de llegar ahí, ${ask}. También puedes acudir a la oficina de consumo de tu comunidad autónoma o a la junta arbitral de consumo.`,
        ],
        forLawyer: true,
      },
    ],
  }
}
