import { flamingo } from '../posters/islands.ts';
import { bellTower, cupola, sail, stack } from '../posters/landmark-parts.ts';
import { houses, palm, sea, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { arches, battlements, rect, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { arcade, columns, crests, pediment, quad, rose, steps } from './parts.ts';
import { air, piazza } from './setting.ts';
import { lamp, statue } from './street-parts.ts';

const p = palettes.noon;
const walls = ['#f9e3bd', '#f4c9a0', '#fdf0d8', '#efb795', '#f6d7a8'];
const lime = { ...p, stone: '#fff8ea', stoneShade: '#dfd1b6' };

export function bastioneSaintRemy(id: string): string {
  const base = 800;
  return [
    air(id, p, [1300, 220]),
    stack(p, { cx: 360, base: 480, half: 520, rows: 3, rise: 46, seed: 313, walls }),
    cupola(lime, 480, 390, 60, 1, ['#9dc0b2', '#76a093']),
    wall(lime, 60, base, 420, 330, 0.1),
    wall(lime, 1120, base, 420, 330, 0.1),
    arcade(lime, 60, base, 420, 170, 4),
    arcade(lime, 1120, base, 420, 170, 4),
    ...[60, 1120].map((x) => windows({ x: x + 40, y: 520, columns: 5, dx: 74, w: 36, h: 70 }, p.stoneShade)),
    ...[40, 1100].map((x) => rect(x, 466, 460, 18, '#fffdf6')),
    wall(lime, 470, base, 660, 400, 0.08),
    rect(450, 392, 700, 22, '#fffdf6'),
    rect(470, 560, 660, 12, p.stoneShade),
    arches({ x: 640, y: 560, columns: 1, dx: 0, w: 320, h: 130 }, p.stoneShade),
    arches({ x: 668, y: 560, columns: 1, dx: 0, w: 264, h: 112 }, p.sky[1]),
    columns(lime, { x: 500, foot: 560, top: 424, count: 2, dx: 70, w: 30 }),
    columns(lime, { x: 1000, foot: 560, top: 424, count: 2, dx: 70, w: 30 }),
    wall(lime, 590, 400, 420, 60, 0.08),
    pediment(lime, 800, 342, 450, 60),
    arches({ x: 690, y: base, columns: 1, dx: 0, w: 220, h: 210 }, p.opening),
    arches({ x: 520, y: base, columns: 1, dx: 0, w: 110, h: 150 }, p.opening),
    arches({ x: 970, y: base, columns: 1, dx: 0, w: 110, h: 150 }, p.opening),
    piazza(id, { ...p, stone: '#e6dcc8', stoneShade: '#c2b59c' }, 876),
    rect(0, base, 660, 78, p.stoneShade),
    rect(940, base, 660, 78, p.stoneShade),
    quad([660, 800, 940, 800, 1000, 880, 600, 880], '#fffdf6'),
    stroke('M652 816H948M642 832H958M630 848H970M618 864H982', p.stoneShade, 5),
    palm(p, 140, 940, 420),
    palm(p, 1460, 940, 420),
    lamp(360, 960, 280, 3),
    lamp(1240, 960, 280, 3),
  ].join('');
}

export function torreDellElefante(id: string): string {
  const [x, base] = [620, 820];
  return [
    air(id, p, [300, 220]),
    stack(p, { cx: 900, base, half: 900, rows: 4, rise: 60, seed: 317, walls }),
    rect(x, base - 640, 360, 640, lime.stone),
    quad([x + 360, base - 640, x + 430, base - 610, x + 430, base, x + 360, base], lime.stoneShade),
    stroke(
      Array.from(
        { length: 30 },
        (_, i) => `M${x + 20 + ((i * 97) % 280)} ${base - 600 + ((i * 131) % 560)}h${40 + (i % 3) * 14}`,
      ).join(''),
      lime.stoneShade,
      5,
      0.6,
    ),
    rect(x - 16, base - 656, 392, 22, '#fffdf6'),
    battlements(x - 10, base - 654, 10, 38, lime.stone),
    ...[0, 1, 2].map(
      (row) =>
        rect(x + 60, base - 560 + row * 150, 16, 56, p.opening) +
        rect(x + 284, base - 560 + row * 150, 16, 56, p.opening),
    ),
    arches({ x: x + 96, y: base, columns: 1, dx: 0, w: 168, h: 260 }, lime.stoneShade),
    arches({ x: x + 112, y: base, columns: 1, dx: 0, w: 136, h: 236 }, p.opening),
    stroke(
      `M${x + 146} ${base - 216}V${base - 150}M${x + 180} ${base - 234}V${base - 150}M${x + 214} ${base - 216}V${base - 150}M${x + 130} ${base - 160}h100`,
      '#3f4a4c',
      7,
    ),
    rect(x + 246, base - 330, 96, 16, '#fffdf6'),
    quad(
      [x + 260, base - 314, x + 330, base - 314, x + 310, base - 280, x + 274, base - 280],
      lime.stoneShade,
    ),
    shape(
      `M${x + 256} ${base - 330}v-34c0 -20 16 -28 36 -26c6 -12 26 -12 32 2c4 8 2 18 8 28l-7 3c-5 -8 -6 -16 -10 -18v45h-13v-20h-26v20z`,
      '#b7a27c',
    ),
    shape(`M${x + 256} ${base - 330}v-34c0 -20 16 -28 36 -26v40h-10v20z`, '#8d7a5c', 0.5),
    wall({ ...p, stone: '#f4c9a0' }, -40, base, 560, 420, 0.1),
    windows({ x: 20, y: base - 360, columns: 5, rows: 3, dx: 96, dy: 116, w: 46, h: 70 }, p.opening),
    ...[0, 1, 2].map((r) => stroke(`M0 ${base - 286 + r * 116}H500`, '#7a6a5c', 4, 0.6)),
    wall({ ...p, stone: '#efb795' }, 1120, base, 520, 380, 0.1),
    windows({ x: 1160, y: base - 320, columns: 5, rows: 2, dx: 92, dy: 120, w: 44, h: 70 }, p.opening),
    arches({ x: 1180, y: base, columns: 3, dx: 140, w: 80, h: 120 }, '#7f9a72'),
    piazza(id, { ...p, stone: '#d9cfbf', stoneShade: '#b5a993' }, base - 2),
  ].join('');
}

const umbrella = (x: number, y: number, k: number, colour: string) =>
  rect(x - 3 * k, y - 100 * k, 6 * k, 100 * k, '#8b6b55') +
  shape(`M${x - 80 * k} ${y - 84 * k}Q${x} ${y - 170 * k} ${x + 80 * k} ${y - 84 * k}Z`, colour) +
  shape(
    `M${x + 6 * k} ${y - 126 * k}Q${x + 54 * k} ${y - 118 * k} ${x + 80 * k} ${y - 84 * k}H${x + 34 * k}Z`,
    '#000',
    0.1,
  ) +
  quad([x + 20 * k, y - 4, x + 110 * k, y - 4, x + 120 * k, y + 16 * k, x + 10 * k, y + 16 * k], '#fdf8ee');

export function poetto(id: string): string {
  return (
    [
      air(id, p, [360, 220]),
      crests([640, 650, 660, 640, 640], 720, p.hills[0]),
      shape(
        'M780 720C860 650 900 560 980 500C1020 470 1060 470 1100 500C1130 524 1150 560 1190 556C1230 552 1240 490 1290 470C1340 452 1380 480 1410 540C1450 620 1520 680 1640 700V720Z',
        p.hills[2],
      ),
      shape(
        'M1100 500C1130 524 1150 560 1190 556C1230 552 1240 490 1290 470C1270 540 1240 600 1180 620C1120 640 1080 580 1100 500ZM1410 540C1450 620 1520 680 1640 700V720H1360C1420 660 1420 600 1410 540Z',
        p.treeShade,
        0.3,
      ),
      sea(id, p, 700, 900, 67),
      sail(620, 770, 100),
      sail(820, 740, 60),
      shape('M0 1000V880C300 850 700 850 1000 800C1240 764 1420 752 1600 740V1000Z', '#f2e0b8'),
      shape(
        'M0 880C300 850 700 850 1000 800C1240 764 1420 752 1600 740V752C1420 766 1240 780 1010 818C700 872 300 870 0 900Z',
        '#fff',
        0.7,
      ),
      rect(1330, 690, 200, 90, '#fffdf6'),
      rect(1316, 674, 228, 20, '#3d7a8c'),
      rect(1360, 720, 140, 34, p.opening),
      ...[
        [220, 940, 1.1, '#d98a5c'],
        [470, 920, 0.9, '#3d7a8c'],
        [720, 950, 1.1, '#c8423a'],
        [960, 900, 0.8, '#f2c94c'],
        [1160, 930, 1, '#3d7a8c'],
        [1330, 880, 0.7, '#d98a5c'],
      ].map(([x, y, k, colour]) => umbrella(Number(x), Number(y), Number(k), String(colour))),
      palm(p, 1560, 880, 260),
    ].join('') + [70, 130].map((x, i) => flamingo(x, 868 - i * 10, 0.8)).join('')
  );
}

export function cagliariDuomo(id: string): string {
  const [cx, base] = [780, 780];
  const bands = Array.from({ length: 3 }, (_, row) =>
    arches({ x: cx - 256, y: base - 210 - row * 96, columns: 12, dx: 43, w: 30, h: 66 }, p.stoneShade),
  );
  return [
    air(id, p, [1320, 220]),
    houses(p, { from: -20, to: 500, base, low: 230, high: 330, seed: 331, walls }),
    houses(p, { from: 1060, to: 1640, base, low: 230, high: 330, seed: 337, walls }),
    cupola(lime, 1000, 430, 80, 0.96, ['#9dc0b2', '#76a093']),
    bellTower(lime, 1130, base, 96, 560, 0.8),
    rect(cx - 280, base - 470, 560, 470, lime.stone),
    quad([cx - 280, base - 470, cx, base - 570, cx + 280, base - 470], lime.stone),
    rect(cx + 220, base - 470, 60, 470, lime.stoneShade),
    ...bands,
    ...Array.from({ length: 13 }, (_, i) => rect(cx - 264 + i * 43, base - 480, 8, 300, '#fffdf6')),
    ...[180, 276, 372, 470].map((y) => rect(cx - 290, base - y, 580, 12, '#fffdf6')),
    rose(lime, cx, base - 512, 28),
    ...[-190, 0, 190].map(
      (dx) =>
        arches({ x: cx + dx - 62, y: base, columns: 1, dx: 0, w: 124, h: 160 }, lime.stoneShade) +
        rect(cx + dx - 40, base - 110, 80, 110, '#6b5646') +
        arches({ x: cx + dx - 40, y: base - 116, columns: 1, dx: 0, w: 80, h: 36 }, '#d9a441'),
    ),
    piazza(id, { ...p, stone: '#e3d9c8', stoneShade: '#bfb298' }, base - 2),
    steps(lime, cx, base, 580, 4),
    statue(330, 850, 120, '#fffdf6'),
    rect(300, 848, 60, 56, lime.stoneShade),
    tree(p, 1380, 920, 60, true),
    tree(p, 180, 930, 60, true),
  ].join('');
}
