import { stack, tower } from '../posters/landmark-parts.ts';
import { cypress, ground, houses, sea, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { arches, battlements, rect, roof, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { linear } from '../svg.ts';
import { crests, disc, ellipse, palazzo, quad, rose, steps } from './parts.ts';
import { air } from './setting.ts';
import { statue } from './street-parts.ts';

const p = palettes.morning;
const walls = ['#f3e3cb', '#ecd0a8', '#f0c7a4', '#e6b894'];

export function campanile(id: string): string {
  return [
    air(id, p, [1290, 220]),
    crests([560, 470, 540, 440, 530, 480], 800, p.hills[0]),
    crests([640, 600, 640, 600, 640], 920, p.hills[1]),
    shape('M-20 900C220 860 380 700 560 600H1060C1240 690 1380 840 1620 900V1000H-20Z', p.hills[2]),
    wall(p, 820, 620, 300, 150, 0.16),
    roof(p, 820, 470, 300, 60),
    rose(p, 950, 540, 26),
    rect(620, 120, 150, 500, p.stone),
    rect(716, 120, 54, 500, p.stoneShade),
    ...[230, 350, 470].map((y) => rect(610, y, 170, 10, p.stoneShade)),
    ...[150, 260, 380].map((y) => arches({ x: 646, y: y + 74, columns: 2, dx: 46, w: 32, h: 64 }, p.opening)),
    disc(690, 540, 28, '#fffdf8'),
    stroke('M690 540v-17M690 540l12 7', p.opening, 4),
    rect(606, 108, 178, 18, p.stone),
    quad([616, 108, 695, 30, 774, 108], p.roof),
    quad([695, 30, 774, 108, 712, 108], p.roofShade),
    stack(p, { cx: 800, base: 830, half: 520, rows: 5, rise: 46, seed: 419, walls }),
    ...[150, 240, 330, 1290, 1390, 1480].map((x, i) => tree(p, x, 890 + (i % 2) * 20, 120)),
    ground(id, p, 900, 906),
    ...[70, 120].map((x) => cypress(p, x, 970, 260)),
    tree(p, 1540, 980, 180),
  ].join('');
}

const vase = (x: number, y: number, k: number, colour: string, band: string): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${shape('M-18 0H18L14 -10C50 -40 56 -90 24 -126L30 -150H-30L-24 -126C-56 -90 -50 -40 -14 -10Z', colour)}${stroke('M-28 -140C-60 -136 -62 -96 -42 -88M28 -140C60 -136 62 -96 42 -88', colour, 9)}${stroke('M-44 -78H44M-42 -52H42', band, 7)}${stroke('M-36 -66l9 -8l9 8l9 -8l9 8l9 -8l9 8l9 -8l9 8', band, 3.4)}</g>`;

const votiveHead = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${shape('M-34 0V-18L-16 -30V-50C-46 -64 -50 -132 0 -138C50 -132 46 -64 16 -50V-30L34 -18V0Z', '#c98f68')}${shape('M-42 -90C-50 -150 50 -150 42 -90C36 -112 20 -120 0 -120C-20 -120 -36 -112 -42 -90Z', '#9d6846')}${stroke('M-20 -92h12M8 -92h12M0 -90v20M-9 -62h18', '#7c4f33', 3.4)}</g>`;

const glass = (x: number, w: number) =>
  rect(x, 380, w, 300, '#eef5f5') +
  quad([x + w * 0.1, 380, x + w * 0.3, 380, x + w * 0.16, 680, x, 680], '#ffffff', 0.8) +
  rect(x - 14, 680, w + 28, 150, '#7c6450') +
  rect(x - 14, 680, w + 28, 16, '#96795f') +
  rect(x - 8, 362, w + 16, 20, '#7c6450');

export function museoArcheologico(id: string): string {
  const light = linear(
    `${id}room`,
    [0, 0, 0, 800],
    [
      [0, '#ece5d8'],
      [1, '#d2c6b2'],
    ],
  );
  return [
    `<defs>${light}</defs><rect width="1600" height="1000" fill="url(#${id}room)"/>`,
    shape('M0 0H1600V190C1500 80 1100 80 1060 200C1020 80 580 80 540 200C500 80 100 80 0 190Z', '#c4b59d'),
    ...[540, 1060].map(
      (x) =>
        rect(x - 26, 196, 52, 640, '#d9ccb6') +
        rect(x + 6, 196, 20, 640, '#bba98e') +
        rect(x - 38, 184, 76, 22, '#e9dfcc'),
    ),
    rect(620, 240, 360, 120, '#c98a6a'),
    arches({ x: 640, y: 350, columns: 5, dx: 66, w: 50, h: 80 }, '#8d5b48'),
    stroke('M620 300h0M620 262H980', '#e6b48f', 5),
    rect(0, 820, 1600, 20, '#a8977c'),
    quad([0, 840, 1600, 840, 1600, 1000, 0, 1000], '#b39d80'),
    stroke('M0 880H1600M0 940H1600M400 840L300 1000M800 840V1000M1200 840L1300 1000', '#9a8467', 4),
    glass(110, 330),
    glass(1160, 330),
    vase(200, 676, 1.3, '#a8553a', '#3a2d28'),
    vase(345, 676, 1, '#3a3436', '#c98f68'),
    votiveHead(1250, 676, 1.3),
    votiveHead(1400, 676, 1.1),
    rect(640, 700, 320, 150, '#e3d8c6'),
    rect(860, 700, 100, 150, '#c9bca6'),
    rect(626, 686, 348, 20, '#f1e9da'),
    statue(800, 690, 280, '#5f7f78'),
  ].join('');
}

const gothic = (x: number, y: number, w: number, h: number, colour: string) =>
  shape(
    `M${x} ${y}V${y - h * 0.56}Q${x} ${y - h * 0.84} ${x + w / 2} ${y - h}Q${x + w} ${y - h * 0.84} ${x + w} ${y - h * 0.56}V${y}Z`,
    colour,
  );

export function casamari(id: string): string {
  const [cx, base] = [800, 780];
  const stone = { ...p, stone: '#f1e3c6', stoneShade: '#cfbb96', opening: '#75624c' };
  return [
    air(id, p, [330, 220]),
    crests([560, 500, 560, 470, 540], 800, p.hills[0]),
    crests([640, 660, 630, 650, 640], 800, p.hills[1]),
    wall(stone, cx + 200, base, 420, 300, 0.1),
    roof(p, cx + 200, base - 300, 420, 60),
    ...[0, 1, 2, 3].map((i) => gothic(cx + 240 + i * 96, base - 130, 40, 120, stone.opening)),
    tower(stone, cx + 330, base - 320, 110, 150),
    arches({ x: cx + 292, y: base - 370, columns: 2, dx: 42, w: 28, h: 62 }, stone.opening),
    quad([cx + 268, base - 470, cx + 330, base - 540, cx + 392, base - 470], p.roof),
    quad(
      [cx - 260, base, cx - 260, base - 300, cx, base - 480, cx + 260, base - 300, cx + 260, base],
      stone.stone,
    ),
    quad([cx + 190, base, cx + 190, base - 350, cx + 260, base - 300, cx + 260, base], stone.stoneShade),
    stroke(`M${cx - 268} ${base - 300}L${cx} ${base - 488}L${cx + 268} ${base - 300}`, '#fbf3de', 12),
    rose(stone, cx, base - 330, 58),
    rect(cx - 300, base - 190, 600, 190, stone.stone),
    quad([cx - 320, base - 190, cx - 280, base - 232, cx + 280, base - 232, cx + 320, base - 190], p.roof),
    ...[-250, -70, 110].map(
      (dx) =>
        gothic(cx + dx, base, 140, 160, stone.stoneShade) +
        gothic(cx + dx + 18, base, 104, 134, stone.opening),
    ),
    palazzo(stone, { x: 60, base, w: 440, h: 190, columns: 8, rows: 2 }),
    roof(p, 60, base - 196, 440, 44),
    ground(id, p, base - 12, base - 16),
    steps(stone, cx, base - 6, 520, 5, 12),
    quad([cx - 150, base + 54, cx + 150, base + 54, cx + 400, 1000, cx - 400, 1000], '#e3d6ba'),
    ...[150, 300, 1330, 1480].map((x) => tree(p, x, 930, 260)),
    cypress(p, 1180, 880, 240),
  ].join('');
}

const water = (x: number, w: number, top: number, foot: number) =>
  quad([x, top, x + w, top, x + w * 1.14, foot, x - w * 0.14, foot], '#e3f1f4') +
  stroke(
    Array.from({ length: 7 }, (_, i) => `M${x + (w * (i + 0.5)) / 7} ${top + 8}V${foot - 10}`).join(''),
    '#9fcbd8',
    9,
    0.7,
  ) +
  stroke(
    Array.from({ length: 6 }, (_, i) => `M${x + (w * (i + 1)) / 7} ${top + 30}V${foot - 40}`).join(''),
    '#ffffff',
    7,
  );

const foam = (x: number, y: number, w: number) =>
  Array.from({ length: 9 }, (_, i) =>
    ellipse(x + (w * i) / 8, y + (i % 2) * 8, w / 8, w / 16, '#ffffff', 0.85),
  ).join('');

export function isolaDelLiri(id: string): string {
  const castle = { ...p, stone: '#ecd5ae', stoneShade: '#c7a97c' };
  return [
    air(id, p, [1320, 200]),
    crests([520, 460, 520, 440, 510], 700, p.hills[0]),
    crests([600, 560, 600, 570, 610], 860, p.hills[2]),
    wall(castle, 560, 470, 480, 180, 0.16),
    roof(p, 560, 290, 480, 40),
    tower(castle, 520, 480, 110, 300),
    battlements(465, 180, 5, 24, castle.stone),
    tower(castle, 1080, 480, 90, 250),
    battlements(1035, 230, 4, 24, castle.stone),
    windows({ x: 610, y: 330, columns: 7, rows: 2, dx: 58, dy: 70, w: 24, h: 38 }, p.opening),
    windows({ x: 500, y: 250, columns: 1, rows: 3, dx: 0, dy: 70, w: 22, h: 36 }, p.opening),
    ...[480, 600, 1120].map((x, i) => tree(p, x, 500, 90 + i * 10)),
    shape('M300 1000V480C420 460 520 470 640 470H1000C1120 470 1220 460 1320 490V1000Z', '#7d8168'),
    shape('M560 470H1040L1000 800H600Z', '#6c705a'),
    ...[620, 700, 800, 900, 980].map(
      (x, i) =>
        ellipse(x, 560 + (i % 3) * 70, 60, 34, p.tree) +
        ellipse(x + 16, 570 + (i % 3) * 70, 34, 20, p.treeShade),
    ),
    water(360, 200, 490, 810),
    water(1090, 140, 490, 640),
    water(1050, 220, 640, 810),
    foam(1050, 640, 220),
    palazzo({ ...p, stone: '#f0c7a4' }, { x: -60, base: 840, w: 330, h: 380, columns: 6, rows: 4 }),
    palazzo({ ...p, stone: '#ecd0a8' }, { x: 1390, base: 840, w: 290, h: 400, columns: 5, rows: 4 }),
    houses(p, { from: 240, to: 330, base: 840, low: 200, high: 280, seed: 421, walls }),
    sea(id, { ...p, sea: ['#a9d3da', '#5f9fb0'] }, 800, 1000, 101),
    foam(330, 806, 270),
    foam(1020, 810, 380),
    rect(-10, 836, 320, 164, p.stone),
    rect(1380, 836, 230, 164, p.stoneShade),
    stroke('M0 880H310M0 940H310M1380 880H1600M1380 940H1600', '#c4ac8a', 5),
    ...[70, 220, 1440, 1560].map(
      (x, i) =>
        shape(`M${x - 60} 800Q${x} 750 ${x + 60} 800Z`, i % 2 ? '#d98a5c' : '#fbf5ea') +
        rect(x - 3, 790, 6, 60, '#7a6656') +
        rect(x - 34, 850, 68, 10, '#a37e5c'),
    ),
  ].join('');
}
