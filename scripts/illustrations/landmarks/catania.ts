import { elephant } from '../posters/islands.ts';
import { cupola } from '../posters/landmark-parts.ts';
import { ground, houses, palm, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { arches, battlements, rect, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { columns, disc, ellipse, palazzo, pediment, quad } from './parts.ts';
import { air, piazza, zoom } from './setting.ts';
import { lamp, statue } from './street-parts.ts';

const p = { ...palettes.dusk, stone: '#f6e6d8', stoneShade: '#cdb0a9', opening: '#57505c' };
const lava = { ...p, stone: '#77707a', stoneShade: '#57535f', opening: '#2f2c36' };
const lead = ['#a9b4bd', '#7f8b9c'] as const;
const etna =
  shape(
    'M120 780C380 740 560 620 700 470C730 440 770 424 800 430C830 436 850 428 872 440C1060 620 1260 740 1560 780Z',
    p.hills[0],
  ) +
  shape(
    'M610 562C650 526 680 494 700 470C730 440 770 424 800 430C830 436 850 428 872 440C910 476 950 512 992 548C960 540 940 560 912 546C884 572 866 540 834 558C802 586 770 546 740 566C714 590 680 552 650 572C634 582 622 568 610 562Z',
    '#fff7f0',
    0.9,
  ) +
  shape(
    'M812 424C800 386 844 366 880 366C930 366 950 336 1010 334C1090 328 1160 346 1250 326C1180 368 1090 368 1030 374C960 380 940 394 900 396C866 398 856 410 850 430Z',
    '#fff',
    0.4,
  );

export function piazzaDuomo(id: string): string {
  const [cx, base] = [470, 780];
  return [
    air(id, p, [1330, 240]),
    etna,
    palazzo({ ...p, stone: '#e9c6b4' }, { x: 1060, base, w: 560, h: 280, columns: 11, rows: 2 }),
    palazzo(p, { x: -60, base, w: 260, h: 250, columns: 5, rows: 2 }),
    cupola(p, cx + 60, base - 290, 100, 0.96, lead),
    wall(p, cx - 280, base, 560, 240, 0.16),
    wall(p, cx - 150, base - 220, 300, 120, 0.16),
    shape(
      `M${cx - 280} ${base - 240}Q${cx - 170} ${base - 250} ${cx - 150} ${base - 340}V${base - 230}H${cx - 280}ZM${cx + 280} ${base - 240}Q${cx + 170} ${base - 250} ${cx + 150} ${base - 340}V${base - 230}H${cx + 280}Z`,
      p.stone,
    ),
    pediment(p, cx, base - 336, 330, 74),
    rect(cx - 292, base - 246, 584, 14, lava.stone),
    columns(lava, { x: cx - 250, foot: base, top: base - 224, count: 6, dx: 93, w: 26 }),
    columns(lava, { x: cx - 130, foot: base - 246, top: base - 326, count: 4, dx: 79, w: 18 }),
    arches({ x: cx - 42, y: base, columns: 1, dx: 0, w: 84, h: 160 }, p.opening),
    arches({ x: cx - 210, y: base - 10, columns: 1, dx: 0, w: 52, h: 110 }, p.opening),
    arches({ x: cx + 158, y: base - 10, columns: 1, dx: 0, w: 52, h: 110 }, p.opening),
    arches({ x: cx - 30, y: base - 254, columns: 1, dx: 0, w: 60, h: 66 }, p.opening),
    ...[-230, -90, 90, 230].map((dx) => statue(cx + dx, base - 246, 54, '#fffaf0')),
    piazza(id, { ...p, stone: '#8d8892', stoneShade: '#6b6772' }, base - 2),
    stroke('M0 860H1600M380 784L120 1000M1220 784L1480 1000', '#e9dfd6', 12, 0.5),
    ellipse(1010, 930, 190, 34, '#d9ccc2'),
    ellipse(1010, 922, 170, 26, '#8fb0c0'),
    zoom(elephant(1010, 920), 1.7, [1010, 920]),
    lamp(200, 960, 300, 3),
    lamp(1430, 960, 300, 3),
  ].join('');
}

const fish = (x: number, y: number, k: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${shape('M-60 0C-40 -26 20 -28 44 -4L70 -22L66 22L44 4C20 28 -40 26 -60 0Z', colour)}${shape('M-60 0C-40 26 20 28 44 4C10 10 -30 12 -60 0Z', '#fff', 0.4)}${disc(-40, -5, 4, '#2b2f38')}</g>`;

const swordfish = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${shape('M-250 6L-96 -8C-40 -50 60 -46 130 -16L190 -54L176 2L196 44L128 16C40 42 -50 34 -96 12Z', '#5f7f99')}${shape('M-96 12C-50 34 40 42 128 16C50 18 -30 18 -96 4Z', '#dfe7ea')}${shape('M-30 -40L0 -86L30 -42Z', '#4b6a84')}${disc(-72, -8, 7, '#20242c')}</g>`;

const table = (x: number, y: number, w: number, h: number) =>
  quad([x + 40, y, x + w - 40, y, x + w, y + h, x, y + h], '#eef3f4') +
  rect(x, y + h, w, 34, '#7d8fa0') +
  rect(x + 20, y + h + 34, 26, 90, '#5f5666') +
  rect(x + w - 46, y + h + 34, 26, 90, '#5f5666');

const ice = (x: number, y: number, w: number) =>
  Array.from({ length: 16 }, (_, i) =>
    ellipse(x + ((i * 71) % w), y + ((i * 37) % 70), 26, 9, '#fff', 0.8),
  ).join('');

export function pescheria(id: string): string {
  return [
    air(id, p, [1250, 180]),
    ...[0, 1, 2, 3, 4].map((i) =>
      palazzo(
        { ...p, stone: ['#e9c6b4', '#f0d9c4', '#d9a99c', '#f2dfca', '#e3b8a6'][i] ?? p.stone },
        { x: -40 + i * 340, base: 700, w: 340, h: 420 + ((i * 73) % 110), columns: 4, rows: 3, arcade: 130 },
      ),
    ),
    quad([0, 700, 1600, 700, 1600, 1000, 0, 1000], '#6b6772'),
    stroke('M0 760H1600M0 850H1600M400 700L220 1000M1200 700L1380 1000M800 700V1000', '#57535f', 6),
    shape('M-20 400L560 430L500 520H-60Z', '#c8423a'),
    shape(
      'M560 430L500 520H440L480 426ZM380 421L310 520H240L300 416ZM190 411L110 520H40L110 406Z',
      '#f7ead8',
    ),
    shape('M1640 390L1020 430L1090 524H1660Z', '#3d7a8c'),
    shape(
      'M1020 430L1090 524H1160L1100 425ZM1200 418L1270 524H1340L1290 412ZM1390 406L1460 524H1530L1480 400Z',
      '#f7ead8',
    ),
    rect(60, 520, 12, 320, '#5f5666'),
    rect(488, 520, 12, 320, '#5f5666'),
    rect(1100, 524, 12, 320, '#5f5666'),
    rect(1540, 524, 12, 320, '#5f5666'),
    ...[
      [150, 0.9],
      [300, 0.7],
      [420, 1],
    ].map(([x = 0, k = 0]) => disc(x, 560, 26 * k, '#fff0c4')),
    table(40, 700, 520, 110),
    ice(90, 716, 420),
    ...[
      [150, 730],
      [280, 722],
      [420, 734],
      [180, 774],
      [330, 768],
      [470, 778],
    ].map(([x = 0, y = 0], i) => fish(x, y, 0.86, ['#c96f6a', '#8fa7b8', '#d98a7c'][i % 3] ?? '#8fa7b8')),
    table(1050, 700, 520, 110),
    ice(1100, 716, 420),
    ...Array.from(
      { length: 14 },
      (_, i) =>
        disc(1110 + (i % 7) * 66, 736 + Math.floor(i / 7) * 42, 22, i % 2 ? '#3f3448' : '#584763') +
        disc(1110 + (i % 7) * 66, 736 + Math.floor(i / 7) * 42, 9, '#e08a4a'),
    ),
    table(380, 810, 840, 110),
    ice(440, 826, 740),
    swordfish(800, 852),
    ...[
      [520, 896],
      [690, 902],
      [1060, 890],
    ].map(([x = 0, y = 0], i) => fish(x, y, 0.7, i % 2 ? '#c96f6a' : '#8fa7b8')),
  ].join('');
}

export function teatroBellini(id: string): string {
  const [cx, base] = [800, 780];
  const bays = Array.from({ length: 7 }, (_, i) => cx - 390 + i * 118);
  return [
    air(id, p, [320, 240]),
    houses(p, { from: -20, to: 330, base: 790, low: 170, high: 250, seed: 283 }),
    houses(p, { from: 1270, to: 1640, base: 790, low: 170, high: 250, seed: 293 }),
    wall(p, cx - 330, base - 300, 660, 110, 0.2),
    shape(`M${cx - 330} ${base - 410}Q${cx} ${base - 560} ${cx + 330} ${base - 410}Z`, lead[0]),
    shape(
      `M${cx + 60} ${base - 482}Q${cx + 220} ${base - 460} ${cx + 330} ${base - 410}H${cx + 100}Z`,
      lead[1],
    ),
    wall(p, cx - 440, base, 880, 340, 0.12),
    rect(cx - 450, base - 350, 900, 16, p.stone),
    rect(cx - 450, base - 186, 900, 12, p.stoneShade),
    ...bays.map(
      (x) =>
        arches({ x, y: base, columns: 1, dx: 0, w: 74, h: 150 }, p.opening) +
        arches({ x: x + 4, y: base - 196, columns: 1, dx: 0, w: 66, h: 116 }, p.stoneShade) +
        arches({ x: x + 14, y: base - 196, columns: 1, dx: 0, w: 46, h: 96 }, p.opening),
    ),
    columns(p, { x: cx - 424, foot: base, top: base - 170, count: 8, dx: 118, w: 22 }),
    columns(p, { x: cx - 424, foot: base - 190, top: base - 330, count: 8, dx: 118, w: 20 }),
    wall(p, cx - 180, base - 344, 360, 80, 0.14),
    arches({ x: cx - 140, y: base - 350, columns: 3, dx: 104, w: 70, h: 60 }, p.opening),
    pediment(p, cx, base - 424, 390, 76),
    ...[-240, 240].map((dx) => statue(cx + dx, base - 350, 90, '#fffaf0')),
    statue(cx, base - 496, 80, '#fffaf0'),
    piazza(id, { ...p, stone: '#a39aa2', stoneShade: '#7d7783' }, base - 2),
    ellipse(cx, 920, 220, 40, '#cdb0a9'),
    ellipse(cx, 912, 196, 30, '#8fb0c0'),
    rect(cx - 40, 840, 80, 76, '#e3cfc4'),
    statue(cx, 842, 110, '#6b7f86'),
    lamp(270, 960, 340, 3),
    lamp(1330, 960, 340, 3),
  ].join('');
}

export function castelloUrsino(id: string): string {
  const base = 780;
  const round = (x: number, w: number, h: number) =>
    rect(x - w / 2, base - h, w, h, lava.stone) +
    rect(x + w * 0.12, base - h, w * 0.38, h, lava.stoneShade) +
    rect(x - w * 0.5, base - h - 6, w, 12, '#8d8690') +
    windows({ x: x - 9, y: base - h + 70, columns: 1, rows: 2, dx: 0, dy: 120, w: 16, h: 40 }, lava.opening);
  return [
    air(id, p, [1300, 230]),
    zoom(etna, 1.3, [800, 780]),
    houses(p, { from: -20, to: 240, base: 790, low: 110, high: 170, seed: 307 }),
    houses(p, { from: 1360, to: 1640, base: 790, low: 110, high: 170, seed: 311 }),
    rect(330, base - 290, 940, 290, '#837b85'),
    rect(960, base - 290, 310, 290, lava.stone),
    stroke(
      Array.from(
        { length: 26 },
        (_, i) => `M${360 + ((i * 173) % 860)} ${base - 260 + ((i * 61) % 230)}h${40 + (i % 3) * 16}`,
      ).join(''),
      lava.stoneShade,
      6,
      0.5,
    ),
    battlements(330, base - 290, 38, 24.8, '#837b85'),
    round(320, 170, 350),
    round(1280, 170, 350),
    round(800, 130, 330),
    windows({ x: 450, y: base - 190, columns: 3, dx: 90, w: 26, h: 60 }, lava.opening),
    windows({ x: 930, y: base - 190, columns: 3, dx: 90, w: 26, h: 60 }, lava.opening),
    arches({ x: 592, y: base, columns: 1, dx: 0, w: 84, h: 130 }, '#e6d6c8'),
    arches({ x: 606, y: base, columns: 1, dx: 0, w: 56, h: 110 }, lava.opening),
    ground(id, { ...p, ground: '#9aa07f', groundShade: '#7d8468' }, base - 12, base - 16),
    shape(
      'M0 900C200 850 380 880 520 900C420 950 180 960 0 950ZM1600 880C1440 850 1280 870 1160 900C1260 950 1440 950 1600 930Z',
      '#57535f',
    ),
    quad([596, base, 672, base, 860, 1000, 420, 1000], '#cdbfb2'),
    palm(p, 150, 940, 420),
    palm(p, 1450, 950, 420),
    palm(p, 1340, 890, 260),
    tree(p, 960, 880, 54, true),
    tree(p, 300, 880, 54, true),
  ].join('');
}
