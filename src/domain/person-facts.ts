/** Facts of a character that every writer, check and picture obeys. Both are optional in the form: absent is not said. */

/** What a parent may say of a body or what it wears: stored value → Spanish label. This list and no other. */
export const FEATURES = {
  wheelchair: 'Silla de ruedas',
  glasses: 'Gafas',
  hearing_aid: 'Audífono',
  prosthesis: 'Prótesis',
  freckles: 'Pecas',
  hijab: 'Hiyab',
} as const
export type Feature = keyof typeof FEATURES

/** Where somebody is in the family's life: stored value → Spanish label. Absent is `here`. */
export const PRESENCES = {
  here: 'Está con nosotros',
  far: 'Está lejos',
  other_household: 'Vive en otra casa',
  unborn: 'Aún no ha nacido',
  baby: 'Acaba de nacer',
  died: 'Ha muerto',
} as const
export type Presence = keyof typeof PRESENCES
