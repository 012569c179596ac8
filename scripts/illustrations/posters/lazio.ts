import { bellTower, cupola, fortTower, stack, tower } from './landmark-parts.ts';
import { cypress, ground, houses, pine, road, sea, tree } from './landscape.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import {
  arches,
  battlements,
  cloud,
  lancets,
  peak,
  polygon,
  rect,
  ridge,
  roof,
  shape,
  sky,
  stroke,
  wall,
  windows,
} from './shapes.ts';

export function latina(id: string): string {
  const p: Palette = {
    ...palettes.noon,
    stone: '#faf1df',
    stoneShade: '#dccbb0',
    roof: '#d8b08a',
    roofShade: '#bd936d',
  };
  const base = 760;
  const circeo =
    'M980 690C1040 660 1070 596 1120 590C1170 586 1190 560 1240 556C1290 556 1320 610 1370 622C1430 634 1480 676 1600 690Z';
  return [
    sky(id, p, [420, 260]),
    cloud(900, 220, 300),
    cloud(180, 360, 200, 0.4),
    shape(circeo, p.hills[0]),
    sea(id, p, 688, 780, 5),
    ridge(
      [
        [0, 700],
        [200, 660],
        [480, 690],
        [700, 712],
      ],
      800,
      p.hills[1],
    ),
    wall(p, 380, base, 520, 128, 0.12),
    arches({ x: 404, y: base, columns: 12, dx: 40, w: 25, h: 62 }, p.opening),
    windows({ x: 408, y: base - 112, columns: 12, dx: 40, w: 16, h: 30 }, p.opening),
    rect(374, base - 134, 532, 9, p.stoneShade),
    tower(p, 650, base, 92, 420),
    windows({ x: 622, y: base - 300, columns: 2, rows: 5, dx: 26, dy: 34, w: 12, h: 22 }, p.opening),
    rect(598, base - 346, 104, 7, p.stoneShade),
    rect(600, base - 424, 100, 10, p.stone),
    `<circle cx="644" cy="${base - 382}" r="25" fill="#fffdf8" stroke="${p.opening}" stroke-width="4"/>`,
    stroke(`M644 ${base - 382}v-16M644 ${base - 382}l11 6`, p.opening, 3.4),
    houses(p, { from: 120, to: 380, base, low: 50, high: 92, seed: 8 }),
    houses(p, { from: 900, to: 1130, base, low: 46, high: 84, seed: 19 }),
    ground(id, p, 756, 772),
    road(p, [1180, 764], [1000, 800], 620),
    pine(p, 1230, 806, 150),
    pine(p, 1330, 840, 210),
    pine(p, 1478, 900, 310),
    tree(p, 110, 850, 190),
    tree(p, 250, 822, 120),
  ].join('');
}

export function frosinone(id: string): string {
  const p = palettes.morning;
  return [
    sky(id, p, [1180, 280]),
    cloud(240, 230, 300),
    ridge(
      [
        [0, 600],
        [180, 520],
        [380, 570],
        [620, 470],
        [900, 560],
        [1180, 490],
        [1420, 560],
        [1600, 520],
      ],
      800,
      p.hills[0],
    ),
    ridge(
      [
        [0, 660],
        [300, 620],
        [640, 650],
        [1100, 600],
        [1600, 650],
      ],
      800,
      p.hills[1],
    ),
    ridge(
      [
        [80, 790],
        [380, 690],
        [640, 560],
        [860, 540],
        [1100, 640],
        [1420, 770],
        [1600, 790],
      ],
      820,
      p.hills[2],
    ),
    stack(p, { cx: 760, base: 700, half: 330, rows: 4, rise: 44, seed: 5 }),
    wall(p, 690, 560, 150, 80),
    roof(p, 690, 480, 150, 34),
    bellTower(p, 860, 570, 54, 250, 0.9),
    rect(833, 452, 54, 6, p.stoneShade),
    arches({ x: 712, y: 556, columns: 3, dx: 42, w: 20, h: 44 }, p.opening),
    ...[430, 500, 1050, 1120, 1190].map((x, i) => tree(p, x, 730 + (i % 2) * 14, 64)),
    ground(id, p, 770, 760),
    road(p, [1060, 764], [420, 800], 900),
    cypress(p, 250, 850, 170),
    cypress(p, 306, 840, 130),
    tree(p, 1400, 850, 170),
    tree(p, 1500, 880, 120),
  ].join('');
}

