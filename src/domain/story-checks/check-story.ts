import type { CompleteBookInfo } from '../completeness.ts'
import type { Story } from '../story.ts'
import { checkEcho } from './check-echo.ts'
import { checkLanguage } from './check-language.ts'
import { checkPeople } from './check-people.ts'
import { checkRhythm } from './check-rhythm.ts'
import { checkShape } from './check-shape.ts'
import { checkTypography } from './check-typography.ts'
import type { Issue } from './issue.ts'

/** Everything that can be known to be wrong with a story, whoever wrote it. Empty: print it. */
export function checkStory(story: Story, info: CompleteBookInfo): Issue[] {
  return [
    ...checkShape(story, info),
    ...checkRhythm(story, info),
    ...checkPeople(story, info),
    ...checkLanguage(story, info),
    ...checkTypography(story, info),
    ...checkEcho(story, info),
  ]
}
