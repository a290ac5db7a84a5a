export const ERROR_COPY = {
  notFound: {
    title: 'Esta página se ha volado',
    text: 'La dirección no existe o ha cambiado de sitio. Desde el inicio se llega a todo.',
    action: 'Volver al inicio',
  },
  serverError: {
    title: 'Algo se nos ha roto',
    text: 'Error interno del servidor. No es culpa tuya y tus cuentos están a salvo. Vuelve a intentarlo dentro de un momento.',
    action: 'Reintentar',
    reference: 'Si sigue pasando, cuéntanoslo con esta referencia:',
  },
  offline: {
    title: 'Sin conexión',
    text: 'No llegamos a internet. Cuando vuelva la conexión, seguimos justo donde estabas.',
    action: 'Reintentar',
  },
} as const
