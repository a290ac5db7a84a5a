import {
  bookcase,
  ceilingLamp,
  cupboard,
  houseplant,
  picture,
  room,
  roomWindow,
  rug,
  skirting,
  tableTop,
} from '../elements/furniture.ts'
import { bunting } from '../elements/ornaments.ts'
import { darker, lighter } from '../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, sheet, stroke } from '../kit/paper.ts'
import type { BackdropPainter } from '../kit/stage.ts'
import { stars } from '../light/sky.ts'

export const bedroom: BackdropPainter = (stage) => {
  const { width: w, identity, tone, accents, light } = stage
  const y = skirting(stage)
  const wall = identity.pick(['#cfe0ea', '#f6dcc9', '#dfe6cc', '#e6d9ea'])
  const bed = `<g transform="translate(${n(w * 0.2)} ${n(y + 90)})">${sheet('M-290 40V-230Q-290 -262 -258 -262Q-226 -262 -226 -230V40Z', tone('#a8744a'), 6)}${card(-240, -70, 540, 130, tone('#c79a68'), 8)}${sheet('M-236 -70Q-236 -130 -190 -130H260Q296 -130 296 -90V-50H-236Z', tone('#fffaf0'), 4)}${sheet('M-60 -150Q100 -166 290 -140Q320 -130 312 20Q120 50 -70 24Z', accents[0], 6)}${[0, 1, 2, 3].map((i) => circle(0 + i * 80, -60 - (i % 2) * 44, 20, accents[1], 0.85)).join('')}${path('M-64 -152Q100 -168 290 -142L292 -112Q100 -136 -66 -120Z', tone('#fbefdc'))}${sheet('M-214 -112Q-220 -176 -150 -172Q-78 -176 -84 -124Q-140 -96 -214 -112Z', tone('#fdf3e2'), 4)}${rect(270, 20, 30, 50, tone('#a8744a'), 5)}</g>`
  const shelf =
    rect(w * 0.74, y - 380, 300, 18, tone('#a8744a'), 4) +
    circle(w * 0.78, y - 412, 32, tone('#c98a52')) +
    circle(w * 0.765, y - 440, 12, tone('#c98a52')) +
    circle(w * 0.795, y - 440, 12, tone('#c98a52')) +
    circle(w * 0.78, y - 406, 13, tone('#f3d9b4')) +
    rect(w * 0.82, y - 460, 24, 80, tone('#b3202c'), 3) +
    rect(w * 0.838, y - 444, 22, 64, tone('#f4b41a'), 3) +
    rect(w * 0.855, y - 470, 26, 90, tone('#3f7ea6'), 3) +
    path(`M${n(w * 0.9)} ${n(y - 380)}v-50l30 -40l30 40v50Z`, accents[1])
  const mobile =
    stroke(
      `M${n(w * 0.2)} -10v150m-90 20q90 -40 180 0M${n(w * 0.2 - 90)} 160v60M${n(w * 0.2)} 140v110M${n(w * 0.2 + 90)} 160v50`,
      tone('#8a7f78'),
      4,
    ) +
    circle(w * 0.2, 270, 24, tone('#f7edcf')) +
    circle(w * 0.2 - 90, 236, 18, accents[0]) +
    circle(w * 0.2 + 90, 226, 18, accents[1])
  const lampGlow = light.lit ? circle(w * 0.42, y - 150, 170, '#ffe3a0', 0.2) : ''
  const nightstand =
    card(w * 0.42 - 60, y - 70, 120, 110, tone('#b98a5a'), 6) +
    circle(w * 0.42, y - 14, 9, tone('#f4c64a')) +
    lampGlow +
    rect(w * 0.42 - 7, y - 130, 14, 60, tone('#6b5560')) +
    sheet(`M${n(w * 0.42 - 56)} ${n(y - 118)}l24 -84h64l24 84Z`, light.lit ? '#ffe9b0' : tone('#f9d9a0'), 4)
  return {
    back:
      room(stage, wall, '#d3a878', identity.pick(['stripes', 'dots', 'diamonds'])) +
      roomWindow(stage, w * 0.56, y - 520, 300, 340, accents[0]) +
      shelf +
      picture(stage, w * 0.35, y - 520, 130, 110, 0) +
      nightstand +
      cupboard(stage, w * 0.86, y + 40, 320, 250, '#e8d3b0', 2) +
      `<g transform="translate(${n(w * 0.86)} ${n(y - 210)})">${rect(-120, -70, 70, 70, tone('#6aa6a0'), 5)}${rect(-44, -60, 60, 60, tone('#e8695a'), 5)}${rect(-86, -132, 60, 62, tone('#f4b41a'), 5)}${circle(80, -44, 44, tone('#3f88b5'))}${stroke('M80 0v-4M46 -60q34 24 70 4', tone('#8fba6c'), 9)}</g>` +
      (stage.bedless ? '' : bed) +
      rug(stage, accents[0], 0.34) +
      mobile +
      bunting(stage, w * 0.66, 60, w + 10, 40, 60),
    front: '',
  }
}

export const kitchen: BackdropPainter = (stage) => {
  const { width: w, identity, tone, accents } = stage
  const y = skirting(stage)
  const tiles = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 14 }, (_, i) =>
      rect(i * 112 + 4, y - 360 + row * 56, 104, 48, tone((i + row) % 3 ? '#f6efe2' : '#d3e6e6'), 5),
    ).join(''),
  ).join('')
  const cabinets =
    card(-20, y - 190, w * 0.62, 230, tone(identity.pick(['#7fa9a0', '#a9c3d3', '#d9b27f'])), 6) +
    [0.02, 0.17, 0.32, 0.47]
      .map(
        (k) =>
          rect(w * k, y - 150, w * 0.13, 170, '#fffaf0', 6).replace('/>', ' fill-opacity=".35"/>') +
          circle(w * (k + 0.065), y - 130, 8, tone('#f4c64a')),
      )
      .join('') +
    card(-20, y - 214, w * 0.64, 30, tone('#c79a68'), 6)
  const stove =
    card(w * 0.7, y - 214, 250, 254, tone('#f3ece0'), 10) +
    rect(w * 0.7 + 28, y - 120, 194, 120, tone('#5a5566'), 10) +
    rect(w * 0.7 + 44, y - 104, 162, 88, stage.light.lit ? '#f9b25a' : tone('#7a7486'), 6) +
    [40, 100, 160, 210].map((dx) => circle(w * 0.7 + dx, y - 160, 13, tone('#b3202c'))).join('') +
    sheet(`M${n(w * 0.7 + 50)} ${n(y - 214)}v-80h140v80Z`, accents[0], 4) +
    rect(w * 0.7 + 40, y - 304, 160, 16, darker(accents[0], 0.2), 8) +
    circle(w * 0.7 + 120, y - 312, 12, tone('#f4c64a')) +
    stroke(
      `M${n(w * 0.7 + 90)} ${n(y - 336)}q-16 -30 4 -50t0 -50M${n(w * 0.7 + 150)} ${n(y - 336)}q-16 -30 4 -50t0 -50`,
      '#fffdf6',
      8,
      0.7,
    )
  const shelf =
    rect(w * 0.04, y - 500, w * 0.26, 18, tone('#a8744a'), 4) +
    [0.06, 0.1, 0.14, 0.18, 0.22, 0.26]
      .map(
        (k, i) =>
          card(
            w * k,
            y - 562,
            46,
            62,
            tone(['#e8695a', '#f4c64a', '#8fb556', '#c98a52', '#9cc0b8', '#e58fa6'][i] ?? '#e8695a'),
            10,
            2,
          ) + rect(w * k + 5, y - 576, 36, 16, tone('#fbefdc'), 4),
      )
      .join('')
  const pans =
    stroke(`M${n(w * 0.68)} ${n(y - 520)}H${n(w * 0.95)}`, tone('#6b5560'), 9) +
    [0.71, 0.79, 0.87]
      .map(
        (k, i) =>
          stroke(`M${n(w * k)} ${n(y - 516)}v56`, tone('#6b5560'), 7) +
          circle(w * k, y - 424, 40 - i * 5, tone(i === 1 ? '#c9744a' : '#7a7486')) +
          circle(w * k, y - 424, 30 - i * 5, tone(i === 1 ? '#d98a5c' : '#918ca0')),
      )
      .join('')
  const things =
    `<g transform="translate(${n(w * 0.1)} ${n(y - 214)})">${sheet('M-54 0q-20 -70 54 -72t54 72Z', accents[1], 3)}${circle(-18, -74, 22, tone('#e8695a'))}${circle(20, -76, 22, tone('#8fb556'))}${circle(0, -92, 22, tone('#f2a63c'))}</g>` +
    card(w * 0.2, y - 270, 80, 56, tone('#f3ece0'), 8) +
    houseplant(stage, w * 0.53, y - 214, 150)
  return {
    back:
      room(stage, '#f8e8c8', '#d9b894', 'plain', true) +
      tiles +
      roomWindow(stage, w * 0.42, y - 590, 290, 290, accents[0]) +
      shelf +
      pans +
      cabinets +
      things +
      stove +
      rug(stage, accents[0], 0.3),
    front: '',
  }
}

