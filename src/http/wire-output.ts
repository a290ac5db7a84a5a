import type { Scene } from '../domain/scene.ts'
import type { Story } from '../domain/story.ts'

/** The story as product.md's `output`: `chapter_1.page_1.image_1` with the characters and the prompt, beside the text. */
export function wireOutput(story: Story) {
  const chapters = story.chapters.map((chapter, chapterIndex) => {
    const pages = chapter.pages.map(({ paragraphs, scene }, pageIndex) => [
      `page_${pageIndex + 1}`,
      { text: paragraphs.filter(Boolean).join('\n'), ...(scene && { image_1: wireScene(scene) }) },
    ])
    return [`chapter_${chapterIndex + 1}`, { title: chapter.title, ...Object.fromEntries(pages) }]
  })
  return {
    title: story.title,
    ...Object.fromEntries(chapters),
    frontcover: story.frontCover.action,
    backcover: story.backCover.action,
    blurb: story.blurb,
    closing: story.closing,
    writer: story.writer,
  }
}

function wireScene(scene: Scene) {
  return { character: scene.cast.map(({ name }) => name).join(', '), prompt: scene.action, alt: scene.alt }
}
