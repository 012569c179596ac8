import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import { bellTower, cupola, ringArches, sail, tower } from './landmark-parts.ts';
import { cypress, ground, houses, pine, road, sea, tree } from './landscape.ts';
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

function arena(p: Palette, cx: number, base: number): string {
  const rx = 360;
  const body = `M${cx - rx} ${base}V${base - 132}C${cx - rx * 0.5} ${base - 168} ${cx + rx * 0.5} ${base - 168} ${cx + rx} ${base - 132}V${base}Z`;
  const shade = `M${cx + 190} ${base}V${base - 153}C${cx + 260} ${base - 148} ${cx + 320} ${base - 141} ${cx + rx} ${base - 132}V${base}Z`;
  const wing = `M${cx - 300} ${base}V${base - 236}C${cx - 260} ${base - 242} ${cx - 210} ${base - 248} ${cx - 162} ${base - 250}V${base}Z`;
  return [
    shape(body, p.stone),
    shape(shade, p.stoneShade, 0.6),
    ringArches({ cx, rx, from: -1.4, to: 1.4, count: 27, y: base - 6, sag: 0, h: 54 }, p.opening),
    ringArches({ cx, rx, from: -1.4, to: 1.4, count: 27, y: base - 84, sag: 14, h: 48 }, p.opening),
    stroke(`M${cx - rx} ${base - 66}Q${cx} ${base - 84} ${cx + rx} ${base - 66}`, p.stoneShade, 5),
    shape(wing, p.stone),
    rect(cx - 182, base - 250, 20, 250, p.stoneShade),
    arches({ x: cx - 288, y: base - 6, columns: 4, dx: 31, w: 19, h: 54 }, p.opening),
    arches({ x: cx - 288, y: base - 88, columns: 4, dx: 31, w: 19, h: 52 }, p.opening),
    arches({ x: cx - 288, y: base - 172, columns: 4, dx: 31, w: 19, h: 50 }, p.opening),
    stroke(
      `M${cx - 302} ${base - 74}H${cx - 162}M${cx - 302} ${base - 156}H${cx - 162}M${cx - 302} ${base - 238}H${cx - 162}`,
      p.stoneShade,
      5,
    ),
  ].join('');
}

export function verona(id: string): string {
  const p: Palette = { ...palettes.gold, stone: '#f4d8bd', stoneShade: '#cf9f85' };
  return [
    sky(id, p, [460, 300]),
    cloud(980, 190, 320, 0.35),
    ridge(
      [
        [0, 600],
        [400, 640],
        [820, 560],
        [1180, 520],
        [1600, 590],
      ],
      800,
      p.hills[0],
    ),
    ridge(
      [
        [0, 680],
        [500, 690],
        [900, 620],
        [1180, 570],
        [1400, 600],
        [1600, 660],
      ],
      800,
      p.hills[2],
    ),
    wall(p, 1120, 590, 150, 62),
    hipRoof(p, 1120, 528, 150, 22),
    tower(p, 1120, 590, 30, 92),
    tower(p, 1270, 590, 30, 92),
    ...[1010, 1040, 1066, 1320, 1350, 1384, 1440].map((x, i) => cypress(p, x, 640 + (i % 2) * 8, 84)),
    houses(p, { from: -20, to: 260, base: 768, low: 90, high: 150, seed: 4 }),
    houses(p, { from: 920, to: 1640, base: 768, low: 84, high: 140, seed: 14 }),
    tower(p, 1090, 768, 62, 390),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(1059, 470 + i * 36, 62, 9, p.stoneShade)),
    arches({ x: 1070, y: 440, columns: 2, dx: 24, w: 16, h: 44 }, p.opening),
    tower({ ...p, stone: '#f7ead8' }, 1090, 378, 44, 54),
    arches({ x: 1074, y: 372, columns: 2, dx: 18, w: 12, h: 34 }, p.opening),
    rect(1062, 322, 56, 6, p.stone),
    arena(p, 560, 780),
    ground(id, p, 774, 772),
    road(p, [960, 776], [640, 812], 1020),
    cypress(p, 130, 876, 230),
    cypress(p, 200, 860, 170),
    tree(p, 1400, 850, 160),
    tree(p, 1500, 880, 210),
  ].join('');
}

