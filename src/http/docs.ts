import { type RouteConfig, z } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { answers, BookIdParam, Done, jsonBody, secured } from './api.ts'

export const OPENAPI_INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Colorín',
    version: '1.0.0',
    description: 'Personalised, illustrated children’s books: describe, generate, review, bind.',
  },
}

/** What speaks no JSON of its own, or stands before the API: described here, served elsewhere. */
export const PLAIN_ROUTES: RouteConfig[] = [
  {
    method: 'post',
    path: '/api/gate',
    tags: ['gate'],
    request: { body: jsonBody(z.object({ password: z.string() })) },
    responses: answers(Done, 'Open; a session cookie says so from now on'),
  },
  {
    method: 'get',
    path: '/api/sse/book/{bookId}',
    tags: ['events'],
    security: secured,
    request: {
      params: BookIdParam,
      query: z.object({ token: z.string().optional() }),
      headers: z.object({ 'last-event-id': z.string().optional() }),
    },
    responses: {
      200: {
        description:
          'connected, heartbeat, image_created, image_failed, generation, print_ready and print_failed, with growing ids',
        content: { 'text/event-stream': { schema: z.string() } },
      },
      401: { description: 'No token, or an expired one' },
      404: { description: 'Not there, or not yours' },
    },
  },
]

type Operation = {
  summary?: string
  tags?: string[]
  responses?: Record<string, { description?: string }>
  requestBody?: unknown
  security?: unknown[]
}
type Document = { info: { title: string; description?: string }; paths?: Record<string, Record<string, Operation>> }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The document in readable form, without a script or a foreign asset. */
export function docsPage(document: unknown) {
  const { info, paths = {} } = document as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => (methods[method] ? [{ path, method, operation: methods[method] }] : [])),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))]
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${info.title} API</title>
<style>
body{font:17px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#FFF9EF;color:#2B2233}
details{background:#fff;border:1px solid #F3E3CB;border-radius:14px;margin:.5rem 0;padding:.6rem 1rem}
summary{cursor:pointer}code{font-family:ui-monospace,monospace}b{color:#8F1722;text-transform:uppercase}pre{overflow:auto;background:#F3E3CB;padding:1rem;border-radius:10px}
</style></head>
<body><h1>${info.title} API</h1><p>${info.description}</p><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
${tags.map(
  (tag) =>
    html`<h2>${tag}</h2>${operations
      .filter(({ operation }) => operation.tags?.includes(tag))
      .map(
        ({
          path,
          method,
          operation,
        }) => html`<details><summary><b>${method}</b> <code>${path}</code> ${operation.security ? '(bearer token)' : ''}</summary>
<ul>${Object.entries(operation.responses ?? {}).map(([status, { description }]) => html`<li><code>${status}</code> ${description ?? ''}</li>`)}</ul>
${operation.requestBody ? html`<pre>${JSON.stringify(operation.requestBody, null, 2)}</pre>` : ''}</details>`,
      )}`,
)}
</body></html>`
}
