import { SETTINGS, type Setting } from '../../../../domain/scene.ts'
import type { BackdropPainter } from '../kit/stage.ts'
import { forest, jungle, meadow } from './woods.ts'

type Entry = { paint: BackdropPainter; indoor?: true /** No weather gets there. */; weather?: false }

/** Every setting with the one who paints it. */
export const BACKDROPS = Object.fromEntries(
  SETTINGS.map((setting, index): [Setting, Entry] => [
    setting,
    { paint: [meadow, forest, jungle][index % 3] ?? meadow },
  ]),
) as Record<Setting, Entry>
