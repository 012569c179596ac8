import { bellTower, cupola, sail, tower } from './landmark-parts.ts';
import { ground, houses, pine, road, sea, tree } from './landscape.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import {
  arches,
  battlements,
  cloud,
  dome,
  hipRoof,
  lancets,
  polygon,
  rect,
  ridge,
  shape,
  sky,
  spire,
  stroke,
  wall,
  windows,
} from './shapes.ts';

export function doges(p: Palette, x: number, base: number): string {
  const pink: Palette = { ...p, stone: '#f3c9b6', stoneShade: '#d59f93' };
  const white = '#fbf0e4';
  return [
    wall(pink, x, base - 96, 420, 132, 0.2),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      lancets({ x: x + 22 + i * 57, y: base - 120, columns: 1, dx: 0, w: 26, h: 58 }, p.opening),
    ),
    battlements(x, base - 228, 24, 17.6, white),
    rect(x, base - 98, 420, 100, white),
    lancets({ x: x + 6, y: base - 54, columns: 20, dx: 20.6, w: 14, h: 38 }, p.opening),
    arches({ x: x + 8, y: base, columns: 12, dx: 34, w: 25, h: 44 }, p.opening),
    rect(x, base - 100, 420, 5, pink.stoneShade),
    rect(x, base - 52, 420, 4, pink.stoneShade),
  ].join('');
}

export function gondola(x: number, y: number, k: number): string {
  const at = (dx: number, dy: number): string => `${x + dx * k} ${y + dy * k}`;
  return shape(
    `M${at(-120, -26)}C${at(-108, -4)} ${at(-60, 10)} ${at(0, 10)}C${at(60, 10)} ${at(104, -2)} ${at(122, -44)}L${at(130, -44)}L${at(126, -30)}C${at(112, 14)} ${at(70, 24)} ${at(0, 24)}C${at(-70, 24)} ${at(-112, 10)} ${at(-128, -26)}Z`,
    '#2b2f38',
  );
}

export function poles(xs: readonly number[], base: number, h: number): string {
  return xs
    .map((x, i) => {
      const top = base - h + (i % 2) * 26;
      const bands = [0, 1, 2, 3].map((b) =>
        polygon(
          [
            [x, top + 16 + b * 34],
            [x + 11, top + 6 + b * 34],
            [x + 11, top + 20 + b * 34],
            [x, top + 30 + b * 34],
          ],
          '#f6eee2',
        ),
      );
      return (
        rect(x, top, 11, base - top, '#3d6c8c') +
        bands.join('') +
        `<circle cx="${x + 5.5}" cy="${top}" r="7.5" fill="#d9a441"/>`
      );
    })
    .join('');
}

export function venezia(id: string): string {
  const p = palettes.dusk;
  const brick: Palette = { ...p, stone: '#c9796a', stoneShade: '#9f5a57' };
  const lead = ['#a7b0c0', '#7d88a3'] as const;
  return [
    sky(id, p, [640, 330], 70),
    cloud(160, 230, 300, 0.3),
    cloud(1120, 170, 260, 0.3),
    ridge(
      [
        [0, 690],
        [400, 676],
        [900, 688],
        [1600, 672],
      ],
      740,
      p.hills[0],
    ),
    houses(p, { from: -20, to: 140, base: 730, low: 60, high: 90, seed: 3 }),
    wall(p, 140, 730, 220, 96),
    cupola(p, 230, 640, 72, 1.1, lead),
    cupola(p, 334, 650, 36, 1.1, lead),
    bellTower(p, 384, 730, 22, 150, 0.9),
    arches({ x: 190, y: 730, columns: 1, dx: 0, w: 60, h: 78 }, p.opening),
    houses(p, { from: 1330, to: 1640, base: 730, low: 70, high: 110, seed: 33 }),
    houses(p, { from: 720, to: 940, base: 730, low: 80, high: 100, seed: 35 }),
    tower(brick, 842, 730, 70, 330),
    stroke('M820 440V690M836 440V690', brick.stoneShade, 4, 0.6),
    tower({ ...p, stone: '#f8ece0' }, 842, 402, 78, 62),
    arches({ x: 812, y: 396, columns: 4, dx: 16, w: 10, h: 42 }, p.opening),
    tower(brick, 842, 342, 70, 40),
    spire(842, 302, 74, 110, '#9db5a6', '#76917f'),
    stroke('M842 194v-16', '#d9a441', 5),
    doges(p, 930, 732),
    sea(id, p, 730, 880, 4),
    shape('M812 736h60v70h-60z', '#fff', 0.1),
    gondola(520, 812, 1),
    gondola(250, 778, 0.55),
    sail(1460, 780, 64),
    poles([690, 722, 760], 872, 150),
    rect(0, 868, 1600, 16, p.stone),
    rect(0, 884, 1600, 22, p.stoneShade),
    ...Array.from({ length: 16 }, (_, i) => rect(40 + i * 100, 868, 6, 38, p.opening)),
    rect(0, 906, 1600, 94, p.road),
    rect(0, 914, 1600, 4, p.marking),
    ...Array.from({ length: 12 }, (_, i) => rect(-20 + i * 140, 956, 80, 5, p.marking)),
  ].join('');
}