export const livingRoom: BackdropPainter = (stage) => {
  const { width: w, identity, tone, accents, light } = stage
  const y = skirting(stage)
  const x = w * 0.24
  const fire =
    card(x - 190, y - 330, 380, 360, tone('#e6d3bd'), 8) +
    Array.from({ length: 12 }, (_, i) =>
      rect(
        x - 176 + (i % 3) * 122 + (Math.floor(i / 3) % 2) * 20,
        y - 310 + Math.floor(i / 3) * 84,
        90,
        50,
        tone('#d3b79c'),
        8,
      ),
    ).join('') +
    path(`M${n(x - 110)} ${n(y + 30)}v-170a110 100 0 0 1 220 0v170Z`, tone('#5a4046')) +
    circle(x, y - 40, 90, '#f9b25a', 0.3) +
    path(`M${n(x)} ${n(y - 150)}q80 70 56 130t-112 0q-20 -50 14 -80q0 30 16 34q-6 -50 26 -84Z`, '#ee7f35') +
    path(`M${n(x + 4)} ${n(y - 90)}q40 40 26 80t-58 0q-8 -30 32 -80Z`, '#fbd165') +
    rect(x - 80, y + 4, 160, 24, tone('#86573a'), 10) +
    card(x - 220, y - 352, 440, 30, tone('#a8744a'), 6) +
    circle(x - 130, y - 388, 34, tone('#fffaf0')) +
    stroke(`M${n(x - 130)} ${n(y - 388)}v-20M${n(x - 130)} ${n(y - 388)}h14`, tone('#5a4650'), 5) +
    rect(x + 20, y - 410, 22, 58, tone('#f7edcf'), 4) +
    path(`M${n(x + 31)} ${n(y - 440)}q14 18 0 30q-14 -12 0 -30Z`, '#f9a03c') +
    houseplant(stage, x + 130, y - 352, 100)
  const sofa = `<g transform="translate(${n(w * 0.75)} ${n(y + 90)})">${rect(-230, 10, 30, 50, tone('#86573a'), 5)}${rect(210, 10, 30, 50, tone('#86573a'), 5)}${sheet('M-220 20V-180Q-220 -220 -170 -220H180Q230 -220 230 -180V20Z', accents[0], 7)}${stroke('M5 -210V-80', darker(accents[0], 0.2), 5)}${card(-210, -90, 216, 96, lighter(accents[0], 0.12), 24, 5)}${card(4, -90, 216, 96, lighter(accents[0], 0.12), 24, 5)}${card(-270, -130, 76, 170, darker(accents[0], 0.06), 32, 5)}${card(204, -130, 76, 170, darker(accents[0], 0.06), 32, 5)}${`<g transform="rotate(-12 -130 -130)">${card(-180, -176, 100, 96, accents[1], 18, 4)}</g>`}${`<g transform="rotate(10 120 -130)">${card(80, -170, 96, 92, tone('#fbefdc'), 18, 4)}</g>`}</g>`
  return {
    back:
      room(
        stage,
        identity.pick(['#e6d9c0', '#d9e3d6', '#f3d9c4']),
        '#c99b6c',
        identity.pick(['stripes', 'diamonds', 'plain']),
      ) +
      roomWindow(stage, w * 0.56, y - 540, 280, 380, accents[1]) +
      picture(stage, x, y - 560, 190, 140, 2) +
      picture(stage, w * 0.78, y - 510, 150, 130, 1) +
      picture(stage, w * 0.9, y - 470, 110, 130, 0) +
      fire +
      sofa +
      houseplant(stage, w * 0.46, y + 50, 220) +
      rug(stage, accents[0]) +
      (light.lit ? circle(x, y - 20, 330, '#f9b25a', 0.09) : '') +
      ceilingLamp(stage, w * 0.38, 120, 1),
    front: '',
  }
}

export const attic: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents } = stage
  const y = skirting(stage)
  const slope = (side: 1 | -1) => {
    const x = (k: number) => (side < 0 ? w * k : w * (1 - k))
    return (
      sheet(`M${n(x(-0.02))} -10H${n(x(0.36))}L${n(x(-0.02))} ${n(y - 120)}Z`, tone('#a8784f'), 8) +
      stroke(
        [0.1, 0.2, 0.3].map((k) => `M${n(x(k))} -10L${n(x(-0.02))} ${n((k + 0.02) * (y - 120) * 2.6)}`).join(''),
        tone('#8a5f3f'),
        6,
      )
    )
  }
  const trunk = (x: number, s: number, c: string) =>
    card(x - 120 * s, y + 60 - 120 * s, 240 * s, 130 * s, tone(c), 8) +
    sheet(`M${n(x - 124 * s)} ${n(y + 60 - 116 * s)}q0 -70 124 -70t${n(124 * s)} 70Z`, darker(tone(c), 0.1), 4) +
    rect(x - 20 * s, y + 60 - 134 * s, 40 * s, 46 * s, tone('#f4c64a'), 5)
  const web = stroke(
    `M${n(w * 0.86)} 120L${n(w + 10)} 60M${n(w * 0.88)} 200L${n(w + 10)} 180M${n(w * 0.84)} 60L${n(w)} -10M${n(w * 0.9)} 60q4 60 30 110M${n(w * 0.95)} 40q0 60 20 120`,
    '#fffaf0',
    3,
    0.6,
  )
  const mannequin = `<g transform="translate(${n(w * 0.66)} ${n(y + 60)})">${stroke('M0 0V-120M-50 0L0 -40L50 0', tone('#7f5336'), 10)}${sheet('M-56 -120Q-40 -200 -66 -270Q-20 -310 0 -312Q20 -310 66 -270Q40 -200 56 -120Q0 -100 -56 -120Z', accents[0], 6)}${circle(0, -326, 13, tone('#7f5336'))}</g>`
  return {
    back:
      room(stage, '#d9b98c', '#b98a5a', 'planks') +
      roomWindow(stage, w * 0.5, y - 600, 260, 300, '', true) +
      path(
        `M${n(w * 0.42)} ${n(y - 240)}L${n(w * 0.3)} ${n(h * 0.9)}H${n(w * 0.76)}L${n(w * 0.58)} ${n(y - 240)}Z`,
        '#fff3cf',
        0.14,
      ) +
      slope(-1) +
      slope(1) +
      rect(0, 96, w, 40, tone('#8a5f3f'), 6) +
      web +
      bookcase(stage, w * 0.29, y + 30, 220, 300, 3, '#8a5f3f') +
      mannequin +
      trunk(w * 0.14, 1.1, '#9a6640') +
      trunk(w * 0.87, 1.3, '#7f5f6a') +
      card(w * 0.76, y - 230, 120, 100, tone('#c99a66'), 5) +
      `<g transform="translate(${n(w * 0.12)} ${n(y - 130)})">${circle(0, -60, 60, tone('#6db0c4'))}${path('M-40 -80q30 -40 60 -10q-10 40 -40 30ZM10 -40q30 -10 36 14q-20 24 -36 10Z', tone('#8fb56a'))}${stroke('M-66 -20q66 66 130 0M0 0v40M-40 40h80', tone('#a8744a'), 9)}</g>` +
      card(w * 0.4, y - 60, 120, 90, tone('#c99a66'), 5) +
      rug(stage, accents[1], 0.32) +
      bunting(stage, w * 0.24, 190, w * 0.76, 190, 70, 'bulbs'),
    front: '',
  }
}

