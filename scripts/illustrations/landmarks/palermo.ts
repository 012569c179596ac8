import { cupola, tower } from '../posters/landmark-parts.ts';
import { palermoCathedral } from '../posters/islands.ts';
import { ground, houses, palm, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { arches, battlements, dome, rect, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { columns, crests, disc, ellipse, pediment, quad } from './parts.ts';
import { air, piazza, zoom } from './setting.ts';
import { lamp, statue } from './street-parts.ts';

const p = palettes.gold;
const walls = ['#f3d3a0', '#eeb98f', '#f6e2bd', '#e5a588'];
const pellegrino = shape(
  'M900 760C980 640 1060 560 1180 530C1290 500 1400 520 1460 580C1500 620 1560 660 1640 700V800H900Z',
  p.hills[0],
);

export function palazzoDeiNormanni(id: string): string {
  const base = 760;
  return [
    air(id, p, [1300, 230]),
    pellegrino,
    crests([640, 600, 640, 660, 650], 800, p.hills[1]),
    wall(p, 240, base, 900, 260, 0.16),
    battlements(240, base - 260, 36, 25.2, p.stone),
    windows({ x: 290, y: base - 200, columns: 11, rows: 2, dx: 78, dy: 92, w: 30, h: 54 }, p.opening),
    rect(240, base - 118, 900, 6, p.stoneShade),
    tower(p, 1180, base, 250, 400),
    battlements(1055, base - 400, 10, 25.4, p.stone),
    ...[0, 1].map((row) =>
      [0, 1, 2]
        .map(
          (i) =>
            arches(
              { x: 1074 + i * 76, y: base - 60 - row * 160, columns: 1, dx: 0, w: 58, h: 130 },
              p.stoneShade,
            ) +
            arches(
              { x: 1088 + i * 76, y: base - 60 - row * 160, columns: 1, dx: 0, w: 30, h: 104 },
              p.opening,
            ),
        )
        .join(''),
    ),
    rect(1160, base - 420, 40, 24, p.stone),
    dome(1180, base - 420, 48, 0.96, '#8fb3a6', '#6c9386'),
    wall(p, 140, base, 200, 330, 0.3),
    battlements(140, base - 330, 8, 25.6, p.stone),
    shape(`M560 ${base}v-150a90 90 0 0 1 180 0v150z`, p.stoneShade),
    shape(`M582 ${base}v-146a68 68 0 0 1 136 0v146z`, '#6b4a3b'),
    ground(id, p, 748, 744),
    quad([540, 758, 760, 758, 1120, 1000, 280, 1000], '#d9c49c'),
    stroke('M590 758L420 1000M710 758L960 1000', '#c1aa80', 5),
    palm(p, 130, 940, 420),
    palm(p, 330, 860, 260),
    palm(p, 1090, 870, 270),
    palm(p, 1430, 950, 440),
    ...[240, 430, 1000, 1260].map((x) => tree(p, x, 880, 50, true)),
  ].join('');
}

export function palermoDuomo(id: string): string {
  return [
    air(id, p, [340, 230]),
    pellegrino,
    houses(p, { from: -20, to: 260, base: 780, low: 120, high: 190, seed: 263, walls }),
    houses(p, { from: 1340, to: 1640, base: 780, low: 120, high: 190, seed: 269, walls }),
    zoom(palermoCathedral(p, 800, 790), 1.5, [800, 792]),
    ground(id, p, 780, 776),
    quad([700, 788, 900, 788, 1240, 1000, 360, 1000], '#e3d0aa'),
    ...[470, 610, 990, 1130].map(
      (x) => statue(x, 860, 90, '#fbf3e2') + rect(x - 26, 858, 52, 46, p.stoneShade),
    ),
    palm(p, 130, 960, 460),
    palm(p, 250, 920, 300),
    palm(p, 1480, 960, 440),
    ...[340, 1270, 1370].map((x) => tree(p, x, 910, 54, true)),
  ].join('');
}

export function teatroMassimo(id: string): string {
  const [cx, base] = [800, 760];
  const bronze = ['#86a08f', '#688473'] as const;
  return [
    air(id, p, [1320, 230]),
    houses(p, { from: -20, to: 220, base: 790, low: 150, high: 230, seed: 271, walls }),
    houses(p, { from: 1380, to: 1640, base: 790, low: 150, high: 230, seed: 277, walls }),
    wall(p, cx - 480, base, 960, 240, 0.14),
    arches({ x: cx - 450, y: base - 20, columns: 5, dx: 48, w: 28, h: 84 }, p.opening),
    arches({ x: cx + 224, y: base - 20, columns: 5, dx: 48, w: 28, h: 84 }, p.opening),
    windows({ x: cx - 450, y: base - 196, columns: 5, dx: 48, w: 28, h: 50 }, p.opening),
    windows({ x: cx + 224, y: base - 196, columns: 5, dx: 48, w: 28, h: 50 }, p.opening),
    rect(cx - 490, base - 250, 980, 16, p.stone),
    wall(p, cx - 300, base - 230, 600, 110, 0.2),
    cupola(p, cx, base - 320, 196, 0.72, bronze),
    wall(p, cx - 220, base, 440, 290, 0.1),
    rect(cx - 204, base - 210, 408, 210, p.opening),
    arches({ x: cx - 36, y: base, columns: 1, dx: 0, w: 72, h: 130 }, '#4c352a'),
    columns(p, { x: cx - 208, foot: base, top: base - 206, count: 6, dx: 77, w: 32 }),
    rect(cx - 236, base - 254, 472, 42, p.stone),
    stroke(`M${cx - 180} ${base - 232}h360`, p.stoneShade, 6),
    pediment(p, cx, base - 252, 490, 96),
    piazza(id, p, base + 26),
    ...Array.from({ length: 7 }, (_, i) =>
      rect(cx - 220 - i * 16, base + i * 14, 440 + i * 32, 14, i % 2 ? p.stoneShade : p.stone),
    ),
    ...[-370, 370].map(
      (dx) =>
        rect(cx + dx - 60, base + 20, 120, 80, p.stoneShade) +
        rect(cx + dx - 68, base + 10, 136, 16, p.stone),
    ),
    ...[-370, 370].map((dx) =>
      shape(
        `M${cx + dx - 54} ${base + 10}V${base - 30}C${cx + dx - 54} ${base - 62} ${cx + dx - 24} ${base - 66} ${cx + dx + 14} ${base - 62}C${cx + dx + 14} ${base - 100} ${cx + dx + 62} ${base - 100} ${cx + dx + 58} ${base - 60}L${cx + dx + 44} ${base - 44}V${base + 10}H${cx + dx + 28}V${base - 26}H${cx + dx - 34}V${base + 10}Z`,
        '#5c7a68',
      ),
    ),
    lamp(180, 940, 320, 3),
    lamp(1420, 940, 320, 3),
    palm(p, 60, 970, 460),
    palm(p, 1540, 970, 460),
  ].join('');
}

/** One of the four corners: three storeys, a statue on each, a fountain at its foot. */
const canto = (x0: number, x1: number, colour: string, shade: string): string => {
  const inward = Math.sign(x1 - x0);
  const w = Math.abs(x1 - x0);
  const mid = (x0 + x1) / 2;
  const bow = (y: number, h: number, tone: string) =>
    shape(`M${x0} ${y}Q${mid} ${y + 36} ${x1} ${y + 10}v${h}Q${mid} ${y + 36 + h} ${x0} ${y + h}Z`, tone);
  const storey = (y: number, h: number) =>
    [-0.3, 0.3]
      .map((t) => rect(mid + t * w - w * 0.07, y + h * 0.2, w * 0.14, h * 0.56, p.opening))
      .join('') +
    arches({ x: mid - w * 0.12, y: y + h * 0.9, columns: 1, dx: 0, w: w * 0.24, h: h * 0.8 }, shade) +
    statue(mid, y + h * 0.88, h * 0.66, '#fffaf0');
  return [
    bow(130, 680, colour),
    quad([x1, 140, x1 + inward * 26, 130, x1 + inward * 26, 800, x1, 820], shade),
    storey(190, 180),
    storey(410, 190),
    ...[150, 380, 610].map((y) => bow(y, 20, '#fdf3dd')),
    ...[-0.46, -0.16, 0.16, 0.46].flatMap((t) => [
      rect(mid + t * w - 9, 400, 18, 216, '#fdf3dd'),
      rect(mid + t * w - 9, 640, 18, 170, '#fdf3dd'),
    ]),
    arches({ x: mid - w * 0.14, y: 800, columns: 1, dx: 0, w: w * 0.28, h: 160 }, shade),
    statue(mid, 770, 120, '#fffaf0'),
    ellipse(mid, 806, w * 0.26, 24, '#fdf3dd'),
    ellipse(mid, 802, w * 0.21, 16, p.sea[0]),
    shape(
      `M${mid - w * 0.34} 160Q${mid - w * 0.1} 136 ${mid} 70Q${mid + w * 0.1} 136 ${mid + w * 0.34} 160Z`,
      '#fdf3dd',
    ),
    disc(mid, 122, 18, shade),
  ].join('');
};

export function quattroCanti(id: string): string {
  return [
    air(id, p, [800, 260]),
    houses(p, { from: 640, to: 960, base: 800, low: 190, high: 330, seed: 281, walls }),
    quad([0, 806, 1600, 806, 1600, 1000, 0, 1000], '#cdb894'),
    quad([720, 790, 880, 790, 1200, 1000, 400, 1000], '#dcc9a6'),
    canto(90, 600, '#f2d9ae', '#d3aa7c'),
    canto(1510, 1000, '#e6c391', '#bd9163'),
    quad([0, 60, 90, 130, 90, 810, 0, 850], '#d3aa7c'),
    quad([1600, 60, 1510, 130, 1510, 810, 1600, 850], '#b58a5e'),
    stroke('M0 880H1600M0 940H1600M600 812L340 1000M1000 812L1260 1000M800 800V1000', '#b8a17c', 5),
    lamp(700, 880, 200),
    lamp(900, 880, 200),
  ].join('');
}
