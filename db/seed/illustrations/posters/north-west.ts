import { num, randomFrom } from '../svg.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import { bellTower, cupola, fortTower, sail, stack, tower } from './landmark-parts.ts';
import { cypress, ground, houses, pine, road, sea, tree } from './landscape.ts';
import {
  arches,
  cloud,
  dome,
  lancets,
  peak,
  polygon,
  rect,
  ridge,
  roof,
  shape,
  sky,
  spire,
  stroke,
  wall,
  windows,
} from './shapes.ts';

function duomo(p: Palette, cx: number, base: number): string {
  const steps = [
    [-250, 196],
    [-160, 250],
    [-70, 306],
    [70, 306],
    [160, 250],
    [250, 196],
  ] as const;
  const crown = `M${cx - 250} ${base}V${base - 190}L${cx - 160} ${base - 214}V${base - 236}L${cx - 70} ${base - 262}V${base - 280}L${cx} ${base - 312}L${cx + 70} ${base - 280}V${base - 262}L${cx + 160} ${base - 236}V${base - 214}L${cx + 250} ${base - 190}V${base}Z`;
  const back = [-205, -116, -40, 40, 116, 205].map((dx) =>
    spire(cx + dx, base - 170, 15, 150 - Math.abs(dx) * 0.22, p.stoneShade, p.stoneShade),
  );
  return [
    ...back,
    tower(p, cx, base - 250, 34, 110),
    spire(cx, base - 356, 34, 128, p.stone, p.stoneShade),
    stroke(`M${cx} ${base - 484}v-16`, '#d9a441', 6),
    shape(crown, p.stone),
    polygon(
      [
        [cx + 70, base],
        [cx + 70, base - 280],
        [cx + 70, base - 262],
        [cx + 160, base - 236],
        [cx + 160, base - 214],
        [cx + 250, base - 190],
        [cx + 250, base],
      ],
      p.stoneShade,
      0.35,
    ),
    ...steps.map(
      ([dx, h]) =>
        rect(cx + dx - 11, base - h, 22, h, p.stone) +
        rect(cx + dx + 3, base - h, 8, h, p.stoneShade) +
        spire(cx + dx, base - h, 24, 66, p.stone, p.stoneShade),
    ),
    lancets({ x: cx - 222, y: base, columns: 1, dx: 0, w: 36, h: 74 }, p.opening),
    lancets({ x: cx - 134, y: base, columns: 1, dx: 0, w: 38, h: 84 }, p.opening),
    lancets({ x: cx - 29, y: base, columns: 1, dx: 0, w: 58, h: 112 }, p.opening),
    lancets({ x: cx + 96, y: base, columns: 1, dx: 0, w: 38, h: 84 }, p.opening),
    lancets({ x: cx + 186, y: base, columns: 1, dx: 0, w: 36, h: 74 }, p.opening),
    lancets({ x: cx - 212, y: base - 102, columns: 1, dx: 0, w: 18, h: 56 }, p.opening),
    lancets({ x: cx - 126, y: base - 114, columns: 1, dx: 0, w: 22, h: 74 }, p.opening),
    lancets({ x: cx - 22, y: base - 142, columns: 1, dx: 0, w: 44, h: 100 }, p.opening),
    lancets({ x: cx + 104, y: base - 114, columns: 1, dx: 0, w: 22, h: 74 }, p.opening),
    lancets({ x: cx + 194, y: base - 102, columns: 1, dx: 0, w: 18, h: 56 }, p.opening),
  ].join('');
}

function verticalWood(x: number, base: number, w: number, h: number, colour: string): string {
  const random = randomFrom(x);
  let leaves = '';
  for (let y = base - h + 10; y < base - 20; y += 22)
    for (let i = 0; i < 3; i += 1)
      leaves += `<ellipse cx="${num(x + random() * w)}" cy="${num(y + 4)}" rx="${num(7 + random() * 8)}" ry="7"/>`;
  return rect(x, base - h, w, h, colour) + `<g fill="#7fa292">${leaves}</g>`;
}