export const classroom: BackdropPainter = (stage) => {
  const { width: w, tone, accents } = stage
  const y = skirting(stage)
  const board =
    card(w * 0.28, y - 560, w * 0.46, 330, tone('#a8744a'), 8, 8) +
    rect(w * 0.28 + 20, y - 540, w * 0.46 - 40, 290, tone('#3f6b5c'), 4) +
    stroke(`M${n(w * 0.36)} ${n(y - 330)}l70 -90l60 90M${n(w * 0.36 + 20)} ${n(y - 330)}v-26`, '#fbf6e6', 6, 0.8) +
    stroke(
      `M${n(w * 0.54)} ${n(y - 420)}a44 44 0 1 0 1 0M${n(w * 0.54)} ${n(y - 490)}v30M${n(w * 0.6)} ${n(y - 430)}h24M${n(w * 0.48)} ${n(y - 430)}h-24`,
      '#f9d97a',
      6,
      0.85,
    ) +
    stroke(
      `M${n(w * 0.64)} ${n(y - 300)}q0 -90 30 -120M${n(w * 0.64)} ${n(y - 340)}q26 -20 40 0M${n(w * 0.645)} ${n(y - 370)}q-26 -20 -40 0`,
      '#bfe0b0',
      6,
      0.85,
    ) +
    rect(w * 0.42, y - 240, 90, 14, tone('#fbefdc'), 4)
  const desk = (x: number, s: number) =>
    tableTop(
      stage,
      x,
      y + 110 * s,
      300 * s,
      150 * s,
      '#d9a86c',
      `${rect(-90, -22, 84, 22, '#3f7ea6', 3)}${rect(-80, -42, 74, 20, '#e8695a', 3)}${card(30, -60, 40, 60, '#f4c64a', 6, 2)}${stroke('M40 -60l-8 -36M52 -60l4 -42M62 -60l14 -30', '#b3202c', 6)}`,
    )
  const poster = (x: number, inside: string) => card(x - 80, y - 520, 160, 210, tone('#fffaf0'), 4) + inside
  return {
    back:
      room(stage, '#e9e3c6', '#d3ac7c', 'plain') +
      board +
      poster(
        w * 0.12,
        Array.from({ length: 9 }, (_, i) =>
          circle(
            w * 0.12 - 46 + (i % 3) * 46,
            y - 470 + Math.floor(i / 3) * 56,
            17,
            tone(['#e8695a', '#f4c64a', '#6aa67f', '#3f88b5', '#9a6fb0'][i % 5] ?? '#e8695a'),
          ),
        ).join(''),
      ) +
      roomWindow(stage, w * 0.87, y - 560, 250, 330, accents[0]) +
      cupboard(stage, w * 0.12, y + 40, 300, 200, '#7fa9a0', 3) +
      `<g transform="translate(${n(w * 0.07)} ${n(y - 164)})">${circle(0, -60, 54, tone('#5fa9c4'))}${path('M-34 -80q26 -34 50 -8q-10 34 -34 26Z', tone('#8fb56a'))}${stroke('M-58 -36q40 60 104 20M0 -4v10M-36 6h72', tone('#a8744a'), 8)}</g>` +
      houseplant(stage, w * 0.19, y - 160, 130) +
      desk(w * 0.86, 1.1) +
      bunting(stage, -10, 60, w * 0.5, 50, 70) +
      bunting(stage, w * 0.5, 50, w + 10, 60, 70) +
      rug(stage, accents[0], 0.36),
    front: '',
  }
}

export const library: BackdropPainter = (stage) => {
  const { width: w, tone, accents, identity } = stage
  const y = skirting(stage)
  const ladder =
    stroke(
      `M${n(w * 0.72)} ${n(y + 30)}L${n(w * 0.77)} ${n(y - 640)}M${n(w * 0.79)} ${n(y + 30)}L${n(w * 0.83)} ${n(y - 640)}`,
      tone('#c79a68'),
      16,
    ) +
    stroke(
      [0.1, 0.25, 0.4, 0.55, 0.7, 0.85]
        .map((k) => `M${n(w * (0.72 + 0.05 * k))} ${n(y + 30 - 670 * k)}H${n(w * (0.79 + 0.04 * k))}`)
        .join(''),
      tone('#b3804f'),
      12,
    )
  const armchair = `<g transform="translate(${n(w * 0.12)} ${n(y + 150)})">${sheet('M-130 0V-230Q-120 -290 0 -290T130 -230V0Z', accents[0], 7)}${card(-110, -120, 220, 90, lighter(accents[0], 0.16), 30, 5)}${card(-160, -150, 66, 160, darker(accents[0], 0.08), 30, 5)}${card(94, -150, 66, 160, darker(accents[0], 0.08), 30, 5)}${[-60, 0, 60].map((x) => circle(x, -210, 8, darker(accents[0], 0.3))).join('')}</g>`
  return {
    back:
      room(stage, '#d9c4a0', '#a8744a', 'plain') +
      bookcase(stage, w * 0.16, y + 20, 400, 740, 6, '#8a5f3f') +
      roomWindow(stage, w * 0.5, y - 640, 300, 520, identity.chance(0.5) ? accents[1] : '', true) +
      bookcase(stage, w * 0.85, y + 20, 420, 740, 6, '#8a5f3f') +
      bookcase(stage, w * 0.5, y + 20, 280, 110, 1, '#8a5f3f') +
      ladder +
      armchair +
      tableTop(
        stage,
        w * 0.9,
        y + 190,
        280,
        140,
        '#8a5f3f',
        `${rect(-100, -26, 120, 26, '#b3202c', 4)}${rect(-90, -50, 108, 24, '#2f6b4f', 4)}${rect(-96, -74, 100, 24, '#f4b41a', 4)}${stage.light.lit ? circle(70, -80, 90, '#ffe3a0', 0.3) : ''}${rect(64, -60, 10, 60, '#6b5560')}${path('M30 -56l16 -54h46l16 54Z', '#2f6b4f')}`,
      ) +
      ceilingLamp(stage, w * 0.33, 130, 0.9) +
      ceilingLamp(stage, w * 0.67, 130, 0.9) +
      rug(stage, accents[1], 0.36),
    front: '',
  }
}

