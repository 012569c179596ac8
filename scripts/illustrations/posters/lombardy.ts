import { num, randomFrom } from '../svg.ts';
import { bellTower, cupola, fortTower, tower } from './landmark-parts.ts';
import { cypress, ground, houses, road, tree } from './landscape.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import {
  arches,
  cloud,
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

export function duomo(p: Palette, cx: number, base: number): string {
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
