import { SESSION_DAYS } from '../../src/domain/account.ts'
import { type LegalParty, named } from './legal-party.ts'
import type { LegalSection, LegalText } from './legal-text.ts'

/** What this installation does with what it is told. */
export type PrivacyFacts = { usesAi: boolean; canSendLetters: boolean }

/** RGPD arts. 13 and 14, LOPDGDD, LSSI art. 22.2, and the AI regulation's art. 50. */
export function privacyText(party: LegalParty, { usesAi, canSendLetters }: PrivacyFacts): LegalText {
  const { identity, ask } = named(party)
  return {
    title: 'Política de privacidad',
    summary: [
      'Guardamos lo justo para hacer tus cuentos: tu email y lo que escribes en ellos.',
      'Nunca pedimos fotos. Nunca vendemos datos ni los usamos para publicidad.',
      summaryOf({ usesAi, canSendLetters }),
      'Puedes llevarte todo o borrarlo todo, cuando quieras y sin pedir permiso, desde [tu cuenta](/tuzonaprivada/cuenta).',
    ],
    sections: [
      {
        id: 'responsable',
        title: 'Quién responde de tus datos',
        paragraphs: [`El responsable del tratamiento es ${identity}. Para cualquier asunto de privacidad, ${ask}.`],
      },
      {
        id: 'datos',
        title: 'Qué datos guardamos y para qué',
        paragraphs: [],
        points: [
          'Tu cuenta: tu dirección de email y tu contraseña, que se guarda cifrada de forma irreversible. Sirven para que solo tú entres en tu zona privada. Base: el contrato contigo (art. 6.1.b del RGPD).',
          'Tus cuentos: título, personajes con sus rasgos, lugares, relaciones, texto libre, moraleja y dedicatoria, y la historia, las imágenes y los libros que salen de ellos. Sirven para hacer y guardar el libro que pides. Base: el contrato contigo.',
          'Lo que quieras decirnos de una persona para que el cuento no diga nada que no sea verdad: si usa silla de ruedas, gafas, audífono, prótesis o hiyab, si tiene pecas, y si está lejos, vive en otra casa, aún no ha nacido, acaba de nacer o ha muerto. Puede revelar algo de su salud, de su religión o de un duelo, así que solo lo guardamos si lo eliges, y lo quitas cuando quieras. Base: tu consentimiento explícito (art. 9.2.a del RGPD).',
          canSendLetters
            ? 'Las cartas que te mandamos por correo: tu dirección, de qué tipo es cada una y cuándo se escribió. Sirven para que elijas otra contraseña si la olvidas, para confirmar tu email, para avisarte de lo que cambia en tu cuenta y, si quieres, de que un cuento está listo (se apaga en [tu cuenta](/tuzonaprivada/cuenta)). Base: el contrato contigo. Nada en ellas nos dice si las abres.'
            : 'Las cartas de tu cuenta: tu dirección, de qué tipo es cada una y cuándo se escribió. Sirven para que elijas otra contraseña si la olvidas y para dejar dicho lo que cambia en tu cuenta. Aquí no se envían por correo: quedan en nuestro servidor, donde las ve quien lo lleva. Base: el contrato contigo.',
          'Registro técnico: fecha, dirección de la página, resultado y un número de petición, sin nombres, textos ni direcciones de email. Sirve para que el servicio funcione y sea seguro. Base: interés legítimo (art. 6.1.f).',
        ],
        after: [
          'No tomamos decisiones automatizadas con efectos sobre ti ni hacemos perfiles. Los campos marcados como opcionales lo son de verdad.',
        ],
      },
      {
        id: 'menores',
        title: 'Los datos de niñas y niños',
        paragraphs: [
          'Colorín es para personas adultas: la cuenta la abre una persona mayor de 18 años. Los datos de una niña o un niño los das tú, como madre, padre o persona responsable, o con permiso de quien lo es.',
          'Te pedimos que no escribas apellidos, direcciones, colegios ni diagnósticos: al cuento no le hacen falta. Los rasgos (pelo, ojos, ropa, aficiones y, si quieres, cosas como unas gafas o una silla de ruedas) se eligen de listas y el retrato es siempre un dibujo; no se admiten fotos. Los cuentos son privados: no hay galería pública y nadie los encuentra en un buscador.',
        ],
        forLawyer: true,
      },
      providers({ usesAi, canSendLetters }),
      {
        id: 'conservacion',
        title: 'Cuánto tiempo los guardamos',
        paragraphs: [],
        points: [
          'La cuenta y los cuentos, mientras tengas la cuenta. Un cuento que borras se borra con sus imágenes.',
          `La sesión abierta, ${SESSION_DAYS} días desde la última vez que la usas.`,
          canSendLetters
            ? 'De cada carta, que se escribió y de qué tipo era, 30 días. Tu dirección se borra de ella en cuanto sale.'
            : 'De cada carta, que se escribió y de qué tipo era, 30 días. La carta misma, con tu dirección, 7 días.',
          'El registro técnico, 90 días como máximo.',
          'Al borrar la cuenta se eliminan en el momento tu email, tus cuentos y todos sus archivos. Tu dirección queda solo en la carta que te lo confirma, 24 horas como máximo. Las copias de seguridad que pudiera haber caducan en 35 días.',
          'Si compras algo, las facturas se conservan 6 años por obligación legal (art. 30 del Código de Comercio).',
        ],
        forLawyer: true,
      },
      {
        id: 'derechos',
        title: 'Tus derechos y cómo usarlos aquí',
        paragraphs: ['Son tuyos y de la niña o el niño del cuento, y los ejerces sin coste:'],
        points: [
          'Acceder y llevarte una copia: en [tu cuenta](/tuzonaprivada/cuenta), «Descargar mis datos» te da un archivo con todo.',
          'Corregir: cambia el email o la contraseña en tu cuenta, y cualquier dato de un cuento en su editor.',
          'Borrar: elimina un cuento desde su menú, o la cuenta entera desde «Borrar mi cuenta».',
          `Oponerte, limitar el tratamiento o cualquier otra petición: ${ask} y te contestamos en un mes como máximo.`,
        ],
        after: [
          'Si crees que no lo hemos hecho bien, puedes reclamar ante la [Agencia Española de Protección de Datos](https://www.aepd.es).',
        ],
      },
      {
        id: 'ia',
        title: 'Historias e ilustraciones hechas por una máquina',
        paragraphs: [
          usesAi
            ? 'Las historias y las ilustraciones se crean con inteligencia artificial a partir de lo que cuentas. Te lo recordamos antes de generar, cada libro lo dice en su colofón y cada imagen y cada PDF llevan una marca digital que lo indica, como pide el artículo 50 del Reglamento europeo de inteligencia artificial.'
            : 'Las historias y las ilustraciones las compone un programa nuestro a partir de reglas y dibujos propios, sin modelos de inteligencia artificial. Cada libro lo dice en su colofón y cada imagen y cada PDF llevan una marca digital que lo indica.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies y almacenamiento en tu navegador',
        paragraphs: [
          'Solo usamos lo imprescindible para que la web funcione, así que la ley no exige pedirte permiso (art. 22.2 de la LSSI) y no verás ningún aviso de cookies:',
        ],
        points: [
          'colorin_gate: cookie de sesión que recuerda que has pasado la pantalla de acceso. Se borra al cerrar el navegador.',
          'token y user: tu sesión abierta. Se borran al cerrar sesión.',
          'booksViewMode, booksSortBy y booksSortOrder: cómo prefieres ver tu lista de cuentos.',
          'newAddress y passwordChanged: lo que una pantalla le deja dicho a la entrada (tu email al registrarte, que has cambiado la contraseña). Se borran al leerlo o al cerrar la pestaña.',
          'preloadedBookData: el cuento que vas a abrir. Se borra al abrirlo o al cerrar la pestaña.',
          'bookDraft: lo que has escrito y aún no has guardado, para que no se pierda. Se borra al guardarlo, al cerrar sesión (antes te preguntamos), al borrar tu cuenta o a los 30 días.',
        ],
        after: ['No hay cookies de terceros, ni de análisis, ni de publicidad.'],
      },
      {
        id: 'seguridad',
        title: 'Cómo los protegemos',
        paragraphs: [
          'Cada cuento solo se abre con tu sesión, y sus archivos tienen direcciones imposibles de adivinar. Si alguna vez hubiera un fallo de seguridad que te afectara, te avisaríamos a ti y a la autoridad en los plazos de la ley.',
        ],
      },
    ],
  }
}

/** Where what is told goes. A letter about a book bears its title, which may bear a name. */
function summaryOf({ usesAi, canSendLetters }: PrivacyFacts): string {
  if (usesAi)
    return canSendLetters
      ? 'El nombre de tu peque no llega a los modelos de inteligencia artificial: reciben una clave en su lugar.'
      : 'El nombre de tu peque no sale de aquí: a los modelos de inteligencia artificial les llega una clave en su lugar.'
  const here = 'Los cuentos se escriben e ilustran en nuestro propio servidor: lo que cuentas no se envía a nadie'
  return canSendLetters
    ? `${here}. Solo el título de un cuento viaja en la carta que te avisa de que está listo.`
    : `${here}.`
}

const HOST = 'La empresa que aloja el servidor y los archivos.'
const MAIL =
  'El servidor de correo que entrega nuestras cartas. Recibe tu dirección y lo que dice la carta, que puede llevar el título de un cuento.'

function providers({ usesAi, canSendLetters }: PrivacyFacts): LegalSection {
  const common = { id: 'proveedores', title: 'Quién más los ve', forLawyer: true }
  const carriers = canSendLetters ? [MAIL] : []
  if (!usesAi && !canSendLetters)
    return {
      ...common,
      paragraphs: [
        'Nadie. El motor que escribe e ilustra está en nuestro servidor y no envía datos a ningún tercero. Solo los ve, como encargado del tratamiento, la empresa que aloja ese servidor.',
      ],
    }
  if (!usesAi)
    return {
      ...common,
      paragraphs: [
        'El motor que escribe e ilustra está en nuestro servidor y no envía datos a ningún tercero. Intervienen, como encargados del tratamiento:',
      ],
      points: [...carriers, HOST],
    }
  return {
    ...common,
    paragraphs: ['Los datos no se venden ni se ceden. Intervienen, como encargados del tratamiento:'],
    points: [
      'El proveedor de los modelos de texto e imagen (OpenAI o uno compatible). Recibe la edad aproximada, los rasgos, si lo has dicho dónde está cada persona (lejos, en otra casa, si ha muerto…), las aficiones, los lugares y el texto libre, y los dibujos de los personajes. No recibe tu email ni los nombres de los personajes, que se cambian por claves (PERS_1, PERS_2…) antes de salir, ni la dedicatoria. No usa estos datos para entrenar sus modelos y los conserva hasta 30 días para detectar abusos.',
      ...carriers,
      HOST,
    ],
    after: [
      'Si alguno de ellos trata datos fuera del Espacio Económico Europeo, lo hace con las garantías de los artículos 44 a 49 del RGPD (decisión de adecuación o cláusulas contractuales tipo).',
    ],
  }
}
