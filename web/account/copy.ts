import { ACCOUNT_MESSAGES } from '../../src/domain/account.ts'

/** Words of /tuzonaprivada/cuenta. */
export const MY_ACCOUNT_COPY = {
  ...ACCOUNT_MESSAGES,
  title: 'Mi cuenta',
  lead: 'Tus datos son tuyos: aquí puedes cambiarlos, llevártelos o borrarlos.',
  back: 'Volver a Mis Cuentos',
  email: 'Email',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña',
  passwordHint: 'Al menos 8 caracteres, con una mayúscula, una minúscula y un número. También valen @ $ ! % * ? &',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  saving: 'Guardando…',

  addressTitle: 'Dirección de email',
  addressLead: (email: string) => `Entras con ${email}.`,
  newEmail: 'Email nuevo',
  changeAddress: 'Cambiar email',
  addressChanged: (email: string) => `Guardado. A partir de ahora entras con ${email}.`,
  sameAddress: 'Ese ya es tu email.',

  passwordTitle: 'Contraseña',
  passwordLead: 'Al cambiarla se cierra la sesión en tus otros dispositivos.',
  changePassword: 'Cambiar contraseña',
  passwordChanged: 'Guardado. Tu contraseña nueva ya vale.',

  exportTitle: 'Llévate tus datos',
  exportLead: 'Un archivo zip con todo lo que guardamos de ti: tu cuenta, tus cuentos y sus imágenes.',
  export: 'Descargar mis datos',
  exporting: 'Preparando el archivo…',
  exported: 'Listo: tu descarga ha empezado.',
  exportFile: 'colorin-mis-datos.zip',
  exportFailed: 'No hemos podido preparar tus datos. Inténtalo de nuevo.',

  eraseTitle: 'Borrar la cuenta',
  eraseLead: 'Se borran tu cuenta, todos tus cuentos y sus imágenes. No queda nada y no se puede deshacer.',
  erase: 'Borrar mi cuenta',
  eraseQuestion: '¿Borrar tu cuenta para siempre?',
  eraseBody: 'Se borrarán también todos tus cuentos. Si quieres conservarlos, descarga antes tus datos.',
  erasePassword: 'Escribe tu contraseña para confirmarlo',
  eraseConfirm: 'Sí, borrar todo',
  erasing: 'Borrando…',
  erased: 'Tu cuenta está borrada',
  erasedBody:
    'Ya no guardamos nada tuyo: ni tus datos, ni tus cuentos, ni sus imágenes. Gracias por contar con nosotros.',
  goHome: 'Ir al inicio',
  cancel: 'Cancelar',
} as const
