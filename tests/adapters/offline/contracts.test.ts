import { describe } from 'bun:test'
import { OfflineIllustrator } from '../../../src/adapters/offline/illustrator/offline-illustrator.ts'
import { OfflinePictureInspector } from '../../../src/adapters/offline/offline-picture-inspector.ts'
import { illustratorContract } from '../../ports/illustrator.contract.ts'
import { pictureInspectorContract } from '../../ports/picture-inspector.contract.ts'
import { aGirl } from '../../support/builders.ts'

describe('the offline illustrator', () => illustratorContract(() => new OfflineIllustrator()))

describe('the offline inspector', () =>
  pictureInspectorContract(
    () => new OfflinePictureInspector(),
    async (name) => {
      const character =
        name === 'one'
          ? aGirl(name)
          : { ...aGirl(name), gender: 'animal' as const, species: 'elephant' as const, colour: 'blue' as const }
      const outcome = await new OfflineIllustrator().drawAvatar({ character, seed: name }, new AbortController().signal)
      if (outcome.kind === 'refused') throw new Error(outcome.reason)
      return outcome.picture
    },
  ))
