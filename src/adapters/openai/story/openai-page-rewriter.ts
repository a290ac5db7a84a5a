import { namesToHide } from '../../../domain/pseudonyms.ts'
import type { Moderator } from '../../../ports/moderator.ts'
import type { PageRewriter, RewriteRequest } from '../../../ports/page-rewriter.ts'
import type { WritingOutcome } from '../../../ports/story-writer.ts'
import type { OpenAiConnection } from '../connection.ts'
import { checkPage } from './check-page.ts'
import { draft } from './draft.ts'
import { rewriteMessages } from './rewrite-prompt.ts'
import { storyData } from './story-data.ts'
import { notesOf } from './story-prompts.ts'
import { tidy } from './tidy.ts'
import { unfit } from './unfit.ts'
import { strictSchema, WireRewrite } from './wire-story.ts'

/** A page is some 300 at most. */
const MAX_TOKENS = 2000

type Needs = {
  connection: OpenAiConnection
  /** Reads what the model wrote, as it reads what parents write. */
  moderator: Moderator
}

/** Writes a page again with a language model. Ids stand for all that people are called, in the wizard and in the book. */
export class OpenAiPageRewriter implements PageRewriter {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async rewrite(request: RewriteRequest, signal: AbortSignal): Promise<WritingOutcome<string[]>> {
    const { info, story, payer, waiting } = request
    const { connection, moderator } = this.#needs
    const data = storyData(info, story.names, story.wishes ?? [])
    const names = namesToHide(
      info.characters.map(({ name }) => name),
      story.names,
    )
    const drafted = await draft<WireRewrite, string[]>(
      connection,
      {
        model: connection.settings.storyModel ?? '',
        payer: payer ?? null,
        waiting,
        isPassing: !request.isKept,
        messages: rewriteMessages(request, data),
        task: 'prose',
        schema: { name: 'rewrite', json: strictSchema(WireRewrite) },
        maxTokens: MAX_TOKENS,
        parse: WireRewrite,
        convert: ({ paragraphs }) =>
          paragraphs
            .flatMap((paragraph) => paragraph.split(/\n+/u))
            .map((paragraph) => tidy(data.names.reveal(paragraph), info.language))
            .filter(Boolean),
        check: async (paragraphs) => [
          ...checkPage(paragraphs, request),
          ...(await unfit(moderator, paragraphs, names, signal)),
        ],
        notes: (issues) => notesOf(issues, data),
      },
      signal,
    )
    return drafted.kind === 'hopeless' ? { ...drafted, kind: 'refused' } : drafted
  }
}
