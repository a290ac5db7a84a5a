import { type Context, Hono } from 'hono'
import { answerOf, errorAnswer, type Fault, type FaultRule, type Task } from './faults.ts'
import { comparisonAnswer, rubricAnswer } from './judging.ts'
import { pictureBytes } from './pictures.ts'
import {
  chapterAnswer,
  directionAnswer,
  editingAnswer,
  lookOverAnswer,
  planAnswer,
  proseAnswer,
  readingAnswer,
  rewriteAnswer,
} from './texts.ts'
import { faultOfChat, faultOfImage, faultOfResponses } from './validate.ts'

export type JournalEntry = {
  path: string
  task: Task
  /** All that came: prompt, names of files, parameters; pictures cut to their first letters. */
  sent: string
  files: string[]
  status: number
  fault: Fault | null
  startedAt: number
  endedAt: number
  /** Dollars by the public price list. */
  usd: number
}

export type Delays = Partial<Record<Task, number>>

export type FakeOptions = {
  delays?: Delays
  rules?: FaultRule[]
  blockedWords?: string[]
  /** At `/v1`, where a program that models run in is looked for. */
  atRoot?: boolean
  /** Pixels that a picture has at most, whatever is asked for; 512 are the fewest that the product takes. */
  side?: number
}

const PICTURE_TOKENS: Record<string, number> = { low: 196, medium: 439, high: 1756, xhigh: 3122, max: 7024 }

