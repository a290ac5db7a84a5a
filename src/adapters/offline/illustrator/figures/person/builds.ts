import type { Age } from '../../../../../domain/vocabulary.ts'
import type { Build } from '../biped/skeleton.ts'

/** Measures by age: a baby is two heads tall, a child two and a half, an adult three (picture-book heads are big). */
const BUILDS: Record<Age, Build> = {
  baby: b({
    head: 0.56,
    torso: 27,
    leg: 21,
    arm: 24,
    shoulder: 15,
    waist: 15,
    hip: 16,
    armR: 5.8,
    legR: 7.2,
    foot: 8,
    neck: -1,
    stoop: 0,
  }),
  child: b({
    head: 0.66,
    torso: 35,
    leg: 41,
    arm: 44,
    shoulder: 17.5,
    waist: 14,
    hip: 15.5,
    armR: 5.4,
    legR: 6.8,
    foot: 10,
    neck: 1,
    stoop: 0,
  }),
  teenager: b({
    head: 0.65,
    torso: 50,
    leg: 66,
    arm: 54,
    shoulder: 21,
    waist: 14.5,
    hip: 17,
    armR: 5.8,
    legR: 7.4,
    foot: 11.5,
    neck: 3,
    stoop: 0,
  }),
  adult: b({
    head: 0.65,
    torso: 57,
    leg: 77,
    arm: 62,
    shoulder: 25,
    waist: 18,
    hip: 20,
    armR: 6.6,
    legR: 8.6,
    foot: 12.5,
    neck: 4,
    stoop: 0,
  }),
  elderly: b({
    head: 0.65,
    torso: 53,
    leg: 66,
    arm: 59,
    shoulder: 23,
    waist: 20,
    hip: 21,
    armR: 6.4,
    legR: 8.2,
    foot: 12,
    neck: 2,
    stoop: 12,
  }),
}

/** Men a little wider at the shoulder, women a little narrower at the waist: no more than that. */
export function buildOf(age: Age, feminine: boolean): Build {
  const build = BUILDS[age]
  const grown = age === 'adult' || age === 'elderly' || age === 'teenager' ? 1 : 0.35
  return feminine
    ? {
        ...build,
        shoulder: build.shoulder - 1.6 * grown,
        waist: build.waist - 2 * grown,
        hip: build.hip + 1 * grown,
        armR: build.armR - 0.5 * grown,
        torso: build.torso - 2 * grown,
      }
    : { ...build, shoulder: build.shoulder + 1.8 * grown, waist: build.waist + 0.8 * grown }
}

function b(build: Build): Build {
  return build
}
