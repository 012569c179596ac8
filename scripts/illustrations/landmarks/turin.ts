import { bellTower, cupola } from '../posters/landmark-parts.ts';
import { ground, houses, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { mole } from '../posters/piedmont-and-liguria.ts';
import { arches, hipRoof, peak, rect, shape, stroke, wall } from '../posters/shapes.ts';
import { linear } from '../svg.ts';
import { arcade, columns, crests, disc, ellipse, palazzo, pediment, quad, steps } from './parts.ts';
import { air, piazza, zoom } from './setting.ts';
import { lamp } from './street-parts.ts';

const p = palettes.alpine;
const copper = ['#8fb3a6', '#6c9386'] as const;

const alps = (base: number): string =>
  [
    [130, 470, 320],
    [480, 410, 340],
    [840, 450, 300],
    [1170, 400, 340],
    [1490, 450, 330],
  ]
    .map(([x = 0, y = 0, half = 0]) => peak([x, y], base, half, '#bccbd6', '#97adbf', 0.5))
    .join('');

export function moleAntonelliana(id: string): string {
  return [
    air(id, p, [1240, 220]),
    alps(720),
    crests([640, 660, 630, 600, 640], 800, p.hills[1]),
    houses(p, { from: -20, to: 600, base: 800, low: 110, high: 190, seed: 211 }),
    houses(p, { from: 1000, to: 1640, base: 800, low: 110, high: 190, seed: 223 }),
    zoom(mole(p, 800, 800), 1.28, [800, 806]),
    houses(p, { from: -20, to: 1640, base: 880, low: 60, high: 120, seed: 227 }),
    piazza(id, p, 872),
    tree(p, 110, 950, 150),
    tree(p, 1490, 950, 170),
  ].join('');
}

/** A king on his throne, hands on his knees, with the double crown. */
const pharaoh = (x: number, base: number, k: number, stone: string, shade: string): string =>
  `<g transform="translate(${x} ${base}) scale(${k})">${[
    rect(-70, -40, 140, 40, shade),
    rect(-58, -230, 116, 190, shade),
    shape('M-46 -40V-150C-46 -180 46 -180 46 -150V-40H14V-120H-14V-40Z', stone),
    shape('M-50 -150C-58 -260 -44 -282 0 -282C44 -282 58 -260 50 -150L36 -146L32 -230H-32L-36 -146Z', stone),
    rect(-32, -236, 64, 96, stone),
    shape('M-38 -280C-44 -330 -30 -362 0 -362C30 -362 44 -330 38 -280L22 -270V-322H-22V-270Z', '#d9a441'),
    ellipse(0, -312, 23, 30, stone),
    shape('M-14 -356C-16 -400 -8 -420 0 -424C8 -420 16 -400 14 -356Z', '#d9a441'),
    rect(-5, -284, 10, 26, '#b5822f'),
    stroke('M-10 -316h6M4 -316h6', '#5c4636', 3.4),
    stroke('M-30 -172h60M-30 -190h60', shade, 4),
  ].join('')}</g>`;

const sphinx = (x: number, base: number, flip: number): string =>
  `<g transform="translate(${x} ${base}) scale(${flip} 1)">${[
    rect(-150, -50, 300, 50, '#7c6450'),
    shape('M-130 -50C-140 -110 -96 -130 -40 -124C0 -132 40 -140 66 -128L76 -66H140V-50Z', '#c9a06c'),
    shape('M44 -116C34 -176 52 -204 82 -204C112 -204 130 -176 120 -116Z', '#d9a441'),
    ellipse(84, -160, 22, 28, '#c9a06c'),
    stroke('M-100 -50C-104 -84 -70 -92 -50 -70', '#a87f50', 6),
  ].join('')}</g>`;

const beam = (x: number) => quad([x - 16, 0, x + 16, 0, x + 150, 800, x - 150, 800], '#ffdf9e', 0.16);

export function museoEgizio(id: string): string {
  const light = linear(
    `${id}hall`,
    [0, 0, 0, 820],
    [
      [0, '#2f2a33'],
      [0.6, '#5a4638'],
      [1, '#8a6544'],
    ],
  );
  return [
    `<defs>${light}</defs><rect width="1600" height="1000" fill="url(#${id}hall)"/>`,
    ...[250, 800, 1350].map((x) =>
      arches({ x: x - 170, y: 800, columns: 1, dx: 0, w: 340, h: 620 }, '#251f28'),
    ),
    quad([0, 800, 1600, 800, 1600, 1000, 0, 1000], '#4a382d'),
    stroke('M0 860H1600M0 930H1600M520 800L360 1000M1080 800L1240 1000M800 800V1000', '#5f4a3b', 4),
    ...[250, 800, 1350].map(beam),
    pharaoh(250, 800, 1.24, '#b48a60', '#8a6748'),
    pharaoh(1350, 800, 1.24, '#b48a60', '#8a6748'),
    pharaoh(800, 800, 1.5, '#8d8f93', '#66696f'),
    sphinx(525, 900, 1),
    sphinx(1075, 900, -1),
    ...[250, 800, 1350].map((x) => ellipse(x, 806, 190, 22, '#ffdf9e', 0.25)),
  ].join('');
}

export function palazzoReale(id: string): string {
  const base = 780;
  const white = { ...p, stone: '#fbf5ea', stoneShade: '#d8d0c2', opening: '#84908f' };
  return [
    air(id, p, [1300, 220]),
    cupola(white, 1200, 470, 66, 1.3, copper),
    bellTower(white, 1330, 620, 60, 330, 0.9),
    palazzo(white, { x: 60, base, w: 300, h: 250, columns: 6, rows: 3, arcade: 80 }),
    palazzo(white, { x: 1240, base, w: 300, h: 250, columns: 6, rows: 3, arcade: 80 }),
    palazzo(white, { x: 350, base, w: 900, h: 340, columns: 19, rows: 4 }),
    palazzo(white, { x: 680, base, w: 240, h: 360, columns: 5, rows: 4 }),
    rect(740, base - 130, 120, 12, white.stone),
    arches({ x: 764, y: base, columns: 1, dx: 0, w: 72, h: 112 }, '#5c5148'),
    piazza(id, white, base - 2),
    ...[180, 330, 480, 1120, 1270, 1420].map(
      (x) => rect(x, 820, 6, 90, '#3f4a4c') + disc(x + 3, 814, 8, '#d9a441'),
    ),
    stroke('M150 850H590M150 890H590M1010 850H1450M1010 890H1450', '#3f4a4c', 5),
    ...[600, 1000].map(
      (x) => rect(x - 40, 830, 80, 100, white.stone) + rect(x - 48, 820, 96, 14, white.stoneShade),
    ),
    ...[600, 1000].map((x) => horseman(x, 822)),
    lamp(60, 960, 300, 3),
    lamp(1540, 960, 300, 3),
  ].join('');
}

const horseman = (x: number, base: number): string =>
  `<g transform="translate(${x} ${base}) scale(${x < 800 ? 1 : -1} 1)">${shape(
    'M-46 0L-40 -46C-52 -58 -52 -76 -38 -80L20 -78C30 -100 40 -112 56 -114L70 -98L52 -88L46 -60L60 -30L50 -26L30 -52L-18 -50L-30 0ZM-14 -80C-16 -112 -14 -128 0 -128C14 -128 14 -110 10 -80Z',
    '#4f6a60',
  )}${disc(0, -138, 10, '#4f6a60')}</g>`;

export function superga(id: string): string {
  const [cx, base] = [800, 690];
  const church = { ...p, stone: '#f7e9cf', stoneShade: '#d6bf9a' };
  return [
    air(id, p, [330, 240]),
    alps(740),
    crests([700, 690, 680, 690, 700], 900, p.hills[0]),
    shape('M0 860C260 800 430 700 620 690H980C1180 700 1340 800 1600 850V1000H0Z', p.hills[2]),
    wall(church, cx - 300, base, 600, 130, 0.24),
    arches({ x: cx - 280, y: base - 24, columns: 5, dx: 34, w: 18, h: 70 }, p.opening),
    arches({ x: cx + 122, y: base - 24, columns: 5, dx: 34, w: 18, h: 70 }, p.opening),
    ...[-230, 230].map((dx) => bellTower(church, cx + dx, base - 110, 58, 190, 0.5)),
    ...[-230, 230].map((dx) => ellipse(cx + dx, base - 312, 26, 30, copper[0])),
    cupola(church, cx, base - 150, 150, 1.24, copper),
    wall(church, cx - 170, base, 340, 170, 0.2),
    wall(church, cx - 96, base, 192, 150, 0.1),
    rect(cx - 88, base - 140, 176, 140, p.opening),
    columns(church, { x: cx - 92, foot: base, top: base - 138, count: 4, dx: 55, w: 18 }),
    rect(cx - 106, base - 164, 212, 24, church.stone),
    pediment(church, cx, base - 160, 220, 62),
    steps(church, cx, base, 240, 4, 8),
    arcade({ ...church, opening: '#c9b08a' }, cx - 420, base + 40, 120, 60, 4),
    arcade({ ...church, opening: '#c9b08a' }, cx + 300, base + 40, 120, 60, 4),
    ...[150, 250, 360, 1190, 1290, 1400, 1500].map((x, i) => tree(p, x, 860 - (i % 3) * 24, 120)),
    shape(
      'M760 722C740 780 600 800 560 850C520 900 700 930 640 1000H900C960 920 640 900 680 850C720 800 840 780 840 722Z',
      p.road,
    ),
    stroke('M800 730C790 790 660 810 622 850C590 896 800 930 770 1000', p.marking, 5, 0.8),
    hipRoof(church, 1120, 790, 120, 26),
    wall(church, 1120, 840, 120, 50),
    ground(id, p, 950, 960),
    tree(p, 100, 980, 200),
    tree(p, 1500, 980, 190),
  ].join('');
}
