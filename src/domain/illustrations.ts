import { z } from 'zod'
import { DomainError } from './errors.ts'
import { fileKeys } from './file-keys.ts'
import type { Scene } from './scene.ts'
import type { Story } from './story.ts'

/** A place in the book that holds a picture: `chapter_1/page_1/image_1`, `covers/frontcover`, `covers/backcover`. */
export type IllustrationKey = string

export const FRONT_COVER: IllustrationKey = 'covers/frontcover'
export const BACK_COVER: IllustrationKey = 'covers/backcover'

/** Why the engine without AI drew what a model should have: it would not, or could not. */
export const StandIn = z.enum(['refused', 'failed'])
export type StandIn = z.infer<typeof StandIn>

export const Version = z.object({
  /** Storage key of the picture shown on screens (WebP). It is also the version's identity. */
  file: z.string(),
  illustrator: z.enum(['offline', 'model']),
  /** Only where the engine without AI stands in for a model. */
  standIn: StandIn.optional(),
  wish: z.string().nullable(),
  createdAt: z.string(),
})
export type Version = z.infer<typeof Version>

export const Illustration = z.object({
  versions: z.array(Version),
  /** `file` of the chosen version; null while there is none. */
  selected: z.string().nullable(),
  /** The redraw under way: when it was accepted (ISO), with what wish, and whether it costs the parent no attempt. */
  regenerating: z
    .object({
      since: z.string(),
      wish: z.string().nullable(),
      free: z.boolean().optional(),
      /** Versions whose file is gone: the picture that is drawn takes their place. */
      replaces: z.array(z.string()).optional(),
    })
    .nullable(),
})
export type Illustration = z.infer<typeof Illustration>

export const IllustrationSet = z.record(z.string(), Illustration)
export type IllustrationSet = z.infer<typeof IllustrationSet>

/** Every picture that a story needs, in reading order: front cover, chapters, back cover. */
export function scenesOf(story: Story): { key: IllustrationKey; scene: Scene }[] {
  const pages = story.chapters.flatMap((chapter, chapterIndex) =>
    chapter.pages.flatMap(({ scene }, pageIndex) =>
      scene ? [{ key: `chapter_${chapterIndex + 1}/page_${pageIndex + 1}/image_1`, scene }] : [],
    ),
  )
  return [{ key: FRONT_COVER, scene: story.frontCover }, ...pages, { key: BACK_COVER, scene: story.backCover }]
}

export function isCover(key: IllustrationKey): boolean {
  return key === FRONT_COVER || key === BACK_COVER
}

/** Every illustration in the story has a chosen picture. */
export function isFullyIllustrated(story: Story, set: IllustrationSet): boolean {
  return scenesOf(story).every(({ key }) => set[key]?.selected)
}

/** The parent has not got the picture that they were meant to get yet: drawing that one costs no attempt. */
export function hasStandInsOnly({ versions }: Pick<Illustration, 'versions'>): boolean {
  return versions.length > 0 && versions.every(({ standIn }) => standIn !== undefined)
}

/** A first version is selected by itself, and one for a `lost` one that was; later ones wait for the parent. */
export function withVersion(
  set: IllustrationSet,
  key: IllustrationKey,
  version: Version,
  lost: readonly string[] = [],
): IllustrationSet {
  const before = set[key] ?? { versions: [], selected: null, regenerating: null }
  if (before.versions.some(({ file }) => file === version.file)) return set
  const isKept = before.selected !== null && !lost.includes(before.selected)
  return {
    ...set,
    [key]: {
      versions: [...before.versions.filter(({ file }) => !lost.includes(file)), version],
      selected: isKept ? before.selected : version.file,
      regenerating: null,
    },
  }
}

/** What a generation drew: until the parent reviews it, it stands alone, and what an earlier try drew from another description goes. */
export function withDrawn(set: IllustrationSet, key: IllustrationKey, version: Version): IllustrationSet {
  const kept = set[key]?.versions.find(({ file }) => file === version.file) ?? version
  return { ...set, [key]: { versions: [kept], selected: kept.file, regenerating: null } }
}

/** The next picture of a place, from 1. Not how many there are: a number that was once used names another picture. */
export function nextAttempt({ versions }: Pick<Illustration, 'versions'>): number {
  return 1 + Math.max(versions.length, ...versions.map(({ file }) => fileKeys.attemptOf(file)))
}

export function withSelectedVersion(set: IllustrationSet, key: IllustrationKey, file: string): IllustrationSet {
  const illustration = illustrationAt(set, key)
  if (!illustration.versions.some((version) => version.file === file))
    throw new DomainError('illustration.unknownVersion')
  return { ...set, [key]: { ...illustration, selected: file } }
}

export function withRegenerating(
  set: IllustrationSet,
  key: IllustrationKey,
  regenerating: Illustration['regenerating'],
): IllustrationSet {
  return { ...set, [key]: { ...illustrationAt(set, key), regenerating } }
}

export function illustrationAt(set: IllustrationSet, key: IllustrationKey): Illustration {
  const illustration = Object.hasOwn(set, key) ? set[key] : undefined
  if (!illustration) throw new DomainError('illustration.unknown')
  return illustration
}

/** @throws DomainError `illustration.unknownVersion` while none is chosen */
export function selectedVersion(set: IllustrationSet, key: IllustrationKey): Version {
  const { versions, selected } = illustrationAt(set, key)
  const version = versions.find(({ file }) => file === selected)
  if (!version) throw new DomainError('illustration.unknownVersion')
  return version
}
