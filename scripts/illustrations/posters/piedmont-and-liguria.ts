import { bellTower, cupola, sail, stack, tower } from './landmark-parts.ts';
import { ground, houses, pine, road, sea, tree } from './landscape.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import {
  arches,
  cloud,
  dome,
  peak,
  rect,
  ridge,
  shape,
  sky,
  spire,
  stroke,
  wall,
  windows,
} from './shapes.ts';

export function mole(p: Palette, cx: number, base: number): string {
  const green = ['#9fb0ac', '#788d8c'] as const;
  const vault = `M${cx - 104} ${base - 176}C${cx - 96} ${base - 268} ${cx - 52} ${base - 330} ${cx - 26} ${base - 356}H${cx + 26}C${cx + 52} ${base - 330} ${cx + 96} ${base - 268} ${cx + 104} ${base - 176}Z`;
  const dark = `M${cx + 26} ${base - 356}C${cx + 52} ${base - 330} ${cx + 96} ${base - 268} ${cx + 104} ${base - 176}H${cx + 34}C${cx + 34} ${base - 260} ${cx + 22} ${base - 330} ${cx + 12} ${base - 356}Z`;
  return [
    wall(p, cx - 128, base, 256, 110, 0.3),
    rect(cx - 134, base - 116, 268, 9, p.stoneShade),
    wall(p, cx - 112, base - 114, 224, 62, 0.3),
    arches({ x: cx - 100, y: base - 120, columns: 8, dx: 26, w: 15, h: 42 }, p.opening),
    arches({ x: cx - 112, y: base - 14, columns: 6, dx: 40, w: 22, h: 70 }, p.opening),
    shape(vault, green[0]),
    shape(dark, green[1]),
    stroke(
      `M${cx - 52} ${base - 178}C${cx - 48} ${base - 260} ${cx - 26} ${base - 330} ${cx - 14} ${base - 354}M${cx} ${base - 178}V${base - 354}`,
      green[1],
      3,
      0.8,
    ),
    tower(p, cx, base - 354, 56, 52),
    arches({ x: cx - 22, y: base - 360, columns: 3, dx: 16, w: 9, h: 34 }, p.opening),
    rect(cx - 33, base - 412, 66, 7, p.stone),
    tower(p, cx, base - 410, 34, 34),
    spire(cx, base - 442, 36, 150, p.stone, p.stoneShade),
    stroke(`M${cx} ${base - 590}v-14`, p.stoneShade, 3),
  ].join('');
}

export function torino(id: string): string {
  const p = palettes.alpine;
  const base = 752;
  const [light, shade] = ['#bccbd6', '#97adbf'];
  return [
    sky(id, p, [1180, 240]),
    cloud(180, 230, 260, 0.5),
    ...(
      [
        [120, 470, 300],
        [420, 400, 330],
        [760, 450, 300],
        [1080, 380, 340],
        [1420, 440, 330],
      ] as const
    ).map(([x, y, half]) => peak([x, y], 720, half, light, shade, 0.5)),
    ridge(
      [
        [0, 660],
        [400, 640],
        [800, 670],
        [1100, 630],
        [1330, 560],
        [1600, 600],
      ],
      800,
      p.hills[2],
    ),
    wall(p, 1310, 584, 96, 40),
    cupola(p, 1358, 552, 30, 1.1, [p.hills[1], p.hills[0]]),
    bellTower(p, 1306, 584, 16, 76, 1),
    bellTower(p, 1410, 584, 16, 76, 1),
    houses(p, { from: -20, to: 520, base, low: 90, high: 140, seed: 6 }),
    houses(p, { from: 740, to: 1240, base, low: 86, high: 136, seed: 16 }),
    mole(p, 630, base),
    sea(id, p, 752, 812, 9),
    shape(
      'M700 812V778C900 756 1240 756 1600 770V812H1540A60 34 0 0 0 1420 812H1370A60 38 0 0 0 1250 812H1200A60 38 0 0 0 1080 812H1030A60 34 0 0 0 910 812H860A54 26 0 0 0 752 812Z',
      p.stoneShade,
    ),
    ground(id, p, 806, 806),
    road(p, [760, 810], [1240, 850], 640),
    tree(p, 120, 880, 210),
    tree(p, 252, 858, 150),
    tree(p, 1480, 876, 190),
  ].join('');
}

function shrubs(p: Palette): string {
  return tree(p, 120, 880, 44, true) + tree(p, 200, 890, 30, true) + tree(p, 1330, 880, 34, true);
}

export function lanterna(p: Palette, cx: number, base: number): string {
  return [
    tower(p, cx, base, 82, 180),
    rect(cx - 54, base - 192, 108, 14, p.stone),
    rect(cx - 54, base - 180, 108, 5, p.stoneShade),
    tower(p, cx, base - 190, 62, 150),
    rect(cx - 46, base - 350, 92, 12, p.stone),
    rect(cx - 20, base - 388, 40, 38, '#ffe9b0'),
    stroke(`M${cx - 20} ${base - 388}v38M${cx} ${base - 388}v38M${cx + 20} ${base - 388}v38`, p.opening, 3),
    dome(cx, base - 388, 22, 0.9, p.hills[2], p.treeShade),
    windows({ x: cx - 14, y: base - 146, columns: 1, rows: 3, dx: 0, dy: 46, w: 14, h: 22 }, p.opening),
    windows({ x: cx - 12, y: base - 310, columns: 1, rows: 2, dx: 0, dy: 56, w: 12, h: 22 }, p.opening),
  ].join('');
}

export function genova(id: string): string {
  const p = palettes.gold;
  const walls = ['#f3d3a0', '#eeb98f', '#f6e2bd', '#e5a588', '#f0cfae'];
  return [
    sky(id, p, [880, 320], 70),
    cloud(960, 180, 300, 0.35),
    ridge(
      [
        [0, 420],
        [260, 470],
        [520, 560],
        [860, 650],
        [1100, 690],
      ],
      760,
      p.hills[0],
    ),
    ridge(
      [
        [0, 540],
        [240, 560],
        [520, 640],
        [780, 700],
      ],
      760,
      p.hills[1],
    ),
    sea(id, p, 690, 830, 12),
    stack(p, { cx: 150, base: 760, half: 620, rows: 6, rise: 46, seed: 50, walls }),
    bellTower(p, 330, 640, 40, 210, 1),
    sail(900, 760, 90),
    sail(1010, 738, 56),
    shape(
      'M1080 800C1110 760 1150 736 1200 728C1260 720 1330 724 1390 744C1440 760 1480 784 1500 800Z',
      '#8d7d69',
    ),
    shape('M1300 800C1330 770 1350 740 1340 730C1400 744 1450 766 1500 800Z', '#75664f'),
    lanterna(p, 1250, 732),
    ground(id, p, 812, 826),
    road(p, [560, 818], [1100, 850], 860),
    pine(p, 1480, 930, 280),
    shrubs(p),
  ].join('');
}
