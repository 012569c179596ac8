import { bellTower, cupola, tower } from '../posters/landmark-parts.ts';
import { houses, sea } from '../posters/landscape.ts';
import { palettes, type Palette } from '../posters/palette.ts';
import { arches, dome, lancets, polygon, rect, shape, spire, stroke, wall } from '../posters/shapes.ts';
import { doges, gondola, poles } from '../posters/venice-and-trieste.ts';
import { air, piazza, zoom } from './setting.ts';

const p = palettes.dusk;
const brick: Palette = { ...p, stone: '#c9796a', stoneShade: '#9f5a57' };
const lead = ['#a7b0c0', '#7d88a3'] as const;
const walls = ['#e8b394', '#d98f7c', '#f1cfae', '#c97f74', '#eec4a4'];

function campanile(x: number, base: number): string {
  return [
    tower(brick, x, base, 104, 420),
    stroke(`M${x - 26} ${base - 400}V${base - 10}M${x} ${base - 400}V${base - 10}`, brick.stoneShade, 5, 0.6),
    tower({ ...p, stone: '#f8ece0' }, x, base - 418, 116, 90),
    arches({ x: x - 46, y: base - 424, columns: 4, dx: 25, w: 16, h: 62 }, p.opening),
    tower(brick, x, base - 508, 104, 56),
    spire(x, base - 564, 108, 150, '#9db5a6', '#76917f'),
    `<circle cx="${x}" cy="${base - 718}" r="7" fill="#d9a441"/>`,
  ].join('');
}

export function sanMarco(id: string): string {
  const base = 790;
  const bulb = (x: number, y: number, r: number) =>
    rect(x - r * 0.8, y - r * 0.2, r * 1.6, r * 0.5, p.stone) +
    dome(x, y - r * 0.2, r, 1.25, ...lead) +
    spire(x, y - r * 1.4, r * 0.3, r * 0.5, '#d9a441', '#b5822f');
  const portal = (x: number, w: number, h: number) =>
    arches({ x: x - w / 2, y: base, columns: 1, dx: 0, w, h }, '#d9a441') +
    arches({ x: x - w * 0.42, y: base, columns: 1, dx: 0, w: w * 0.84, h: h * 0.9 }, p.stoneShade) +
    arches({ x: x - w * 0.3, y: base, columns: 1, dx: 0, w: w * 0.6, h: h * 0.62 }, p.opening);
  const gable = (x: number, w: number) =>
    shape(
      `M${x - w / 2} ${base - 230}C${x - w / 2} ${base - 330} ${x - w * 0.1} ${base - 330} ${x} ${base - 372}C${x + w * 0.1} ${base - 330} ${x + w / 2} ${base - 330} ${x + w / 2} ${base - 230}Z`,
      p.stone,
    ) + arches({ x: x - w * 0.36, y: base - 230, columns: 1, dx: 0, w: w * 0.72, h: w * 0.6 }, '#c99a62');
  return [
    air(id, p, [1320, 300]),
    rect(0, base - 210, 420, 210, p.stone),
    arches({ x: 10, y: base, columns: 10, dx: 42, w: 30, h: 76 }, p.opening),
    arches({ x: 10, y: base - 100, columns: 10, dx: 42, w: 26, h: 60 }, p.opening),
    rect(1250, base - 210, 360, 210, p.stoneShade),
    arches({ x: 1262, y: base, columns: 8, dx: 42, w: 30, h: 76 }, p.opening),
    arches({ x: 1262, y: base - 100, columns: 8, dx: 42, w: 26, h: 60 }, p.opening),
    ...[640, 1020].map((x) => bulb(x, base - 296, 66)),
    bulb(830, base - 336, 92),
    wall(p, 470, base, 720, 236, 0.12),
    ...[540, 685, 975, 1120].map((x) => gable(x, 130)),
    gable(830, 170),
    ...[540, 685, 975, 1120].map((x) => portal(x, 118, 170)),
    portal(830, 160, 214),
    rect(462, base - 244, 736, 16, p.stone),
    campanile(330, base),
    piazza(id, { ...p, stone: '#d9c3b9', stoneShade: '#b39e9f' }, 788),
  ].join('');
}

