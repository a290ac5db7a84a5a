import type { AnswerJournal } from '../../ports/answer-journal.ts'
import type { Illustrator } from '../../ports/illustrator.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Moderator } from '../../ports/moderator.ts'
import type { PictureInspector } from '../../ports/picture-inspector.ts'
import type { StoryWriter } from '../../ports/story-writer.ts'
import { OpenAiConnection } from './connection.ts'
import { OpenAiModerator } from './openai-moderator.ts'
import { moderatesPictures } from './pictures/moderate-picture.ts'
import { OpenAiIllustrator } from './pictures/openai-illustrator.ts'
import { OpenAiPictureInspector } from './pictures/openai-picture-inspector.ts'
import type { OpenAiSettings } from './settings.ts'
import { OpenAiPageRewriter } from './story/openai-page-rewriter.ts'
import { OpenAiStoryWriter } from './story/openai-story-writer.ts'

/** The trades that have a model, over one connection; null: no model is set for it, or its server has none. */
export function openOpenAi(
  settings: OpenAiSettings,
  ledger: Ledger,
  answers: AnswerJournal,
  offline: { writer: StoryWriter; illustrator: Illustrator; moderator: Moderator; inspector: PictureInspector },
) {
  const connection = new OpenAiConnection(settings, ledger, answers)
  const { storyModel, imageModel, moderationModel, visionModel } = settings
  const moderates = moderationModel && connection.profile.moderates
  const moderator = moderates ? new OpenAiModerator({ connection, local: offline.moderator }) : null
  return {
    connection,
    moderator,
    writer: storyModel
      ? new OpenAiStoryWriter({ connection, moderator: moderator ?? offline.moderator, fallback: offline.writer })
      : null,
    rewriter: storyModel ? new OpenAiPageRewriter({ connection, moderator: moderator ?? offline.moderator }) : null,
    illustrator:
      imageModel && connection.profile.image
        ? new OpenAiIllustrator({ connection, standIn: offline.illustrator })
        : null,
    inspector:
      visionModel || (moderationModel && moderatesPictures(connection))
        ? new OpenAiPictureInspector({ connection, local: offline.inspector })
        : null,
  }
}
