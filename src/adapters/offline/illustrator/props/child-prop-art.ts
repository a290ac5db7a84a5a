import type { PropName } from '../../../../domain/scene.ts'

type Plush = { fur: string; dark: string; pale: string; behind?: string; before?: string; nose?: string }

/** Both sides of something beside the middle of the drawing. */
function pair(draw: (x: (from: number) => number) => string): string {
  return draw((from) => 16 - from) + draw((from) => 16 + from)
}

const dot = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

/** An animal of cloth that sits: `behind` its head (ears, a mane), `before` it (a horn, a trunk). */
function plush({ fur, dark, pale, behind = '', before = '', nose = '#43282f' }: Plush): string {
  return (
    behind +
    `<path d="M16 15.500q8 0 8 7.500t-8 7-8-7 8-7.500Z" fill="${fur}"/><path d="M19 16q5 1.500 5 7-.5 6.500-7 7 5-6 2-14Z" fill="${dark}"/>` +
    `<path d="M16 18.500q4.500 0 4.500 4.800T16 28t-4.500-4.700 4.500-4.800Z" fill="${pale}"/>` +
    pair((x) => `<path d="M${x(7)} 17Q${x(12)} 19 ${x(12)} 23.500Q${x(9.5)} 25.500 ${x(6.5)} 22Z" fill="${dark}"/>`) +
    pair((x) => dot(x(6.5), 27, 3.3, fur) + dot(x(6.8), 27.4, 1.7, pale)) +
    `<path d="M16 4.500q8 0 8 6.700T16 18t-8-6.800 8-6.700Z" fill="${fur}"/>` +
    `<path d="M16 10.800q3.800 0 3.800 3.200T16 17.200 12.200 14 16 10.800Z" fill="${pale}"/>` +
    pair((x) => dot(x(3.3), 9.8, 1, '#43282f')) +
    `<path d="M14.600 12.200h2.800L16 13.800Z" fill="${nose}"/><path d="M16 13.800v1.200M14.200 15.200q1.800 1.400 3.600 0" fill="none" stroke="#43282f" stroke-width=".7" stroke-linecap="round"/>` +
    before
  )
}