/** A server that speaks the protocol, validates like the real one, counts, and misbehaves on command. */
export function startFakeOpenAi({
  delays = {},
  rules = [],
  blockedWords = [],
  atRoot = false,
  side: drawn = 512,
}: FakeOptions = {}) {
  const journal: JournalEntry[] = []
  const pending = [...rules.map((rule) => ({ ...rule }))]
  const settings = { delays }
  const takeFault = (task: Task): Fault | null => {
    const rule = pending.find((rule) => rule.task === task && rule.times > 0)
    if (!rule) return null
    rule.times -= 1
    return rule.fault
  }
  let pictures = 0

  /** Journals a request, keeps it waiting, and lets the fault answer for itself where it can. */
  async function served(
    c: Context,
    task: Task,
    sent: string,
    files: string[],
    invalid: string | null,
    answer: (fault: Fault | null, usd: (amount: number) => void) => Promise<Response> | Response,
  ): Promise<Response> {
    const fault = takeFault(task)
    const entry: JournalEntry = {
      ...{ path: c.req.path, task, sent, files, fault, status: 0, usd: 0 },
      startedAt: performance.now(),
      endedAt: 0,
    }
    journal.push(entry)
    if (settings.delays[task]) await Bun.sleep(settings.delays[task])
    if (fault === 'hang')
      await new Promise<void>((resolve) => c.req.raw.signal.addEventListener('abort', () => resolve(), { once: true }))
    const response = invalid
      ? errorAnswer(400, 'invalid_request_error', invalid)
      : ((fault ? answerOf(fault) : null) ??
        (await answer(fault, (amount) => {
          entry.usd = amount
        })))
    response.headers.set('x-request-id', `req_${journal.length}`)
    entry.status = response.status
    entry.endedAt = performance.now()
    return response
  }

  const app = new Hono()
  app.get('/v1/models', (c) =>
    c.json({
      object: 'list',
      data: ['gpt-6.1-terra', 'gpt-6-luna', 'gpt-image-2.6-flare', 'omni-moderation-latest'].map((id) => ({ id })),
    }),
  )
  app.post('/v1/chat/completions', async (c) => {
    const body: Record<string, any> = await c.req.json()
    const messages: { role: string; content: any }[] = body.messages ?? []
    const { task, text } = taskOfText(body.response_format?.json_schema?.name, messages)
    return served(c, task, withoutPictures(body), [], faultOfChat(body), (fault, usd) => {
      const { content, refusal, finish } = textAnswer(text(fault), fault)
      const usage = usageOf(messages, content)
      usd((usage.prompt_tokens * 1 + usage.completion_tokens * 5) / 1e6)
      return c.json({
        id: 'chatcmpl-fake',
        object: 'chat.completion',
        model: body.model,
        choices: [{ index: 0, message: { role: 'assistant', content, refusal }, finish_reason: finish }],
        usage,
      })
    })
  })
  app.post('/v1/responses', async (c) => {
    const body: Record<string, any> = await c.req.json()
    const messages: { role: string; content: any }[] = body.input ?? []
    const { task, text } = taskOfText(body.text?.format?.name, messages)
    return served(c, task, withoutPictures(body), [], faultOfResponses(body), (fault) => {
      const { content, refusal, finish } = textAnswer(text(fault), fault)
      const usage = usageOf(messages, content)
      const part = refusal ? { type: 'refusal', refusal } : { type: 'output_text', text: content, annotations: [] }
      return c.json({
        id: 'resp_fake',
        object: 'response',
        model: body.model,
        status: finish === 'length' ? 'incomplete' : 'completed',
        incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null,
        output: [{ type: 'message', role: 'assistant', content: [part] }],
        usage: { input_tokens: usage.prompt_tokens, output_tokens: usage.completion_tokens },
      })
    })
  })
  const images = async (c: Context, body: Record<string, any>, files: File[]) => {
    const task = taskOfPicture(String(body.prompt))
    const names = files.map(({ name }) => name)
    return served(c, task, withoutPictures(body), names, faultOfImage(body, files.length), async (fault, usd) => {
      if (fault === 'no-picture') return c.json({ created: 1, data: [] })
      const side = Number(String(body.size ?? '1024x1024').split('x')[0])
      const bytes = await pictureBytes(Math.min(side, drawn), ++pictures, fault)
      const output_tokens = Math.ceil(((PICTURE_TOKENS[body.quality ?? 'medium'] ?? 439) * side * side) / 1048576)
      const text_tokens = Math.ceil(String(body.prompt).length / 4)
      const image_tokens = files.length * 1024
      usd((text_tokens * 5 + image_tokens * 8 + output_tokens * 30) / 1e6)
      return c.json({
        created: 1,
        data: [{ b64_json: Buffer.from(bytes).toString('base64') }],
        usage: {
          input_tokens: text_tokens + image_tokens,
          output_tokens,
          total_tokens: text_tokens + image_tokens + output_tokens,
          input_tokens_details: { text_tokens, image_tokens },
        },
      })
    })
  }
  app.post('/v1/images/generations', async (c) => images(c, await c.req.json(), []))
  app.post('/v1/images/edits', async (c) => {
    const form = await c.req.parseBody({ all: true })
    const { 'image[]': list, image, ...fields } = form
    const files = [list ?? image ?? []].flat().filter((part): part is File => part instanceof File)
    if (files.length === 0) return errorAnswer(400, 'missing_required_parameter', 'image is required')
    return images(c, fields, files)
  })
  app.post('/v1/moderations', async (c) => {
    const body: Record<string, any> = await c.req.json()
    const inputs: (string | { type: 'image_url' })[] = [body.input].flat()
    const isPicture = inputs.some((input) => typeof input !== 'string')
    const task = isPicture ? 'pictureModeration' : 'moderation'
    return served(c, task, isPicture ? 'a picture' : JSON.stringify(body), [], null, (fault) =>
      c.json({
        id: 'modr-fake',
        model: body.model,
        results: inputs.map((input) => {
          const flagged =
            typeof input === 'string' ? blockedWords.some((word) => input.includes(word)) : fault === 'unsafe'
          return { flagged, categories: {}, category_scores: { sexual: flagged ? 0.9 : 0.001, violence: 0.001 } }
        }),
      }),
    )
  })

  // A port may have been another server's, whose books still ask there: this one has an address of its own.
  const own = atRoot ? '' : `/${crypto.randomUUID()}`
  const server = Bun.serve({
    ...{ port: 0, hostname: '127.0.0.1', idleTimeout: 0, development: false },
    fetch(request) {
      const address = new URL(request.url)
      if (!address.pathname.startsWith(`${own}/`)) return new Response(null, { status: 404 })
      address.pathname = address.pathname.slice(own.length)
      return app.fetch(new Request(address, request))
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}${own}/v1`,
    app,
    journal,
    settings,
    /** From the next request on. */
    misbehave: (...more: FaultRule[]) => void pending.push(...more),
    behave: () => void pending.splice(0),
    /** Most requests of these kinds that were under way at once. */
    mostAtOnce: (tasks: readonly Task[]) => mostAtOnce(journal.filter(({ task }) => tasks.includes(task))),
    stop: () => server.stop(true),
  }
}

function taskOfText(name: string | undefined, messages: { role: string; content: any }[]) {
  const textOf = (content: any): string =>
    typeof content === 'string' ? content : content.map(({ text = '' }: { text?: string }) => text).join('')
  const system = textOf(messages.find(({ role }) => role === 'system')?.content ?? '')
  const user = textOf(messages.find(({ role }) => role === 'user')?.content ?? '')
  const ask = { system, user, repairing: messages.length > 2 }
  // A short book's prose is faulty as a chapter's is.
  const task: Task =
    name === 'prose' ? 'chapter' : isTextTask(name) ? name : name === 'look_over' ? 'lookOver' : 'sighting'
  const answers: Record<TextTask, (fault: Fault | null) => unknown> = {
    plan: () => planAnswer(ask),
    chapter: (fault) => chapterAnswer(ask, fault),
    rewrite: (fault) => rewriteAnswer(ask, fault),
    editing: (fault) => editingAnswer(ask, fault),
    reading: (fault) => readingAnswer(ask, fault),
    direction: (fault) => directionAnswer(ask, fault),
    rubric: (fault) => rubricAnswer(user, fault),
    comparison: (fault) => comparisonAnswer(user, fault),
  }
  const text = (fault: Fault | null) => {
    if (name === 'prose') return proseAnswer(ask, fault)
    if (isTextTask(name)) return answers[name](fault)
    if (name === 'look_over') return lookOverAnswer(fault)
    return name === 'probe' ? { word: 'luna', number: 7 } : { figures: [], has_text: false, unsafe: false }
  }
  return { task, text }
}

const TEXT_TASKS = ['plan', 'chapter', 'rewrite', 'editing', 'reading', 'direction', 'rubric', 'comparison'] as const
type TextTask = (typeof TEXT_TASKS)[number]

function isTextTask(name: string | undefined): name is TextTask {
  return TEXT_TASKS.some((task) => task === name)
}

function taskOfPicture(prompt: string): Task {
  if (prompt.includes('one single character')) return 'avatar'
  if (prompt.includes('A reference sheet')) return 'sheet'
  if (prompt.includes('front cover')) return 'frontCover'
  return prompt.includes('back cover') ? 'backCover' : 'page'
}

function textAnswer(value: unknown, fault: Fault | null) {
  const json = JSON.stringify(value)
  if (fault === 'refusal') return { content: null, refusal: 'I can’t help with that.', finish: 'stop' }
  if (fault === 'truncated') return { content: json.slice(0, json.length / 2), refusal: null, finish: 'length' }
  if (fault === 'fenced') return { content: `Here it is:\n\`\`\`json\n${json}\n\`\`\``, refusal: null, finish: 'stop' }
  if (fault === 'no-json') return { content: 'Once upon a time…', refusal: null, finish: 'stop' }
  return { content: json, refusal: null, finish: 'stop' }
}

function usageOf(messages: unknown, content: string | null) {
  const prompt_tokens = Math.ceil(JSON.stringify(messages).length / 4)
  const completion_tokens = Math.ceil((content ?? '').length / 4)
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}

function withoutPictures(body: unknown): string {
  return JSON.stringify(body).replace(/(data:image\/\w+;base64,)[\w+/=]+/gu, '$1…')
}

function mostAtOnce(entries: readonly JournalEntry[]): number {
  const moments = entries
    .flatMap(({ startedAt, endedAt }) => [
      { at: startedAt, change: 1 },
      { at: endedAt || Number.POSITIVE_INFINITY, change: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.change - b.change)
  let now = 0
  let most = 0
  for (const { change } of moments) {
    now += change
    most = Math.max(most, now)
  }
  return most
}
