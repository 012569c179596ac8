import { bellTower, fortTower } from '../posters/landmark-parts.ts';
import { cypress, houses, tree } from '../posters/landscape.ts';
import { loggia } from '../posters/lazio.ts';
import { palettes } from '../posters/palette.ts';
import { arches, battlements, lancets, rect, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { arcade, crests, disc, ellipse, palazzo, quad } from './parts.ts';
import { air, piazza, receding, zoom } from './setting.ts';
import { fountain, lamp, pots, statue } from './street-parts.ts';

const p = { ...palettes.dusk, stone: '#e6c3ab', stoneShade: '#b18a86' };
const pale = palettes.gold;

export function palazzoDeiPapi(id: string): string {
  const base = 780;
  const stone = { ...p, stone: '#ecccb2' };
  return [
    air(id, p, [1340, 250]),
    crests([600, 540, 600, 560, 620], 800, p.hills[0]),
    bellTower(stone, 170, base, 100, 520, 1),
    ...[0, 1, 2, 3, 4].map((i) => rect(120, base - 360 + i * 44, 100, 14, p.stoneShade)),
    wall(stone, 280, base, 620, 430, 0.08),
    battlements(276, base - 430, 20, 32.4, stone.stone),
    ...[0, 1, 2, 3, 4, 5].map(
      (i) =>
        lancets({ x: 316 + i * 96, y: base - 220, columns: 2, dx: 28, w: 24, h: 120 }, p.opening) +
        rect(310 + i * 96, base - 216, 64, 10, '#f8e3cf'),
    ),
    rect(280, base - 196, 620, 12, p.stoneShade),
    zoom(loggia(stone, 900, base), 1.7, [900, base]),
    quad([420, base, 640, base - 150, 900, base - 150, 900, base], p.stoneShade),
    quad(
      [420, base, 640, base - 150, 900, base - 150, 900, base - 140, 650, base - 140, 440, base],
      '#f8e3cf',
    ),
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${470 + i * 20} ${base - 22 - i * 14}H${620 + i * 8}`).join(''),
      '#cda89a',
      4,
    ),
    lancets({ x: 730, y: base - 150, columns: 1, dx: 0, w: 70, h: 110 }, '#6b4a4a'),
    piazza(id, { ...p, stone: '#dcbcab', stoneShade: '#a98b8b' }, base - 2),
    fountain({ ...p, stone: '#f1d9c6' }, 1130, 930, 220),
    cypress(p, 1420, 800, 230),
    cypress(p, 1480, 810, 180),
    lamp(280, 950, 280),
  ].join('');
}

export function sanPellegrino(id: string): string {
  const grey = '#a9a09a';
  const dark = '#857c78';
  const stair = Array.from({ length: 8 }, (_, i) =>
    quad(
      [170 + i * 44, 830 - i * 44, 214 + i * 44, 830 - i * 44, 214 + i * 44, 860, 170 + i * 44, 860],
      i % 2 ? '#b5aca5' : '#bfb6ae',
    ),
  );
  return [
    air(id, pale, [830, 180]),
    fortTower({ ...pale, stone: grey, stoneShade: dark }, 800, 700, 110, 460),
    houses(
      { ...pale, stone: '#c9bfb4', stoneShade: '#a0968e' },
      { from: 560, to: 1080, base: 764, low: 150, high: 250, seed: 431 },
    ),
    shape('M640 764V560A160 140 0 0 1 960 560V764H900V580A100 96 0 0 0 700 580V764Z', '#b5aca5'),
    rect(620, 420, 360, 70, '#b5aca5'),
    windows({ x: 690, y: 436, columns: 3, dx: 90, w: 36, h: 40 }, '#5c514c'),
    quad([610, 420, 650, 390, 950, 390, 990, 420], pale.roof),
    receding(
      [1660, -120, 1060],
      [1040, 380, 760],
      dark,
      { rows: 3, columns: 6, w: 0.34, h: 0.46, from: 0.08, to: 0.8, isArched: true },
      '#4c433f',
    ),
    receding(
      [-60, -120, 1060],
      [560, 380, 760],
      grey,
      { rows: 3, columns: 6, w: 0.34, h: 0.46, from: 0.08, to: 0.8, isArched: true },
      '#5c514c',
    ),
    quad([560, 760, 1040, 760, 1660, 1060, -60, 1060], '#c2b8ac'),
    stroke(
      'M640 760L340 1000M800 760V1000M960 760L1260 1000M520 790H1080M400 850H1200M260 920H1340',
      '#a69c91',
      5,
    ),
    ...stair,
    rect(522, 480, 60, 380, '#bfb6ae'),
    arches({ x: 380, y: 860, columns: 1, dx: 0, w: 120, h: 150 }, '#5c514c'),
    stroke('M166 790L520 440', '#cfc7bf', 14),
    ...[0, 1, 2, 3, 4, 5].map((i) => pots(210 + i * 44, 808 - i * 44, 1, 0, 1)),
    pots(1110, 830, 5, 90, 1.6),
    ...[620, 980].map((x) => rect(x - 3, 600, 6, 20, '#3f4a4c') + disc(x, 590, 15, '#fff0c4')),
    ellipse(880, 880, 110, 26, dark),
    ellipse(880, 872, 94, 18, pale.sea[0]),
    rect(868, 810, 24, 64, '#b5aca5'),
    ellipse(880, 808, 40, 10, '#cfc7bf'),
  ].join('');
}

const box = (x: number, y: number, w: number, h: number) =>
  quad([x, y, x + w, y, x + w * 1.06, y + h, x - w * 0.06, y + h], '#4f7a57') +
  quad(
    [
      x + w * 0.14,
      y + h * 0.24,
      x + w * 0.86,
      y + h * 0.24,
      x + w * 0.9,
      y + h * 0.76,
      x + w * 0.1,
      y + h * 0.76,
    ],
    '#b7c58d',
  ) +
  ellipse(x + w / 2, y + h / 2, w * 0.16, h * 0.16, '#3b6353');

export function villaLante(id: string): string {
  const villa = (x: number) =>
    palazzo({ ...pale, stone: '#f3dfba' }, { x, base: 620, w: 240, h: 200, columns: 4, rows: 3 }) +
    quad([x - 10, 410, x + 70, 350, x + 170, 350, x + 250, 410], pale.roof) +
    rect(x + 80, 310, 80, 46, '#f3dfba') +
    quad([x + 70, 312, x + 120, 276, x + 170, 312], pale.roof);
  return [
    air(id, pale, [1260, 200]),
    crests([470, 440, 420, 450, 480], 700, '#7f8f5f'),
    ...[60, 150, 240, 330, 420, 700, 800, 900, 1180, 1270, 1360, 1450, 1540].map((x, i) =>
      tree(pale, x, 560 + (i % 2) * 20, 210),
    ),
    quad([0, 600, 1600, 600, 1600, 700, 0, 700], '#7f9a5f'),
    villa(380),
    villa(980),
    quad([740, 640, 860, 640, 880, 470, 720, 470], '#e3d0aa'),
    stroke('M770 476L760 640M830 476L840 640', '#cbb68c', 6),
    stroke('M800 480Q786 500 800 520Q814 540 800 560Q786 580 800 600Q812 620 800 640', '#8fc6d0', 18),
    quad([0, 640, 1600, 640, 1600, 1000, 0, 1000], '#d9c79e'),
    box(150, 670, 240, 90),
    box(460, 670, 180, 90),
    box(960, 670, 180, 90),
    box(1210, 670, 240, 90),
    box(40, 840, 330, 130),
    box(1230, 840, 330, 130),
    quad([470, 740, 1130, 740, 1240, 980, 360, 980], '#f1e3c6'),
    quad([500, 752, 780, 752, 770, 830, 460, 830], pale.sea[0]),
    quad([820, 752, 1100, 752, 1140, 830, 830, 830], pale.sea[0]),
    quad([450, 856, 766, 856, 752, 966, 396, 966], pale.sea[0]),
    quad([834, 856, 1150, 856, 1204, 966, 848, 966], pale.sea[0]),
    ellipse(800, 850, 150, 56, '#f1e3c6'),
    ellipse(800, 846, 128, 44, pale.sea[1]),
    rect(752, 800, 96, 46, '#e3d0aa'),
    ...[-46, -16, 16, 46].map((dx) => statue(800 + dx, 806, 100, '#7a6f66')),
    shape('M776 706l24 -34l24 34l-10 10h-28z', '#d9a441'),
    stroke('M800 676q-30 20 -40 70M800 676q30 20 40 70M800 676v-30', '#fff', 5, 0.8),
  ].join('');
}

const steam = (x: number, y: number, k: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      ellipse(
        x + (i % 2 ? 16 : -14) * k,
        y - i * 40 * k,
        (34 + i * 9) * k,
        (26 + i * 5) * k,
        '#fff',
        0.3 - i * 0.045,
      ),
    )
    .join('');

export function termeDeiPapi(id: string): string {
  const base = 680;
  return [
    air(id, p, [400, 300]),
    crests([560, 520, 560, 500, 560], 760, p.hills[0]),
    crests([640, 620, 650, 620, 640], 760, p.hills[1]),
    palazzo({ ...p, stone: '#f1d9c6' }, { x: 820, base, w: 560, h: 210, columns: 11, rows: 2 }),
    arcade({ ...p, stone: '#f1d9c6' }, 700, base, 680, 90, 10),
    ...[110, 200, 300, 1440, 1530].map((x, i) => (i % 2 ? cypress(p, x, base, 220) : tree(p, x, base, 190))),
    quad([0, base - 4, 1600, base - 4, 1600, 1000, 0, 1000], '#a9a094'),
    shape('M0 690C300 676 1300 676 1600 690V720H0Z', '#8f9a80'),
    quad([150, 740, 1450, 740, 1640, 960, -40, 960], '#f6e6d6'),
    quad([190, 752, 1410, 752, 1560, 940, 40, 940], '#9fd3d6'),
    quad([190, 752, 1410, 752, 1424, 770, 176, 770], '#7ab5bd'),
    stroke('M320 810h160M620 850h220M980 800h180M420 900h260M1080 890h240', '#fff', 5, 0.6),
    rect(660, 716, 200, 40, '#d9bfae'),
    shape('M640 720Q760 650 880 720Z', '#c9b09f'),
    stroke('M700 756q-14 30 -20 60M760 756v70M820 756q14 30 20 60', '#fff', 12, 0.7),
    ...[
      [300, 800, 1.1],
      [520, 860, 1.3],
      [760, 760, 1.2],
      [1000, 830, 1.3],
      [1240, 800, 1.1],
      [900, 900, 1],
    ].map(([x = 0, y = 0, k = 1]) => steam(x, y, k)),
    ...[
      [440, 830],
      [560, 870],
      [1120, 840],
    ].map(([x = 0, y = 0]) => disc(x, y, 15, '#8a5f55') + ellipse(x, y + 18, 26, 7, '#fff', 0.5)),
    ...[90, 1500].map((x) => quad([x - 60, 930, x + 60, 930, x + 76, 950, x - 76, 950], '#c8705f')),
  ].join('');
}