export const workshop: BackdropPainter = (stage) => {
  const { width: w, tone, accents } = stage
  const y = skirting(stage)
  const peg = card(w * 0.06, y - 540, w * 0.5, 290, tone('#d3a878'), 8, 7)
  const tool = (x: number, s: string) => `<g transform="translate(${n(w * x)} ${n(y - 500)})">${s}</g>`
  const tools =
    tool(0.12, `${rect(-9, 30, 18, 160, tone('#a8543f'), 6)}${card(-46, 0, 92, 40, tone('#8a8798'), 6, 3)}`) +
    tool(
      0.2,
      `${sheet('M-40 190L-16 0H16L40 190Z', tone('#b5b0b5'), 3)}${rect(-22, -10, 44, 60, tone('#a8744a'), 12)}`,
    ) +
    tool(
      0.29,
      `${stroke('M0 60V190', tone('#7f93a0'), 22)}${stroke('M-24 6q-6 44 24 50q30 -6 24 -50', tone('#7f93a0'), 18)}`,
    ) +
    tool(0.37, `${rect(-8, 60, 16, 130, tone('#b5b0b5'), 3)}${rect(-18, 0, 36, 76, tone('#b3202c'), 10)}`) +
    tool(
      0.46,
      `<circle r="52" cx="0" cy="60" fill="none" stroke="${tone('#e0a83a')}" stroke-width="24"/><circle r="22" cx="0" cy="150" fill="none" stroke="${tone('#e0a83a')}" stroke-width="14"/>`,
    )
  const gear = (x: number, gy: number, r: number, c: string) =>
    Array.from(
      { length: 10 },
      (_, i) =>
        `<g transform="translate(${n(x)} ${n(gy)}) rotate(${i * 36})">${rect(-r * 0.16, -r * 1.2, r * 0.32, r * 0.4, c, 4)}</g>`,
    ).join('') +
    circle(x, gy, r, c) +
    circle(x, gy, r * 0.4, tone('#e9d9bd'))
  const bench = tableTop(
    stage,
    w * 0.3,
    y + 90,
    w * 0.58,
    210,
    '#a8744a',
    `${card(-330, -90, 120, 90, '#c8433a', 8, 3)}${rect(-330, -56, 120, 10, '#8f1722')}${sheet('M-120 0v-40h70v-40h40v80Z', '#7f93a0', 3)}${rect(40, -30, 200, 30, '#d9b27f', 4)}${path('M250 0q-20 -40 10 -60q30 20 10 60Z', '#e6c99a')}${circle(320, -24, 24, '#f4b41a')}`,
  )
  return {
    back:
      room(stage, '#e9d9bd', '#b5a08a', 'bricks', true) +
      peg +
      tools +
      roomWindow(stage, w * 0.75, y - 560, 280, 320) +
      gear(w * 0.92, y - 320, 80, tone('#c9744a')) +
      gear(w * 0.985, y - 430, 56, tone('#e0a83a')) +
      bench +
      cupboard(stage, w * 0.84, y + 60, 340, 260, '#6f8fa0', 2) +
      `<g transform="translate(${n(w * 0.84)} ${n(y - 200)})">${card(-130, -100, 110, 100, tone('#c99a66'), 5)}${card(0, -70, 120, 70, accents[0], 5)}${circle(60, -96, 28, accents[1])}</g>` +
      ceilingLamp(stage, w * 0.3, 140, 1.1) +
      Array.from({ length: 9 }, (_, i) =>
        stroke(`M${n(w * (0.1 + i * 0.09))} ${n(y + 280 + (i % 3) * 60)}q10 -14 24 0`, tone('#e6cf9c'), 6),
      ).join('') +
      rug(stage, tone('#8f7f74'), 0.3),
    front: '',
  }
}

export const laboratory: BackdropPainter = (stage) => {
  const { width: w, tone, accents } = stage
  const y = skirting(stage)
  const flask = (x: number, s: number, c: string) =>
    `<g transform="translate(${n(x)} 0) scale(${s})">${path('M-14 -130H14V-80L56 -8Q60 0 48 0H-48Q-60 0 -56 -8L-14 -80Z', '#eaf4f4', 0.85)}${path('M-34 -46H34L54 -8Q58 0 46 0H-46Q-58 0 -54 -8Z', c)}${circle(-8, -26, 7, '#fffaf0', 0.6)}${circle(12, -14, 5, '#fffaf0', 0.6)}${rect(-20, -138, 40, 12, '#c9c3bb', 5)}</g>`
  const tubes = `<g transform="translate(250 0)">${card(-90, -44, 180, 20, '#b98a5a', 4, 2)}${[-66, -22, 22, 66].map((x, i) => rect(x - 13, -100, 26, 100, '#eaf4f4', 13) + rect(x - 13, -60 + i * 6, 26, 60 - i * 6, ['#e8695a', '#6aa67f', '#f4b41a', '#9a6fb0'][i] ?? '#e8695a', 13)).join('')}</g>`
  const screen =
    card(w * 0.62, y - 540, 420, 260, tone('#5f6f80'), 14, 8) +
    rect(w * 0.62 + 22, y - 518, 376, 216, tone('#2f5f6b'), 8) +
    stroke(`M${n(w * 0.62 + 40)} ${n(y - 400)}h70l24 -70l40 120l34 -80l20 30h130`, tone('#8fe0b0'), 8) +
    [0, 1, 2]
      .map((i) => circle(w * 0.62 + 330, y - 490 + i * 30, 8, [accents[0], '#f4b41a', '#8fe0b0'][i] ?? '#f4b41a'))
      .join('')
  const robotArm =
    stroke(`M${n(w * 0.93)} ${n(y - 160)}v-110l-90 -70l-50 60`, tone('#e0913a'), 24) +
    circle(w * 0.93, y - 270, 24, tone('#5f6f80')) +
    circle(w * 0.93 - 90, y - 340, 22, tone('#5f6f80')) +
    stroke(`M${n(w * 0.93 - 140)} ${n(y - 280)}l-30 24M${n(w * 0.93 - 140)} ${n(y - 280)}l14 36`, tone('#5f6f80'), 12)
  const shelf =
    rect(w * 0.05, y - 420, w * 0.44, 18, tone('#8fa6ad'), 4) +
    `<g transform="translate(0 ${n(y - 420)})">${flask(w * 0.1, 0.7, accents[0])}${flask(w * 0.18, 0.55, tone('#6aa67f'))}${card(w * 0.23, -80, 70, 80, tone('#f3ece0'), 8, 2)}${flask(w * 0.34, 0.8, tone('#9a6fb0'))}${flask(w * 0.43, 0.6, '#f4b41a')}</g>`
  return {
    back:
      room(stage, '#dbe8e6', '#c3cfd0', 'plain', true) +
      roomWindow(stage, w * 0.28, y - 700, 420, 190) +
      shelf +
      screen +
      cupboard(stage, w * 0.26, y + 50, w * 0.46, 220, '#a9c3cb', 4) +
      card(w * 0.01, y - 190, w * 0.5, 28, tone('#f3f0e8'), 6) +
      `<g transform="translate(${n(w * 0.08)} ${n(y - 190)})">${flask(0, 1.1, tone('#6db8cc'))}${flask(110, 0.9, accents[0])}${tubes}${`<g transform="translate(470 0)">${card(-50, -18, 110, 18, '#5f6f80', 5, 2)}${stroke('M40 -18q40 -70 -20 -110', '#5f6f80', 16)}${`<g transform="rotate(24 0 -110)">${rect(-18, -170, 36, 110, '#3f5a6b', 10)}${rect(-12, -60, 24, 26, '#e0a83a', 4)}</g>`}</g>`}</g>` +
      cupboard(stage, w * 0.82, y + 60, 460, 220, '#c9d6d3', 3) +
      robotArm +
      stroke(`M${n(w * 0.55)} -10v60h240v-60M${n(w * 0.6)} -10v100h300v-100`, tone('#a9b8bb'), 14) +
      ellipse(w / 2, stage.height * 0.87, w * 0.34, 100, tone('#e9efec')) +
      ellipse(w / 2, stage.height * 0.87, w * 0.3, 84, tone('#d3dedd')),
    front: '',
  }
}

