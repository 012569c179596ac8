import { bellTower, sail, stack, tower } from './landmark-parts.ts';
import { ground, houses, pine, road, sea, tree } from './landscape.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import { arches, cloud, polygon, rect, ridge, shape, sky, stroke, wall, windows } from './shapes.ts';

export function napoli(id: string): string {
  const p = palettes.morning;
  const walls = ['#f5d9b4', '#f0bfa0', '#f7e7c9', '#e9a98f', '#f3cdb6'];
  const vesuvius =
    'M560 700C720 690 820 600 900 500C926 466 950 462 974 476C1000 492 1020 476 1050 440C1064 424 1104 420 1122 440C1190 540 1330 680 1600 694V720H560Z';
  const shaded =
    'M1050 440C1064 424 1104 420 1122 440C1190 540 1330 680 1600 694V720H1180C1150 640 1110 560 1050 440Z';
  return [
    sky(id, p, [690, 330], 66),
    cloud(240, 200, 300),
    cloud(1100, 250, 260, 0.5),
    shape(vesuvius, p.hills[0]),
    shape(shaded, p.hills[1], 0.7),
    ridge(
      [
        [900, 716],
        [1150, 690],
        [1400, 680],
        [1600, 686],
      ],
      730,
      p.hills[2],
    ),
    sea(id, p, 706, 840, 2),
    ridge(
      [
        [0, 470],
        [180, 470],
        [380, 560],
        [560, 720],
        [640, 760],
      ],
      800,
      p.hills[2],
    ),
    wall(p, 40, 486, 190, 74, 0.16),
    rect(34, 408, 202, 8, p.stoneShade),
    stack(p, { cx: 90, base: 790, half: 500, rows: 6, rise: 48, seed: 60, walls }),
    shape('M640 776C690 756 760 750 900 752C960 754 1010 764 1030 780Z', '#9a8d78'),
    wall({ ...p, stone: '#efd3a5', stoneShade: '#c9a273' }, 690, 764, 270, 66, 0.24),
    wall({ ...p, stone: '#efd3a5', stoneShade: '#c9a273' }, 730, 700, 170, 50, 0.3),
    windows({ x: 712, y: 722, columns: 9, dx: 27, w: 8, h: 14 }, p.opening),
    rect(560, 770, 150, 12, '#c9a273'),
    sail(1200, 780, 96),
    sail(1300, 750, 56),
    ground(id, p, 826, 822),
    road(p, [560, 826], [1060, 856], 700),
    pine(p, 1400, 960, 470),
    tree(p, 1180, 880, 44, true),
    tree(p, 170, 900, 50, true),
  ].join('');
}

function trullo(p: Palette, x: number, base: number, w: number): string {
  const h = w * 0.42;
  return [
    wall({ ...p, stone: '#fffaf0', stoneShade: '#dcd6c8' }, x, base, w, h, 0.26),
    polygon(
      [
        [x - w * 0.05, base - h],
        [x + w * 0.46, base - h - w * 0.78],
        [x + w * 0.54, base - h - w * 0.78],
        [x + w * 1.05, base - h],
      ],
      '#a8a396',
    ),
    polygon(
      [
        [x + w * 0.62, base - h],
        [x + w * 0.52, base - h - w * 0.78],
        [x + w * 0.54, base - h - w * 0.78],
        [x + w * 1.05, base - h],
      ],
      '#86827a',
    ),
    `<circle cx="${x + w * 0.5}" cy="${base - h - w * 0.82}" r="${w * 0.055}" fill="#fffaf0"/>`,
    arches({ x: x + w * 0.38, y: base, columns: 1, dx: 0, w: w * 0.2, h: h * 0.72 }, p.opening),
  ].join('');
}

export function sanNicola(p: Palette, cx: number, base: number): string {
  const white: Palette = { ...p, stone: '#fbf1df', stoneShade: '#d8c7a9' };
  return [
    tower(white, cx - 190, base, 86, 250),
    tower(white, cx + 190, base, 86, 220),
    wall(white, cx - 150, base, 300, 160, 0.24),
    polygon(
      [
        [cx - 84, base],
        [cx - 84, base - 210],
        [cx, base - 262],
        [cx + 84, base - 210],
        [cx + 84, base],
      ],
      white.stone,
    ),
    polygon(
      [
        [cx + 52, base],
        [cx + 52, base - 230],
        [cx + 84, base - 210],
        [cx + 84, base],
      ],
      white.stoneShade,
    ),
    `<circle cx="${cx}" cy="${base - 196}" r="17" fill="${p.opening}"/>`,
    arches({ x: cx - 26, y: base, columns: 1, dx: 0, w: 52, h: 86 }, p.opening),
    arches({ x: cx - 128, y: base, columns: 1, dx: 0, w: 30, h: 60 }, p.opening),
    arches({ x: cx + 98, y: base, columns: 1, dx: 0, w: 30, h: 60 }, p.opening),
    arches({ x: cx - 52, y: base - 116, columns: 3, dx: 40, w: 22, h: 42 }, p.opening),
    arches({ x: cx - 212, y: base - 178, columns: 2, dx: 26, w: 16, h: 38 }, p.opening),
    arches({ x: cx + 168, y: base - 150, columns: 2, dx: 26, w: 16, h: 38 }, p.opening),
  ].join('');
}

export function bari(id: string): string {
  const p = palettes.noon;
  const walls = ['#fff6e6', '#f8e4c4', '#fdeed6', '#f3d7b2'];
  return [
    sky(id, p, [1240, 250]),
    cloud(300, 210, 320),
    cloud(840, 330, 200, 0.45),
    ridge(
      [
        [0, 690],
        [400, 676],
        [800, 694],
      ],
      720,
      p.hills[0],
    ),
    sea(id, p, 690, 820, 11),
    sail(1300, 770, 90),
    sail(1400, 738, 50),
    houses(p, { from: 100, to: 1010, base: 762, low: 70, high: 130, seed: 17, walls }),
    bellTower({ ...p, stone: '#fbf1df' }, 900, 762, 48, 320, 0.8),
    sanNicola(p, 560, 770),
    houses(p, { from: -20, to: 300, base: 776, low: 60, high: 96, seed: 37, walls }),
    houses(p, { from: 850, to: 1080, base: 776, low: 50, high: 84, seed: 57, walls }),
    rect(-10, 770, 1110, 20, p.stoneShade),
    ground(id, p, 800, 806),
    road(p, [1080, 806], [560, 850], 860),
    tree(p, 1130, 860, 70),
    trullo(p, 1380, 902, 150),
    trullo(p, 1250, 910, 120),
    trullo(p, 1500, 930, 170),
    tree(p, 150, 890, 150),
    tree(p, 270, 870, 50, true),
    stroke('M1180 934C1300 916 1400 930 1600 946', '#e9e2d3', 12, 0.8),
  ].join('');
}
