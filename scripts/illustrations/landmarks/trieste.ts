import { bellTower, cupola, sail, tower } from '../posters/landmark-parts.ts';
import { cypress, ground, sea, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { arches, battlements, rect, shape, spire, stroke, wall, windows } from '../posters/shapes.ts';
import { miramare } from '../posters/venice-and-trieste.ts';
import { columns, crests, disc, ellipse, palazzo, pediment, quad, rose } from './parts.ts';
import { air, receding, zoom } from './setting.ts';
import { fountain, lamp, statue } from './street-parts.ts';

const p = palettes.noon;
const white = { ...p, stone: '#fffaf0', stoneShade: '#d9d3c6' };

export function piazzaUnita(id: string): string {
  const base = 760;
  const wing = { rows: 4, columns: 8, w: 0.46, h: 0.6, from: 0.08, to: 0.72 };
  const foot = { rows: 1, columns: 8, w: 0.56, h: 0.86, from: 0.78, to: 1, isArched: true };
  const side = (x: number, far: number, colour: string) =>
    receding([x, -60, 1060], [far, 500, base], colour, wing, p.opening) +
    receding([x, 760, 1060], [far, 691, base], colour, { ...foot, from: 0.06 }, '#6a6f74');
  return [
    air(id, p, [1180, 180]),
    tower(p, 800, base - 300, 90, 190),
    disc(796, base - 410, 28, '#fffdf8'),
    stroke(`M796 ${base - 410}v-18M796 ${base - 410}l13 7`, p.opening, 4),
    arches({ x: 768, y: base - 446, columns: 2, dx: 36, w: 24, h: 34 }, p.opening),
    spire(800, base - 488, 96, 84, '#8fa4a2', '#6d8482'),
    palazzo({ ...p, stone: '#f7e7c9' }, { x: 470, base, w: 660, h: 290, columns: 15, rows: 3, arcade: 84 }),
    palazzo({ ...p, stone: '#fbf1df' }, { x: 690, base, w: 220, h: 310, columns: 5, rows: 3, arcade: 84 }),
    side(-60, 450, '#f2cfae'),
    side(1660, 1150, '#e0b796'),
    stroke('M-60 240L450 600M1660 240L1150 600', '#fdf6e6', 10, 0.7),
    quad([450, base, 1150, base, 1660, 1060, -60, 1060], '#d5d2cb'),
    stroke(
      'M560 760L240 1000M680 760L560 1000M800 760V1000M920 760L1040 1000M1040 760L1360 1000M420 790H1180M330 850H1270M180 930H1420',
      '#bcb8af',
      5,
    ),
    ...[
      [300, 930],
      [480, 840],
      [1120, 840],
      [1300, 930],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 12, 5, '#5fb0e0') + ellipse(x, y, 22, 9, '#9fd4f0', 0.5)),
    fountain(white, 800, 850, 190),
    lamp(560, 850, 200, 3),
    lamp(1040, 850, 200, 3),
  ].join('');
}

export function miramareCastle(id: string): string {
  return [
    air(id, p, [300, 230]),
    crests([560, 580, 630, 670, 690], 760, p.hills[0]),
    sea(id, p, 690, 1000, 79),
    shape(
      'M900 780C1000 700 1120 640 1250 610C1400 590 1520 580 1640 580V870C1400 890 1120 890 900 850Z',
      p.tree,
    ),
    shape('M900 830C1120 850 1400 850 1640 840V890C1400 910 1120 900 960 884Z', '#86836f'),
    ...[1180, 1260, 1350, 1440, 1530].map((x, i) => cypress(p, x, 680 - i * 10, 170 + (i % 2) * 40)),
    ...[1120, 1300, 1400, 1500, 1590].map((x, i) => tree(p, x, 760 + (i % 2) * 20, 130)),
    zoom(miramare(p, 640, 720), 1.66, [760, 720]),
    stroke(
      'M240 870q40 -14 80 0M420 910q50 -16 100 0M180 950q60 -16 120 0M560 960q50 -14 100 0M980 950q60 -14 120 0',
      '#fff',
      6,
      0.6,
    ),
    sail(250, 800, 120),
    sail(420, 750, 60),
  ].join('');
}

