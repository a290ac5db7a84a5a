import { ACCOUNT_MESSAGES } from '../../src/domain/account.ts'
import { LETTER_LIFE_MS } from '../../src/domain/letter.ts'

const LINK_MINUTES = LETTER_LIFE_MS['new-password'] / 60_000
const NO_CONNECTION = '❌ Error de conexión. Verifica tu internet.'

/** Messages of product.md §5 and §8, to the letter; those of the letters' links are ours. */
export const ACCOUNT_COPY = {
  ...ACCOUNT_MESSAGES,
  email: 'Email',
  password: 'Contraseña',
  confirmation: 'Confirmar contraseña',
  passwordHint: 'Al menos 8 caracteres, con una mayúscula, una minúscula y un número. También valen @ $ ! % * ? &',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  register: {
    title: 'Crea tu cuenta',
    lead: 'Gratis y en un minuto. Después, a contar.',
    submit: 'Registrarse',
    busy: 'Creando tu cuenta…',
    other: '¿Ya tienes cuenta?',
    otherLink: 'Entrar',
    success: '✅ ¡Registro exitoso! Redirigiendo al login...',
    failure: '❌ Error en el registro. Por favor intenta de nuevo.',
    offline: NO_CONNECTION,
  },
  logIn: {
    title: '¡Qué alegría verte!',
    lead: 'Tus cuentos te están esperando.',
    submit: 'Entrar',
    busy: 'Entrando…',
    forgotten: '¿Has olvidado tu contraseña?',
    passwordChanged: '✅ Contraseña cambiada. Entra con la nueva.',
    other: '¿Todavía no tienes cuenta?',
    otherLink: 'Registrarse',
    success: '✅ ¡Inicio de sesión exitoso! Redirigiendo...',
    failure: '❌ Error al iniciar sesión. Verifica tus credenciales.',
    internal: '❌ Error interno del servidor. Por favor, contacta al administrador.',
    unreadable: '❌ Error interno del servidor. Respuesta inválida.',
    failed: NO_CONNECTION,
    offline: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
    needsScript: 'Para crear y ver tus cuentos hace falta JavaScript: actívalo en tu navegador y vuelve a entrar.',
  },
  forgotten: {
    title: '¿Has olvidado tu contraseña?',
    lead: 'Le pasa a cualquiera. Escribe tu email y te mandamos un enlace para elegir otra.',
    submit: 'Enviarme el enlace',
    busy: 'Enviando…',
    other: '¿Te has acordado?',
    otherLink: 'Entrar',
    success: `Si hay una cuenta con esa dirección, te hemos escrito. El enlace vale ${LINK_MINUTES} minutos y una sola vez. ¿No llega? Mira en el correo no deseado.`,
    failure: '❌ No hemos podido pedir el enlace. Inténtalo de nuevo.',
    offline: NO_CONNECTION,
    /** Where nobody is written to. */
    withoutMail: {
      lead: 'Escribe tu email y te preparamos un enlace para elegir otra.',
      howElse: 'Este Colorín no envía correos. Pide aquí el enlace y avisa a quien lo lleva: lo verá con ',
      command: 'bun run letters',
      howElseEnd: ' y podrá dártelo.',
      submit: 'Preparar el enlace',
      busy: 'Preparando…',
      success: `Si hay una cuenta con esa dirección, tu enlace estará listo en unos segundos. Pídeselo a quien lleva este Colorín: vale ${LINK_MINUTES} minutos y una sola vez.`,
    },
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    lead: 'Al guardarla se cierra la sesión en todos tus dispositivos.',
    password: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    busy: 'Guardando…',
    missing: 'Aquí falta el enlace de tu carta. Ábrela y pulsa otra vez su botón, o pide otro.',
    onward: 'Pedir otro enlace',
    failure: '❌ No hemos podido cambiar tu contraseña. Inténtalo de nuevo.',
    offline: NO_CONNECTION,
    needsScript:
      'Para elegir la contraseña hace falta JavaScript: actívalo en tu navegador y vuelve a abrir el enlace de tu carta.',
  },
  confirmAddress: {
    title: 'Confirma tu email',
    lead: 'Un toque más y entrarás con tu dirección nueva.',
    submit: 'Confirmar mi email',
    busy: 'Confirmando…',
    success: '✅ Confirmado. A partir de ahora entras con {email}.',
    missing: 'Aquí falta el enlace de tu carta. Ábrela y pulsa otra vez su botón, o pide otro desde Mi cuenta.',
    onward: 'Ir a Mi cuenta',
    failure: '❌ No hemos podido confirmar tu email. Inténtalo de nuevo.',
    offline: NO_CONNECTION,
    needsScript:
      'Para confirmar tu email hace falta JavaScript: actívalo en tu navegador y vuelve a abrir el enlace de tu carta.',
  },
} as const
