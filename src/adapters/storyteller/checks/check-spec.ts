import { PROPS, SETTINGS } from '../../../domain/scene.ts'
import { type BuiltInStory, chaptersIn, lengthsOf, type PictureSpec } from '../format.ts'
import type { Problem } from '../problem.ts'

const ON_FOOT: readonly string[] = ['run', 'jump', 'kneel', 'crouch', 'walk', 'dance', 'lie']

/** What `story.yaml` says of people, places and things that are not there, and of lengths that do not come out. */
export function checkSpec({ id, spec }: BuiltInStory): Problem[] {
  const problems: Problem[] = []
  const wrong = (es: string, en: string) => problems.push({ file: `${id}/story.yaml`, line: 1, es, en })
  const longest = chaptersIn(spec, 10).length || Math.max(0, ...lengthsOf(spec))
  for (let length = 1; length <= longest; length++) {
    const stand = chaptersIn(spec, length).length
    if (stand > 0 && stand !== length)
      wrong(`Un libro de ${length} capítulos tendría ${stand}`, `A book of ${length} chapters would get ${stand}`)
  }
  for (const [name, { presence }] of Object.entries(spec.roles))
    if (spec.occasions.length === 0 && presence.some((one) => one === 'died' || one === 'unborn' || one === 'far'))
      wrong(
        `{${name}} no está ({${presence.join(', ')}}): el cuento necesita «occasions»`,
        `{${name}} is not there (${presence.join(', ')}): the story needs “occasions”`,
      )
  if (lengthsOf(spec).length === 0) wrong('No sirve para ningún número de capítulos', 'No number of chapters comes out')
  const pictures: [where: string, at: string, picture: PictureSpec][] = [
    ...Object.entries(spec.chapters).flatMap(([chapter, { at, pictures: all }]) =>
      Object.entries(all).map(([name, one]): [string, string, PictureSpec] => [`${chapter}.${name}`, at, one]),
    ),
    ['covers.front', Object.values(spec.chapters)[0]?.at ?? '', spec.covers.front],
    ['covers.back', Object.values(spec.chapters)[0]?.at ?? '', spec.covers.back],
  ]
  for (const [where, chapterAt, picture] of pictures) {
    const bad = (es: string, en: string) => wrong(`${where}: ${es}`, `${where}: ${en}`)
    const at = picture.at ?? chapterAt
    if (!(SETTINGS as readonly string[]).includes(at) && !spec.places[at])
      bad(`no existe el sitio «${at}»`, `there is no place “${at}”`)
    const who = Object.entries(picture.who)
    if (who.length > 4) bad('caben cuatro como mucho', 'four at the most')
    for (const [name, { pose, holding }] of who) {
      if (!spec.roles[name] && !spec.figures[name]) bad(`nadie se llama «${name}»`, `nobody is “${name}”`)
      if (holding && !isThing(holding, spec)) bad(`no existe la cosa «${holding}»`, `there is no thing “${holding}”`)
      if (spec.roles[name]?.wheels && ON_FOOT.includes(pose))
        bad(`${name} puede ir en silla: «${pose}» no sirve`, `${name} may use a wheelchair: not “${pose}”`)
    }
    for (const prop of picture.props)
      if (!isThing(prop, spec)) bad(`no existe la cosa «${prop}»`, `there is no thing “${prop}”`)
    for (const name of picture.together ? [picture.together.from, picture.together.to] : [])
      if (!picture.who[name]) bad(`«${name}» no está en la imagen`, `“${name}” is not in the picture`)
  }
  return problems
}

function isThing(word: string, { things }: BuiltInStory['spec']): boolean {
  return (PROPS as readonly string[]).includes(word) || word in things
}