export const museum: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents } = stage
  const y = skirting(stage)
  const dino = `<g transform="translate(${n(w * 0.52)} ${n(y + 40)}) scale(1.05)">${stroke('M-330 -120Q-200 -250 0 -250Q120 -250 180 -350Q220 -420 300 -430', tone('#f3e6cc'), 24)}${stroke(Array.from({ length: 9 }, (_, i) => `M${n(-170 + i * 36)} -240q-10 60 6 ${n(110 - Math.abs(i - 4) * 12)}`).join(''), tone('#f3e6cc'), 13)}${stroke('M-130 -150L-150 -70L-120 -6M70 -150L90 -70L60 -6M-60 -150L-70 -60L-40 -6M120 -190L150 -80L130 -6', tone('#e6d6b8'), 18)}${sheet('M280 -470Q360 -490 410 -440L400 -408Q340 -390 286 -400Z', tone('#f3e6cc'), 4)}${circle(326, -444, 13, tone('#6b5a58'))}${stroke('M330 -404v16M352 -404v16M374 -406v16', tone('#fffaf0'), 7)}${stroke(Array.from({ length: 8 }, (_, i) => `M${n(-300 + i * 40)} ${n(-150 - Math.sin(i / 3.2) * 104)}l-6 -28`).join(''), tone('#f3e6cc'), 10)}</g>`
  const plinth = card(w * 0.24, y + 24, w * 0.56, 50, tone('#c9b79f'), 6)
  const vase = (x: number, c: string) =>
    card(x - 60, y - 110, 120, 190, tone('#f3e9d8'), 5) +
    `<g transform="translate(${n(x)} ${n(y - 110)})">${sheet('M-22 0Q-56 -40 -46 -90Q-40 -120 -18 -130V-150H18V-130Q40 -120 46 -90Q56 -40 22 0Z', c, 4)}${stroke('M-44 -76H44M-36 -50H36', lighter(c, 0.5), 8)}</g>`
  const ropes = [0.16, 0.38, 0.62, 0.84]
    .map(
      (k, i) =>
        rect(w * k - 7, y + 60, 14, 110, tone('#e0a83a'), 4) +
        circle(w * k, y + 56, 15, tone('#f4c64a')) +
        (i < 3 ? stroke(`M${n(w * k)} ${n(y + 74)}q${n(w * 0.11)} 70 ${n(w * 0.22)} 0`, tone('#b3202c'), 10) : ''),
    )
    .join('')
  return {
    back:
      room(stage, '#e3d3bf', '#c9b18f', 'plain', true) +
      [0.04, 0.96]
        .map(
          (k) =>
            rect(w * k - 50, 0, 100, y, tone('#f3e9d8')) +
            stroke(`M${n(w * k - 20)} 60V${n(y - 60)}M${n(w * k + 20)} 60V${n(y - 60)}`, tone('#d9cab4'), 7) +
            card(w * k - 74, y - 50, 148, 52, tone('#f8f0e2'), 4),
        )
        .join('') +
      roomWindow(stage, w * 0.5, 60, 330, 330, '', true) +
      picture(stage, w * 0.2, 150, 220, 170, 0) +
      picture(stage, w * 0.8, 150, 200, 180, 2) +
      picture(stage, w * 0.82, 380, 140, 130, 1) +
      vase(w * 0.12, accents[0]) +
      vase(w * 0.88, tone('#3f7ea6')) +
      plinth +
      dino +
      ropes +
      ellipse(w / 2, h * 0.88, w * 0.4, 110, tone('#b3544a')) +
      ellipse(w / 2, h * 0.88, w * 0.37, 96, tone('#c8695a')),
    front: '',
  }
}

export const hospital: BackdropPainter = (stage) => {
  const { width: w, tone, accents } = stage
  const y = skirting(stage)
  const bed = `<g transform="translate(${n(w * 0.24)} ${n(y + 110)})">${stroke('M-280 40V-210M290 40V-120', tone('#a9bcc3'), 16)}${stroke('M-280 -200H-270M-280 -140h0', tone('#a9bcc3'), 10)}${card(-280, -60, 570, 40, tone('#c9d6da'), 8)}${sheet('M-270 -60Q-274 -120 -230 -120H270Q290 -110 288 -60Z', tone('#fffdf8'), 4)}${sheet('M-70 -140Q100 -156 284 -130L292 -20Q100 0 -76 -20Z', tone('#9fcbc4'), 5)}${path('M-72 -140Q100 -156 284 -130L286 -100Q100 -124 -74 -108Z', tone('#fffdf8'))}${sheet('M-256 -110Q-262 -166 -190 -164Q-120 -166 -122 -118Q-190 -94 -256 -110Z', tone('#ffffff'), 4)}${circle(-250, 56, 20, tone('#6b7a86'))}${circle(260, 56, 20, tone('#6b7a86'))}</g>`
  const monitor =
    stroke(`M${n(w * 0.5)} ${n(y + 60)}V${n(y - 200)}M${n(w * 0.5 - 50)} ${n(y + 64)}h100`, tone('#a9bcc3'), 12) +
    card(w * 0.5 - 90, y - 330, 180, 140, tone('#7f93a0'), 12) +
    rect(w * 0.5 - 74, y - 314, 148, 92, tone('#2f5f6b'), 6) +
    stroke(`M${n(w * 0.5 - 64)} ${n(y - 264)}h36l14 -34l20 60l16 -40l10 14h32`, '#8fe0b0', 5)
  const heart = path(
    `M${n(w * 0.82)} ${n(y - 400)}q-110 -70 -70 -130q44 -44 70 10q26 -54 70 -10q40 60 -70 130Z`,
    tone('#e08a8f'),
  )
  return {
    back:
      room(stage, '#d9ebe6', '#d3d9d3', 'plain', true) +
      rect(0, y - 260, w, 26, tone('#9fcbc4')) +
      roomWindow(stage, w * 0.3, y - 600, 320, 300, tone('#f6dcc9')) +
      card(w * 0.72, y - 570, 300, 220, tone('#fffaf0'), 8) +
      heart +
      bed +
      monitor +
      cupboard(stage, w * 0.84, y + 60, 330, 240, '#fffaf0', 2) +
      `<g transform="translate(${n(w * 0.8)} ${n(y - 180)})">${rect(-90, -70, 60, 70, accents[0], 8)}${rect(-14, -90, 50, 90, tone('#6db8cc'), 8)}${rect(-4, -106, 30, 18, tone('#fffaf0'), 4)}</g>` +
      houseplant(stage, w * 0.93, y - 180, 140) +
      [0.1, 0.16, 0.22]
        .map(
          (k, i) =>
            circle(
              w * k * 0.6 + 20,
              170 + i * 50,
              40,
              [accents[0], tone('#f4b41a'), tone('#6db8cc')][i] ?? accents[0],
            ) + stroke(`M${n(w * k * 0.6 + 20)} ${n(212 + i * 50)}q10 100 -20 ${n(220 - i * 40)}`, tone('#a9bcc3'), 3),
        )
        .join('') +
      ceilingLamp(stage, w * 0.56, 110, 0.9) +
      rug(stage, tone('#9fcbc4'), 0.32),
    front: '',
  }
}

