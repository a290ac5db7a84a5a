/** How the server can misbehave. `after…` words say what is wrong with an answer that looks well from outside. */
export const TEXT_FAULTS = [
  'refusal',
  'truncated',
  'fenced',
  'no-json',
  'wrong-language',
  'missing-character',
  'too-long',
  'attacker-text',
  'unknown-numbers',
  'repeats-itself',
  'half-directed',
  'absent-people',
  'odd-words',
  'crowded',
  'revives',
  'changes-eyes',
  'contradicts',
] as const
export const PICTURE_FAULTS = ['blocked-input', 'blocked-output', 'corrupt', 'black', 'tiny', 'no-picture'] as const
export const COMMON_FAULTS = [
  'rate-limited',
  'rate-limited-with-retry-after',
  'quota',
  'unauthorised',
  'server-error',
  'html-502',
  'hang',
  'cut-body',
] as const

export type Fault =
  | (typeof TEXT_FAULTS)[number]
  | (typeof PICTURE_FAULTS)[number]
  | (typeof COMMON_FAULTS)[number]
  /** With a wait that no parent sits through. */
  | 'rate-limited-for-long'
  /** The picture is not for children, says the moderation. */
  | 'unsafe'
  /** No fault: a page that was asked for says what was asked. */
  | 'does-as-asked'
  /** No fault: an editor has something to say. */
  | 'sharp-editor'
  /** No fault: an editor reads closely. */
  | 'keen-editor'
  /** Of two books a judge likes whichever comes first; or gives eleven points of five. */
  | 'first-is-better'
  | 'odd-score'
  /** No fault: who looks at all pictures has something to say. */
  | 'sharp-eye'

/** What a request is for, as the server makes out from it. */
export type Task =
  | 'plan'
  | 'chapter'
  | 'rewrite'
  | 'reading'
  | 'editing'
  | 'direction'
  | 'rubric'
  | 'comparison'
  | 'sighting'
  | 'lookOver'
  | 'avatar'
  | 'sheet'
  | 'page'
  | 'frontCover'
  | 'backCover'
  | 'moderation'
  | 'pictureModeration'

export type FaultRule = {
  fault: Fault
  task: Task
  /** How many requests it hits; then the server is well again. */
  times: number
}

const COMMON_ANSWERS: Partial<Record<Fault, () => Response>> = {
  'rate-limited': () => errorAnswer(429, 'rate_limit_exceeded', 'Rate limit reached'),
  'rate-limited-with-retry-after': () =>
    errorAnswer(429, 'rate_limit_exceeded', 'Rate limit reached', { 'retry-after-ms': '80' }),
  'rate-limited-for-long': () => errorAnswer(429, 'rate_limit_exceeded', 'Rate limit reached', { 'retry-after': '60' }),
  quota: () => errorAnswer(429, 'insufficient_quota', 'You exceeded your current quota'),
  unauthorised: () => errorAnswer(401, 'invalid_api_key', 'Incorrect API key provided'),
  'server-error': () => errorAnswer(500, 'server_error', 'The server had an error'),
  'html-502': () =>
    new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    }),
  'cut-body': () => {
    const stream = new ReadableStream({
      async pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":"half","choices":[{"mess'))
        await Bun.sleep(1)
        controller.error(new Error('cut'))
      },
    })
    return new Response(stream, { headers: { 'content-type': 'application/json' } })
  },
  'blocked-input': () => blocked('input'),
  'blocked-output': () => blocked('output'),
}

export function answerOf(fault: Fault): Response | null {
  return COMMON_ANSWERS[fault]?.() ?? null
}

export function errorAnswer(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error'
  return Response.json({ error: { message, type, code, param: null } }, { status, headers })
}

function blocked(stage: 'input' | 'output'): Response {
  return Response.json(
    {
      error: {
        message: 'Your request was rejected by the safety system.',
        type: 'image_generation_user_error',
        code: 'moderation_blocked',
        param: null,
        moderation_details: { moderation_stage: stage, categories: ['sexual'] },
      },
    },
    { status: 400 },
  )
}
