import { houses, palm, sea, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { cupola, sail } from '../posters/landmark-parts.ts';
import {
  arches,
  battlements,
  polygon,
  rect,
  ridge,
  shape,
  stroke,
  wall,
  windows,
} from '../posters/shapes.ts';
import { air, piazza } from './setting.ts';

const p = palettes.noon;
const vesuvius = (y: number) =>
  shape(
    `M640 ${y}C900 ${y - 40} 1000 ${y - 170} 1090 ${y - 230}C1120 ${y - 246} 1140 ${y - 226} 1160 ${y - 236}C1180 ${y - 250} 1210 ${y - 246} 1230 ${y - 226}C1330 ${y - 130} 1420 ${y - 40} 1640 ${y}Z`,
    p.hills[0],
  ) +
  shape(
    `M1160 ${y - 236}C1180 ${y - 250} 1210 ${y - 246} 1230 ${y - 226}C1330 ${y - 130} 1420 ${y - 40} 1640 ${y}H1300C1260 ${y - 90} 1220 ${y - 160} 1160 ${y - 236}Z`,
    p.hills[1],
    0.5,
  );

export function castelDellOvo(id: string): string {
  const tuff = { ...p, stone: '#e8c07a', stoneShade: '#c49a58', opening: '#6f5233' };
  return [
    air(id, p, [300, 220]),
    vesuvius(720),
    sea(id, p, 716, 1000, 43),
    ridge(
      [
        [180, 800],
        [300, 760],
        [900, 756],
        [1060, 800],
      ],
      830,
      '#a98f62',
    ),
    wall(tuff, 250, 790, 520, 230, 0.2),
    wall(tuff, 430, 600, 300, 90, 0.3),
    battlements(430, 512, 15, 20.3, tuff.stone),
    wall(tuff, 700, 790, 250, 300, 0.36),
    battlements(700, 492, 12, 21.4, tuff.stone),
    shape('M250 560L430 520V600H250Z', tuff.stone),
    wall(tuff, 150, 800, 190, 150, 0.3),
    battlements(150, 652, 9, 21.8, tuff.stone),
    windows({ x: 290, y: 610, columns: 6, rows: 2, dx: 64, dy: 76, w: 18, h: 30 }, tuff.opening),
    arches({ x: 740, y: 660, columns: 3, dx: 66, w: 26, h: 60 }, tuff.opening),
    arches({ x: 560, y: 790, columns: 1, dx: 0, w: 60, h: 96 }, tuff.opening),
    shape('M0 820C60 800 130 806 190 822H560V850H0Z', '#d8c39a'),
    arches({ x: 20, y: 850, columns: 3, dx: 100, w: 70, h: 32 }, p.sea[1]),
    stroke('M0 820H560', '#f2e4c4', 8),
    houses(p, {
      from: 940,
      to: 1120,
      base: 806,
      low: 50,
      high: 80,
      seed: 131,
      walls: ['#f2c1a0', '#f7e0b0', '#e7a58f'],
    }),
    rect(930, 804, 210, 18, '#c9ad7e'),
    sail(1260, 840, 130),
    sail(1440, 790, 74),
    sail(1120, 910, 90),
  ].join('');
}

export function plebiscito(id: string): string {
  const base = 780;
  const stone = { ...p, stone: '#f6eddd', stoneShade: '#d5c6ae' };
  const lead = ['#b7c0c0', '#8f9ca0'] as const;
  const column = (x: number, top: number, foot: number, w: number) =>
    rect(x, top, w, foot - top, stone.stone) +
    rect(x + w * 0.66, top, w * 0.34, foot - top, stone.stoneShade);
  /** Half of the colonnade, from the church to the reader: `side` -1 is the left one. */
  const colonnade = (side: number) => {
    const at = (t: number) =>
      [800 + side * (330 + 470 * t), base - 150 - 70 * t, base + 50 * t ** 1.6] as const;
    const [x0, t0, f0] = at(0);
    const [x1, t1, f1] = at(1);
    const back = polygon(
      [
        [x0, t0],
        [x1, t1],
        [x1, f1],
        [x0, f0],
      ],
      '#b9a78d',
    );
    const roofLine = polygon(
      [
        [x0, t0 - 40],
        [x1, t1 - 54],
        [x1, t1 + 6],
        [x0, t0 + 4],
      ],
      side < 0 ? stone.stone : stone.stoneShade,
    );
    const columns = Array.from({ length: 12 }, (_, i) => {
      const [x, top, foot] = at(i / 11);
      return column(x - 9, top, foot, 16 + i);
    });
    return back + columns.join('') + roofLine;
  };
  return [
    air(id, p, [1280, 220]),
    ridge(
      [
        [0, 640],
        [400, 560],
        [800, 600],
        [1200, 550],
        [1600, 610],
      ],
      800,
      p.hills[0],
    ),
    houses(p, {
      from: -20,
      to: 1640,
      base: 700,
      low: 60,
      high: 130,
      seed: 137,
      walls: ['#f2c1a0', '#f7e0b0', '#e7a58f', '#fbeed2'],
    }),
    cupola(stone, 800, base - 260, 170, 1.0, lead),
    cupola(stone, 590, base - 250, 56, 1, lead),
    cupola(stone, 1010, base - 250, 56, 1, lead),
    wall(stone, 500, base, 600, 262, 0.2),
    colonnade(-1),
    colonnade(1),
    rect(640, base - 210, 320, 210, p.opening),
    ...[0, 1, 2, 3, 4, 5].map((i) => column(640 + i * 59, base - 214, base, 26)),
    rect(620, base - 250, 360, 38, stone.stone),
    polygon(
      [
        [606, base - 250],
        [800, base - 340],
        [994, base - 250],
      ],
      stone.stone,
    ),
    polygon(
      [
        [660, base - 260],
        [800, base - 324],
        [940, base - 260],
      ],
      stone.stoneShade,
    ),
    piazza(id, { ...p, stone: '#d9d3c8', stoneShade: '#b7afa3' }, 776),
    ...[0, 1, 2].map((i) =>
      rect(610 - i * 16, base - 4 + i * 8, 380 + i * 32, 8, i % 2 ? stone.stoneShade : stone.stone),
    ),
    palm(p, 110, 960, 260),
    palm(p, 1490, 960, 260),
    tree(p, 230, 950, 50, true),
  ].join('');
}
