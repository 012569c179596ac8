import { bellTower, cupola, ringArches, tower } from './landmark-parts.ts';
import { cypress, ground, houses, road, tree } from './landscape.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import {
  arches,
  battlements,
  cloud,
  hipRoof,
  polygon,
  rect,
  ridge,
  shape,
  sky,
  stroke,
  wall,
  windows,
} from './shapes.ts';

export function arena(p: Palette, cx: number, base: number): string {
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

export function leaning(p: Palette, cx: number, base: number, w: number, h: number, lean: number): string {
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
