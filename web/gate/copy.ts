export const GATE_COPY = {
  title: 'Acceso restringido',
  lead: 'Estamos dando los últimos retoques. Si tienes la contraseña, pasa.',
  password: 'Contraseña',
  submit: 'Entrar',
  wrong: 'Contraseña incorrecta',
  tooMany: 'Demasiados intentos. Espera un poco antes de volver a probar.',
  offline: '❌ Error de conexión. Verifica tu internet.',
} as const
