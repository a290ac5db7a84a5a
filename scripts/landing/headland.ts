/** The place of the hero: Punta Clara and its lighthouse, in sheets of paper. 900 × 900. */
export function headland(): string {
  return [
    '<rect width="900" height="900" fill="#BFE3F2"/>',
    '<circle cx="250" cy="250" r="118" fill="#FDEEC4"/><circle cx="250" cy="250" r="88" fill="#F9D36B"/>',
    cloud(90, 170, 1.1),
    cloud(560, 120, 0.8),
    cloud(690, 330, 1.25),
    sheet('M0 560c120-26 210 14 330-6s180-30 300-4 180 6 270-12v362H0z', '#7DBBD0'),
    sheet('M0 622c90 18 200-22 330 0s220 22 330-4 150-10 240 6v276H0z', '#5E9FB8'),
    foam(120, 600),
    foam(330, 650),
    foam(40, 684),
    sheet('M900 392c-70-26-150-30-214-2-52 22-66 70-118 92-60 26-96 66-104 132l-18 120h454z', '#A9825B'),
    sheet(
      'M900 382c-74-28-160-30-222 2-50 26-60 62-108 80-34 12-62 30-80 58 60-22 108-8 168-30 82-30 150-22 242-8z',
      '#7FA65A',
    ),
    lighthouse(),
    sheet('M0 742c130-62 280-74 430-36 150 40 300 44 470-26v220H0z', '#8DB565'),
    sheet('M0 806c150-34 300-20 450 4s300 16 450-36v126H0z', '#6E9A4E'),
    ...FLOWERS.map(([x, y, colour]) => flower(x, y, colour)),
    gull(470, 250, 1),
    gull(560, 205, 0.7),
    gull(410, 330, 0.6),
  ].join('')
}

const FLOWERS: readonly (readonly [number, number, string])[] = [
  [60, 836, '#F4B41A'],
  [118, 868, '#FFF9EF'],
  [205, 848, '#B3202C'],
  [690, 862, '#F4B41A'],
  [760, 838, '#FFF9EF'],
  [846, 856, '#B3202C'],
  [560, 872, '#FFF9EF'],
]

/** A cut sheet with the shadow that it throws on what lies behind. */
function sheet(d: string, fill: string): string {
  return `<path d="${d}" fill="#3A2010" opacity=".13" transform="translate(-3 -8)"/><path d="${d}" fill="${fill}"/>`
}

function cloud(x: number, y: number, scale: number): string {
  const d = 'M0 40c-24 0-24-34 4-34C10-18 50-20 58 2c16-14 46-4 42 16 26-2 28 22 6 22z'
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${d}" fill="#3A2010" opacity=".1" transform="translate(3 6)"/><path d="${d}" fill="#FFFDF7"/></g>`
}

function foam(x: number, y: number): string {
  return `<path d="M${x} ${y}q22-14 44 0t44 0" fill="none" stroke="#EAF6FA" stroke-width="7" stroke-linecap="round"/>`
}

function gull(x: number, y: number, scale: number): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="M-34-6C-22-24-8-18 0 0 8-18 22-24 34-6 22-12 10-8 0 8-10-8-22-12-34-6z" fill="#FFFDF7" stroke="#5E5468" stroke-width="2"/>`
}

function flower(x: number, y: number, colour: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cx="0" cy="-9" rx="6" ry="9" fill="${colour}" transform="rotate(${turn})"/>`)
    .join('')
  return `<g transform="translate(${x} ${y})"><path d="M0 0q4 18 0 34" stroke="#3F6B35" stroke-width="4" fill="none"/>${petals}<circle r="5" fill="${colour === '#F4B41A' ? '#B3202C' : '#F4B41A'}"/></g>`
}

function lighthouse(): string {
  const tower = 'M712 398l20-214h72l22 218c-40 12-80 10-114-4z'
  return `<path d="M768 150L430 62l-24 92z" fill="#FDEEC4" opacity=".75"/>
<path d="${tower}" fill="#3A2010" opacity=".18" transform="translate(-8 4)"/><path d="${tower}" fill="#FFF9EF"/>
<path d="M728 232l80 0 5 46h-89zM719 326h99l5 46c-36 8-76 8-108 0z" fill="#B3202C"/>
<path d="M744 120h48v64h-48z" fill="#F9D36B"/><path d="M756 120v64M780 120v64" stroke="#2B2233" stroke-width="4"/>
<path d="M722 182h92v14h-92z" fill="#2B2233"/><path d="M768 72c22 10 36 28 38 50h-76c2-22 16-40 38-50z" fill="#8F1722"/><circle cx="768" cy="70" r="7" fill="#F4B41A"/>
<path d="M756 398v-32a14 14 0 0 1 28 0v34z" fill="#5E3B2A"/><rect x="760" y="286" width="18" height="26" rx="9" fill="#5E9FB8"/>`
}
