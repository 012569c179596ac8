import { cupola, tower } from '../posters/landmark-parts.ts';
import { cypress, ground, houses, pine, sea, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { colosseum } from '../posters/rome.ts';
import {
  arches,
  battlements,
  dome,
  polygon,
  rect,
  ridge,
  shape,
  spire,
  stroke,
  wall,
  windows,
} from '../posters/shapes.ts';
import { air, piazza, zoom } from './setting.ts';

const lead = ['#a9b3b4', '#85939a'] as const;

export function colosseo(id: string): string {
  const p = palettes.gold;
  const hills = ridge(
    [
      [0, 640],
      [400, 590],
      [900, 640],
      [1600, 600],
    ],
    800,
    p.hills[0],
  );
  return [
    air(id, p, [1260, 250]),
    hills,
    houses(p, { from: -20, to: 300, base: 780, low: 60, high: 110, seed: 31 }),
    houses(p, { from: 1330, to: 1640, base: 780, low: 60, high: 120, seed: 37 }),
    zoom(colosseum(p, 800, 786), 1.55, [800, 790]),
    ground(id, p, 776, 784),
    pine(p, 150, 900, 380),
    pine(p, 1480, 910, 340),
    cypress(p, 1360, 860, 170),
    tree(p, 300, 880, 50, true),
    tree(p, 1240, 870, 40, true),
  ].join('');
}

export function pantheon(id: string): string {
  const p = palettes.morning;
  const [cx, base] = [800, 790];
  const columns = Array.from({ length: 8 }, (_, i) => {
    const x = cx - 284 + i * 76.5;
    return (
      rect(x, base - 236, 33, 236, p.stone) +
      rect(x + 21, base - 236, 12, 236, p.stoneShade) +
      rect(x - 6, base - 248, 45, 14, p.stone) +
      rect(x - 5, base - 10, 43, 10, p.stone)
    );
  });
  return [
    air(id, p, [300, 260]),
    houses(p, { from: -20, to: 470, base: 780, low: 190, high: 300, seed: 41 }),
    houses(p, { from: 1140, to: 1640, base: 780, low: 190, high: 310, seed: 47 }),
    dome(cx, base - 392, 300, 0.52, '#c2bbad', '#9d9689'),
    ...[0, 1, 2].map((i) =>
      rect(cx - 340 + i * 14, base - 366 - i * 14, 680 - i * 28, 14, i % 2 ? p.stoneShade : p.stone),
    ),
    wall(p, cx - 348, base, 696, 356, 0.24),
    stroke(`M${cx - 348} ${base - 250}h696M${cx - 348} ${base - 140}h696`, p.stoneShade, 5),
    wall(p, cx - 300, base, 600, 330, 0.2),
    rect(cx - 292, base - 240, 584, 240, p.opening),
    rect(cx - 52, base - 178, 104, 178, '#4d3b33'),
    ...columns,
    rect(cx - 312, base - 286, 624, 40, p.stone),
    stroke(`M${cx - 260} ${base - 266}h520`, p.stoneShade, 7),
    polygon(
      [
        [cx - 330, base - 286],
        [cx, base - 420],
        [cx + 330, base - 286],
      ],
      p.stone,
    ),
    polygon(
      [
        [cx - 262, base - 298],
        [cx, base - 402],
        [cx + 262, base - 298],
      ],
      p.stoneShade,
    ),
    piazza(id, p, 788),
    rect(cx - 326, base - 2, 652, 12, p.stone),
    rect(cx - 346, base + 10, 692, 14, p.stoneShade),
    shape('M1180 900a90 22 0 0 0 180 0l-14 34a76 16 0 0 1-152 0Z', p.stoneShade),
    shape('M1180 900a90 20 0 0 1 180 0a90 20 0 0 1-180 0Z', '#8fbfcd'),
    rect(1250, 826, 40, 74, p.stone),
    spire(1270, 828, 30, 190, p.roof, p.roofShade),
  ].join('');
}

export function trevi(id: string): string {
  const p = { ...palettes.noon, stone: '#fbf3e4', stoneShade: '#dccdb4', opening: '#7f8d93' };
  const base = 700;
  const column = (x: number) =>
    rect(x, base - 300, 30, 260, '#fffaf0') +
    rect(x + 20, base - 300, 10, 260, p.stoneShade) +
    rect(x - 7, base - 312, 44, 14, p.stone);
  return [
    air(id, p, [1320, 200]),
    wall({ ...p, stone: '#f2dcc0', stoneShade: '#dcbf9c' }, 140, base, 1320, 430, 0.06),
    ...[190, 300, 410, 1130, 1240, 1350].map((x) =>
      windows({ x, y: base - 380, columns: 1, rows: 2, dx: 0, dy: 160, w: 60, h: 104 }, p.opening),
    ),
    ...[190, 300, 410, 1130, 1240, 1350].map((x) =>
      polygon(
        [
          [x - 10, base - 392],
          [x + 30, base - 418],
          [x + 70, base - 392],
        ],
        p.stone,
      ),
    ),
    rect(130, base - 448, 1340, 22, p.stone),
    battlements(140, base - 446, 66, 20, p.stone),
    wall(p, 500, base, 600, 470, 0.12),
    rect(484, base - 330, 632, 24, p.stone),
    rect(560, base - 450, 480, 96, '#fffaf0'),
    stroke(`M600 ${base - 424}h400M620 ${base - 398}h360`, p.stoneShade, 8),
    ...[540, 640, 930, 1030].map((x) =>
      shape(`M${x} ${base - 480}c-10 -30 4 -60 16 -66c-6 -16 20 -16 14 0c14 8 24 38 12 66z`, p.stone),
    ),
    shape(`M700 ${base - 30}V${base - 190}A100 110 0 0 1 900 ${base - 190}V${base - 30}Z`, p.opening),
    shape(`M724 ${base - 190}A76 84 0 0 1 876 ${base - 190}Z`, p.stoneShade),
    ...[540, 640, 930, 1030].map(column),
    arches({ x: 586, y: base - 150, columns: 1, dx: 0, w: 44, h: 110 }, p.opening),
    arches({ x: 976, y: base - 150, columns: 1, dx: 0, w: 44, h: 110 }, p.opening),
    shape(`M776 ${base - 50}c-6 -60 -16 -90 8 -120c-8 -22 34 -22 26 0c30 20 18 70 36 120z`, '#fffaf0'),
    shape(
      'M330 760C420 700 520 720 600 690C700 664 900 664 1000 690C1090 716 1180 700 1270 760L1300 830H300Z',
      '#e3d6bf',
    ),
    shape('M640 716C720 690 880 690 960 716L1010 770H590Z', '#cdbda2'),
    stroke('M690 720V800M740 708V806M800 704V808M860 708V806M910 720V800', '#ffffff', 12, 0.8),
    shape('M250 800C480 770 1120 770 1350 800L1450 900C1180 960 420 960 150 900Z', '#7cc4cf'),
    stroke('M420 840h180M760 870h240M1060 836h150M500 900h240', '#ffffff', 5, 0.5),
    shape('M150 900C420 960 1180 960 1450 900L1470 936C1180 1004 420 1004 130 936Z', '#e8dcc6'),
    shape('M130 936C420 1004 1180 1004 1470 936L1600 1000H0Z', '#cbbda4'),
  ].join('');
}

const bridgeArch = (x: number) => `M${x} 850v-20a62 50 0 0 1 124 0v20z`;

export function sanPietro(id: string): string {
  const p = palettes.dusk;
  return [
    air(id, p, [520, 300]),
    ridge(
      [
        [0, 660],
        [500, 620],
        [1000, 650],
        [1600, 600],
      ],
      780,
      p.hills[0],
    ),
    wall(p, 700, 740, 420, 150, 0.2),
    cupola(p, 910, 600, 150, 1.14, lead),
    cupola(p, 750, 614, 42, 1, lead),
    cupola(p, 1070, 614, 42, 1, lead),
    houses(p, { from: 560, to: 1640, base: 760, low: 50, high: 100, seed: 53 }),
    wall(p, 60, 770, 500, 120, 0.3),
    battlements(60, 650, 20, 25.4, p.stone),
    wall(p, 130, 700, 360, 210, 0.34),
    battlements(124, 490, 15, 25, p.stone),
    windows({ x: 170, y: 540, columns: 6, rows: 1, dx: 50, w: 16, h: 26 }, p.opening),
    tower(p, 320, 500, 150, 100),
    battlements(244, 400, 8, 19.6, p.stone),
    shape(
      'M316 400c-18 -30 -6 -54 4 -60c10 6 22 30 4 60zM300 372l-34 -22l30 34zM340 372l34 -22l-30 34z',
      p.opening,
    ),
    sea(id, p, 770, 1000, 11),
    rect(440, 770, 1180, 46, p.stone),
    rect(440, 770, 1180, 8, p.stoneShade),
    shape(`M440 816h1180v44H440z${[520, 720, 920, 1120, 1320].map(bridgeArch).join('')}`, p.stone),
    shape([520, 720, 920, 1120, 1320].map(bridgeArch).join(''), p.sea[1]),
    ...[490, 690, 890, 1090, 1290, 1490].map((x) => rect(x, 800, 26, 72, p.stoneShade)),
    ...[500, 700, 900, 1100, 1300].map(
      (x) => rect(x, 740, 8, 30, p.stone) + `<circle cx="${x + 4}" cy="732" r="10" fill="${p.stone}"/>`,
    ),
    pine(p, 90, 960, 300),
    tree(p, 220, 960, 60, true),
  ].join('');
}