export function miramare(p: Palette, x: number, base: number): string {
  const white: Palette = { ...p, stone: '#fffaf0', stoneShade: '#d9d3c6' };
  return [
    shape(
      `M${x - 130} ${base + 90}C${x - 100} ${base + 40} ${x - 70} ${base + 10} ${x - 40} ${base}H${x + 250}C${x + 330} ${base + 10} ${x + 420} ${base + 30} ${x + 520} ${base + 90}Z`,
      '#a4a08f',
    ),
    shape(
      `M${x + 60} ${base + 90}C${x + 90} ${base + 50} ${x + 100} ${base + 20} ${x + 90} ${base}H${x + 250}C${x + 330} ${base + 10} ${x + 420} ${base + 30} ${x + 520} ${base + 90}Z`,
      '#86836f',
    ),
    wall(white, x, base, 220, 116),
    battlements(x, base - 116, 13, 17.2, white.stone),
    tower(white, x + 60, base, 66, 210),
    battlements(x + 26, base - 210, 4, 18.4, white.stone),
    tower(white, x + 216, base, 44, 150),
    battlements(x + 194, base - 150, 3, 16.4, white.stone),
    arches({ x: x + 104, y: base - 50, columns: 3, dx: 30, w: 15, h: 34 }, p.opening),
    arches({ x: x + 10, y: base - 6, columns: 6, dx: 34, w: 16, h: 32 }, p.opening),
    windows({ x: x + 42, y: base - 180, columns: 2, rows: 3, dx: 22, dy: 40, w: 11, h: 22 }, p.opening),
  ].join('');
}

export function trieste(id: string): string {
  const p = palettes.noon;
  return [
    sky(id, p, [330, 250]),
    cloud(900, 200, 320),
    cloud(420, 390, 180, 0.4),
    ridge(
      [
        [0, 540],
        [300, 560],
        [700, 620],
        [1100, 660],
        [1600, 680],
      ],
      760,
      p.hills[0],
    ),
    ridge(
      [
        [0, 600],
        [240, 610],
        [560, 660],
        [820, 700],
      ],
      760,
      p.hills[1],
    ),
    tower({ ...p, stone: '#fffaf0' }, 180, 620, 24, 170),
    rect(162, 446, 36, 8, p.stone),
    dome(180, 446, 13, 1.3, p.hills[2], p.treeShade),
    sea(id, p, 690, 830, 6),
    houses(p, { from: -20, to: 330, base: 752, low: 70, high: 120, seed: 37 }),
    wall(p, 330, 752, 330, 150, 0.1),
    windows({ x: 350, y: 618, columns: 12, rows: 3, dx: 25, dy: 42, w: 11, h: 24 }, p.opening),
    hipRoof(p, 330, 602, 330, 26),
    tower(p, 495, 752, 66, 250),
    `<circle cx="492" cy="536" r="17" fill="#fffdf8" stroke="${p.opening}" stroke-width="3.4"/>`,
    spire(495, 502, 72, 62, p.roof, p.roofShade),
    arches({ x: 346, y: 752, columns: 10, dx: 30, w: 18, h: 34 }, p.opening),
    houses(p, { from: 660, to: 830, base: 752, low: 60, high: 110, seed: 47 }),
    rect(-10, 750, 850, 14, p.stoneShade),
    miramare(p, 1120, 716),
    ...[1390, 1430, 1480, 1530].map((x, i) => tree(p, x, 752 + i * 10, 84)),
    sail(930, 770, 92),
    sail(1010, 742, 54),
    ground(id, p, 818, 812),
    road(p, [700, 818], [1160, 850], 720),
    pine(p, 140, 940, 300),
    tree(p, 1470, 900, 60, true),
  ].join('');
}
