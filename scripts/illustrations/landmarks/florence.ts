import { brunelleschi, giotto } from '../posters/florence.ts';
import { fortTower } from '../posters/landmark-parts.ts';
import { cypress, houses, sea } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { arches, polygon, rect, ridge, roof, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { air, piazza, receding, zoom } from './setting.ts';

const hills = (colour: string) =>
  ridge(
    [
      [0, 600],
      [300, 540],
      [700, 600],
      [1100, 530],
      [1600, 560],
    ],
    800,
    colour,
  );

export function firenzeDuomo(id: string): string {
  const p = palettes.morning;
  return [
    air(id, p, [1340, 220]),
    hills(p.hills[0]),
    houses(p, { from: -20, to: 300, base: 790, low: 120, high: 190, seed: 73 }),
    houses(p, { from: 1260, to: 1640, base: 790, low: 120, high: 190, seed: 79 }),
    zoom(brunelleschi(p, 900, 780), 1.36, [860, 790]),
    zoom(giotto(p, 400, 786), 1.3, [330, 790]),
    piazza(id, p, 784),
  ].join('');
}

export function ponteVecchio(id: string): string {
  const p = palettes.gold;
  const walls = ['#f0c987', '#e6a869', '#f4dcae', '#d98f5f', '#eec08a'];
  const shop = (x: number, i: number) =>
    wall({ ...p, stone: walls[i % walls.length] ?? p.stone }, x, 620, 86, 100 + (i % 3) * 14, 0.24) +
    roof(p, x, 520 - (i % 3) * 14, 86, 20) +
    windows({ x: x + 14, y: 556 - (i % 2) * 10, columns: 3, dx: 22, w: 12, h: 26 }, p.opening) +
    stroke(`M${x + 10} 620v24M${x + 76} 620v24`, '#7a5a45', 5);
  return [
    air(id, p, [1180, 300]),
    hills(p.hills[0]),
    houses(p, { from: -20, to: 220, base: 800, low: 220, high: 330, seed: 83, walls }),
    houses(p, { from: 1390, to: 1640, base: 800, low: 220, high: 330, seed: 89, walls }),
    sea(id, p, 780, 1000, 23),
    shape(
      'M140 640H1470V870H1400C1390 630 1120 630 1110 870H1000C990 604 610 604 600 870H490C480 630 210 630 200 870H140Z',
      p.stone,
    ),
    stroke('M140 664H1470', p.stoneShade, 8),
    ...[190, 276, 362, 448, 534].map(shop),
    ...[980, 1066, 1152, 1238, 1324].map((x, i) => shop(x, i + 2)),
    rect(624, 470, 356, 150, p.stone),
    arches({ x: 650, y: 640, columns: 3, dx: 108, w: 84, h: 130 }, p.sky[1]),
    rect(190, 452, 1220, 50, '#f3dcae'),
    rect(190, 452, 1220, 8, p.roof),
    windows({ x: 220, y: 470, columns: 26, dx: 46, w: 14, h: 16 }, p.opening),
    rect(184, 440, 1232, 14, p.roofShade),
    stroke('M260 900h180M720 920h240M1120 896h160M560 956h200M980 964h260', '#fff', 5, 0.35),
  ].join('');
}

export function uffizi(id: string): string {
  const p = palettes.morning;
  const loggia = { rows: 1, columns: 8, w: 0.66, h: 0.9, from: 0.62, to: 1, isArched: true };
  const upper = { rows: 2, columns: 8, w: 0.4, h: 0.56, from: 0.05, to: 0.58 };
  const wing = (
    near: readonly [number, number, number],
    far: readonly [number, number, number],
    colour: string,
  ) => [
    receding(near, far, colour, upper, p.opening),
    receding(
      [near[0], near[1] + (near[2] - near[1]) * 0.62, near[2]],
      [far[0], far[1] + (far[2] - far[1]) * 0.62, far[2]],
      colour,
      { ...loggia, from: 0.04 },
      '#6d5a4c',
    ),
  ];
  return [
    air(id, p, [1060, 240]),
    fortTower(p, 720, 790, 66, 520),
    wall(p, 600, 790, 420, 240, 0.2),
    windows({ x: 640, y: 590, columns: 6, rows: 2, dx: 62, dy: 70, w: 24, h: 40 }, p.opening),
    arches({ x: 660, y: 790, columns: 3, dx: 104, w: 74, h: 100 }, p.opening),
    ...wing([-40, 60, 1060], [560, 520, 800], '#f1dfc4'),
    ...wing([1640, 60, 1060], [1060, 520, 800], '#dcc3a1'),
    polygon(
      [
        [560, 800],
        [1060, 800],
        [1640, 1060],
        [-40, 1060],
      ],
      '#e3d8c8',
    ),
    stroke(
      'M640 800L260 1000M740 800L600 1000M860 800L1000 1000M980 800L1340 1000M440 850H1180M250 930H1370',
      '#c3b49e',
      5,
    ),
  ].join('');
}

export function piazzale(id: string): string {
  const p = palettes.dusk;
  const bronze = '#5f8577';
  return [
    air(id, p, [1280, 330]),
    hills(p.hills[0]),
    ridge(
      [
        [0, 660],
        [500, 640],
        [1000, 670],
        [1600, 640],
      ],
      800,
      p.hills[1],
    ),
    fortTower(p, 1130, 720, 40, 260),
    houses(p, { from: -20, to: 1640, base: 740, low: 50, high: 90, seed: 97 }),
    zoom(brunelleschi(p, 700, 730), 0.72, [700, 740]),
    zoom(giotto(p, 440, 730), 0.7, [440, 740]),
    houses(p, { from: 300, to: 1100, base: 760, low: 26, high: 46, seed: 101 }),
    sea(id, p, 752, 800, 29),
    ...[80, 150, 1400, 1480, 1550].map((x, i) => cypress(p, x, 840, 150 + (i % 2) * 40)),
    rect(0, 820, 1600, 20, p.stone),
    ...Array.from({ length: 40 }, (_, i) =>
      shape(`M${10 + i * 40} 840c-8 20 -8 30 2 44h12c10 -14 10 -24 2 -44z`, p.stone),
    ),
    rect(0, 882, 1600, 20, p.stoneShade),
    rect(0, 902, 1600, 98, p.road),
    rect(1110, 800, 130, 130, p.stoneShade),
    rect(1096, 786, 158, 20, p.stone),
    shape(
      'M1150 786c4 -80 -4 -120 6 -190c-18 -10 -30 20 -28 50l-12 0c-6 -50 12 -76 40 -84c-8 -34 34 -40 36 -8c2 10 -4 16 -8 20c26 8 30 50 24 92l-10 60c4 30 2 40 6 60h-22l-10 -70l-6 70z',
      bronze,
    ),
  ].join('');
}
