import { everyFigure } from '../adapters/offline/illustrator/figures/every-figure.ts'

/** Every species in every colour, pose and garment; some of them are in every check. */
everyFigure((values) => [...values])
