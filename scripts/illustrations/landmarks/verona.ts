import { bellTower, tower } from '../posters/landmark-parts.ts';
import { cypress, houses, sea, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import {
  arches,
  battlements,
  hipRoof,
  lancets,
  rect,
  shape,
  stroke,
  wall,
  windows,
} from '../posters/shapes.ts';
import { arena } from '../posters/verona-and-bologna.ts';
import { crests, ellipse, palazzo, quad } from './parts.ts';
import { air, piazza, zoom } from './setting.ts';
import { stall, statue } from './street-parts.ts';

const p = { ...palettes.gold, stone: '#f4d8bd', stoneShade: '#cf9f85' };
const brick = { ...p, stone: '#cf8766', stoneShade: '#a8644b', opening: '#6a4337' };
const walls = ['#f0c79c', '#e6a87d', '#f6dfb9', '#dd9a78', '#f3cfa8'];

export function arenaDiVerona(id: string): string {
  return [
    air(id, p, [1300, 230]),
    crests([610, 560, 600, 540, 600], 800, p.hills[0]),
    houses(p, { from: -20, to: 260, base: 780, low: 120, high: 190, seed: 233, walls }),
    houses(p, { from: 1330, to: 1640, base: 780, low: 120, high: 190, seed: 239, walls }),
    zoom(arena(p, 800, 790), 1.5, [800, 796]),
    piazza(id, p, 790),
    tree(p, 130, 930, 220),
    tree(p, 1480, 930, 220),
    tree(p, 270, 910, 50, true),
    tree(p, 1330, 910, 50, true),
  ].join('');
}

export function casaDiGiulietta(id: string): string {
  const ivy = (x: number, y: number, r: number) =>
    ellipse(x, y, r, r * 0.8, p.tree) + ellipse(x + r * 0.3, y + r * 0.2, r * 0.6, r * 0.5, p.treeShade);
  const balcony = [
    rect(760, 470, 330, 16, '#f6ead6'),
    rect(760, 556, 330, 26, '#e3cfae'),
    ...Array.from(
      { length: 11 },
      (_, i) =>
        rect(770 + i * 29.4, 486, 16, 70, '#f1e1c6') +
        arches({ x: 784 + i * 29.4, y: 552, columns: 1, dx: 0, w: 11, h: 52 }, '#8a6a52'),
    ),
    quad([780, 582, 830, 582, 810, 640], '#cdb48f'),
    quad([1020, 582, 1070, 582, 1040, 640], '#cdb48f'),
  ];
  return [
    air(id, p, [220, 160]),
    rect(300, 90, 1000, 760, brick.stone),
    stroke(
      Array.from(
        { length: 34 },
        (_, i) => `M${320 + ((i * 167) % 900)} ${130 + ((i * 89) % 690)}h${26 + (i % 4) * 12}`,
      ).join(''),
      brick.stoneShade,
      7,
      0.45,
    ),
    rect(284, 74, 1032, 20, '#e3cfae'),
    lancets({ x: 380, y: 330, columns: 2, dx: 150, w: 84, h: 170 }, '#f1e1c6'),
    lancets({ x: 392, y: 326, columns: 2, dx: 150, w: 60, h: 148 }, brick.opening),
    lancets({ x: 1130, y: 330, columns: 1, dx: 0, w: 96, h: 180 }, '#f1e1c6'),
    lancets({ x: 1144, y: 326, columns: 1, dx: 0, w: 68, h: 156 }, brick.opening),
    lancets({ x: 850, y: 486, columns: 1, dx: 0, w: 150, h: 260 }, '#f1e1c6'),
    lancets({ x: 870, y: 486, columns: 1, dx: 0, w: 110, h: 226 }, '#57382f'),
    ...balcony,
    arches({ x: 400, y: 850, columns: 1, dx: 0, w: 190, h: 290 }, '#f1e1c6'),
    arches({ x: 422, y: 850, columns: 1, dx: 0, w: 146, h: 262 }, '#57382f'),
    windows({ x: 1150, y: 620, columns: 1, dx: 0, w: 90, h: 110 }, '#f1e1c6'),
    windows({ x: 1162, y: 632, columns: 1, dx: 0, w: 66, h: 86 }, brick.opening),
    ...[
      [316, 250, 50],
      [340, 330, 56],
      [320, 430, 60],
      [350, 530, 62],
      [316, 620, 56],
      [344, 720, 60],
      [316, 810, 62],
      [1280, 560, 48],
      [1262, 660, 56],
      [1286, 770, 60],
    ].map(([x = 0, y = 0, r = 0]) => ivy(x, y, r)),
    quad([0, 0, 300, 90, 300, 850, 0, 1000], '#e9c096'),
    quad([1600, 0, 1300, 90, 1300, 850, 1600, 1000], '#c08b68'),
    quad([70, 240, 190, 270, 190, 420, 70, 400], '#7f9a72'),
    quad([1410, 270, 1530, 240, 1530, 400, 1410, 420], '#6a8460'),
    quad([300, 850, 1300, 850, 1600, 1000, 0, 1000], '#d9c6ae'),
    stroke('M240 880H1360M130 930H1470M560 850L420 1000M800 850V1000M1040 850L1180 1000', '#bda58a', 5),
    rect(880, 830, 110, 60, '#cdb48f'),
    statue(935, 832, 190, '#5f7468'),
  ].join('');
}

const arch = (x: number, w: number) =>
  `M${x} 880v-${w * 0.18}a${w / 2} ${w * 0.42} 0 0 1 ${w} 0v${w * 0.18}z`;

export function castelvecchio(id: string): string {
  const openings = [arch(330, 230), arch(640, 270), arch(990, 420)].join('');
  return [
    air(id, p, [300, 250]),
    crests([600, 640, 580, 540, 590], 800, p.hills[0]),
    crests([690, 680, 640, 660, 680], 840, p.hills[2]),
    ...[40, 90, 150, 1500, 1560].map((x, i) => cypress(p, x, 800, 150 + (i % 2) * 40)),
    tower(brick, 1180, 700, 170, 420),
    battlements(1090, 280, 8, 23.4, brick.stone),
    windows({ x: 1130, y: 350, columns: 3, rows: 2, dx: 38, dy: 90, w: 14, h: 36 }, brick.opening),
    rect(1080, 276, 190, 14, brick.stone),
    wall(brick, 1240, 720, 380, 210, 0.3),
    battlements(1240, 510, 16, 23.6, brick.stone),
    tower(brick, 1430, 720, 110, 330),
    battlements(1375, 390, 5, 23.4, brick.stone),
    lancets({ x: 1280, y: 660, columns: 3, dx: 44, w: 24, h: 70 }, brick.opening),
    sea(id, p, 760, 1000, 47),
    shape(`M220 880V610L860 540L1600 620V880H220Z${openings}`, brick.stone),
    shape(openings, '#8fb2ae'),
    ...[
      [310, 40],
      [590, 70],
      [920, 90],
    ].map(([x = 0, w = 0]) =>
      quad([x - 20, 880, x - 4, 700, x + w * 0.5, 660, x + w, 700, x + w + 24, 880], '#efe0c8'),
    ),
    stroke('M220 652L860 582L1600 662', '#efe0c8', 10),
    ...Array.from({ length: 16 }, (_, i) => {
      const x = 224 + i * 40;
      const y = 612 - (i * 40 * 70) / 640;
      return shape(`M${x} ${y + 6}v-52l11 13l11 -13v52z`, brick.stone);
    }),
    ...Array.from({ length: 18 }, (_, i) => {
      const x = 876 + i * 40;
      const y = 542 + (i * 40 * 80) / 740;
      return shape(`M${x} ${y + 6}v-52l11 13l11 -13v52z`, brick.stone);
    }),
    tower(brick, 560, 620, 110, 120),
    battlements(500, 500, 5, 26, brick.stone),
    stroke('M120 930h200M480 960h260M900 930h220M1240 970h240', '#fff', 5, 0.4),
  ].join('');
}

export function piazzaDelleErbe(id: string): string {
  const base = 770;
  const stripes = Array.from({ length: 9 }, (_, i) => rect(1066, 300 + i * 50, 108, 14, '#f3dcc4'));
  return [
    air(id, p, [360, 220]),
    tower(brick, 1120, base, 108, 500),
    ...stripes,
    tower({ ...p, stone: '#f7ead8' }, 1120, 272, 84, 90),
    arches({ x: 1090, y: 266, columns: 2, dx: 34, w: 24, h: 64 }, p.opening),
    hipRoof(p, 1074, 184, 92, 30),
    palazzo({ ...p, stone: '#f6e3c6' }, { x: 640, base, w: 360, h: 330, columns: 7, rows: 3 }),
    ...[660, 740, 820, 900, 980].map((x) => statue(x, 436, 54, '#f6ead6')),
    bellTower(brick, 560, base, 60, 360, 0.8),
    ...[0, 1, 2, 3, 4].map((i) =>
      palazzo(
        { ...p, stone: walls[i] ?? p.stone },
        { x: -30 + i * 108, base, w: 108, h: 300 + ((i * 47) % 90), columns: 3, rows: 4 },
      ),
    ),
    ...[0, 1, 2, 3].map((i) =>
      palazzo(
        { ...p, stone: walls[(i + 2) % 5] ?? p.stone },
        { x: 1190 + i * 112, base, w: 112, h: 290 + ((i * 61) % 100), columns: 3, rows: 4 },
      ),
    ),
    piazza(id, { ...p, stone: '#ead7c1', stoneShade: '#c9aa91' }, base - 2),
    rect(770, 640, 22, 190, '#f7ead8'),
    rect(752, 626, 58, 16, '#e5cdb2'),
    shape(
      'M744 626V596C744 584 752 578 768 580C762 556 772 530 796 520C790 540 792 556 796 566C802 556 820 556 824 568C830 580 822 592 814 594V626H802V604H764V626Z',
      '#b98a56',
    ),
    rect(742, 826, 78, 20, '#e5cdb2'),
    stall(250, 880, 210, '#fbf3e2', '#e2d3b8'),
    stall(1010, 870, 190, '#fbf3e2', '#e2d3b8'),
    stall(520, 930, 240, '#d98a5c', '#b96d43'),
    stall(1330, 930, 260, '#fbf3e2', '#e2d3b8'),
  ].join('');
}