export const shop: BackdropPainter = (stage) => {
  const { width: w, tone, accents, random } = stage
  const y = skirting(stage)
  const goods = ['#e8695a', '#f4b41a', '#6aa67f', '#3f88b5', '#9a6fb0', '#e58fa6', '#c98a52']
  const shelves = [0, 1, 2]
    .map((row) => {
      const sy = y - 200 - row * 170
      return (
        rect(w * 0.04, sy, w * 0.54, 18, tone('#a8744a'), 4) +
        Array.from({ length: 9 }, (_, i) => {
          const [x, c] = [w * 0.06 + i * w * 0.058, tone(goods[(i * 3 + row) % 7] ?? '#e8695a')]
          const kind = random.whole(0, 3)
          return kind === 0
            ? card(x, sy - 84, 54, 84, c, 8, 2) + rect(x + 6, sy - 98, 42, 18, tone('#fbefdc'), 5)
            : kind === 1
              ? card(x, sy - 64, 62, 64, c, 4, 2) + rect(x + 26, sy - 64, 10, 64, lighter(c, 0.5))
              : kind === 2
                ? circle(x + 28, sy - 30, 30, c) + circle(x + 18, sy - 40, 8, lighter(c, 0.5))
                : path(`M${n(x)} ${n(sy)}l8 -70q20 -40 40 0l8 70Z`, c)
        }).join('')
      )
    })
    .join('')
  const counter =
    card(w * 0.6, y - 160, w * 0.42, 220, accents[0], 8) +
    card(w * 0.58, y - 188, w * 0.46, 34, tone('#c79a68'), 6) +
    [0.64, 0.74, 0.84, 0.94].map((k) => rect(w * k, y - 120, w * 0.07, 140, lighter(accents[0], 0.16), 6)).join('') +
    `<g transform="translate(${n(w * 0.72)} ${n(y - 188)})">${sheet('M-80 0L-60 -90H60L80 0Z', tone('#5f6f80'), 4)}${rect(-50, -136, 100, 50, tone('#dfe9e4'), 6)}${[0, 1, 2, 3, 4, 5].map((i) => rect(-44 + (i % 3) * 32, -74 + Math.floor(i / 3) * 30, 24, 20, tone('#f4c64a'), 4)).join('')}</g>` +
    `<g transform="translate(${n(w * 0.9)} ${n(y - 188)})">${sheet('M-50 0V-110Q-50 -130 0 -130T50 -110V0Z', '#eaf4f4', 3)}${Array.from({ length: 12 }, (_, i) => circle(-32 + (i % 4) * 21, -16 - Math.floor(i / 4) * 26, 12, tone(goods[i % 7] ?? '#e8695a'))).join('')}${rect(-40, -150, 80, 24, tone('#b3202c'), 8)}</g>`
  return {
    back:
      room(stage, '#f6e3c3', '#cfa67a', 'stripes') +
      shelves +
      roomWindow(stage, w * 0.79, y - 600, 420, 320) +
      `<g transform="translate(0 -40)">${Array.from({ length: 9 }, (_, i) => path(`M${n(w * 0.63 + i * 54)} ${n(y - 610)}h54v60a27 27 0 0 1 -54 0Z`, i % 2 ? tone('#fbefdc') : accents[1])).join('')}</g>` +
      counter +
      card(w * 0.06, y - 60, 150, 110, tone('#c99a66'), 6) +
      Array.from({ length: 6 }, (_, i) =>
        circle(w * 0.06 + 24 + (i % 4) * 34, y - 64 - Math.floor(i / 4) * 26, 22, tone('#e8894f')),
      ).join('') +
      card(w * 0.2, y - 40, 140, 100, tone('#b98a5a'), 6) +
      Array.from({ length: 6 }, (_, i) =>
        circle(w * 0.2 + 24 + (i % 4) * 32, y - 44 - Math.floor(i / 4) * 24, 20, tone('#8fb556')),
      ).join('') +
      ceilingLamp(stage, w * 0.3, 120, 0.9) +
      ceilingLamp(stage, w * 0.56, 120, 0.9) +
      bunting(stage, -10, 30, w + 10, 30, 50) +
      rug(stage, accents[1], 0.32),
    front: '',
  }
}

export const throneRoom: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents } = stage
  const y = skirting(stage)
  const banner = (x: number, c: string) =>
    sheet(`M${n(x - 60)} 100h120v330l-60 -56l-60 56Z`, c, 6) +
    rect(x - 74, 88, 148, 18, tone('#e0a83a'), 8) +
    path(`M${n(x)} 190l16 34l36 4l-26 26l6 36l-32 -18l-32 18l6 -36l-26 -26l36 -4Z`, tone('#f4c64a'))
  const throne = `<g transform="translate(${n(w * 0.5)} ${n(y + 20)})">${[0, 1, 2].map((i) => card(-260 - i * 60, -40 + i * 34, 520 + i * 120, 36, tone(i % 2 ? '#cdbb9c' : '#dccbb0'), 5, 3)).join('')}${sheet('M-130 -40V-400Q-130 -450 -90 -450Q-60 -540 0 -560Q60 -540 90 -450Q130 -450 130 -400V-40Z', tone('#e0a83a'), 8)}${path('M-96 -60V-390Q-60 -480 0 -500Q60 -480 96 -390V-60Z', tone('#b3202c'))}${[-40, 0, 40].map((x, i) => circle(x, -330 + (i % 2) * 50, 11, tone('#f4c64a'))).join('')}${card(-150, -190, 60, 150, tone('#e0a83a'), 20, 4)}${card(90, -190, 60, 150, tone('#e0a83a'), 20, 4)}${card(-96, -140, 192, 70, tone('#c8433a'), 24, 4)}${circle(0, -528, 22, tone('#3f88b5'))}</g>`
  const column = (x: number) =>
    rect(x - 52, 0, 104, y + 10, tone('#efe3cd')) +
    stroke(`M${n(x - 22)} 80V${n(y - 50)}M${n(x + 22)} 80V${n(y - 50)}`, tone('#d6c6aa'), 8) +
    card(x - 76, y - 44, 152, 60, tone('#f8efdf'), 5) +
    card(x - 76, 0, 152, 60, tone('#e0a83a'), 5)
  return {
    back:
      room(stage, '#d9c3b8', '#cbb294', 'diamonds', true) +
      roomWindow(stage, w * 0.24, 150, 200, 430, '', true) +
      roomWindow(stage, w * 0.76, 150, 200, 430, '', true) +
      banner(w * 0.37, accents[0]) +
      banner(w * 0.63, accents[0]) +
      sheet(`M${n(w * 0.38)} ${n(y + 80)}H${n(w * 0.62)}L${n(w * 0.8)} ${h + 10}H${n(w * 0.2)}Z`, tone('#b3202c'), 5) +
      stroke(
        `M${n(w * 0.395)} ${n(y + 80)}L${n(w * 0.225)} ${h}M${n(w * 0.605)} ${n(y + 80)}L${n(w * 0.775)} ${h}`,
        tone('#f4c64a'),
        12,
      ) +
      throne +
      column(w * 0.1) +
      column(w * 0.9) +
      [0.24, 0.76]
        .map(
          (k) =>
            rect(w * k - 8, y - 130, 16, 190, tone('#e0a83a'), 4) +
            [-34, 0, 34]
              .map(
                (dx) =>
                  rect(w * k + dx - 7, y - 190 + Math.abs(dx) * 0.6, 14, 50, tone('#fffaf0'), 4) +
                  (stage.light.lit ? circle(w * k + dx, y - 206 + Math.abs(dx) * 0.6, 40, '#ffe3a0', 0.3) : '') +
                  path(`M${n(w * k + dx)} ${n(y - 226 + Math.abs(dx) * 0.6)}q14 20 0 34q-14 -14 0 -34Z`, '#f9a03c'),
              )
              .join('') +
            stroke(`M${n(w * k - 34)} ${n(y - 126)}q34 40 68 0`, tone('#e0a83a'), 10),
        )
        .join(''),
    front: [-1, 1]
      .map((side) =>
        sheet(
          side < 0 ? `M-10 -10H170Q150 260 -10 420Z` : `M${w + 10} -10H${w - 170}Q${w - 150} 260 ${w + 10} 420Z`,
          accents[1],
          7,
        ),
      )
      .join(''),
  }
}

