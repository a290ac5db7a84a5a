type Rgb = [number, number, number]

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)]
  return hexOf([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share))
}

/** Light falling through coloured glass: each channel times its factor. */
export function multiply(colour: string, factors: readonly [number, number, number]): string {
  return hexOf(rgbOf(colour).map((channel, i) => channel * (factors[i] ?? 1)))
}

export function darker(colour: string, share = 0.16): string {
  return mix(colour, '#2b2233', share)
}

export function lighter(colour: string, share = 0.2): string {
  return mix(colour, '#fff9ef', share)
}

/** A colour that lies over others, as far as its share (0…1) says. */
export type Tint = { colour: string; share: number }

/**
 * A fragment as it is seen through the tint. Each of its colours is mixed, which gives the same as a translucent sheet over all
 * of it, and costs nothing: to lay one over a whole picture takes a tenth of its drawing. Colours are hexadecimal.
 */
export function tinted(svg: string, tint: Tint | null): string {
  if (!tint || tint.share === 0) return svg
  const seen = new Map<string, string>()
  return svg.replace(/"(#[\da-f]{6}|#[\da-f]{3})"/gi, (_, colour: string) => {
    const known = seen.get(colour) ?? mix(colour, tint.colour, tint.share)
    seen.set(colour, known)
    return `"${known}"`
  })
}

/** 0 black … 1 white, as the eye weighs it. */
export function brightness(colour: string): number {
  const [r, g, b] = rgbOf(colour)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

export function rgbOf(hex: string): Rgb {
  const wide = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const value = Number.parseInt(wide.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hexOf(channels: readonly number[]): string {
  const clamped = channels.map((channel) => Math.max(0, Math.min(255, Math.round(channel))))
  return `#${clamped.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