export function milano(id: string): string {
  const p: Palette = { ...palettes.morning, stone: '#f6ebe4', stoneShade: '#d6c3bd', opening: '#8d7a7c' };
  const base = 770;
  return [
    sky(id, p, [380, 250]),
    cloud(980, 190, 320),
    cloud(120, 400, 180, 0.4),
    peak([240, 520], 720, 330, '#c6d6dd', '#b4c8d2', 0.4),
    peak([620, 560], 720, 300, '#c6d6dd', '#b4c8d2', 0.36),
    shape(
      'M1250 770V420C1258 380 1300 352 1322 346L1328 210L1334 346C1346 360 1352 390 1352 430V770Z',
      p.hills[0],
    ),
    shape('M1362 770V520C1364 480 1404 452 1430 450V770Z', p.hills[1]),
    verticalWood(1100, base, 74, 300, p.hills[1]),
    verticalWood(1186, base, 60, 230, p.hills[1]),
    shape('M236 770V430L262 400L288 430V770Z', p.hills[1]),
    rect(322, 500, 82, 270, p.hills[0]),
    shape('M120 770V560C150 500 190 500 204 560V770Z', p.hills[0]),
    houses(palettes.morning, { from: -20, to: 470, base, low: 84, high: 150, seed: 13 }),
    houses(palettes.morning, { from: 1010, to: 1640, base, low: 84, high: 150, seed: 27 }),
    duomo(p, 740, base),
    ground(id, { ...p, ground: '#c9c5bb', groundShade: '#aaa79e' }, 766, 770),
    road({ ...p, groundShade: '#b7b3a9' }, [1010, 770], [720, 806], 960),
    tree(p, 200, 850, 170),
    tree(p, 330, 824, 120),
    tree(p, 1400, 850, 180),
    tree(p, 1508, 880, 220),
  ].join('');
}

function mole(p: Palette, cx: number, base: number): string {
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

function lanterna(p: Palette, cx: number, base: number): string {
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
    palmless(p),
  ].join('');
}

/** Low shrubs along the coast road. */
function palmless(p: Palette): string {
  return tree(p, 120, 880, 44, true) + tree(p, 200, 890, 30, true) + tree(p, 1330, 880, 34, true);
}

export function bergamo(id: string): string {
  const p = palettes.morning;
  return [
    sky(id, p, [1260, 260]),
    cloud(300, 210, 320),
    peak([220, 450], 720, 360, '#c2d3da', '#a9c0cb', 0.44),
    peak([600, 400], 720, 380, '#c2d3da', '#a9c0cb', 0.46),
    peak([1180, 430], 720, 400, '#c2d3da', '#a9c0cb', 0.44),
    ridge(
      [
        [0, 650],
        [360, 620],
        [900, 650],
        [1600, 610],
      ],
      800,
      p.hills[1],
    ),
    ridge(
      [
        [60, 800],
        [300, 650],
        [560, 590],
        [1000, 580],
        [1280, 660],
        [1540, 800],
      ],
      840,
      p.hills[2],
    ),
    houses(p, { from: 420, to: 1130, base: 610, low: 70, high: 120, seed: 61 }),
    tower(p, 610, 610, 48, 250),
    windows({ x: 602, y: 386, columns: 1, rows: 3, dx: 0, dy: 54, w: 14, h: 26 }, p.opening),
    fortTower(p, 520, 610, 40, 200),
    bellTower(p, 880, 610, 46, 270, 1.5),
    cupola(p, 760, 530, 52, 1.1, ['#8fb0a0', '#6d917f']),
    wall(p, 930, 610, 90, 120),
    roof(p, 930, 490, 90, 36),
    houses(p, { from: 380, to: 1180, base: 652, low: 50, high: 84, seed: 71 }),
    shape('M330 740L352 640H1210L1250 740Z', p.stone),
    shape('M1020 740L1040 640H1210L1250 740Z', p.stoneShade),
    rect(352, 640, 858, 9, p.stoneShade),
    arches({ x: 440, y: 740, columns: 12, dx: 46, w: 28, h: 62 }, p.stoneShade),
    ...[150, 240, 330, 1290, 1370].map((x, i) => tree(p, x, 790 - (i % 3) * 16, 90)),
    ground(id, p, 772, 780),
    road(p, [1180, 776], [380, 812], 900),
    cypress(p, 130, 880, 190),
    cypress(p, 192, 866, 150),
    tree(p, 1460, 890, 220),
  ].join('');
}
