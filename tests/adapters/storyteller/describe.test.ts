import { expect, test } from 'bun:test'
import { describe } from '../../../src/adapters/storyteller/describe.ts'
import type { Chapter } from '../../../src/domain/story.ts'

const hall = { inside: 'el pasillo', detail: 'era largo' }
const room = { readerAge: '6-8', names: ['Gala'] } as const

const told = (...paragraphs: string[]) =>
  describe([{ title: 'Uno', pages: [{ paragraphs, scene: null }] }] satisfies Chapter[], hall, room)

test('what the parent wrote of a place is said where the story first speaks of it', () => {
  expect(told('Gala miró el pasillo.', 'Y se fue.')).toMatchObject({
    text: 'Gala miró el pasillo. El pasillo era largo.',
    isNew: false,
  })
})

test('below what somebody says, and before no answer', () => {
  expect(told('—¿Y el pasillo? —dijo Gala.', 'Nadie contestó.', 'Fin.')).toMatchObject({
    text: 'El pasillo era largo.',
    isNew: true,
  })
  expect(told('—¿Y el pasillo? —dijo Gala.', '—Ahí sigue.', 'Fin.')).toBeNull()
})

test('never as the last word of a page, nor of a place that is not named', () => {
  expect(told('Todo estaba oscuro.', 'Gala cruzó el pasillo.')).toBeNull()
  expect(told('Gala durmió.', 'Y soñó.')).toBeNull()
})
