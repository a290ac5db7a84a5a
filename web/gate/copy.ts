export const GATE_COPY = {
  title: 'Acceso restringido',
  lead: 'Estamos dando los últimos retoques. Si tienes la contraseña, pasa.',
  notEncrypted:
    'Esta dirección no va cifrada (http://) y tu navegador no podrá recordar la contraseña. Entra por la que empieza por https://.',
  password: 'Contraseña',
  submit: 'Entrar',
  wrong: 'Contraseña incorrecta',
  tooMany: 'Demasiados intentos. Espera un poco antes de volver a probar.',
  offline: '❌ Error de conexión. Verifica tu internet.',
} as const
