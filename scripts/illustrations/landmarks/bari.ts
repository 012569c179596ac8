import { bellTower, sail, tower } from '../posters/landmark-parts.ts';
import { houses, palm, sea, tree } from '../posters/landscape.ts';
import { sanNicola } from '../posters/naples-and-bari.ts';
import { palettes } from '../posters/palette.ts';
import { arches, battlements, dome, rect, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { columns, crests, disc, pediment, quad, steps } from './parts.ts';
import { air, piazza, zoom } from './setting.ts';
import { lamp, statue } from './street-parts.ts';

const p = palettes.noon;
const white = { ...p, stone: '#fbf1df', stoneShade: '#d8c7a9' };
const walls = ['#fff6e6', '#f8e4c4', '#fdeed6', '#f3d7b2'];

export function sanNicolaDiBari(id: string): string {
  return [
    air(id, p, [1320, 220]),
    houses(p, { from: -20, to: 420, base: 800, low: 150, high: 230, seed: 347, walls }),
    houses(p, { from: 1180, to: 1640, base: 800, low: 150, high: 230, seed: 349, walls }),
    zoom(sanNicola(p, 800, 800), 2, [800, 800]),
    piazza(id, { ...p, stone: '#efe5d3', stoneShade: '#c9bca3' }, 798),
    steps(white, 800, 800, 130, 3),
    palm(p, 130, 960, 330),
    tree(p, 1450, 950, 190),
  ].join('');
}

export function castelloSvevo(id: string): string {
  const base = 790;
  const tuff = { ...p, stone: '#ecd3a4', stoneShade: '#c6a571', opening: '#6f5a42' };
  const bastion = (x: number, w: number, h: number) =>
    quad([x - 26, base, x, base - h, x + w, base - h, x + w + 26, base], tuff.stone) +
    quad([x + w * 0.66, base - h, x + w, base - h, x + w + 26, base, x + w * 0.7, base], tuff.stoneShade) +
    rect(x - 8, base - h - 10, w + 16, 18, '#f6e3bd');
  return [
    air(id, p, [320, 230]),
    sea(id, p, 690, 800, 71),
    houses(p, { from: 1240, to: 1640, base: 780, low: 90, high: 160, seed: 353, walls }),
    bellTower(white, 1420, 780, 66, 400, 0.8),
    tower(tuff, 430, base, 190, 470),
    battlements(335, base - 470, 8, 25, tuff.stone),
    tower(tuff, 1010, base, 190, 430),
    battlements(915, base - 430, 8, 25, tuff.stone),
    wall(tuff, 500, base, 460, 330, 0.14),
    battlements(500, base - 330, 18, 25.6, tuff.stone),
    windows({ x: 560, y: base - 270, columns: 5, dx: 80, w: 26, h: 54 }, tuff.opening),
    ...[430, 1010].map((x) =>
      windows({ x: x - 44, y: base - 380, columns: 2, rows: 2, dx: 60, dy: 100, w: 24, h: 48 }, tuff.opening),
    ),
    bastion(140, 330, 200),
    bastion(930, 330, 200),
    wall(tuff, 470, base, 460, 160, 0.06),
    rect(470, base - 168, 460, 16, '#f6e3bd'),
    arches({ x: 650, y: base, columns: 1, dx: 0, w: 100, h: 140 }, tuff.opening),
    ...[230, 320, 1030, 1120].map((x) => rect(x, base - 120, 40, 12, tuff.opening)),
    quad([0, base, 1600, base, 1600, 1000, 0, 1000], '#9fb87f'),
    quad([0, base + 20, 1600, base + 20, 1600, base + 60, 0, base + 60], '#86a069'),
    quad([630, base - 4, 770, base - 4, 900, 1000, 500, 1000], '#d9c49c'),
    stroke('M640 800L530 1000M760 800L870 1000', '#b89f74', 10),
    palm(p, 200, 950, 380),
    palm(p, 1440, 950, 400),
    tree(p, 360, 930, 56, true),
    tree(p, 1240, 930, 56, true),
  ].join('');
}

export function teatroPetruzzelli(id: string): string {
  const [cx, base] = [800, 780];
  const red = { ...p, stone: '#c9604f', stoneShade: '#a14839', opening: '#54362f' };
  const bays = Array.from({ length: 9 }, (_, i) => cx - 424 + i * 98);
  return [
    air(id, p, [1330, 220]),
    houses(p, { from: -20, to: 300, base: 790, low: 190, high: 270, seed: 359, walls }),
    houses(p, { from: 1300, to: 1640, base: 790, low: 190, high: 270, seed: 367, walls }),
    dome(cx, base - 400, 250, 0.56, '#9fb0ac', '#788d8c'),
    rect(cx - 260, base - 410, 520, 40, red.stoneShade),
    wall(red, cx - 470, base, 940, 350, 0.1),
    ...[-470, 270].map(
      (dx) =>
        wall(red, cx + dx, base - 340, 200, 60, 0.1) + rect(cx + dx - 8, base - 410, 216, 14, white.stone),
    ),
    wall(red, cx - 190, base - 340, 380, 80, 0.08),
    pediment({ ...red, stone: white.stone, stoneShade: red.stone }, cx, base - 418, 420, 74),
    rect(cx - 482, base - 356, 964, 16, white.stone),
    rect(cx - 474, base - 176, 948, 12, white.stone),
    ...bays.map(
      (x) =>
        arches({ x: x - 6, y: base, columns: 1, dx: 0, w: 72, h: 136 }, white.stone) +
        arches({ x: x + 4, y: base, columns: 1, dx: 0, w: 52, h: 122 }, red.opening),
    ),
    ...bays.map(
      (x) =>
        arches({ x: x - 4, y: base - 190, columns: 1, dx: 0, w: 68, h: 120 }, white.stone) +
        arches({ x: x + 8, y: base - 190, columns: 1, dx: 0, w: 44, h: 102 }, red.opening),
    ),
    columns(white, { x: cx - 440, foot: base - 184, top: base - 336, count: 10, dx: 97, w: 15 }),
    ...[-370, 370].map((dx) => statue(cx + dx, base - 408, 80, white.stone)),
    statue(cx, base - 488, 84, white.stone),
    piazza(id, { ...p, stone: '#e6dac6', stoneShade: '#bfb199' }, base - 2),
    lamp(200, 960, 320, 3),
    lamp(1400, 960, 320, 3),
    palm(p, 90, 970, 400),
    palm(p, 1520, 970, 400),
  ].join('');
}

const boat = (x: number, y: number, k: number, colour: string): string =>
  shape(
    `M${x - 90 * k} ${y - 20 * k}L${x - 70 * k} ${y + 22 * k}H${x + 66 * k}L${x + 96 * k} ${y - 26 * k}Q${x} ${y} ${x - 90 * k} ${y - 20 * k}Z`,
    colour,
  ) +
  stroke(`M${x - 88 * k} ${y - 14 * k}Q${x} ${y + 8 * k} ${x + 92 * k} ${y - 18 * k}`, '#fffdf6', 6 * k) +
  rect(x - 20 * k, y - 46 * k, 46 * k, 40 * k, '#fffdf6');

export function lungomare(id: string): string {
  return [
    air(id, p, [1260, 240]),
    sea(id, p, 640, 1000, 73),
    crests([632, 628, 636, 632], 644, p.hills[0]),
    houses(p, { from: -20, to: 640, base: 690, low: 90, high: 160, seed: 373, walls }),
    bellTower(white, 300, 690, 50, 300, 0.8),
    dome(470, 560, 44, 0.9, '#9fb0ac', '#788d8c'),
    rect(430, 556, 80, 40, white.stone),
    sail(1120, 760, 110),
    sail(1320, 720, 60),
    boat(760, 800, 1, '#3d7a8c'),
    boat(1020, 860, 1.2, '#c8423a'),
    boat(1330, 840, 0.9, '#3d7a8c'),
    shape('M0 690H640C760 700 700 780 820 860C900 910 1100 950 1600 960V1000H0Z', '#d9cbb0'),
    shape('M0 690H640C720 700 680 760 770 850C860 920 1060 970 1340 1000H0Z', '#efe5d3'),
    shape('M0 760H380C520 780 560 880 760 1000H0Z', p.road),
    stroke('M0 820H320C440 840 480 920 560 1000', p.marking, 7, 0.9),
    stroke('M640 676C720 690 690 750 780 830C870 890 1080 930 1600 940', '#fffdf6', 14),
    ...[
      [650, 690, 150],
      [712, 770, 210],
      [820, 866, 280],
      [1080, 930, 350],
      [1420, 966, 420],
    ].map(([x = 0, y = 0, h = 0]) => lamp(x, y, h, 3)),
    ...[80, 220, 350].map((x, i) => palm(p, x, 770 + i * 4, 190)),
    ...[
      [90, 880, 1],
      [300, 940, 1.3],
    ].map(
      ([x = 0, y = 0, k = 1]) =>
        shape(`M${x - 70 * k} ${y}c0 -30 20 -36 40 -38l20 -26h50l30 28c20 2 30 14 30 36z`, '#c8423a') +
        disc(x - 36 * k, y, 15 * k, '#2b2f38') +
        disc(x + 60 * k, y, 15 * k, '#2b2f38'),
    ),
  ].join('');
}
