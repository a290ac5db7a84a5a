import avatar from './prompts/avatar.md' with { type: 'text' }
import chapter from './prompts/chapter.md' with { type: 'text' }
import covers from './prompts/covers.md' with { type: 'text' }
import direction from './prompts/direction.md' with { type: 'text' }
import editor from './prompts/editor.md' with { type: 'text' }
import facts from './prompts/facts.md' with { type: 'text' }
import inspect from './prompts/inspect.md' with { type: 'text' }
import jsonForm from './prompts/json-form.md' with { type: 'text' }
import lookOver from './prompts/look-over.md' with { type: 'text' }
import never from './prompts/never.md' with { type: 'text' }
import picture from './prompts/picture.md' with { type: 'text' }
import placeLooks from './prompts/place-looks.md' with { type: 'text' }
import plan from './prompts/plan.md' with { type: 'text' }
import premises from './prompts/premises.md' with { type: 'text' }
import prose from './prompts/prose.md' with { type: 'text' }
import reading from './prompts/reading.md' with { type: 'text' }
import repair from './prompts/repair.md' with { type: 'text' }
import rewrite from './prompts/rewrite.md' with { type: 'text' }
import sheet from './prompts/sheet.md' with { type: 'text' }
import soFar from './prompts/so-far.md' with { type: 'text' }
import tellWishes from './prompts/tell-wishes.md' with { type: 'text' }
import tender from './prompts/tender.md' with { type: 'text' }
import wishes from './prompts/wishes.md' with { type: 'text' }
import writer from './prompts/writer.md' with { type: 'text' }

const PROMPTS = {
  ...{
    avatar,
    chapter,
    covers,
    direction,
    editor,
    facts,
    inspect,
    never,
    picture,
    plan,
    premises,
    prose,
    reading,
    repair,
    rewrite,
    tender,
    wishes,
    writer,
  },
  sheet,
  'place-looks': placeLooks,
  'json-form': jsonForm,
  'look-over': lookOver,
  'so-far': soFar,
  'tell-wishes': tellWishes,
}

/** A prompt file with its `{{slots}}` filled. What is filled in is never read again for slots. */
export function prompt(name: keyof typeof PROMPTS, slots: Record<string, string> = {}): string {
  return PROMPTS[name].trim().replace(/\{\{(\w+)\}\}/gu, (_, slot: string) => {
    const value = slots[slot]
    if (value === undefined) throw new RangeError(`The prompt ${name} has no ${slot}`)
    return value
  })
}