export function loggia(p: Palette, x: number, base: number): string {
  return [
    wall(p, x, base, 250, 120, 0.1),
    arches({ x: x + 62, y: base, columns: 1, dx: 0, w: 126, h: 100 }, p.opening),
    rect(x - 4, base - 136, 258, 18, p.stoneShade),
    rect(x, base - 246, 250, 112, p.stone),
    lancets({ x: x + 10, y: base - 138, columns: 7, dx: 33.4, w: 25, h: 88 }, palettes.dusk.sky[1]),
    rect(x - 4, base - 256, 258, 14, p.stone),
    rect(x - 4, base - 244, 258, 4, p.stoneShade),
  ].join('');
}

export function viterbo(id: string): string {
  const p: Palette = { ...palettes.dusk, stone: '#e6c3ab', stoneShade: '#b18a86' };
  const base = 766;
  return [
    sky(id, p, [330, 300]),
    cloud(820, 220, 320, 0.3),
    ridge(
      [
        [0, 640],
        [360, 560],
        [760, 640],
        [1200, 580],
        [1600, 650],
      ],
      800,
      p.hills[0],
    ),
    ridge(
      [
        [0, 700],
        [320, 670],
        [700, 700],
        [1200, 660],
        [1600, 690],
      ],
      800,
      p.hills[1],
    ),
    houses(p, { from: -10, to: 500, base, low: 90, high: 170, seed: 31 }),
    fortTower(p, 236, base, 52, 300),
    houses(p, { from: 1120, to: 1640, base, low: 80, high: 160, seed: 41 }),
    bellTower(p, 1280, base, 66, 350, 1),
    ...[0, 1, 2, 3, 4].map((i) => rect(1247, base - 250 + i * 26, 66, 9, p.stoneShade)),
    wall(p, 470, base, 380, 250, 0.1),
    battlements(468, base - 250, 16, 24.4, p.stone),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      lancets({ x: 500 + i * 58, y: base - 128, columns: 2, dx: 15, w: 13, h: 62 }, p.opening),
    ),
    rect(470, base - 122, 380, 6, p.stoneShade),
    polygon(
      [
        [520, base],
        [640, base - 62],
        [780, base - 62],
        [780, base],
      ],
      p.stoneShade,
    ),
    arches({ x: 694, y: base - 62, columns: 1, dx: 0, w: 40, h: 66 }, p.opening),
    loggia(p, 850, base),
    ground(id, p, 762, 770),
    road(p, [420, 768], [860, 800], 1180),
    cypress(p, 1180, 830, 190),
    cypress(p, 1240, 850, 150),
    tree(p, 160, 860, 170),
    tree(p, 300, 834, 60, true),
  ].join('');
}

export function rieti(id: string): string {
  const p = palettes.alpine;
  const base = 740;
  return [
    sky(id, p, [300, 260]),
    cloud(980, 200, 300, 0.6),
    peak([860, 330], 720, 470, '#b3c3cd', '#8ea5b4', 0.5),
    peak([1240, 420], 720, 400, '#b9c8d0', '#98aebb', 0.42),
    peak([470, 450], 720, 380, '#b9c8d0', '#98aebb', 0.36),
    ridge(
      [
        [0, 640],
        [300, 610],
        [700, 660],
        [1100, 610],
        [1600, 640],
      ],
      800,
      p.hills[2],
    ),
    stack(p, { cx: 760, base, half: 420, rows: 3, rise: 44, seed: 9 }),
    cupola(p, 640, 620, 44, 0.9, [p.roof, p.roofShade]),
    bellTower(p, 800, 700, 66, 330, 1.3),
    arches({ x: 786, y: 560, columns: 1, dx: 0, w: 28, h: 44 }, p.opening),
    wall(p, 330, base + 22, 880, 46, 0.04),
    battlements(330, base - 24, 36, 24.6, p.stone),
    sea(id, p, 760, 812, 3),
    shape(
      `M330 812V790C420 764 560 756 640 756S860 764 950 790V812H900A52 40 0 0 0 796 812H692A52 44 0 0 0 588 812H484A52 40 0 0 0 380 812Z`,
      p.stoneShade,
    ),
    ground(id, p, 806, 800),
    road(p, [940, 804], [560, 850], 1020),
    ...[130, 184, 244].map((x, i) => cypress(p, x, 860 + i * 6, 210 - i * 34)),
    tree(p, 1370, 850, 170),
    tree(p, 1480, 880, 210),
  ].join('');
}
