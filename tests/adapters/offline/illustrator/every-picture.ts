import { withFigures } from '../../../../src/adapters/offline/illustrator/compose/with-figures.ts'
import { briefOf } from '../../../../src/adapters/storyteller/brief.ts'
import { bookOf } from '../../../../src/adapters/storyteller/checks/check-story-folder.ts'
import { FAMILIES, infoOf } from '../../../../src/adapters/storyteller/checks/families.ts'
import type { Brief } from '../../../../src/adapters/storyteller/fill.ts'
import { BANDS, type Band, lengthsOf } from '../../../../src/adapters/storyteller/format.ts'
import { builtInLibrary } from '../../../../src/adapters/storyteller/library.ts'
import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { BACK_COVER, FRONT_COVER, scenesOf } from '../../../../src/domain/illustrations.ts'
import { withTrueAlts } from '../../../../src/domain/picture-words/true-alts.ts'
import { withStagings } from '../../../../src/domain/staging.ts'
import { truthfulScene } from '../../../../src/domain/truthful-scene.ts'
import type { IllustrationBrief } from '../../../../src/ports/illustrator.ts'

/** Families whose members differ most in size. */
const TRIED = ['two children and a dog', 'a baby and a brother', 'a girl, her grandmother and a dragon']

export type AnyPicture = { name: string; alt: string; brief: IllustrationBrief }

/**
 * Every picture of every built-in story, for readers of each band and for unlike families; what is drawn alike, once.
 * `each`: of so many books, one.
 */
export async function everyPicture({ each = 1 } = {}): Promise<AnyPicture[]> {
  const library = await builtInLibrary().open()
  const families = FAMILIES.filter(({ name }) => TRIED.includes(name))
  const seen = new Set<string>()
  const pictures: AnyPicture[] = []
  const briefs = new Map<string, Brief>()
  let turn = 0
  for (const story of library.stories)
    for (const band of Object.keys(story.texts.es?.bands ?? {}) as Band[])
      for (const family of families) {
        turn += 1
        if (turn % each > 0) continue
        const length = Math.max(...lengthsOf(story.spec))
        const known = `${band} ${length} ${family.name}`
        const [readerAge] = BANDS[band]
        const brief =
          briefs.get(known) ?? briefOf(infoOf(family, { readerAge, chapters: length, language: 'español' }), library)
        briefs.set(known, brief)
        const book = bookOf(story, brief, length)
        if (!book) continue
        const staged = withTrueAlts(withStagings(book, brief.info.characters, story.id), brief.info)
        for (const { key, scene } of scenesOf(staged)) {
          const { alt, ...looks } = scene
          const what = JSON.stringify({ ...looks, key, family: family.name, story: story.id })
          if (seen.has(what)) continue
          seen.add(what)
          const kind = key === FRONT_COVER ? 'frontCover' : key === BACK_COVER ? 'backCover' : 'page'
          pictures.push({
            name: `${story.id}, ${band}, ${key}, ${scene.setting}, ${scene.staging} (${family.name})`,
            alt,
            brief: pictureBrief(brief.info, { ...scene, alt }, kind, key, `${story.id}|${key}`),
          })
        }
      }
  return pictures
}

function pictureBrief(
  info: CompleteBookInfo,
  scene: IllustrationBrief['scene'],
  kind: IllustrationBrief['kind'],
  key: string,
  seed: string,
): IllustrationBrief {
  return withFigures({
    scene: truthfulScene(scene, info, kind === 'page' ? 'page' : 'cover'),
    characters: info.characters,
    places: info.places,
    theme: info.theme,
    readerAge: info.readerAge,
    kind,
    key,
    attempt: 1,
    references: new Map(),
    wish: null,
    seed,
  })
}