export function palazzoDucale(id: string): string {
  return [
    air(id, p, [1240, 280]),
    houses(p, { from: 1220, to: 1640, base: 770, low: 130, high: 190, seed: 103, walls }),
    campanile(210, 780),
    zoom(doges(p, 560, 776), 1.95, [680, 776]),
    sea(id, p, 772, 1000, 31),
    rect(0, 768, 1600, 14, p.stone),
    gondola(420, 880, 1.5),
    gondola(1080, 850, 1),
    poles([1290, 1340, 1400], 960, 210),
  ].join('');
}

const rialtoSlope = (t: number) => 560 - Math.sin(Math.PI * t) * 150;

export function rialto(id: string): string {
  const bays = [0.14, 0.24, 0.34, 0.66, 0.76, 0.86].map((t) => {
    const x = 260 + 1080 * t;
    return (
      rect(x - 46, rialtoSlope(t) - 84, 92, 104, '#fbefe2') +
      arches({ x: x - 32, y: rialtoSlope(t) + 16, columns: 1, dx: 0, w: 64, h: 84 }, p.opening) +
      rect(x - 52, rialtoSlope(t) - 96, 104, 14, p.roof)
    );
  });
  return [
    air(id, p, [800, 280]),
    houses(p, { from: -20, to: 330, base: 810, low: 230, high: 360, seed: 107, walls }),
    houses(p, { from: 1280, to: 1640, base: 810, low: 230, high: 360, seed: 109, walls }),
    sea(id, p, 790, 1000, 37),
    shape(
      'M240 850V600C420 540 640 430 800 420C960 430 1180 540 1360 600V850H1160C1130 560 470 560 440 850Z',
      '#f4e2d3',
    ),
    stroke('M440 850C470 560 1130 560 1160 850', '#d4b4a4', 14),
    stroke('M240 622C420 562 640 452 800 442C960 452 1180 562 1360 622', '#d4b4a4', 8),
    ...bays,
    rect(726, 300, 148, 130, '#fbefe2'),
    arches({ x: 760, y: 436, columns: 1, dx: 0, w: 80, h: 112 }, p.sky[1]),
    polygon(
      [
        [706, 306],
        [800, 246],
        [894, 306],
      ],
      p.roof,
    ),
    gondola(520, 930, 1.5),
    gondola(1120, 890, 1),
    poles([150, 200], 960, 180),
    poles([1430, 1480], 970, 180),
  ].join('');
}

export function salute(id: string): string {
  const base = 770;
  const scroll = (x: number) =>
    `<circle cx="${x}" cy="${base - 262}" r="34" fill="${p.stone}"/><circle cx="${x}" cy="${base - 262}" r="16" fill="${p.stoneShade}"/>`;
  return [
    air(id, p, [360, 300]),
    houses(p, { from: -20, to: 420, base, low: 90, high: 160, seed: 113, walls }),
    houses(p, { from: 1200, to: 1640, base, low: 90, high: 150, seed: 127, walls }),
    cupola(p, 1040, base - 190, 92, 1.1, lead),
    bellTower(p, 1160, base, 44, 330, 0.9),
    wall(p, 900, base, 260, 200, 0.3),
    cupola(p, 740, base - 230, 186, 1.12, lead),
    ...[560, 640, 840, 920].map(scroll),
    wall(p, 520, base, 440, 250, 0.26),
    rect(506, base - 262, 468, 16, p.stone),
    wall(p, 640, base, 200, 270, 0.14),
    polygon(
      [
        [624, base - 270],
        [740, base - 340],
        [856, base - 270],
      ],
      p.stone,
    ),
    arches({ x: 690, y: base, columns: 1, dx: 0, w: 100, h: 190 }, p.opening),
    ...[650, 806].map((x) => rect(x, base - 240, 22, 240, '#fff4e8')),
    arches({ x: 552, y: base - 60, columns: 1, dx: 0, w: 56, h: 110 }, p.opening),
    lancets({ x: 880, y: base - 60, columns: 1, dx: 0, w: 46, h: 110 }, p.opening),
    ...[0, 1, 2, 3].map((i) =>
      rect(470 - i * 26, base - 4 + i * 10, 540 + i * 52, 10, i % 2 ? p.stoneShade : p.stone),
    ),
    sea(id, p, base + 36, 1000, 41),
    gondola(460, 900, 1.5),
    gondola(1220, 868, 0.9),
    poles([1330, 1380, 1440], 970, 200),
  ].join('');
}
