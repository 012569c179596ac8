import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import { bellTower, cupola, sail, stack, tower } from './landmark-parts.ts';
import { ground, houses, palm, road, sea, tree } from './landscape.ts';
import {
  arches,
  battlements,
  cloud,
  dome,
  polygon,
  rect,
  ridge,
  shape,
  sky,
  spire,
  stroke,
  wall,
  windows,
} from './shapes.ts';

export function palermoCathedral(p: Palette, cx: number, base: number): string {
  return [
    tower(p, cx - 280, base, 60, 280),
    spire(cx - 280, base - 280, 60, 84, p.stone, p.stoneShade),
    tower(p, cx + 280, base, 60, 280),
    spire(cx + 280, base - 280, 60, 84, p.stone, p.stoneShade),
    ...[-280, 280].flatMap((dx) => [
      arches({ x: cx + dx - 20, y: base - 216, columns: 2, dx: 22, w: 14, h: 44 }, p.opening),
      arches({ x: cx + dx - 20, y: base - 140, columns: 2, dx: 22, w: 14, h: 40 }, p.opening),
    ]),
    cupola(p, cx + 60, base - 140, 76, 0.98, ['#aab3a6', '#86918a']),
    wall(p, cx - 250, base, 500, 148, 0.16),
    battlements(cx - 250, base - 148, 27, 18.6, p.stone),
    rect(cx - 250, base - 126, 500, 5, p.stoneShade),
    arches({ x: cx - 226, y: base - 40, columns: 4, dx: 42, w: 18, h: 58 }, p.opening),
    arches({ x: cx + 78, y: base - 40, columns: 4, dx: 42, w: 18, h: 58 }, p.opening),
    wall(p, cx - 62, base, 124, 120, 0.1),
    polygon(
      [
        [cx - 70, base - 120],
        [cx, base - 168],
        [cx + 70, base - 120],
      ],
      p.stone,
    ),
    arches({ x: cx - 50, y: base, columns: 3, dx: 35, w: 29, h: 88 }, p.opening),
  ].join('');
}

export function palermo(id: string): string {
  const p = palettes.gold;
  const pellegrino =
    'M0 700V520C80 470 160 430 250 410C330 394 420 396 470 430C510 460 520 520 580 560C640 600 700 640 760 700Z';
  return [
    sky(id, p, [1180, 290]),
    cloud(720, 200, 320, 0.35),
    shape(pellegrino, p.hills[0]),
    shape(
      'M470 430C510 460 520 520 580 560C640 600 700 640 760 700H420C440 620 430 520 400 404C440 408 456 418 470 430Z',
      p.hills[1],
      0.55,
    ),
    sea(id, p, 690, 780, 6),
    ridge(
      [
        [700, 700],
        [1000, 680],
        [1300, 640],
        [1600, 660],
      ],
      800,
      p.hills[1],
    ),
    houses(p, { from: -20, to: 480, base: 770, low: 60, high: 110, seed: 12 }),
    houses(p, { from: 1040, to: 1640, base: 770, low: 60, high: 120, seed: 22 }),
    palermoCathedral(p, 760, 774),
    wall(p, 1210, 784, 190, 90),
    ...[1246, 1306, 1366].map((x) => dome(x, 694, 33, 1, '#cf5f4b', '#a94a3c')),
    tower(p, 1420, 784, 40, 160),
    dome(1420, 624, 21, 1, '#cf5f4b', '#a94a3c'),
    arches({ x: 1228, y: 772, columns: 4, dx: 44, w: 22, h: 48 }, p.opening),
    ground(id, p, 770, 780),
    road(p, [1080, 778], [600, 816], 980),
    palm(p, 160, 900, 340),
    palm(p, 262, 868, 230),
    palm(p, 1480, 910, 320),
    tree(p, 330, 860, 34, true),
    tree(p, 1400, 880, 44, true),
  ].join('');
}

export function elephant(x: number, base: number): string {
  const lava = '#57535a';
  return [
    rect(x - 46, base - 60, 92, 60, '#efe6d8'),
    rect(x - 54, base - 66, 108, 10, '#d9ccb8'),
    spire(x, base - 120, 26, 200, '#efe6d8', '#cdbfaa'),
    `<circle cx="${x}" cy="${base - 326}" r="7" fill="#d9a441"/>`,
    shape(
      `M${x - 40} ${base - 66}V${base - 102}C${x - 40} ${base - 130} ${x - 14} ${base - 134} ${x + 10} ${base - 132}C${x + 20} ${base - 146} ${x + 46} ${base - 144} ${x + 50} ${base - 122}C${x + 56} ${base - 108} ${x + 52} ${base - 96} ${x + 58} ${base - 84}L${x + 50} ${base - 82}C${x + 42} ${base - 92} ${x + 42} ${base - 104} ${x + 36} ${base - 106}V${base - 66}H${x + 20}V${base - 88}H${x - 20}V${base - 66}Z`,
      lava,
    ),
  ].join('');
}

