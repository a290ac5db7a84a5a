/** A picture of 8 megapixels in base64 is some 30 MB; more is no answer of a service that means well. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * `fetch` that has read the whole body before it answers: the client's timeout then covers a body that stops half-way, and
 * one without end is cut. Redirects are not followed: the key goes to nobody else.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.length
    if (length > MOST_BYTES) throw new TypeError('The answer is too long')
    chunks.push(chunk)
  }
  const { status, statusText } = response
  // The bytes here are decoded; what the headers say of length and coding no longer holds.
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response(new Blob(chunks), { status, statusText, headers })
}