function doges(p: Palette, x: number, base: number): string {
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

function gondola(x: number, y: number, k: number): string {
  const at = (dx: number, dy: number): string => `${x + dx * k} ${y + dy * k}`;
  return shape(
    `M${at(-120, -26)}C${at(-108, -4)} ${at(-60, 10)} ${at(0, 10)}C${at(60, 10)} ${at(104, -2)} ${at(122, -44)}L${at(130, -44)}L${at(126, -30)}C${at(112, 14)} ${at(70, 24)} ${at(0, 24)}C${at(-70, 24)} ${at(-112, 10)} ${at(-128, -26)}Z`,
    '#2b2f38',
  );
}

function poles(xs: readonly number[], base: number, h: number): string {
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

function leaning(p: Palette, cx: number, base: number, w: number, h: number, lean: number): string {
  const top = base - h;
  return (
    polygon(
      [
        [cx - w / 2, base],
        [cx - w * 0.44 + lean, top],
        [cx + w * 0.44 + lean, top],
        [cx + w / 2, base],
      ],
      p.stone,
    ) +
    polygon(
      [
        [cx + w * 0.12, base],
        [cx + w * 0.1 + lean, top],
        [cx + w * 0.44 + lean, top],
        [cx + w / 2, base],
      ],
      p.stoneShade,
    )
  );
}

export function bologna(id: string): string {
  const p: Palette = {
    ...palettes.gold,
    stone: '#eab98f',
    stoneShade: '#c4835f',
    roof: '#b9603f',
    roofShade: '#964a30',
  };
  const base = 768;
  const porticoes = { x: 14, y: base, columns: 36, dx: 45, w: 30, h: 46 };
  const walls = ['#efc79b', '#e3a577', '#f2d5ac', '#d99270'];
  return [
    sky(id, p, [1160, 300]),
    cloud(240, 230, 320, 0.35),
    ridge(
      [
        [0, 560],
        [260, 500],
        [520, 560],
        [900, 640],
        [1600, 640],
      ],
      800,
      p.hills[0],
    ),
    ridge(
      [
        [0, 640],
        [300, 590],
        [640, 650],
        [1100, 670],
        [1600, 640],
      ],
      800,
      p.hills[2],
    ),
    wall(p, 222, 512, 80, 34),
    cupola(p, 262, 484, 34, 0.9, [p.roof, p.roofShade]),
    ...[330, 360, 390, 420, 450].map((x, i) => rect(x, 528 + i * 10, 26, 10, p.stone)),
    leaning(p, 760, base, 62, 500, 8),
    rect(735, base - 476, 68, 8, p.stoneShade),
    battlements(740, base - 500, 4, 16.4, p.stone),
    tower(p, 768, base - 500, 30, 26),
    polygon(
      [
        [750, base - 526],
        [768, base - 548],
        [786, base - 526],
      ],
      p.roof,
    ),
    windows({ x: 752, y: base - 430, columns: 1, rows: 5, dx: 0, dy: 66, w: 8, h: 18 }, p.opening),
    leaning(p, 890, base, 76, 300, 34),
    windows({ x: 892, y: base - 230, columns: 1, rows: 2, dx: 0, dy: 66, w: 8, h: 18 }, p.opening),
    cupola(p, 1180, 640, 54, 0.9, [p.roof, p.roofShade]),
    bellTower(p, 1300, base, 40, 280, 1),
    houses(p, { from: -20, to: 740, base, low: 120, high: 180, seed: 21, walls }),
    houses(p, { from: 930, to: 1640, base, low: 116, high: 170, seed: 29, walls }),
    rect(-10, base - 58, 1620, 58, p.stone),
    arches(porticoes, p.opening),
    rect(-10, base - 60, 1620, 6, p.stoneShade),
    ground(id, { ...p, ground: '#cbb48f', groundShade: '#ab9471' }, 764, 768),
    road({ ...p, groundShade: '#b9a27e' }, [830, 770], [1040, 806], 660),
    tree(p, 1440, 860, 170),
    tree(p, 140, 866, 190),
  ].join('');
}

function miramare(p: Palette, x: number, base: number): string {
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