export function catania(id: string): string {
  const p: Palette = { ...palettes.dusk, stone: '#f2dcc9', stoneShade: '#c6a49f' };
  const etna =
    'M60 720C300 690 500 560 660 400C690 372 730 356 760 362C790 368 806 360 826 372C1000 540 1240 690 1560 720Z';
  const snow =
    'M566 488C600 456 630 428 660 400C690 372 730 356 760 362C790 368 806 360 826 372C862 406 900 440 942 476C910 470 896 486 870 474C846 496 826 470 800 486C770 512 742 474 716 490C690 512 672 480 640 494C616 506 600 480 566 488Z';
  return [
    sky(id, p, [1240, 320]),
    shape(
      'M770 356C760 320 800 300 830 300C880 300 900 270 960 268C1030 262 1100 280 1180 262C1120 300 1040 300 980 306C920 312 900 326 860 328C826 330 812 344 808 362Z',
      '#fff',
      0.35,
    ),
    shape(etna, p.hills[0]),
    shape(
      'M826 372C1000 540 1240 690 1560 720H900C930 600 900 480 790 366C800 362 814 362 826 372Z',
      p.hills[1],
      0.55,
    ),
    shape(snow, '#fff7f0', 0.9),
    ridge(
      [
        [0, 690],
        [400, 660],
        [900, 690],
        [1600, 670],
      ],
      800,
      p.hills[2],
    ),
    houses(p, { from: -20, to: 520, base: 772, low: 90, high: 150, seed: 15 }),
    houses(p, { from: 940, to: 1640, base: 772, low: 84, high: 150, seed: 25 }),
    cupola(p, 740, 640, 84, 1, ['#a9b4bd', '#7f8b9c']),
    wall(p, 560, 776, 360, 150, 0.16),
    wall(p, 650, 640, 180, 64, 0.16),
    polygon(
      [
        [640, 578],
        [740, 530],
        [840, 578],
      ],
      p.stone,
    ),
    polygon(
      [
        [740, 530],
        [840, 578],
        [800, 578],
      ],
      p.stoneShade,
    ),
    rect(552, 624, 376, 8, p.stoneShade),
    stroke('M580 634V770M634 634V770M690 634V770M790 634V770M846 634V770M900 634V770', p.stoneShade, 8),
    arches({ x: 716, y: 776, columns: 1, dx: 0, w: 48, h: 94 }, p.opening),
    arches({ x: 592, y: 776, columns: 1, dx: 0, w: 30, h: 70 }, p.opening),
    arches({ x: 858, y: 776, columns: 1, dx: 0, w: 30, h: 70 }, p.opening),
    arches({ x: 724, y: 632, columns: 1, dx: 0, w: 32, h: 44 }, p.opening),
    bellTower(p, 990, 772, 48, 250, 0.6),
    ground(id, { ...p, ground: '#9d9798', groundShade: '#7d7a80' }, 768, 772),
    road(p, [520, 772], [900, 806], 640),
    elephant(1130, 852),
    palm(p, 170, 880, 280),
    palm(p, 260, 850, 190),
    tree(p, 1450, 870, 170),
  ].join('');
}

export function flamingo(x: number, base: number, k: number): string {
  const at = (dx: number, dy: number): string => `${x + dx * k} ${base + dy * k}`;
  return (
    stroke(`M${at(-2, -30)}L${at(-4, 0)}M${at(5, -30)}L${at(6, 0)}`, '#d98a86', 2.2 * k) +
    shape(
      `M${at(-22, -34)}C${at(-14, -50)} ${at(10, -52)} ${at(18, -42)}C${at(14, -28)} ${at(-8, -24)} ${at(-22, -34)}Z`,
      '#f2a59b',
    ) +
    stroke(
      `M${at(15, -42)}C${at(30, -50)} ${at(8, -70)} ${at(20, -80)}C${at(26, -84)} ${at(32, -80)} ${at(31, -74)}`,
      '#f2a59b',
      4.6 * k,
    )
  );
}

export function cagliari(id: string): string {
  const p = palettes.noon;
  const walls = ['#f9e3bd', '#f4c9a0', '#fdf0d8', '#efb795', '#f6d7a8'];
  return [
    sky(id, p, [1220, 260]),
    cloud(260, 220, 300),
    cloud(900, 180, 220, 0.45),
    ridge(
      [
        [700, 690],
        [1000, 640],
        [1220, 600],
        [1330, 606],
        [1420, 660],
        [1600, 690],
      ],
      740,
      p.hills[0],
    ),
    sea(id, p, 686, 800, 14),
    ridge(
      [
        [0, 780],
        [200, 660],
        [440, 570],
        [760, 570],
        [940, 660],
        [1120, 790],
      ],
      830,
      p.hills[2],
    ),
    stack(p, { cx: 590, base: 740, half: 420, rows: 4, rise: 46, seed: 77, walls }),
    tower(p, 430, 600, 56, 210),
    rect(398, 392, 64, 10, p.stone),
    windows({ x: 420, y: 430, columns: 1, rows: 3, dx: 0, dy: 46, w: 12, h: 24 }, p.opening),
    cupola(p, 640, 560, 46, 1, ['#9dc0b2', '#76a093']),
    bellTower(p, 730, 580, 36, 160, 0.7),
    wall({ ...p, stone: '#fff8ea' }, 360, 788, 480, 62, 0.12),
    arches({ x: 380, y: 788, columns: 10, dx: 46, w: 30, h: 48 }, p.opening),
    wall({ ...p, stone: '#fff8ea' }, 548, 788, 110, 120, 0.16),
    arches({ x: 574, y: 788, columns: 1, dx: 0, w: 58, h: 96 }, p.opening),
    rect(540, 664, 126, 10, p.stoneShade),
    sail(1240, 760, 84),
    sail(1360, 736, 50),
    ground(id, p, 790, 806),
    shape('M0 850C160 830 360 836 470 862C380 896 160 910 0 900Z', p.sea[0], 0.9),
    road(p, [900, 802], [1220, 840], 800),
    flamingo(170, 890, 0.9),
    flamingo(250, 872, 0.75),
    flamingo(330, 888, 0.8),
    palm(p, 1420, 890, 260),
    palm(p, 1510, 920, 320),
    tree(p, 1330, 872, 34, true),
  ].join('');
}
