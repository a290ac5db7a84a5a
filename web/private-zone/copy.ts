/** Everything that the private zone's frame and list say. */
export const ZONE_COPY = {
  loadingScreen: 'Cargando…',
  retry: 'Reintentar',
  backToList: 'Volver a Mis Cuentos',
  errors: {
    notFound: { title: 'Esta página no existe', text: 'Quizá el enlace esté incompleto. Tus cuentos siguen a salvo.' },
    failed: { title: 'Algo no ha ido bien', text: 'No hemos podido mostrar esta pantalla. Vuelve a intentarlo.' },
  },
  gate: {
    title: 'Acceso restringido',
    lead: 'Escribe la contraseña para seguir. Lo que estabas haciendo te espera.',
    password: 'Contraseña',
    submit: 'Entrar',
    wrong: 'Contraseña incorrecta',
    offline: '❌ Error de conexión. Verifica tu internet.',
  },
} as const
