import { parse } from 'yaml'
import { compileNeeds } from '../../../src/domain/understanding/compile-needs.ts'
import { NeedsFile } from '../../../src/domain/understanding/needs-file.ts'
import { Understanding } from '../../../src/domain/understanding/understand.ts'

const FILE = new URL('../../../stories/needs.yaml', import.meta.url)

export const needsFile = NeedsFile.parse(parse(await Bun.file(FILE).text()))
/** Compiled as the build does it, from what the file says now. */
export const content = compileNeeds(needsFile)
export const understanding = new Understanding(content)