export const spaceship: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents } = stage
  const y = skirting(stage)
  const port = `<clipPath id="port"><rect x="${n(w * 0.16)}" y="110" width="${n(w * 0.68)}" height="470" rx="180"/></clipPath><g clip-path="url(#port)">${rect(0, 0, w, 700, '#1d2147')}${path(`M0 330Q${n(w / 2)} 240 ${w} 360V700H0Z`, '#2b2f60')}${stars(stage, 640, 70)}${circle(w * 0.66, 300, 120, accents[0])}${path(`M${n(w * 0.66 - 118)} 280q110 40 236 0q4 20 2 44q-110 30 -238 4Z`, lighter(accents[0], 0.25))}${circle(w * 0.3, 230, 50, '#3aa6b9')}${circle(w * 0.45, 470, 26, '#f4b41a')}</g><rect x="${n(w * 0.16)}" y="110" width="${n(w * 0.68)}" height="470" rx="180" fill="none" stroke="${tone('#a9bcc9')}" stroke-width="42"/>${Array.from(
    { length: 14 },
    (_, i) => {
      const k = (i + 0.5) / 14
      return circle(w * (0.24 + k * 0.52), i % 2 ? 110 : 580, 8, tone('#6b7f90'))
    },
  ).join('')}`
  const desk =
    sheet(
      `M${n(w * 0.04)} ${n(y + 60)}L${n(w * 0.12)} ${n(y - 110)}H${n(w * 0.88)}L${n(w * 0.96)} ${n(y + 60)}Z`,
      tone('#6f8a9e'),
      8,
    ) +
    path(`M${n(w * 0.12)} ${n(y - 110)}H${n(w * 0.88)}L${n(w * 0.9)} ${n(y - 60)}H${n(w * 0.1)}Z`, tone('#8fa9ba')) +
    Array.from({ length: 22 }, (_, i) =>
      circle(w * (0.14 + i * 0.034), y - 84, 9, ['#e8695a', '#f4b41a', '#8fe0b0', '#6db8cc'][i % 4] ?? '#f4b41a'),
    ).join('') +
    [0.2, 0.44, 0.68]
      .map(
        (k, i) =>
          rect(w * k, y - 40, w * 0.14, 76, tone('#24424f'), 8) +
          [
            stroke(`M${n(w * k + 14)} ${n(y)}q30 -40 60 0t60 0t50 -10`, '#8fe0b0', 5),
            circle(w * k + w * 0.07, y - 2, 26, '#3aa6b9') + circle(w * k + w * 0.07, y - 2, 12, '#8fe0b0'),
            [0, 1, 2, 3, 4].map((b) => rect(w * k + 20 + b * 34, y + 20 - b * 9, 22, 8 + b * 9, '#f4b41a', 2)).join(''),
          ][i],
      )
      .join('') +
    [0.37, 0.61]
      .map(
        (k) =>
          stroke(`M${n(w * k)} ${n(y + 10)}l20 -70`, tone('#4a5a68'), 12) + circle(w * k + 20, y - 64, 18, accents[0]),
      )
      .join('')
  return {
    back:
      rect(0, 0, w, h, tone('#c9d6dd')) +
      Array.from({ length: 7 }, (_, i) => stroke(`M${n((i * w) / 6)} 0V${n(y)}`, tone('#b3c3cc'), 6)).join('') +
      port +
      [0.06, 0.94]
        .map(
          (k) =>
            card(w * k - 60, 180, 120, 260, tone('#dfe8ec'), 20) +
            [0, 1, 2]
              .map((i) => circle(w * k, 230 + i * 74, 22, ['#e8695a', '#f4b41a', '#8fe0b0'][i] ?? '#f4b41a'))
              .join(''),
        )
        .join('') +
      sheet(`M-10 ${n(y)}H${w + 10}V${h + 10}H-10Z`, tone('#9fb3bf'), 0) +
      stroke(
        [-3, -2, -1, 0, 1, 2, 3].map((i) => `M${n(w / 2 + i * 200)} ${n(y)}L${n(w / 2 + i * 330)} ${h}`).join('') +
          `M0 ${n(y + 130)}H${w}M0 ${n(y + 320)}H${w}`,
        tone('#87a0ae'),
        5,
      ) +
      desk +
      stroke(`M-10 60H${w + 10}`, tone('#a9bcc9'), 40) +
      Array.from({ length: 12 }, (_, i) =>
        circle((i + 0.5) * (w / 12), 60, 10, i % 3 ? tone('#e8f0f2') : '#f4b41a'),
      ).join('') +
      ellipse(w / 2, h * 0.88, w * 0.36, 104, tone('#b9cad3')) +
      ellipse(w / 2, h * 0.88, w * 0.3, 82, accents[1], 0.6),
    front: '',
  }
}

