import { ANIMAL_COLOURS, speciesOf, valuesOf } from '../../../../domain/vocabulary.ts'
import type { Figure, FigureRequest } from '../figure.ts'
import { pick } from './paper/chance.ts'
import { coatPaper } from './paper/colours.ts'
import { drawPerson } from './person/draw-person.ts'
import { drawNewborn, isNewborn } from './person/newborn.ts'
import { drawFourLegged, isFourLegged } from './quadruped/draw-four-legged.ts'
import { drawBird, isBird } from './species/birds.ts'
import { drawHumanoid, isHumanoid } from './species/humanoids.ts'
import { coatOf, stageOf } from './species/kit.ts'
import { drawUpright, isUpright } from './species/upright.ts'
import { drawKraken } from './water/kraken.ts'
import { drawSerpent, isSerpent } from './water/serpent.ts'
import { drawSwimmer, isSwimmer } from './water/swimmer.ts'

/** Draws one character in one pose and mood. The same request gives the same bytes. */
export function drawFigure(request: FigureRequest): Figure {
  const { character } = request
  if (isNewborn(character)) return drawNewborn(request)
  if (character.gender !== 'animal' && character.gender !== 'imaginary_creature') return drawPerson(request)
  const [first = 'dog', ...others] = speciesOf(character.gender)
  const species = character.species ?? pick([first, ...others], character.name, 'species')
  const colour = character.colour ?? pick(valuesOf(ANIMAL_COLOURS), character.name, 'colour')
  const coat = coatOf(coatPaper(colour), stageOf(character))
  if (isUpright(species)) return drawUpright(species, coat, request)
  if (isBird(species)) return drawBird(species, coat, request)
  if (isHumanoid(species)) return drawHumanoid(species, coat, request)
  if (isFourLegged(species)) return drawFourLegged(species, coat, request)
  if (isSwimmer(species)) return drawSwimmer(species, coat, request)
  if (isSerpent(species)) return drawSerpent(species, coat, request)
  return drawKraken(coat, request)
}
