import { bellTower, cupola, tower } from '../posters/landmark-parts.ts';
import { cypress, ground, houses, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { arches, peak, rect, roof, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { linear } from '../svg.ts';
import { arcade, columns, crests, disc, ellipse, palazzo, quad } from './parts.ts';
import { air, piazza } from './setting.ts';
import { lamp, pots } from './street-parts.ts';

const p = palettes.alpine;
const walls = ['#eeddc5', '#e9c9a4', '#f2d9b8', '#e3bb98', '#f4e6cc'];
const terminillo = (base: number): string =>
  [
    [820, 330, 470],
    [1240, 420, 400],
    [430, 450, 380],
  ]
    .map(([x = 0, y = 0, half = 0]) => peak([x, y], base, half, '#b3c3cd', '#8ea5b4', 0.46))
    .join('');

export function piazzaSanRufo(id: string): string {
  const base = 760;
  return [
    air(id, p, [800, 180]),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        palazzo(
          { ...p, stone: walls[i] ?? p.stone },
          { x: -30 + i * 132, base, w: 132, h: 330 + ((i * 71) % 120), columns: 3, rows: 4 },
        ) + roof(p, -30 + i * 132, base - 336 - ((i * 71) % 120), 132, 30),
    ),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        palazzo(
          { ...p, stone: walls[(i + 2) % 5] ?? p.stone },
          { x: 970 + i * 132, base, w: 132, h: 320 + ((i * 53) % 130), columns: 3, rows: 4 },
        ) + roof(p, 970 + i * 132, base - 326 - ((i * 53) % 130), 132, 30),
    ),
    wall({ ...p, stone: '#f4ead8' }, 630, base, 340, 300, 0.1),
    quad([610, base - 300, 800, base - 390, 990, base - 300], '#f4ead8'),
    stroke(`M612 ${base - 300}L800 ${base - 390}L988 ${base - 300}`, p.stoneShade, 8),
    disc(800, base - 250, 32, p.opening),
    arches({ x: 756, y: base, columns: 1, dx: 0, w: 88, h: 150 }, p.opening),
    ...[660, 900].map((x) => rect(x, base - 280, 24, 280, p.stoneShade)),
    bellTower(p, 930, base - 300, 44, 150, 0.8),
    piazza(id, { ...p, stone: '#ddd3c2', stoneShade: '#b5a894' }, base - 2),
    ellipse(800, 950, 330, 44, '#b5a894', 0.7),
    shape('M620 850V930A180 34 0 0 0 980 930V850Z', '#d6c9b2'),
    shape('M860 850V962A180 34 0 0 0 980 930V850Z', '#b9aa90'),
    ellipse(800, 850, 180, 36, '#f6efe0'),
    shape(
      'M786 822C802 826 800 838 812 842C826 850 840 858 838 866C830 870 826 860 814 858C800 852 792 842 782 838C774 830 776 822 786 822ZM800 872l12 -2l-2 8zM764 850l8 2l-2 12l-8 -2z',
      '#7d9b76',
    ),
    disc(806, 846, 5, '#c8423a'),
    stroke('M650 890h40M650 908h60M720 900h50M790 906h50M790 922h40M870 900h44M870 918h60', '#a3947a', 5),
    lamp(360, 930, 300),
    lamp(1240, 930, 300),
    pots(130, 900, 4, 50, 1.4),
    pots(1330, 900, 4, 50, 1.4),
  ].join('');
}

const ring = (k: number, colour: string) =>
  shape(
    `M${800 - 640 * k} ${860 + 60 * k}V${560 - 60 * k}A${640 * k} ${520 * k} 0 0 1 ${800 + 640 * k} ${560 - 60 * k}V${860 + 60 * k}Z`,
    colour,
  );

const torch = (x: number, y: number, k: number) =>
  disc(x, y, 90 * k, '#ffd98a', 0.25) +
  disc(x, y, 46 * k, '#ffe7ae', 0.45) +
  disc(x, y, 17 * k, '#fff3d0') +
  rect(x - 4 * k, y + 14 * k, 8 * k, 40 * k, '#3a2f28');

