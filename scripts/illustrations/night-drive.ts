import { join } from 'node:path';
import { carIllustration } from './car-illustration.ts';
import { cypress, houses, sea } from './posters/landscape.ts';
import type { Palette } from './posters/palette.ts';
import { arches, cloud, hipRoof, peak, rect, ridge, sky, stroke, wall, windows } from './posters/shapes.ts';
import { linear, num, radialAt, randomFrom } from './svg.ts';

/** Where the log-in page of dark websites has it. */
export const NIGHT_DRIVE = join(import.meta.dirname, '../../web/features/account/night-drive.svg');

const width = 1160;
const height = 1450;
/** The part of a poster's ground that is seen, with more sky above and more road below. */
const left = 440;
const top = -250;

const night: Palette = {
  sky: ['#0b1020', '#1b2544', '#5a5270'],
  sun: '#f7f0de',
  hills: ['#343d60', '#262e4c', '#1a2138'],
  stone: '#4a4c60',
  stoneShade: '#333547',
  roof: '#2d2935',
  roofShade: '#221f29',
  opening: '#f3c77a',
  tree: '#131b25',
  treeShade: '#0c121a',
  ground: '#1c232d',
  groundShade: '#141a22',
  sea: ['#454d70', '#141c30'],
  road: '#15181e',
  marking: '#8f8c84',
};

function stars(): string {
  const random = randomFrom(11);
  const dots = Array.from(
    { length: 70 },
    () => `M${num(left + random() * width)} ${num(top + random() * 640)}h.1`,
  );
  return stroke(dots.join(''), '#fff', 2.6, 0.5);
}

/** The moon on the water, broken by every wave. */
function moonPath(x: number): string {
  const random = randomFrom(5);
  const waves = Array.from({ length: 15 }, (_, i) => {
    const half = 12 + i * 4 * random();
    return `M${num(x - half + (random() - 0.5) * 30)} ${712 + i * 10}h${num(half * 2)}`;
  });
  return stroke(waves.join(''), night.sun, 3, 0.5);
}

function villa(): string {
  const [x, base] = [470, 884];
  return [
    wall(night, x, base, 330, 214, 0.24),
    hipRoof(night, x, base - 214, 330, 46),
    windows({ x: x + 30, y: base - 190, columns: 5, dx: 58, w: 24, h: 40 }, night.opening),
    rect(x - 8, base - 116, 346, 8, night.stoneShade),
    arches({ x: x + 24, y: base, columns: 5, dx: 58, w: 36, h: 78 }, night.opening),
    cypress(night, 452, 890, 330),
    cypress(night, 838, 890, 250),
    cypress(night, 890, 890, 190),
  ].join('');
}

function terrace(): string {
  const posts = Array.from({ length: 40 }, (_, i) => rect(400 + i * 31, 862, 9, 40, night.stoneShade));
  return [
    rect(400, 898, 1240, 50, night.groundShade),
    ...posts,
    rect(400, 854, 1240, 10, night.stone),
    rect(400, 940, 1240, 280, night.road),
    rect(400, 940, 1240, 6, night.marking),
    ...Array.from({ length: 6 }, (_, i) => rect(420 + i * 220, 1150, 120, 8, night.marking)),
  ].join('');
}

function limousine(): string {
  const car = carIllustration({ body: 'limousine', view: 'side', colour: '#23262d', background: 'none' });
  const beam = linear(
    'night-drive-beam',
    [1438, 0, 1640, 0],
    [
      [0, '#ffe9b4', 0.6],
      [1, '#ffe9b4', 0],
    ],
  );
  const tail = radialAt(
    'night-drive-tail',
    [596, 908, 54],
    [
      [0, '#ff3b30', 0.5],
      [1, '#ff3b30', 0],
    ],
  );
  return [
    `<defs>${beam}${tail}</defs>`,
    `<g transform="translate(492 555) scale(.66)">${car.replace('<svg ', '<svg x="0" y="0" ')}</g>`,
    '<path d="M1438 928L1660 884V1060L1452 946Z" fill="url(#night-drive-beam)"/>',
    '<circle cx="596" cy="908" r="54" fill="url(#night-drive-tail)"/>',
  ].join('');
}

/** By a lake at night: a limousine in front of a lit villa. Beside the log-in form of dark websites. */
export function nightDrive(): string {
  const id = 'night-drive-';
  const content = [
    rect(400, top - 10, 1240, 270, night.sky[0]),
    sky(id, night, [1450, 300], 44),
    stars(),
    cloud(1010, 470, 300, 0.12),
    peak([760, 452], 720, 330, night.hills[0], night.hills[1], 0.2),
    peak([1120, 500], 720, 300, night.hills[0], night.hills[1]),
    ridge(
      [
        [400, 640],
        [760, 610],
        [1040, 668],
        [1360, 622],
        [1640, 590],
      ],
      720,
      night.hills[2],
    ),
    houses(night, { from: 1040, to: 1330, base: 714, low: 22, high: 44, seed: 21 }),
    sea(id, night, 710, 900, 9),
    moonPath(1450),
    villa(),
    terrace(),
    limousine(),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;
}
