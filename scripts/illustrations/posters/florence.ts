import { fortTower, tower } from './landmark-parts.ts';
import { cypress, ground, houses, road, sea, tree } from './landscape.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import { arches, cloud, dome, polygon, rect, ridge, shape, sky, spire, stroke, wall } from './shapes.ts';

export function brunelleschi(p: Palette, cx: number, base: number): string {
  const marble: Palette = { ...p, stone: '#fbf0de', stoneShade: '#d8c6ab' };
  const top = base - 190;
  const rib = (k: number): string =>
    `M${cx + 128 * k} ${top}C${cx + 122 * k} ${top - 92} ${cx + 62 * k} ${top - 146} ${cx + 14 * k} ${top - 160}`;
  return [
    wall(marble, cx - 400, base, 290, 146, 0.12),
    polygon(
      [
        [cx - 410, base - 146],
        [cx - 400, base - 178],
        [cx - 110, base - 178],
        [cx - 110, base - 146],
      ],
      p.roof,
    ),
    arches({ x: cx - 372, y: base - 30, columns: 5, dx: 54, w: 18, h: 70 }, p.opening),
    rect(cx - 400, base - 118, 290, 5, '#9db39f'),
    dome(cx - 116, base - 96, 66, 0.86, p.roof, p.roofShade),
    wall(marble, cx - 182, base, 132, 98, 0.2),
    dome(cx + 150, base - 96, 66, 0.86, p.roof, p.roofShade),
    wall(marble, cx + 86, base, 132, 98, 0.3),
    wall(marble, cx - 130, base, 260, 190, 0.3),
    ...[-84, 0, 84].map((dx) => `<circle cx="${cx + dx}" cy="${base - 158}" r="15" fill="${p.opening}"/>`),
    rect(cx - 136, top, 272, 8, '#9db39f'),
    dome(cx, top, 128, 1.25, p.roof, p.roofShade),
    stroke([rib(-1), rib(-0.46), rib(0.46), rib(1)].join(''), '#fbf0de', 5),
    tower(marble, cx, top - 156, 30, 40),
    spire(cx, top - 196, 36, 34, marble.stone, marble.stoneShade),
    `<circle cx="${cx}" cy="${top - 234}" r="6" fill="#d9a441"/>`,
    arches({ x: cx - 152, y: base, columns: 2, dx: 34, w: 18, h: 60 }, p.opening),
    arches({ x: cx + 130, y: base, columns: 2, dx: 34, w: 18, h: 60 }, p.opening),
  ].join('');
}

export function giotto(p: Palette, cx: number, base: number): string {
  const marble: Palette = { ...p, stone: '#fbf0de', stoneShade: '#d6c3a6' };
  const bands = [70, 140, 216, 310].map((h) => rect(cx - 36, base - h, 72, 6, '#c98f7c'));
  return [
    tower(marble, cx, base, 66, 370),
    ...bands,
    arches({ x: cx - 18, y: base - 152, columns: 2, dx: 20, w: 13, h: 44 }, p.opening),
    arches({ x: cx - 18, y: base - 228, columns: 2, dx: 20, w: 13, h: 48 }, p.opening),
    arches({ x: cx - 16, y: base - 318, columns: 1, dx: 0, w: 32, h: 0.1 }, p.opening),
    arches({ x: cx - 16, y: base - 244, columns: 1, dx: 0, w: 32, h: 0.1 }, p.opening),
    rect(cx - 42, base - 380, 84, 14, marble.stone),
    rect(cx - 42, base - 368, 84, 5, '#9db39f'),
    arches({ x: cx - 18, y: base - 312 + 0, columns: 1, dx: 0, w: 36, h: 44 }, p.opening),
  ].join('');
}

export function firenze(id: string): string {
  const p = palettes.morning;
  const base = 752;
  return [
    sky(id, p, [300, 290]),
    cloud(980, 200, 320),
    ridge(
      [
        [0, 600],
        [300, 540],
        [640, 600],
        [1000, 530],
        [1300, 570],
        [1600, 530],
      ],
      800,
      p.hills[0],
    ),
    ridge(
      [
        [0, 660],
        [260, 640],
        [700, 670],
        [1100, 620],
        [1600, 640],
      ],
      800,
      p.hills[2],
    ),
    ...[1130, 1160, 1184, 1380, 1420, 90, 124].map((x, i) => cypress(p, x, 664 + (i % 2) * 6, 70)),
    fortTower(p, 1240, base, 48, 350),
    wall(p, 1180, base, 220, 170),
    houses(p, { from: -20, to: 400, base, low: 70, high: 120, seed: 71 }),
    houses(p, { from: 1010, to: 1640, base, low: 70, high: 124, seed: 83 }),
    brunelleschi(p, 850, base - 20),
    giotto(p, 420, base - 6),
    houses(p, { from: 380, to: 1060, base, low: 34, high: 58, seed: 93 }),
    sea(id, p, 750, 810, 8),
    shape(
      'M820 810V770C980 750 1240 750 1600 760V810H1540A70 36 0 0 0 1400 810H1340A70 40 0 0 0 1200 810H1140A70 40 0 0 0 1000 810H950A52 28 0 0 0 846 810Z',
      p.stoneShade,
    ),
    ground(id, p, 802, 804),
    road(p, [880, 808], [420, 850], 960),
    cypress(p, 130, 890, 240),
    cypress(p, 200, 874, 180),
    cypress(p, 1450, 900, 230),
    tree(p, 1350, 870, 60, true),
  ].join('');
}