export function rietiSotterranea(id: string): string {
  const light = linear(
    `${id}vault`,
    [0, 0, 0, 1000],
    [
      [0, '#3c332d'],
      [1, '#6b5744'],
    ],
  );
  const tones = ['#8f7559', '#a3876a', '#84694e', '#9a7d60', '#75593f', '#8b6e52', '#6a5039'];
  const rings = [1.16, 1, 0.84, 0.7, 0.57, 0.46, 0.36].map((k, i) => ring(k, tones[i] ?? '#84694e'));
  const joints = Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI * (0.04 + (0.92 * i) / 10);
    return `M${Math.round(800 - Math.cos(a) * 640)} ${Math.round(500 - Math.sin(a) * 520)}L${Math.round(800 - Math.cos(a) * 230)} ${Math.round(540 - Math.sin(a) * 187)}`;
  }).join('');
  return [
    `<defs>${light}</defs><rect width="1600" height="1000" fill="url(#${id}vault)"/>`,
    ...rings,
    stroke(joints, '#4f3e30', 5, 0.5),
    ring(0.27, '#f1d9a4'),
    ring(0.2, '#fbeecb'),
    quad([640, 880, 960, 880, 1500, 1000, 100, 1000], '#5d4a3a'),
    quad([627, 876, 973, 876, 960, 886, 640, 886], '#7c6450'),
    stroke('M700 884L480 1000M800 884V1000M900 884L1120 1000M580 910H1020M420 950H1180', '#4a3a2d', 5),
    ...[
      [330, 470, 1.3],
      [1270, 470, 1.3],
      [520, 520, 0.8],
      [1080, 520, 0.8],
    ].map(([x = 0, y = 0, k = 1]) => torch(x, y, k)),
    rect(180, 760, 150, 150, '#b09a7c'),
    rect(164, 744, 182, 24, '#c4ae8e'),
    columns(
      { ...p, stone: '#c9b596', stoneShade: '#9d8768' },
      { x: 1300, foot: 910, top: 720, count: 1, dx: 0, w: 70 },
    ),
    ellipse(1335, 700, 60, 20, '#c9b596'),
    stroke('M210 790h90M210 816h90M210 842h60', '#8f7a5d', 6),
  ].join('');
}

export function rietiDuomo(id: string): string {
  const base = 780;
  const stone = { ...p, stone: '#ead9bc', stoneShade: '#c2ab86' };
  return [
    air(id, p, [300, 220]),
    terminillo(800),
    houses(p, { from: -20, to: 300, base, low: 150, high: 240, seed: 433, walls }),
    tower(stone, 440, base, 160, 560),
    ...[0, 1, 2].map(
      (i) =>
        arches({ x: 388, y: base - 400 + i * 120, columns: 2, dx: 54, w: 38, h: 76 }, stone.opening) +
        rect(352, base - 384 + i * 120, 176, 10, stone.stoneShade),
    ),
    rect(346, base - 572, 188, 18, '#f4e6cc'),
    quad([356, base - 572, 440, base - 680, 524, base - 572], p.roof),
    quad([440, base - 680, 524, base - 572, 460, base - 572], p.roofShade),
    cupola(stone, 900, base - 330, 84, 0.8, [p.roof, p.roofShade]),
    wall(stone, 560, base, 460, 300, 0.1),
    roof(p, 560, base - 300, 460, 60),
    arcade({ ...stone, stone: '#f4e6cc' }, 560, base, 460, 170, 4),
    windows({ x: 620, y: base - 270, columns: 4, dx: 100, w: 34, h: 60 }, stone.opening),
    wall(stone, 1040, base, 520, 340, 0.1),
    roof(p, 1040, base - 340, 520, 50),
    windows({ x: 1080, y: base - 300, columns: 6, dx: 78, w: 34, h: 70 }, stone.opening),
    rect(1040, base - 200, 520, 10, stone.stoneShade),
    ...[1056, 1230, 1404].map(
      (x) =>
        shape(
          `M${x} ${base}V${base - 90}Q${x} ${base - 160} ${x + 74} ${base - 184}Q${x + 148} ${base - 160} ${x + 148} ${base - 90}V${base}Z`,
          stone.stoneShade,
        ) +
        shape(
          `M${x + 18} ${base}V${base - 86}Q${x + 18} ${base - 140} ${x + 74} ${base - 162}Q${x + 130} ${base - 140} ${x + 130} ${base - 86}V${base}Z`,
          '#5f5248',
        ),
    ),
    piazza(id, { ...p, stone: '#ddd3c2', stoneShade: '#b5a894' }, base - 2),
    tree(p, 130, 940, 210),
    tree(p, 1480, 950, 210),
    lamp(700, 950, 280),
  ].join('');
}