export const train: BackdropPainter = (stage) => {
  const { width: w, tone, accents, light } = stage
  const y = skirting(stage)
  const seat = (x: number, flip: 1 | -1) =>
    `<g transform="translate(${n(x)} ${n(y + 110)}) scale(${flip} 1)">${sheet('M-110 0V-270Q-110 -310 -70 -310Q-34 -310 -34 -270V-110H120Q150 -110 150 -76V0Z', accents[0], 7)}${card(-40, -126, 186, 50, lighter(accents[0], 0.16), 20, 4)}${rect(-104, -290, 64, 50, tone('#fbefdc'), 14)}${rect(-90, 0, 24, 50, tone('#6b5560'))}${rect(110, 0, 24, 50, tone('#6b5560'))}</g>`
  const rack =
    rect(0, 150, w, 14, tone('#e0a83a'), 4) +
    [0.1, 0.36, 0.6, 0.84]
      .map(
        (k, i) =>
          card(w * k - 80, 62, 150, 88, tone(['#a8704a', '#3f7ea6', '#b3544a', '#6aa67f'][i] ?? '#a8704a'), 12) +
          stroke(`M${n(w * k - 30)} 62q24 -26 50 0`, tone('#6b4a36'), 8),
      )
      .join('')
  return {
    back:
      room(stage, '#b5604f', '#a8845f', 'planks') +
      rect(0, y - 200, w, 200, tone('#8f4a40')) +
      [0.2, 0.5, 0.8].map((k) => card(w * k - 190, 216, 380, 400, tone('#e0a83a'), 30)).join('') +
      [0.2, 0.5, 0.8].map((k) => roomWindow(stage, w * k, 240, 330, 350, tone('#f3d9a4'))).join('') +
      rack +
      Array.from(
        { length: 3 },
        (_, i) =>
          (light.lit ? circle(w * (0.35 + i * 0.3) - w * 0.0, 220, 90, '#ffe3a0', 0.25) : '') +
          circle(w * (0.35 + i * 0.3), 220, 26, light.lit ? '#fff0bd' : tone('#fffaf0')) +
          rect(w * (0.35 + i * 0.3) - 16, 176, 32, 24, tone('#e0a83a'), 5),
      ).join('') +
      seat(w * 0.12, 1) +
      seat(w * 0.88, -1) +
      tableTop(
        stage,
        w * 0.5,
        y + 90,
        260,
        130,
        '#a8744a',
        `${card(-70, -46, 50, 46, '#fbefdc', 8, 2)}${stroke('M-20 -34q24 4 0 24', '#fbefdc', 7)}${rect(10, -20, 80, 20, '#3f7ea6', 4)}`,
      ) +
      sheet(
        `M${n(w * 0.3)} ${n(y + 150)}H${n(w * 0.7)}L${n(w * 0.86)} ${stage.height + 10}H${n(w * 0.14)}Z`,
        tone('#2f6b4f'),
        4,
      ) +
      stroke(
        `M${n(w * 0.32)} ${n(y + 150)}L${n(w * 0.17)} ${stage.height}M${n(w * 0.68)} ${n(y + 150)}L${n(w * 0.83)} ${stage.height}`,
        tone('#f4c64a'),
        9,
      ),
    front: '',
  }
}

export const theatre: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents, light } = stage
  const y = skirting(stage)
  const red = tone('#b3202c')
  const drape = (side: 1 | -1) => {
    const x = (k: number) => (side < 0 ? w * k : w * (1 - k))
    return (
      sheet(
        `M${n(x(-0.02))} -10H${n(x(0.26))}Q${n(x(0.24))} ${n(y * 0.5)} ${n(x(0.1))} ${n(y * 0.66)}Q${n(x(0.16))} ${n(y)} ${n(x(0.18))} ${n(y + 110)}H${n(x(-0.02))}Z`,
        red,
        10,
      ) +
      stroke(
        [0.04, 0.1, 0.16, 0.21]
          .map(
            (k) =>
              `M${n(x(k))} 0Q${n(x(k * 0.96))} ${n(y * 0.5)} ${n(x(k * 0.45 + 0.01))} ${n(y * 0.66)}M${n(x(k * 0.45 + 0.01))} ${n(y * 0.68)}L${n(x(k * 0.8))} ${n(y + 100)}`,
          )
          .join(''),
        darker(red, 0.25),
        7,
      ) +
      card(x(0.06) - 66, y * 0.64, 132, 34, tone('#f4c64a'), 14)
    )
  }
  const valance = Array.from(
    { length: 8 },
    (_, i) =>
      sheet(
        `M${n((i * w) / 8 - 6)} -10h${n(w / 8 + 12)}v110a${n(w / 16 + 6)} 80 0 0 1 ${n(-w / 8 - 12)} 0Z`,
        i % 2 ? red : darker(red, 0.1),
        6,
      ) + stroke(`M${n((i * w) / 8 - 4)} 100a${n(w / 16 + 4)} 80 0 0 0 ${n(w / 8 + 8)} 0`, tone('#f4c64a'), 12),
  ).join('')
  const night = light.time === 'night'
  const scenery =
    rect(0, 0, w, h, night ? '#3a4274' : tone('#bfe0ea')) +
    circle(w * 0.68, 310, 84, '#f9cf5a') +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<g transform="translate(${n(w * 0.68)} 310) rotate(${i * 30})">${path('M-12 -98L0 -140L12 -98Z', '#f4b41a')}</g>`,
    ).join('') +
    sheet(
      `M-10 ${n(y - 120)}q${n(w / 8)} -90 ${n(w / 4)} 0t${n(w / 4)} 0t${n(w / 4)} 0t${n(w / 4)} 0V${h}H-10Z`,
      tone('#8fba6c'),
      6,
    ) +
    [0.34, 0.46]
      .map(
        (k, i) =>
          stroke(`M${n(w * k)} 0v${n(200 + i * 60)}`, tone('#8a7f78'), 3) +
          sheet(
            `M${n(w * k - 80)} ${n(250 + i * 60)}q-40 -50 20 -60q20 -60 70 -20q60 -20 60 40q30 30 -10 40Z`,
            tone('#fffaf0'),
            5,
          ),
      )
      .join('') +
    [0.3, 0.74]
      .map((k) =>
        sheet(
          `M${n(w * k - 20)} ${n(y + 20)}v-160h40v160ZM${n(w * k)} ${n(y - 370)}l110 240h-220Z`,
          tone('#5b9350'),
          6,
        ),
      )
      .join('') +
    `<g transform="translate(${n(w * 0.52)} ${n(y + 10)})">${sheet('M-110 0V-190h44v34h44v-34h44v34h44v-34h44V0Z', tone('#d6c8b6'), 6)}${path('M-26 0v-60a26 26 0 0 1 52 0V0Z', tone('#7a523c'))}${stroke('M0 -156v-90', tone('#6b5560'), 6)}${path('M0 -246l64 22l-64 22Z', accents[1])}</g>`
  return {
    back:
      scenery +
      sheet(`M-10 ${n(y)}H${w + 10}V${h + 10}H-10Z`, tone('#c9955f'), 4) +
      stroke(
        Array.from(
          { length: 11 },
          (_, i) => `M${n(w / 2 + (i - 5) * 120)} ${n(y)}L${n(w / 2 + (i - 5) * 220)} ${h}`,
        ).join(''),
        tone('#a8784a'),
        5,
      ) +
      ellipse(w / 2, h * 0.87, w * 0.36, 110, '#fff3cf', 0.35) +
      path(`M${n(w * 0.44)} -10h${n(w * 0.12)}L${n(w * 0.86)} ${n(h * 0.87)}H${n(w * 0.14)}Z`, '#fff3cf', 0.12) +
      drape(-1) +
      drape(1) +
      valance,
    front: Array.from({ length: 13 }, (_, i) =>
      path(`M${n((i + 0.5) * (w / 13) - 40)} ${h + 5}a40 46 0 0 1 80 0Z`, tone('#f4c64a')),
    ).join(''),
  }
}
