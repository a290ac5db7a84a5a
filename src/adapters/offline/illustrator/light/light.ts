import type { TimeOfDay, Weather } from '../../../../domain/scene.ts'
import { mix, multiply } from '../kit/colour.ts'

/** What the hour and the weather do to every colour of a picture. */
export type Light = {
  time: TimeOfDay
  weather: Weather
  /** Sky from the zenith to the horizon. */
  sky: readonly string[]
  /** What distance fades into. */
  haze: string
  /** Window panes and lamps are lit. */
  lit: boolean
  /** A colour as it looks there; depth 0 is beside the reader, 1 on the horizon. */
  tone(colour: string, depth?: number): string
}

type Hour = {
  sky: readonly [string, string, string, string, string]
  factors: readonly [number, number, number]
  wash: string
  share: number
}

const HOURS: Record<TimeOfDay, Hour> = {
  dawn: {
    sky: ['#a9c7e3', '#c9d3e2', '#efd2cd', '#f9d8bb', '#fdeac9'],
    factors: [1, 0.95, 0.94],
    wash: '#f3b59c',
    share: 0.12,
  },
  day: {
    sky: ['#86c5e4', '#9dd2ea', '#b7dff0', '#d0ebf2', '#e9f5ee'],
    factors: [1, 1, 1],
    wash: '#fff3cf',
    share: 0.03,
  },
  sunset: {
    sky: ['#7b6a9e', '#b87a98', '#e78d7b', '#f5ab6d', '#fbd27f'],
    factors: [1, 0.9, 0.84],
    wash: '#d9603f',
    share: 0.11,
  },
  night: {
    sky: ['#1d2147', '#252b57', '#303a6c', '#3f4c81', '#566597'],
    factors: [0.54, 0.6, 0.82],
    wash: '#2b2f63',
    share: 0.16,
  },
}

/** How far a weather greys the picture, and with what. */
const VEILS: Record<Weather, { colour: string; sky: number; land: number; haze: number }> = {
  clear: { colour: '#ffffff', sky: 0, land: 0, haze: 0.6 },
  clouds: { colour: '#c3ced6', sky: 0.3, land: 0.05, haze: 0.62 },
  wind: { colour: '#cfe0d8', sky: 0.15, land: 0.02, haze: 0.58 },
  rain: { colour: '#8b9cae', sky: 0.6, land: 0.17, haze: 0.72 },
  storm: { colour: '#565d7a', sky: 0.74, land: 0.27, haze: 0.72 },
  snow: { colour: '#dbe4ec', sky: 0.5, land: 0.13, haze: 0.76 },
  fog: { colour: '#e3e4de', sky: 0.66, land: 0.16, haze: 0.9 },
}

export function lightOf(time: TimeOfDay, weather: Weather): Light {
  const hour = HOURS[time]
  const veil = VEILS[weather]
  const grey = time === 'night' ? multiply(veil.colour, [0.5, 0.54, 0.68]) : multiply(veil.colour, hour.factors)
  const sky = hour.sky.map((band) => mix(band, grey, veil.sky))
  const haze = sky[3] ?? grey
  return {
    time,
    weather,
    sky,
    haze,
    lit: time === 'night' || time === 'sunset' || weather === 'storm',
    tone: (colour, depth = 0) => {
      const lit = mix(multiply(colour, hour.factors), hour.wash, hour.share)
      return mix(mix(lit, grey, veil.land), haze, Math.max(0, Math.min(1, depth)) * veil.haze)
    },
  }
}

/** Indoors lamps keep the colours: the night outside only deepens them. */
export function indoorLightOf(time: TimeOfDay, weather: Weather): Light {
  const outside = lightOf(time, weather)
  const factors =
    time === 'night' ? ([0.82, 0.69, 0.66] as const) : time === 'sunset' ? ([1, 0.91, 0.83] as const) : null
  return {
    ...outside,
    lit: outside.lit,
    haze: factors ? multiply('#f3e3cb', factors) : '#f3e3cb',
    tone: (colour, depth = 0) => {
      const lit = factors ? mix(multiply(colour, factors), '#f4b41a', 0.05) : colour
      return mix(lit, factors ? multiply('#f3e3cb', factors) : '#f3e3cb', Math.max(0, Math.min(1, depth)) * 0.5)
    },
  }
}