export function sanGiusto(id: string): string {
  const [cx, base] = [760, 740];
  const stone = { ...p, stone: '#ecd9b4', stoneShade: '#c4aa80', opening: '#6f5a42' };
  return [
    air(id, p, [1310, 230]),
    sea(id, p, 640, 770, 83),
    crests([620, 640, 630, 640], 650, p.hills[0]),
    wall(stone, 1120, base, 500, 230, 0.16),
    rect(1110, base - 240, 500, 14, '#f6e8ca'),
    rect(1130, base - 300, 150, 300, stone.stone),
    rect(1220, base - 300, 60, 300, stone.stoneShade),
    battlements(1124, base - 300, 6, 26, stone.stone),
    windows({ x: 1330, y: base - 170, columns: 4, dx: 70, w: 16, h: 44 }, stone.opening),
    stroke(`M1205 ${base - 316}v-110`, '#6a6f74', 5),
    quad(
      [1205, base - 426, 1280, base - 416, 1270, base - 396, 1280, base - 376, 1205, base - 366],
      '#c8423a',
    ),
    tower(stone, cx - 330, base, 150, 400),
    battlements(cx - 405, base - 400, 6, 26, stone.stone),
    arches({ x: cx - 380, y: base - 270, columns: 2, dx: 56, w: 40, h: 90 }, stone.opening),
    arches({ x: cx - 370, y: base - 40, columns: 1, dx: 0, w: 80, h: 130 }, stone.stoneShade),
    ...[-396, -280].map((dx) =>
      columns(
        { ...p, stone: '#fdf6e4', stoneShade: '#d8cdb4' },
        { x: cx + dx, foot: base, top: base - 170, count: 1, dx: 0, w: 22 },
      ),
    ),
    quad(
      [cx - 260, base, cx - 260, base - 200, cx, base - 340, cx + 270, base - 200, cx + 270, base],
      stone.stone,
    ),
    quad([cx + 200, base, cx + 200, base - 236, cx + 270, base - 200, cx + 270, base], stone.stoneShade),
    stroke(`M${cx - 266} ${base - 202}L${cx} ${base - 346}L${cx + 276} ${base - 202}`, '#f6e8ca', 12),
    rose(stone, cx, base - 206, 64),
    arches({ x: cx - 44, y: base, columns: 1, dx: 0, w: 88, h: 120 }, stone.opening),
    arches({ x: cx - 200, y: base, columns: 1, dx: 0, w: 60, h: 90 }, stone.opening),
    arches({ x: cx + 130, y: base, columns: 1, dx: 0, w: 60, h: 90 }, stone.opening),
    ground(id, p, base - 12, base - 16),
    quad([cx - 70, base - 2, cx + 70, base - 2, cx + 320, 1000, cx - 320, 1000], '#e3d6ba'),
    ...[150, 90, 130, 60, 110].map(
      (h, i) =>
        rect(1120 + i * 84, 930 - h, 26, h, '#fdf6e4') + rect(1114 + i * 84, 922 - h, 38, 14, '#d8cdb4'),
    ),
    rect(1090, 930, 460, 18, '#d8cdb4'),
    cypress(p, 140, 900, 380),
    cypress(p, 220, 880, 290),
    tree(p, 330, 900, 60, true),
  ].join('');
}

const moored = (x: number, y: number, k: number, colour: string): string =>
  shape(
    `M${x - 80 * k} ${y - 16 * k}L${x - 62 * k} ${y + 18 * k}H${x + 60 * k}L${x + 84 * k} ${y - 20 * k}Z`,
    colour,
  ) + rect(x - 30 * k, y - 42 * k, 60 * k, 28 * k, '#fffdf6');

export function canalGrande(id: string): string {
  const fronts = { rows: 4, columns: 7, w: 0.46, h: 0.56, from: 0.08, to: 0.94 };
  const [cx, base] = [800, 700];
  return [
    air(id, p, [1120, 180]),
    cupola(white, cx, base - 190, 92, 0.9, ['#9fb0ac', '#788d8c']),
    ...[-110, 110].map((dx) => bellTower(white, cx + dx, base - 150, 38, 100, 0.4)),
    wall(white, cx - 170, base, 340, 190, 0.14),
    rect(cx - 110, base - 140, 220, 140, p.opening),
    columns(white, { x: cx - 116, foot: base, top: base - 140, count: 6, dx: 42, w: 20 }),
    rect(cx - 130, base - 166, 260, 24, white.stone),
    pediment(white, cx, base - 164, 270, 56),
    receding([-60, -120, 940], [600, 430, 720], '#f2cfae', fronts, p.opening),
    receding([1660, -120, 940], [1000, 430, 720], '#e0b796', fronts, p.opening),
    stroke('M-60 70L600 480M1660 70L1000 480', '#fdf6e6', 10, 0.7),
    quad([-60, 940, 600, 720, 680, 720, 260, 1000, -60, 1000], '#d9d3c6'),
    quad([1660, 940, 1000, 720, 920, 720, 1340, 1000, 1660, 1000], '#c9c2b3'),
    quad([680, 720, 920, 720, 1340, 1000, 260, 1000], p.sea[1]),
    quad([690, 720, 910, 720, 1060, 820, 540, 820], p.sea[0], 0.7),
    rect(640, 706, 320, 20, '#d9d3c6'),
    shape('M560 800Q800 740 1040 800V822Q800 764 560 822Z', '#fdf6e6'),
    stroke('M560 788Q800 726 1040 788', '#8d8f8c', 5),
    ...[620, 700, 900, 980].map((x) =>
      stroke(`M${x} ${x < 800 ? 790 - (x - 560) * 0.2 : 790 - (1040 - x) * 0.2}v-24`, '#8d8f8c', 5),
    ),
    statue(730, 768, 70, '#5f7468'),
    moored(520, 880, 0.9, '#3d7a8c'),
    moored(430, 944, 1.1, '#c8423a'),
    moored(1100, 890, 0.9, '#c8423a'),
    moored(1190, 956, 1.1, '#3d7a8c'),
    stroke('M700 860h140M640 920h200M860 960h180', '#fff', 5, 0.5),
    lamp(300, 940, 260),
    lamp(1300, 940, 260),
  ].join('');
}