/** What children call their own, 32 × 32 units, of our own scissors. */
export const CHILD_PROP_ART = {
  'plush-rabbit': plush({
    fur: '#d9c7b8',
    dark: '#c4ae9c',
    pale: '#f6ede2',
    nose: '#d8788a',
    behind: pair(
      (x) =>
        `<path d="M${x(1.5)} 7Q${x(0)} .5 ${x(4)} .3Q${x(8)} 1 ${x(6.5)} 8Z" fill="#d9c7b8"/><path d="M${x(3)} 6.500Q${x(2.3)} 2.300 ${x(4.2)} 2Q${x(6.2)} 3 ${x(5.2)} 7Z" fill="#eeb4b0"/>`,
    ),
  }),
  'plush-dog': plush({
    fur: '#cf9a5f',
    dark: '#a8743f',
    pale: '#f3dfbf',
    before: pair((x) => `<path d="M${x(6)} 5Q${x(12)} 5.500 ${x(10.5)} 14Q${x(7)} 15 ${x(6.8)} 9Z" fill="#8f5f35"/>`),
  }),
  'plush-cat': plush({
    fur: '#9aa3ad',
    dark: '#7d8791',
    pale: '#eef0f0',
    nose: '#d8788a',
    behind: pair(
      (x) =>
        `<path d="M${x(7.8)} 10L${x(7.2)} 1.500L${x(2)} 5.500Z" fill="#9aa3ad"/><path d="M${x(6.6)} 7L${x(6.3)} 3.600L${x(4)} 5.600Z" fill="#e6a6a8"/>`,
    ),
    before: pair(
      (x) =>
        `<path d="M${x(4.5)} 13.500L${x(9)} 12.500M${x(4.5)} 14.500L${x(9)} 15" stroke="#6b7480" stroke-width=".6"/>`,
    ),
  }),
  'plush-elephant': plush({
    fur: '#9db4c4',
    dark: '#7f9aad',
    pale: '#c3d3de',
    behind: pair((x) => dot(x(8.8), 10, 5, '#7f9aad') + dot(x(8.8), 10, 3.3, '#e3b5b8')),
    before:
      '<path d="M14.200 11h3.600q.8 4 .2 6.500.6 2 2.500 1.500.6 2.300-2 2.300-3.300 0-3.300-3.800Z" fill="#9db4c4"/><path d="M14.800 13.500h3.300M15 15.500h3.100" stroke="#7f9aad" stroke-width=".6"/>',
  }),
  'plush-lion': plush({
    fur: '#eab552',
    dark: '#d0973a',
    pale: '#fae6b8',
    behind:
      '<path d="M16 .8l3 1.700 3.400-.5 1.600 3 3.200 1.300-.1 3.500 2 2.800-2 2.800.1 3.400-3.400 1.100-2 2.800-3-.8-2.800 1.500-2.800-1.500-3 .8-2-2.800-3.400-1.100.1-3.400-2-2.800 2-2.800-.1-3.500L8 5l1.600-3 3.400.5Z" fill="#b8692f"/>',
  }),
  'plush-monkey': plush({
    fur: '#8a5f40',
    dark: '#6e4a30',
    pale: '#efcfa4',
    behind: pair((x) => dot(x(8.8), 10.5, 3.3, '#8a5f40') + dot(x(8.8), 10.5, 1.9, '#efcfa4')),
    before: pair((x) => dot(x(3.2), 9.6, 2.5, '#efcfa4') + dot(x(3.2), 9.8, 1, '#43282f')),
  }),
  'plush-unicorn': plush({
    fur: '#f7f0ea',
    dark: '#e2d3d6',
    pale: '#f8d9dc',
    nose: '#d8788a',
    behind:
      '<path d="M20 4q8 1 7 9t-3 12q-3-3-2-9Z" fill="#d98fb5"/><path d="M22 6q4 3 3.500 8t-2 8q-2-4-1-9Z" fill="#a58fd0"/>' +
      pair((x) => `<path d="M${x(6.5)} 8L${x(6.5)} 2L${x(2.5)} 5.500Z" fill="#f7f0ea"/>`),
    before:
      '<path d="M14.300 5.500L16 .2l1.700 5.300Z" fill="#f0b93a"/><path d="M12 5.500q3-2.500 6 .5-2 2.500-5.500 2Z" fill="#d98fb5"/>',
  }),
  'plush-dinosaur': plush({
    fur: '#7fb46a',
    dark: '#62974f',
    pale: '#dcecb8',
    behind:
      '<path d="M22 24q6 0 9.500-6.500-.3 9-7.500 11.500Z" fill="#62974f"/><path d="M10.500 5L11 .8l3 2.700L16 0l2 3.500 3-2.700.5 4.200Z" fill="#e58a3f"/>',
  }),
  'plush-sheep': plush({
    fur: '#f5ecdc',
    dark: '#e2d4bd',
    pale: '#d9b79a',
    behind:
      pair((x) => `<path d="M${x(6)} 9Q${x(12)} 8 ${x(11.5)} 13Q${x(8)} 13.500 ${x(6)} 11.500Z" fill="#c79f80"/>`) +
      [9, 12.5, 16, 19.5, 23].map((x, i) => dot(x, i % 4 ? 4 : 6.5, 3, '#fffaf0')).join(''),
    before: [12.5, 16, 19.5].map((x) => dot(x, 6, 2.2, '#fffaf0')).join(''),
  }),
  'plush-seal': plush({
    fur: '#8fa3b3',
    dark: '#748b9d',
    pale: '#dfe7ec',
    behind: '<path d="M22 26q6-1 9.500 2.500-4 2.500-9 1Z" fill="#748b9d"/>',
    before: pair(
      (x) =>
        `<path d="M${x(4.2)} 13.500L${x(9)} 12.500M${x(4.2)} 14.800L${x(9)} 15.400" stroke="#4d6170" stroke-width=".6"/>`,
    ),
  }),
  'plush-penguin': plush({
    fur: '#3f4f66',
    dark: '#2f3c50',
    pale: '#f7f0e4',
    nose: '#f0a93a',
    before:
      pair((x) => dot(x(3.2), 9.8, 2.7, '#f7f0e4') + dot(x(3), 9.9, 1.1, '#43282f')) +
      '<path d="M13.500 12h5L16 15.500Z" fill="#f0a93a"/>',
  }),
  'plush-giraffe': plush({
    fur: '#f0c25a',
    dark: '#d9a53f',
    pale: '#faeccb',
    behind: pair(
      (x) =>
        `<path d="M${x(3)} 6L${x(3.6)} .8" stroke="#c98a3c" stroke-width="1.500" stroke-linecap="round"/>` +
        dot(x(3.7), 1.3, 1.3, '#8a5a33') +
        `<path d="M${x(6)} 8Q${x(11.5)} 5.500 ${x(11.5)} 9Q${x(9)} 11.500 ${x(6)} 10.500Z" fill="#d9a53f"/>`,
    ),
    before:
      dot(12, 7, 1.3, '#c07f33') +
      dot(19.5, 6.6, 1.5, '#c07f33') +
      dot(10.5, 12, 1, '#c07f33') +
      dot(21.5, 11.5, 1.1, '#c07f33') +
      dot(9.8, 20, 1.2, '#c07f33') +
      dot(22.5, 21, 1.2, '#c07f33'),
  }),
  'plush-octopus': `<path d="M6 20q-4 3-3 8 3 3 5-1 2 4 5 1 3 3 6 0 3 3 5-1 2 4 5 1 1-5-3-8Z" fill="#9a6fb0"/><path d="M16 4q10 0 10 11t-10 9.500T6 15 16 4Z" fill="#b58ac8"/><path d="M20 5q6 2 6 10 0 9-8 9.500 6-9 2-19.500Z" fill="#9a6fb0"/>${pair((x) => dot(x(3.7), 14, 1.9, '#fffaf0') + dot(x(3.5), 14.2, 1.1, '#43282f') + dot(x(6.8), 17.5, 1.3, '#e3a3b8'))}<path d="M13.800 18q2.200 2 4.400 0" fill="none" stroke="#43282f" stroke-width=".9" stroke-linecap="round"/>`,
  'plush-owl': plush({
    fur: '#a9805a',
    dark: '#8a6242',
    pale: '#f0dcb8',
    nose: '#e8a33a',
    behind: pair((x) => `<path d="M${x(7.5)} 9L${x(7.6)} 2.200L${x(2.5)} 5.600Z" fill="#8a6242"/>`),
    before:
      pair((x) => dot(x(3.5), 9.8, 3.3, '#f7efdf') + dot(x(3.3), 10, 1.5, '#43282f')) +
      '<path d="M14.500 12h3L16 15Z" fill="#e8a33a"/>',
  }),
  'plush-pig': plush({
    fur: '#f0b4b8',
    dark: '#dc969c',
    pale: '#f9d9d6',
    nose: '#dc8a92',
    behind: pair((x) => `<path d="M${x(7.5)} 9L${x(8.5)} 2.800L${x(3)} 5.400Z" fill="#dc969c"/>`),
    before:
      '<path d="M16 11q3.400 0 3.400 2.400T16 15.800t-3.400-2.400T16 11Z" fill="#e39aa2"/>' +
      pair((x) => dot(x(1.3), 13.4, 0.7, '#a3545f')),
  }),
  'plush-frog': plush({
    fur: '#7cb85c',
    dark: '#5f9a45',
    pale: '#e4efbd',
    nose: '#7cb85c',
    behind: pair((x) => dot(x(4.8), 5, 3.2, '#7cb85c')),
    before:
      pair((x) => dot(x(4.8), 4.8, 2, '#fffaf0') + dot(x(4.7), 5, 1, '#43282f') + dot(x(3.3), 9.8, 1.3, '#7cb85c')) +
      '<path d="M10.500 13q5.500 4.500 11 0" fill="none" stroke="#43282f" stroke-width=".9" stroke-linecap="round"/>',
  }),
  'plush-duck': plush({
    fur: '#f4cf54',
    dark: '#e0b23a',
    pale: '#faeab4',
    nose: '#ee8a3c',
    before:
      '<path d="M12.200 12.300Q16 10.800 19.800 12.300 20 15 16 15.300t-3.800-3Z" fill="#ee8a3c"/><path d="M12.500 13.300h7" stroke="#c96a24" stroke-width=".6"/>',
  }),
  'plush-mouse': plush({
    fur: '#b9b1ad',
    dark: '#9c938f',
    pale: '#ece6e0',
    nose: '#d8788a',
    behind: pair((x) => dot(x(7), 5.5, 4.3, '#b9b1ad') + dot(x(7), 5.6, 2.8, '#eab8b6')),
  }),
  'toy-car':
    '<path d="M2 19q0-3 3-3.500l4-1 3-5q1-1.500 3-1.500h6q2 0 3.200 1.600L27.500 14q2.500.5 2.500 3v6q0 1.500-1.500 1.500h-25Q2 24.500 2 23Z" fill="#d9483c"/><path d="M20 8h1q2 0 3.200 1.600L27.500 14q2.500.5 2.500 3v6q0 1.500-1.500 1.500H20Z" fill="#b3343a"/><path d="M11.500 14.500l2-3.700q.5-.8 1.500-.8h1.500v4.500ZM18 10h2.700q.9 0 1.500.8l2.300 3.700H18Z" fill="#cfe4ea"/><path d="M2 19.500h4v2H2ZM27 18h3v2.500h-3Z" fill="#f4c64a"/><circle cx="8.500" cy="25" r="4.500" fill="#43363f"/><circle cx="8.500" cy="25" r="2" fill="#d6cdc4"/><circle cx="23.500" cy="25" r="4.500" fill="#43363f"/><circle cx="23.500" cy="25" r="2" fill="#d6cdc4"/>',
  'toy-truck':
    '<path d="M1 8h19v15H1Z" fill="#f0b93a"/><path d="M13 8h7v15h-7Z" fill="#d99a2b"/><path d="M3.500 11v9M7 11v9M10.500 11v9M14 11v9M17.500 11v9" stroke="#b87d1f" stroke-width="1"/><path d="M20 12h5q1.500 0 2.300 1.300l3.200 5q.5.800.5 1.700v3H20Z" fill="#4f8fc0"/><path d="M22 14h2.800q.8 0 1.300.8l2.400 4.200H22Z" fill="#d5eaf0"/><path d="M1 22h30v2.500H1Z" fill="#5a4650"/><circle cx="7" cy="26" r="4" fill="#43363f"/><circle cx="7" cy="26" r="1.700" fill="#d6cdc4"/><circle cx="15" cy="26" r="4" fill="#43363f"/><circle cx="15" cy="26" r="1.700" fill="#d6cdc4"/><circle cx="26" cy="26" r="4" fill="#43363f"/><circle cx="26" cy="26" r="1.700" fill="#d6cdc4"/>',
  scooter:
    '<path d="M22 3l4 21" stroke="#5f7286" stroke-width="2" stroke-linecap="round"/><path d="M17.500 4.500L26.500 2" stroke="#43363f" stroke-width="2.200" stroke-linecap="round"/><path d="M17 4.700l2-.6M25 2.400l2-.5" stroke="#d9483c" stroke-width="2.800" stroke-linecap="round"/><path d="M4 23h18.500l3.500 2.500v1.700H5q-2 0-2-2.200Z" fill="#3f9a8a"/><path d="M5 23h13v1.500H5Z" fill="#7cc4b5"/><circle cx="6" cy="27" r="3" fill="#43363f"/><circle cx="6" cy="27" r="1.200" fill="#d6cdc4"/><circle cx="26.500" cy="27" r="3" fill="#43363f"/><circle cx="26.500" cy="27" r="1.200" fill="#d6cdc4"/>',
} as const satisfies Partial<Record<PropName, string>>
