import { ACCOUNT_MESSAGES } from '../../src/domain/account.ts'

/** Messages of product.md §5 and §8, to the letter. */
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
    offline: '❌ Error de conexión. Verifica tu internet.',
  },
  logIn: {
    title: '¡Qué alegría verte!',
    lead: 'Tus cuentos te están esperando.',
    submit: 'Entrar',
    busy: 'Entrando…',
    other: '¿Todavía no tienes cuenta?',
    otherLink: 'Registrarse',
    success: '✅ ¡Inicio de sesión exitoso! Redirigiendo...',
    failure: '❌ Error al iniciar sesión. Verifica tus credenciales.',
    internal: '❌ Error interno del servidor. Por favor, contacta al administrador.',
    unreadable: '❌ Error interno del servidor. Respuesta inválida.',
    failed: '❌ Error de conexión. Verifica tu internet.',
    offline: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
    needsScript: 'Para crear y ver tus cuentos hace falta JavaScript: actívalo en tu navegador y vuelve a entrar.',
  },
} as const
