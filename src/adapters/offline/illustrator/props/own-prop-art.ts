import type { PropName } from '../../../../domain/scene.ts'
import { CHILD_PROP_ART } from './child-prop-art.ts'
import { HOUSEHOLD_PROP_ART } from './household-prop-art.ts'
import { NURSERY_PROP_ART } from './nursery-prop-art.ts'
import { OCCASION_PROP_ART } from './occasion-prop-art.ts'
import { PLAIN_PROP_ART } from './plain-prop-art.ts'
import type { FROZEN_PROP_ART } from './prop-art.gen.ts'

/** Props of our own scissors, 32 × 32 units: what no icon set has, or has in another hand. */
export const OWN_PROP_ART: Record<Exclude<PropName, keyof typeof FROZEN_PROP_ART>, string> = {
  ...CHILD_PROP_ART,
  ...HOUSEHOLD_PROP_ART,
  ...NURSERY_PROP_ART,
  ...OCCASION_PROP_ART,
  ...PLAIN_PROP_ART,
  map: '<path d="M2 8l9-4 10 4 9-4v20l-9 4-10-4-9 4Z" fill="#ecd6a4"/><path d="M11 4l10 4v20l-10-4Z" fill="#dcc08a"/><path d="M5 20q4-6 8-3t7-4 6 1" fill="none" stroke="#b3202c" stroke-width="1.4" stroke-dasharray="2.2 1.8" stroke-linecap="round"/><path d="M24 11l3.4 3.4M27.4 11L24 14.4" stroke="#b3202c" stroke-width="1.8" stroke-linecap="round"/><path d="M5 13q2-4 5-1l-1 3q-3 1-4-2Z" fill="#8fb06c"/><path d="M15 21q3-3 5 0l-2 3q-3 0-3-3Z" fill="#7fb6c9"/>',
  chest:
    '<path d="M3 14q0-9 9-9h8q9 0 9 9v2H3Z" fill="#9a6640"/><rect x="3" y="15" width="26" height="13" rx="1.5" fill="#84532f"/><path d="M3 14h26v3H3Z" fill="#e0a83a"/><path d="M7 6.500l3-1.300V28H7ZM22 5.200l3 1.300V28h-3Z" fill="#e0a83a"/><rect x="13" y="13" width="6" height="8" rx="1.5" fill="#f4c64a"/><circle cx="16" cy="16.5" r="1.3" fill="#4a3a3a"/><path d="M15.4 17h1.200l.5 2.500h-2.200Z" fill="#4a3a3a"/>',
  lantern:
    '<path d="M11 6q5-6 10 0" fill="none" stroke="#5a4650" stroke-width="1.6"/><path d="M10 9l2-3h8l2 3Z" fill="#5a4650"/><path d="M10 10h12l1.5 15h-15Z" fill="#ffe29a"/><circle cx="16" cy="18.5" r="4.5" fill="#fff3cf"/><path d="M16 13q4 4 2 7.500a2.8 2.8 0 0 1-5-.8q0-2.7 3-6.700Z" fill="#f08c3a"/><path d="M9 9h14v2H9ZM8 25h16v3H8Z" fill="#6b5560"/><path d="M12 11h1.300l-.5 14h-1.400ZM18.7 11H20l.8 14h-1.400Z" fill="#6b5560"/>',
  torch:
    '<path d="M13 15h6l-1.6 15h-2.800Z" fill="#8a5f40"/><path d="M11 12h10l-1 5h-8Z" fill="#6b4a36"/><path d="M16 1q8 6 5 11h-10q-3-4 1-7 0 2 1.5 2.500Q13 4 16 1Z" fill="#ee7f35"/><path d="M16.3 5q4 4 2 7h-5q-1-3 3-7Z" fill="#fbd165"/>',
  binoculars:
    '<path d="M5 9h7l1 6v12H3V17Z" fill="#5f7286"/><path d="M27 9h-7l-1 6v12h10V17Z" fill="#5f7286"/><rect x="12" y="12" width="8" height="7" rx="1.5" fill="#45566a"/><rect x="5" y="5" width="7" height="5" rx="1.5" fill="#384658"/><rect x="20" y="5" width="7" height="5" rx="1.5" fill="#384658"/><ellipse cx="8" cy="27" rx="5" ry="2" fill="#a9d4e3"/><ellipse cx="24" cy="27" rx="5" ry="2" fill="#a9d4e3"/><path d="M3 19h10v2H3ZM19 19h10v2H19Z" fill="#e0a83a"/>',
  star: '<path d="M16 2.500l4 8.8 9.5 1-7.1 6.5 2 9.5-8.4-4.8-8.4 4.8 2-9.5-7.1-6.5 9.5-1Z" fill="#f4b41a"/><path d="M16 2.500V23.500l-8.4 4.8 2-9.5-7.1-6.5 9.5-1Z" fill="#f9cf5a"/>',
  moon: '<path d="M20 2.500A14 14 0 1 0 29.5 20 11.5 11.5 0 0 1 20 2.500Z" fill="#f2d27c"/><circle cx="10" cy="14" r="2" fill="#e0b95c"/><circle cx="14" cy="22" r="2.6" fill="#e0b95c"/><circle cx="8.5" cy="20" r="1.2" fill="#e0b95c"/>',
  sun: '<path d="M16 0l2.7 5.300L23.5 2l.1 5.9 5.7-.6-3 5.1 5.7 2.6-5.2 2.8 3.6 4.8-5.9.2.2 6-5-3.300L16 32l-2.9-6.4-5 3.2.2-6-5.9-.1 3.5-4.800L0 15l5.8-2.6-3-5.1 5.8.6L8.5 2l4.8 3.300Z" fill="#f2a63c"/><circle cx="16" cy="16" r="9" fill="#f9cf5a"/><circle cx="13" cy="15" r="1.2" fill="#7a4a2b"/><circle cx="19" cy="15" r="1.2" fill="#7a4a2b"/><path d="M13 19q3 2.6 6 0" fill="none" stroke="#7a4a2b" stroke-width="1.2" stroke-linecap="round"/>',
  stone:
    '<path d="M3 25q-1-7 5-11 5-6 11-4 8 3 10 14 0 3-4 3H7q-4 0-4-2Z" fill="#a39a97"/><path d="M8 14q5-6 11-4 4 2 6 6-5-2-8 1-4-3-9-3Z" fill="#beb6b0"/><path d="M11 21l4 2M21 20l3 3" stroke="#857c7c" stroke-width="1.2" stroke-linecap="round"/>',
  egg: '<path d="M16 3q9 8 9 17a9 9.5 0 0 1-18 0Q7 11 16 3Z" fill="#f7e8cf"/><path d="M16 3q9 8 9 17a9 9.5 0 0 1-6 9q5-12-3-26Z" fill="#e8d2b0"/><circle cx="12" cy="15" r="1.8" fill="#7fb6a9"/><circle cx="18" cy="20" r="2.3" fill="#7fb6a9"/><circle cx="12" cy="23" r="1.5" fill="#7fb6a9"/><circle cx="17" cy="11" r="1.2" fill="#7fb6a9"/>',
  leaf: '<path d="M4 28Q2 8 28 4 30 28 8 26Z" fill="#7fae5c"/><path d="M4 28Q14 16 28 4 30 28 8 26Z" fill="#699a4c"/><path d="M3 30Q12 18 24 8M12 19l-1-6M16.5 15l6 1M11 21l7 2" fill="none" stroke="#4f7d3d" stroke-width="1.2" stroke-linecap="round"/>',
  flower:
    '<path d="M16 16v15" stroke="#5f9350" stroke-width="2"/><path d="M16 27q6-6 9-2-4 4-9 2Z" fill="#6ea55b"/><path d="M16 25q-6-5-9-1 4 4 9 1Z" fill="#7fb567"/><g fill="#e2788a"><circle cx="16" cy="6" r="4.2"/><circle cx="22" cy="10.5" r="4.2"/><circle cx="19.7" cy="17" r="4.2"/><circle cx="12.3" cy="17" r="4.2"/><circle cx="10" cy="10.5" r="4.2"/></g><circle cx="16" cy="12" r="4" fill="#f4c64a"/>',
  tree: '<path d="M14 31l.7-13h2.800l1 13Z" fill="#86604a"/><path d="M4 14a5.5 5.5 0 0 1 4-8 8 8 0 0 1 15-1 6 6 0 0 1 5 9 5.5 5.5 0 0 1-7 7 8 8 0 0 1-11 0 5.5 5.5 0 0 1-6-7Z" fill="#6d9f52"/><path d="M7 12a5 5 0 0 1 4-6 7 7 0 0 1 10 0 5 5 0 0 1 1 8 6 6 0 0 1-9 2 5 5 0 0 1-6-4Z" fill="#86b565"/><g fill="#c8433a"><circle cx="10" cy="15" r="1.3"/><circle cx="17" cy="11" r="1.3"/><circle cx="23" cy="15" r="1.3"/><circle cx="15" cy="18" r="1.3"/></g>',
  mushroom:
    '<path d="M12 17q1 7-1 12 5 2 10 0-2-5-1-12Z" fill="#f3e3cb"/><path d="M2 18Q3 4 16 4t14 14q-14 5-28 0Z" fill="#c8433a"/><g fill="#fff4e4"><circle cx="9" cy="13" r="2.3"/><circle cx="16" cy="8.5" r="2"/><circle cx="23" cy="13.5" r="2.4"/><circle cx="16" cy="16" r="1.5"/></g>',
  ball: '<circle cx="16" cy="17" r="12" fill="#fbefdc"/><path d="M16 5a12 12 0 0 1 10.5 6L16 17Z" fill="#c8433a"/><path d="M26.5 11a12 12 0 0 1 .2 11.500L16 17Z" fill="#f4c64a"/><path d="M5.3 22.500a12 12 0 0 0 10.7 6.500V17Z" fill="#3f88b5"/><path d="M5.5 11A12 12 0 0 0 5.3 22.500L16 17Z" fill="#6aa67f"/><circle cx="16" cy="17" r="2.4" fill="#fff9ef"/>',
  boots:
    '<path d="M5 5h8v14l4 3q1 4-2 5H5Z" fill="#f0b43c"/><path d="M17 6h8v14l4 3q1 4-2 5H17Z" fill="#f4c24f"/><path d="M5 5h8v3H5ZM17 6h8v3h-8Z" fill="#d8922a"/><path d="M5 26h11.500v2H5ZM17 27h11.500v2H17Z" fill="#a06a2a"/>',
  shield:
    '<path d="M16 2q6 4 12 3 1 17-12 25Q3 22 4 5q6 1 12-3Z" fill="#e0a83a"/><path d="M16 5q5 3 9.5 2.600Q26 20 16 26.6 6 20 6.5 7.6 11 8 16 5Z" fill="#3f7ea6"/><path d="M16 5q5 3 9.5 2.600Q26 20 16 26.600Z" fill="#336a90"/><path d="M16 10l1.8 3.9 4.2.5-3.1 2.9.8 4.2-3.7-2.1-3.7 2.1.8-4.2-3.1-2.9 4.2-.5Z" fill="#f9cf5a"/>',
  sword:
    '<path d="M27.500 1l3.500 0-.5 3.500L13.500 22l-3.500-3.500Z" fill="#d8dde2"/><path d="M31 1l-.5 3.500L13.500 22l-1.750-1.750Z" fill="#a9b3bd"/><path d="M5.500 16.500l10 10-2.200 2.200-10-10Z" fill="#e0a83a"/><path d="M10.500 19.500l2 2-6.500 7.500-3-3Z" fill="#8a5a3c"/><path d="M8.800 21l2.200 2.200M6.800 23.300l2 2" stroke="#6b4530" stroke-width="1"/><circle cx="3.800" cy="28.200" r="2.800" fill="#f4c64a"/><circle cx="4.600" cy="17.600" r="1.600" fill="#f4c64a"/><circle cx="14.400" cy="27.400" r="1.600" fill="#f4c64a"/>',
  // A pennant: no country's flag.
  flag: '<rect x="5" y="2" width="2.4" height="29" rx="1" fill="#8a6247"/><path d="M7.4 4q10 1 22 7-12 5-22 6.500Z" fill="#b3202c"/><path d="M7.4 4q3 .3 6 1.100v10.800q-3 1.100-6 1.600Z" fill="#f4b41a"/><circle cx="6.200" cy="2.400" r="1.800" fill="#f4c64a"/>',
  bauble:
    '<circle cx="16" cy="19" r="11" fill="#b3202c"/><path d="M5.4 17q10.6-5 21.2 0v4.500q-10.6-5-21.2 0Z" fill="#f4c64a"/><rect x="13" y="5" width="6" height="4.5" rx="1" fill="#e0a83a"/><path d="M16 5q-3-3 0-4 3 1 0 4" fill="none" stroke="#c08a2a" stroke-width="1.2"/><circle cx="11.5" cy="13.5" r="1.8" fill="#e88a7d"/>',
  'hot-air-balloon':
    '<path d="M16 1q11 0 11 11 0 6-7 11h-8Q5 18 5 12 5 1 16 1Z" fill="#e8695a"/><path d="M16 1q5 3 5 11 0 7-3 11h-4q-3-4-3-11 0-8 5-11Z" fill="#f6d27a"/><path d="M5.6 9q10.4-3.5 20.8 0l.5 4q-10.9-3.5-21.8 0Z" fill="#3f88b5"/><path d="M12 23l1 4M20 23l-1 4" stroke="#7a5a48" stroke-width="1"/><rect x="12" y="26.5" width="8" height="5" rx="1.2" fill="#a87547"/><path d="M12 28.500h8" stroke="#84532f" stroke-width="1"/>',
  net: '<path d="M19 13L30 2" stroke="#8a6247" stroke-width="2.4" stroke-linecap="round"/><ellipse cx="13.5" cy="14" rx="9" ry="6" transform="rotate(-35 13.5 14)" fill="#e8f0ea"/><path d="M6 19q-6 7-3 11 8 1 17-9Z" fill="#dbe8e4"/><path d="M7 19q-3 6-3 10M11 20q-2 5-6 9M15 20q-4 6-10 9M4 24q6 2 12 0" fill="none" stroke="#9ab5b5" stroke-width=".9"/><ellipse cx="13.5" cy="14" rx="9" ry="6" transform="rotate(-35 13.5 14)" fill="none" stroke="#b3202c" stroke-width="1.8"/>',
  'watering-can':
    '<path d="M10 13h14v15H10Z" fill="#5a9a8f"/><path d="M10 17L3 9l-2 2 9 12Z" fill="#4b857b"/><path d="M0 12l5-6 1.5 1.5-5 6Z" fill="#6fb0a4"/><path d="M24 14q7 0 6 7t-6 5" fill="none" stroke="#4b857b" stroke-width="2.4"/><path d="M12 13q5-11 11 0" fill="none" stroke="#4b857b" stroke-width="2.4"/><path d="M10 13h14v3H10Z" fill="#6fb0a4"/>',
  spade:
    '<path d="M15 8h2.400v14H15Z" fill="#a87547"/><path d="M11 3h10v3q0 3-4.8 3.200Q11 9 11 6Z" fill="#c8433a"/><path d="M9.5 19q6.5-3 13 0 1 9-6.5 12-7.5-3-6.5-12Z" fill="#8fa0ab"/><path d="M16 18q4 0 6.5 1 1 9-6.5 12Z" fill="#788a96"/>',
  cloud:
    '<path d="M6 25a6 6 0 0 1 0-12 8.5 8.5 0 0 1 16-3 7.5 7.5 0 0 1 4 15Z" fill="#e2edf2"/><path d="M9 22a4.5 4.5 0 0 1 0-9 7 7 0 0 1 12-2 6 6 0 0 1 1 11Z" fill="#fbfdfc"/>',
  heart:
    '<path d="M16 29Q2 19 3 10.5 4 4 10 4q4 0 6 4.500Q18 4 22 4q6 0 7 6.500Q30 19 16 29Z" fill="#c8333f"/><path d="M16 29Q2 19 3 10.5 4 4 10 4q4 0 6 4.500Z" fill="#dc5560"/>',
  speech:
    '<path d="M6 4h20q4 0 4 4v11q0 4-4 4H15l-7 6 1-6H6q-4 0-4-4V8q0-4 4-4Z" fill="#fffaf0"/><circle cx="10" cy="13.5" r="2" fill="#b3202c"/><circle cx="16" cy="13.5" r="2" fill="#f4b41a"/><circle cx="22" cy="13.5" r="2" fill="#3f88b5"/>',
  campfire:
    '<path d="M4 26l22-5 1.5 4L6 30ZM28 26L6 21l-1.5 4L26 30Z" fill="#86573a"/><path d="M16 3q9 7 7 15-1 5-7 5t-7-5q-1-5 4-9-.5 4 1.5 5Q13 8 16 3Z" fill="#e8692f"/><path d="M16.5 10q5 5 3.5 9-1 4-4 4t-4-4q0-3 2.5-5 0 2 1 2.5-.5-4 1-6.500Z" fill="#f9c14e"/>',
  table:
    '<path d="M5 16.500h2.200l-.4 10H5.200ZM24.800 16.500H27l-.2 10h-1.600Z" fill="#86603c"/><path d="M5 10.500h22l4 5H1Z" fill="#cda06c"/><path d="M1 15.500h30v2.200q0 .8-.8.8H1.800q-.8 0-.8-.8Z" fill="#b98a5a"/><path d="M3.500 18.500h25v1.800h-25Z" fill="#9a6f46"/><path d="M3 18.500h3.200L5.600 30.300H3.600ZM25.800 18.500H29l-.6 11.800h-2Z" fill="#9a6f46"/>',
  pot: '<path d="M7 15h18l-3 15H10Z" fill="#c9744a"/><path d="M5 12h22v5H5Z" fill="#d98a5c"/><path d="M16 12q-9-1-8-9 7 1 8 9 1-9 9-10 0 9-9 10Z" fill="#6d9f52"/><path d="M16 12Q15 5 17 2q3 4-1 10Z" fill="#86b565"/>',
  box: '<path d="M4 12h24v17H4Z" fill="#c99a66"/><path d="M16 12h12v17H16Z" fill="#b98956"/><path d="M4 12L1 7l13-1 2 6ZM28 12l3-5-13-1-2 6Z" fill="#dcb583"/><path d="M13.5 12h5v7l-2.5-1.5-2.5 1.500Z" fill="#efdcb4"/>',
  shell:
    '<path d="M16 29q-5 0-5-3Q2 22 2 13.500 4 4 16 3q12 1 14 10.500Q30 22 21 26q0 3-5 3Z" fill="#f3b3a6"/><path d="M16 27Q9 21 8.500 6 12 3.300 16 3q4 .3 7.500 3Q23 21 16 27Z" fill="#f8cdbf"/><path d="M16 26Q13.500 15 14 3.200q1-.2 2-.2t2 .2Q18.500 15 16 26Z" fill="#fde4d8"/><path d="M15 25.500Q8 18 5 8.500M17 25.500Q24 18 27 8.500M15.500 25Q12 15 11 4.500M16.500 25Q20 15 21 4.500" fill="none" stroke="#dd8f83" stroke-width=".9" stroke-linecap="round"/>',
  // Fluent's is a head alone, which would roll about on the grass.
  frog: '<path d="M5 29q-4 0-3-4 2-7 7-7Z" fill="#4f9a48"/><path d="M27 29q4 0 3-4-2-7-7-7Z" fill="#4f9a48"/><path d="M16 12q9 1 9 10 0 7-9 7t-9-7q0-9 9-10Z" fill="#5fae54"/><path d="M16 18q5 0 5 6 0 5-5 5t-5-5q0-6 5-6Z" fill="#cfe3a0"/><path d="M6 7q4-5 8-2h4q4-3 8 2 2 4 0 7-4 4-10 4T6 14q-2-3 0-7Z" fill="#6bbb5e"/><circle cx="9.500" cy="6.500" r="3.400" fill="#6bbb5e"/><circle cx="22.500" cy="6.500" r="3.400" fill="#6bbb5e"/><circle cx="9.500" cy="6.500" r="2.400" fill="#fffaf0"/><circle cx="22.500" cy="6.500" r="2.400" fill="#fffaf0"/><circle cx="10" cy="6.800" r="1.300" fill="#2b2233"/><circle cx="22" cy="6.800" r="1.300" fill="#2b2233"/><path d="M9 13q7 4 14 0" fill="none" stroke="#2f6b3f" stroke-width="1.100" stroke-linecap="round"/><path d="M9 29.500q-3 0-3-1.500 3-2 5 1.500ZM23 29.500q3 0 3-1.500-3-2-5 1.500Z" fill="#4f9a48"/>',
  // Whole, from head to wheels: Fluent's is a head alone.
  robot:
    '<path d="M16 1v4" stroke="#7a8794" stroke-width="1.400"/><circle cx="16" cy="1.800" r="1.600" fill="#e8695a"/><rect x="8" y="4.500" width="16" height="10.500" rx="3" fill="#b9c7d1"/><rect x="10.500" y="7" width="11" height="5.500" rx="2.400" fill="#33465a"/><circle cx="13.500" cy="9.700" r="1.500" fill="#8fe0e8"/><circle cx="18.500" cy="9.700" r="1.500" fill="#8fe0e8"/><rect x="14" y="15" width="4" height="2" fill="#7a8794"/><rect x="7.500" y="16.500" width="17" height="9.500" rx="2.400" fill="#9fb0bd"/><rect x="11" y="18.500" width="10" height="5" rx="1.400" fill="#f4c64a"/><circle cx="14" cy="21" r="1.200" fill="#b3202c"/><circle cx="18" cy="21" r="1.200" fill="#2f6b4f"/><path d="M7.500 18.500q-4 .5-4 5M24.500 18.500q4-.5 4-4.500" fill="none" stroke="#7a8794" stroke-width="2.200" stroke-linecap="round"/><circle cx="3.500" cy="24.200" r="1.700" fill="#e8695a"/><circle cx="28.500" cy="13.300" r="1.700" fill="#e8695a"/><rect x="9.500" y="26" width="13" height="4" rx="2" fill="#5a6a78"/><circle cx="12" cy="28" r="1.300" fill="#b9c7d1"/><circle cx="16" cy="28" r="1.300" fill="#b9c7d1"/><circle cx="20" cy="28" r="1.300" fill="#b9c7d1"/>',
  bird: '<path d="M15 17Q7 14 1 5q11 1 17 8Z" fill="#35506f"/><path d="M11 19L1 22l6 1-4 5 9-6Z" fill="#2c435f"/><path d="M17 16Q20 6 29 2q-1 9-8 14Z" fill="#2c435f"/><path d="M10 20q6-6 14-5 4 0 6 3-3 1-5 3-4 4-10 3-2-1-5-4Z" fill="#3f5f82"/><path d="M14 21.500q5 2.500 10.500-1.500-2.500 4.500-6.500 4.500-3 0-4-3Z" fill="#f6ece0"/><path d="M24.500 19q2.500.5 4-.5-.6 2-3 2.500Z" fill="#c8433a"/><circle cx="26" cy="17.200" r="1" fill="#fff9ef"/><circle cx="26.200" cy="17.200" r=".6" fill="#2b2233"/><path d="M29 17l3 1.200-3 .8Z" fill="#f0a63c"/>',
  thread:
    '<path d="M8 3h16v4H8ZM8 26h16v4H8Z" fill="#c99a66"/><path d="M8 3h16v1.800H8ZM8 26h16v1.800H8Z" fill="#dcb583"/><path d="M10 7h12v19H10Z" fill="#c8333f"/><path d="M10 9.500l12 2M10 13.500l12 2M10 17.500l12 2M10 21.500l12 2" stroke="#dc5560" stroke-width="1.400"/><path d="M22 22q8 1 6 7" fill="none" stroke="#c8333f" stroke-width="1.400" stroke-linecap="round"/>',
  saucepan:
    '<path d="M4 13h24v12q0 5-5 5H9q-5 0-5-5Z" fill="#8fa0ab"/><path d="M16 13h12v12q0 5-5 5h-7Z" fill="#788a96"/><path d="M4 16H1q-1 0-1 1.500T1 19h3ZM28 16h3q1 0 1 1.500T31 19h-3Z" fill="#5f6d78"/><path d="M5 11q1-5 11-5t11 5Z" fill="#9fb0bb"/><path d="M3 11h26v3H3Z" fill="#b9c7d1"/><circle cx="16" cy="5" r="2" fill="#5f6d78"/>',
  armchair:
    '<path d="M6 17V8q0-5 5-5h10q5 0 5 5v9Z" fill="#b3434a"/><path d="M9 16V9q0-3.500 3.500-3.500h7Q23 5.500 23 9v7Z" fill="#c8635a"/><path d="M7 17h18v7H7Z" fill="#d87a6c"/><path d="M1.500 15.500q0-3.500 3.200-3.500T8 15.500V27H4q-2.500 0-2.500-3ZM30.500 15.500q0-3.500-3.200-3.500T24 15.500V27h4q2.500 0 2.500-3Z" fill="#b3434a"/><path d="M7 23h18v4H7Z" fill="#a03a42"/><path d="M3.500 27H8l-1 3H5ZM24 27h4.500L27 30h-2Z" fill="#8a5a3c"/><circle cx="13" cy="10" r="1" fill="#a03a42"/><circle cx="19" cy="10" r="1" fill="#a03a42"/>',
  boxes:
    '<path d="M2 18h15v12H2Z" fill="#c99a66"/><path d="M2 18h15v1.800H2Z" fill="#a87547"/><path d="M8 18h3.500v5l-1.800-1L8 23Z" fill="#efdcb4"/><path d="M18 20h13v10H18Z" fill="#b98956"/><path d="M18 20h13v1.600H18Z" fill="#9a6f46"/><path d="M23 20h3v4l-1.500-1-1.500 1Z" fill="#efdcb4"/><path d="M7 5.500l14-2 1.800 12.500-14 2Z" fill="#dcb583"/><path d="M7 5.500l14-2 .3 1.800-14 2Z" fill="#b98956"/><path d="M12.300 4.800l3.500-.5.700 5-1.900-.8-1.600 1.300Z" fill="#f6ead0"/>',
  well: '<path d="M5 30V19h22v11Z" fill="#a39a97"/><path d="M5 23h22M5 26.500h22M10 20v3M18 20v3M14 23v3.500M22 23v3.500M9 26.500V30M17 26.500V30M24 26.500V30" stroke="#857c7c" stroke-width=".9"/><path d="M4 17h24v3H4Z" fill="#beb6b0"/><path d="M7 8h2v9H7ZM23 8h2v9h-2Z" fill="#86604a"/><path d="M16 1l13 8H3Z" fill="#b3434a"/><path d="M16 1l13 8H16Z" fill="#9a3840"/><path d="M15.500 9v5" stroke="#b88a52" stroke-width="1"/><path d="M13 13h5l-.6 4h-3.800Z" fill="#5a9a8f"/>',
}