export function greccio(id: string): string {
  const pale = { ...p, stone: '#f4e6cc', stoneShade: '#d0b994' };
  return [
    air(id, p, [320, 220]),
    crests([620, 560, 600, 640, 660], 900, p.hills[0]),
    shape('M0 760C160 740 300 760 420 820C500 860 560 900 600 1000H0Z', p.hills[2]),
    shape(
      'M520 1000C500 880 560 800 600 700C640 600 640 480 720 400C800 320 860 200 980 170C1120 140 1280 190 1600 120V1000Z',
      '#b9ac98',
    ),
    shape(
      'M900 1000C880 860 960 760 940 660C920 560 980 460 960 380C1000 300 1080 260 1180 250C1320 240 1460 260 1600 230V1000Z',
      '#9c8f7c',
    ),
    shape(
      'M720 400C800 320 860 200 980 170C1120 140 1280 190 1600 120V270C1400 290 1240 260 1120 280C1000 300 880 380 720 430Z',
      p.tree,
    ),
    ...[760, 850, 940, 1040, 1150, 1270, 1390, 1510].map((x, i) =>
      tree(p, x, 400 - i * 22 + (i > 3 ? (i - 3) * 14 : 0), 110),
    ),
    shape('M600 700L640 690H1300L1340 720V1000H560Z', '#a89a85'),
    ...[620, 720, 820, 920, 1020, 1120, 1220].map((x) =>
      shape(`M${x} 860V740a40 40 0 0 1 80 0V860Z`, '#7a6c5a'),
    ),
    rect(590, 690, 740, 16, pale.stone),
    ...[
      [620, 170, 210],
      [780, 200, 270],
      [960, 180, 230],
      [1130, 190, 190],
    ].map(
      ([x = 0, w = 0, h = 0], i) =>
        wall(pale, x, 692, w, h, 0.16) +
        roof(p, x, 692 - h, w, 34) +
        windows(
          {
            x: x + 24,
            y: 692 - h + 34,
            columns: 3,
            rows: Math.max(2, Math.round(h / 90)),
            dx: 50,
            dy: 72,
            w: 22,
            h: 34,
          },
          p.opening,
        ) +
        (i === 1
          ? rect(x + 86, 692 - h - 70, 50, 70, pale.stone) +
            arches({ x: x + 98, y: 692 - h - 14, columns: 1, dx: 0, w: 26, h: 44 }, p.opening) +
            roof(p, x + 86, 692 - h - 70, 50, 22)
          : ''),
    ),
    shape(
      'M520 1000C560 920 620 880 760 880C920 880 980 940 1160 930C1340 920 1480 960 1600 940V1000Z',
      p.treeShade,
    ),
    ...[560, 650, 1290, 1400, 1500].map((x, i) => tree(p, x, 960 + (i % 2) * 20, 150)),
    ground(id, p, 930, 980),
    shape(
      'M120 1000C220 930 380 910 470 860C520 830 560 790 600 760L612 772C580 810 540 850 490 884C400 940 320 950 300 1000Z',
      '#e3d6ba',
    ),
    cypress(p, 80, 980, 260),
    cypress(p, 140, 990, 200),
  ].join('');
}
