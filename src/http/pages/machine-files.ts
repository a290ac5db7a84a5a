import { assetAddress } from './client-files.ts'

const INDEXED = ['/', '/registro', '/login', '/olvide-mi-contrasena', '/privacidad', '/terminos', '/aviso-legal']

export function sitemap(origin: string): string {
  const urls = INDEXED.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`
}

/** Behind the gate nothing is for search engines; in front of it, everything but the private zone and files. */
export function robots(origin: string, gated: boolean): string {
  if (gated) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *
Disallow: /tuzonaprivada
Disallow: /files/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
}

export function manifest(): string {
  const icon = (size: number) => ({
    src: assetAddress(`icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })
  return JSON.stringify({
    name: 'Colorín',
    short_name: 'Colorín',
    description: 'Cuentos infantiles personalizados e ilustrados',
    lang: 'es',
    start_url: '/',
    display: 'browser',
    background_color: '#FFF9EF',
    theme_color: '#FFF9EF',
    icons: [icon(192), icon(512)],
  })
}

/** Does one thing: a visit without connection gets the offline page instead of the browser's. */
export const SERVICE_WORKER = `const CACHE = 'colorin-offline-1'
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request('/offline', { cache: 'reload' }))).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(fetch(event.request).catch(() => caches.match('/offline').then((page) => page ?? Response.error())))
})
`

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
