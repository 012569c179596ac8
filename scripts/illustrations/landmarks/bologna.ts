import { bellTower, cupola, tower } from '../posters/landmark-parts.ts';
import { cypress, ground, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { arches, battlements, lancets, rect, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { leaning } from '../posters/verona-and-bologna.ts';
import { linear } from '../svg.ts';
import { arcade, crests, disc, palazzo, quad, steps } from './parts.ts';
import { air, piazza } from './setting.ts';
import { statue } from './street-parts.ts';

const p = {
  ...palettes.gold,
  stone: '#eab98f',
  stoneShade: '#c4835f',
  roof: '#b9603f',
  roofShade: '#964a30',
};
const marble = { ...p, stone: '#f7eadb', stoneShade: '#dcc4b0', opening: '#8d5b48' };

export function piazzaMaggiore(id: string): string {
  const [cx, base] = [800, 790];
  const brick = '#c98560';
  return [
    air(id, p, [1300, 240]),
    palazzo({ ...p, stone: '#e3a577' }, { x: -60, base, w: 420, h: 300, columns: 8, rows: 3, arcade: 90 }),
    battlements(-60, base - 306, 19, 22.4, '#e3a577'),
    tower(p, 170, base - 300, 70, 150),
    disc(166, base - 380, 24, '#fffdf8'),
    stroke(`M166 ${base - 380}v-15M166 ${base - 380}l11 6`, '#6a4337', 3.4),
    arches({ x: 146, y: base - 410, columns: 2, dx: 26, w: 16, h: 34 }, p.opening),
    palazzo(p, { x: 1240, base, w: 400, h: 290, columns: 9, rows: 2, arcade: 120 }),
    shape(
      `M${cx - 400} ${base}V${base - 350}L${cx - 150} ${base - 390}V${base - 470}L${cx} ${base - 540}L${cx + 150} ${base - 470}V${base - 390}L${cx + 400} ${base - 350}V${base}Z`,
      brick,
    ),
    shape(
      `M${cx - 400} ${base - 350}v14L${cx - 150} ${base - 374}v-16zM${cx + 400} ${base - 350}v14L${cx + 150} ${base - 374}v-16z`,
      p.stoneShade,
    ),
    stroke(
      Array.from(
        { length: 13 },
        (_, i) =>
          `M${cx - 390 + (i % 2) * 20} ${base - 330 + i * 8}h${90 - (i % 3) * 24}M${cx + 290 - (i % 2) * 24} ${base - 330 + i * 8}h${80 - (i % 3) * 20}M${cx - 120 + (i % 3) * 30} ${base - 440 + i * 9}h60`,
      ).join(''),
      '#b16d4b',
      4,
      0.6,
    ),
    ...[-150, 150].map((dx) => rect(cx + dx - 12, base - 470, 24, 470, '#b16d4b')),
    disc(cx, base - 400, 50, '#b16d4b'),
    disc(cx, base - 400, 40, p.opening),
    rect(cx - 410, base - 230, 820, 230, marble.stone),
    rect(cx - 410, base - 240, 820, 14, marble.stoneShade),
    ...[-390, -130, 110, 370].map((dx) => rect(cx + dx, base - 230, 20, 230, marble.stoneShade)),
    ...[-270, 0, 270].map((dx) =>
      lancets({ x: cx + dx - 74, y: base, columns: 1, dx: 0, w: 148, h: 210 }, '#d99b86'),
    ),
    ...[-270, 0, 270].map((dx) =>
      lancets({ x: cx + dx - 52, y: base, columns: 1, dx: 0, w: 104, h: 170 }, marble.opening),
    ),
    stroke(
      `M${cx - 410} ${base - 60}H${cx - 350}M${cx - 190} ${base - 60}H${cx - 80}M${cx + 80} ${base - 60}H${cx + 190}M${cx + 350} ${base - 60}H${cx + 410}`,
      '#d99b86',
      8,
    ),
    piazza(id, { ...p, stone: '#e2cdb6', stoneShade: '#bfa287' }, base - 2),
    steps(marble, cx, base, 840, 4),
    stroke('M300 960H1300L1180 870H420Z', '#c9a98c', 8, 0.7),
  ].join('');
}

export function dueTorri(id: string): string {
  const base = 800;
  return [
    air(id, p, [1260, 260]),
    crests([600, 560, 620, 640, 620], 800, p.hills[0]),
    leaning(p, 700, base, 110, 700, 12),
    rect(652, 96, 126, 14, p.stoneShade),
    battlements(656, 96, 5, 25, p.stone),
    tower(p, 714, 84, 54, 46),
    windows({ x: 690, y: 210, columns: 1, rows: 6, dx: 0, dy: 88, w: 14, h: 32 }, p.opening),
    leaning(p, 930, base, 138, 400, 48),
    windows({ x: 938, y: 490, columns: 1, rows: 2, dx: 0, dy: 100, w: 14, h: 32 }, p.opening),
    palazzo({ ...p, stone: '#efc79b' }, { x: -40, base, w: 330, h: 330, columns: 7, rows: 3, arcade: 96 }),
    palazzo({ ...p, stone: '#e3a577' }, { x: 290, base, w: 300, h: 280, columns: 6, rows: 2, arcade: 96 }),
    palazzo({ ...p, stone: '#f2d5ac' }, { x: 1060, base, w: 260, h: 290, columns: 5, rows: 2, arcade: 96 }),
    palazzo({ ...p, stone: '#d99270' }, { x: 1320, base, w: 320, h: 340, columns: 6, rows: 3, arcade: 96 }),
    arcade(p, 632, base, 150, 96, 3),
    cupola(p, 1210, 480, 44, 0.9, [p.roof, p.roofShade]),
    piazza(id, { ...p, stone: '#d9c3aa', stoneShade: '#b59a80' }, base - 2),
  ].join('');
}

/** The covered way up the hill, each bay smaller than the one before. */
const climb = (): string =>
  Array.from({ length: 25 }, (_, i) => {
    const t = (24 - i) / 24;
    const k = 0.24 + 0.76 * (1 - t) ** 1.5;
    const x = 1560 - 720 * t ** 0.72;
    const y = 900 - 336 * t ** 0.9;
    const [w, h] = [118 * k, 120 * k];
    return (
      rect(x, y - h, w, h, p.stone) +
      arches({ x: x + w * 0.16, y, columns: 1, dx: 0, w: w * 0.66, h: h * 0.8 }, '#7b4a38') +
      quad(
        [x - 6 * k, y - h, x + 8 * k, y - h - 22 * k, x + w + 8 * k, y - h - 22 * k, x + w + 4, y - h],
        p.roof,
      )
    );
  }).join('');

export function sanLuca(id: string): string {
  const church = { ...p, stone: '#dd8f6d', stoneShade: '#b96d50' };
  const [cx, base] = [640, 540];
  return [
    air(id, p, [1280, 240]),
    crests([620, 560, 600, 640, 620, 640], 900, p.hills[0]),
    shape('M0 820C200 640 420 540 640 530C860 540 1100 680 1600 760V1000H0Z', p.hills[2]),
    shape('M0 900C300 760 700 760 1000 830C1200 870 1400 850 1600 830V1000H0Z', '#86896a'),
    bellTower(church, cx + 190, base, 40, 210, 0.6),
    cupola(church, cx, base - 110, 118, 0.86, ['#a4b0a4', '#7d8c84']),
    wall(church, cx - 210, base, 420, 140, 0.22),
    shape(
      `M${cx - 240} ${base}V${base - 100}Q${cx} ${base - 30} ${cx + 240} ${base - 100}V${base}Z`,
      church.stone,
    ),
    shape(
      `M${cx - 240} ${base - 100}v-10Q${cx} ${base - 40} ${cx + 240} ${base - 110}v10Q${cx} ${base - 30} ${cx - 240} ${base - 100}z`,
      marble.stone,
    ),
    arches({ x: cx - 220, y: base, columns: 9, dx: 50, w: 30, h: 46 }, p.opening),
    ...[120, 200, 300, 400, 900, 980, 1420, 1500].map((x, i) => tree(p, x, 760 + ((i * 53) % 90), 110)),
    ...[460, 500, 840].map((x) => cypress(p, x, 620, 120)),
    climb(),
    ground(id, p, 920, 930),
    ...[80, 170].map((x, i) => cypress(p, x, 960, 260 - i * 60)),
    tree(p, 330, 950, 60, true),
  ].join('');
}

export function archiginnasio(id: string): string {
  const light = linear(
    `${id}wood`,
    [0, 0, 0, 1000],
    [
      [0, '#d8a468'],
      [1, '#b27a45'],
    ],
  );
  const dark = '#7d4f2b';
  const pale = '#e8bd83';
  const panel = (x: number) =>
    rect(x, 150, 220, 400, '#c08a50') +
    arches({ x: x + 50, y: 520, columns: 1, dx: 0, w: 120, h: 310 }, dark) +
    statue(x + 110, 516, 230, pale) +
    rect(x + 20, 556, 180, 20, dark);
  const bench = (y: number, inset: number) =>
    quad([inset, y, 1600 - inset, y, 1660 - inset, y + 56, inset - 60, y + 56], '#9a6638') +
    rect(inset - 60, y + 56, 1720 - inset * 2, 26, dark);
  return [
    `<defs>${light}</defs><rect width="1600" height="1000" fill="url(#${id}wood)"/>`,
    quad([0, 0, 1600, 0, 1320, 110, 280, 110], '#a56f3d'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      quad([60 + i * 215, 8, 230 + i * 215, 8, 420 + i * 118 + 90, 96, 420 + i * 118 - 10, 96], '#c08a50'),
    ),
    rect(0, 110, 1600, 22, dark),
    ...[30, 290, 1090, 1350].map(panel),
    rect(540, 132, 520, 500, '#a56f3d'),
    ...[590, 950].map((x) => statue(x + 30, 520, 300, pale) + rect(x - 6, 516, 72, 110, dark)),
    quad([560, 222, 1040, 222, 1000, 178, 600, 178], pale),
    rect(560, 222, 480, 22, dark),
    shape('M720 180C740 140 860 140 880 180Z', pale),
    statue(800, 150, 100, pale),
    arches({ x: 700, y: 560, columns: 1, dx: 0, w: 200, h: 270 }, '#5d3a20'),
    rect(690, 500, 220, 130, '#8d5c32'),
    rect(678, 488, 244, 18, pale),
    rect(0, 632, 1600, 16, dark),
    bench(648, 260),
    bench(730, 180),
    quad([120, 812, 1480, 812, 1640, 1000, -40, 1000], '#8d5c32'),
    quad([560, 850, 1040, 850, 1100, 920, 500, 920], '#fbf5ea'),
    quad([500, 920, 1100, 920, 1090, 950, 510, 950], '#d8cdbd'),
    rect(540, 950, 40, 50, '#c9bda9'),
    rect(1020, 950, 40, 50, '#c9bda9'),
  ].join('');
}
