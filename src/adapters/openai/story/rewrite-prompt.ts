import { wordBudget } from '../../../domain/reader-age.ts'
import type { Story, StoryPage } from '../../../domain/story.ts'
import { countWords } from '../../../domain/text.ts'
import type { RewriteRequest } from '../../../ports/page-rewriter.ts'
import { cleanWords } from '../clean-words.ts'
import { prompt } from '../prompts.ts'
import type { Message } from '../question.ts'
import { dataJson, type StoryData } from './story-data.ts'
import { longNames, system } from './story-prompts.ts'

/** One page to be written again. All that a parent may have written, the page itself too, goes as data, ids for names. */
export function rewriteMessages(request: RewriteRequest, data: StoryData): Message[] {
  const { info, story, chapter, page, wish } = request
  const words = (text: string) => cleanWords(data.names.hide(text))
  const all = (pages: readonly StoryPage[]) => pages.flatMap(({ paragraphs }) => paragraphs).map(words)
  const { title, pages, before, here, after } = around(story, chapter, page)
  const holdsRefrain = story.refrain !== null && here.paragraphs.join(' ').includes(story.refrain)
  const task = prompt('rewrite', {
    page: String(page),
    pages: String(pages),
    chapter: String(chapter),
    chapters: String(story.chapters.length),
    data: dataJson({
      ...data.book,
      page: {
        chapter_title: words(title),
        before: all(before),
        text: all([here]),
        after: all(after),
        picture: here.scene ? words(here.scene.action) : null,
        refrain: holdsRefrain ? words(story.refrain ?? '') : null,
        wish: words(wish),
      },
    }),
    budget: String(wordBudget(info.readerAge, page)),
    counts: longNames(info, data),
    words: String(countWords(here.paragraphs.join(' '))),
    picture: here.scene
      ? 'The picture beside it stays as it is, and `page.picture` says what it shows: the words keep to that, and say nothing that it contradicts.'
      : 'It has no picture of its own.',
    refrain: holdsRefrain
      ? 'It holds the refrain of the book (`page.refrain`), which stays in it word for word.'
      : 'The refrain of the book is not on this page.',
  })
  return [system(info, data), { role: 'user', text: task }]
}

/**
 * The page among those of its chapter; where it opens or ends the chapter, beside the nearest page of the next one.
 * @throws RangeError when there is no such page
 */
function around(story: Story, chapter: number, page: number) {
  const told = story.chapters[chapter - 1]
  const here = told?.pages[page - 1]
  if (!told || !here) throw new RangeError(`There is no page ${page} in chapter ${chapter}`)
  const before = told.pages.slice(0, page - 1)
  const after = told.pages.slice(page)
  return {
    title: told.title,
    pages: told.pages.length,
    before: before.length > 0 ? before : (story.chapters[chapter - 2]?.pages.slice(-1) ?? []),
    here,
    after: after.length > 0 ? after : (story.chapters[chapter]?.pages.slice(0, 1) ?? []),
  }
}
