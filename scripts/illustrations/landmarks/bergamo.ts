import { cupola, tower } from '../posters/landmark-parts.ts';
import { cypress, ground, houses, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import {
  arches,
  hipRoof,
  lancets,
  peak,
  rect,
  roof,
  shape,
  spire,
  stroke,
  wall,
  windows,
} from '../posters/shapes.ts';
import { arcade, columns, crests, disc, ellipse, palazzo, pediment, quad, rose, steps } from './parts.ts';
import { air, piazza } from './setting.ts';
import { fountain, lamp } from './street-parts.ts';

const p = palettes.morning;
const walls = ['#f3e3cb', '#ecd0a8', '#f0c7a4', '#e6b894'];
const green = ['#8fb0a0', '#6d917f'] as const;

export function piazzaVecchia(id: string): string {
  const base = 790;
  const stone = { ...p, stone: '#e9d2b0', stoneShade: '#c4a784' };
  return [
    air(id, p, [1300, 210]),
    cupola(p, 640, 420, 76, 1.1, green),
    tower(stone, 1240, base, 150, 640),
    arches({ x: 1190, y: base - 520, columns: 2, dx: 56, w: 40, h: 80 }, p.opening),
    windows({ x: 1210, y: base - 420, columns: 1, rows: 3, dx: 0, dy: 110, w: 22, h: 46 }, p.opening),
    rect(1156, base - 650, 168, 16, p.stone),
    hipRoof(p, 1160, base - 650, 160, 34),
    palazzo({ ...p, stone: '#ecd0a8' }, { x: 1300, base, w: 320, h: 330, columns: 6, rows: 3 }),
    palazzo({ ...p, stone: '#f0c7a4' }, { x: -40, base, w: 330, h: 380, columns: 6, rows: 4 }),
    wall(stone, 430, base, 700, 420, 0.1),
    hipRoof(p, 420, base - 420, 720, 50),
    lancets({ x: 480, y: base - 210, columns: 2, dx: 190, w: 130, h: 160 }, p.stoneShade),
    lancets({ x: 498, y: base - 210, columns: 2, dx: 190, w: 94, h: 132 }, p.opening),
    lancets({ x: 930, y: base - 210, columns: 1, dx: 0, w: 130, h: 160 }, p.stoneShade),
    lancets({ x: 948, y: base - 210, columns: 1, dx: 0, w: 94, h: 132 }, p.opening),
    rect(830, base - 330, 70, 130, p.stone),
    shape(`M838 ${base - 230}v-60c0 -20 54 -20 54 0v60z`, '#b98a56'),
    rect(430, base - 190, 700, 10, p.stoneShade),
    ...[0, 1, 2].map((i) =>
      lancets({ x: 450 + i * 228, y: base, columns: 1, dx: 0, w: 204, h: 170 }, '#6f5c4c'),
    ),
    quad([1130, base - 170, 1170, base - 170, 1330, base, 1130, base], stone.stoneShade),
    piazza(id, { ...p, stone: '#dccbb4', stoneShade: '#b8a28a' }, base - 2),
    fountain({ ...p, stone: '#fbf5ea' }, 800, 920, 300),
    ...[-1, 1].map((side) =>
      shape(
        `M${800 + side * 190} 930v-40l${side * 8} -14h${side * 36}l${side * 10} -22h${side * 22}l${side * 4} 26l${side * -8} 12v38h${side * -12}v-28h${side * -40}v28z`,
        '#fbf5ea',
      ),
    ),
    lamp(330, 940, 280),
    lamp(1290, 940, 280),
  ].join('');
}

export function cappellaColleoni(id: string): string {
  const base = 800;
  const chapel = { ...p, stone: '#f8ece2', stoneShade: '#dcc3b8', opening: '#7c5f5c' };
  const lozenges = Array.from({ length: 9 }, (_, r) =>
    Array.from(
      { length: 10 },
      (_c, c) => `M${560 + c * 46 + (r % 2) * 23} ${base - 390 + r * 40}l18 18l-18 18l-18 -18z`,
    ).join(''),
  ).join('');
  return [
    air(id, p, [300, 210]),
    houses(p, { from: -20, to: 300, base, low: 190, high: 270, seed: 379, walls }),
    tower({ ...p, stone: '#e0bfa0' }, 1440, base, 120, 640),
    arches({ x: 1396, y: base - 520, columns: 2, dx: 44, w: 32, h: 80 }, p.opening),
    spire(1440, base - 640, 130, 130, ...green),
    cupola(p, 1180, base - 370, 96, 0.9, green),
    wall({ ...p, stone: '#e6d2b6' }, 1020, base, 560, 360, 0.1),
    rect(1010, base - 370, 580, 16, p.stone),
    windows({ x: 1100, y: base - 290, columns: 4, dx: 110, w: 36, h: 80 }, p.opening),
    quad([1130, base, 1130, base - 190, 1250, base - 260, 1370, base - 190, 1370, base], '#f6ebe0'),
    arches({ x: 1176, y: base, columns: 1, dx: 0, w: 148, h: 190 }, '#c98f86'),
    arches({ x: 1196, y: base, columns: 1, dx: 0, w: 108, h: 160 }, p.opening),
    ...[1150, 1340].map((x) => rect(x, base - 150, 14, 150, '#c98f86')),
    cupola(chapel, 770, base - 470, 150, 0.86, ['#b9c2bd', '#93a09d']),
    wall(chapel, 530, base, 480, 420, 0.08),
    shape(lozenges, '#d9948a', 0.75),
    rect(518, base - 434, 504, 18, '#fffaf2'),
    arcade({ ...chapel, opening: '#c98f86' }, 530, base - 430, 480, 50, 12),
    ...[540, 664, 860, 984].map((x) => rect(x, base - 420, 16, 420, '#fffaf2')),
    rose(chapel, 770, base - 320, 66),
    arches({ x: 700, y: base, columns: 1, dx: 0, w: 140, h: 180 }, '#fffaf2'),
    rect(724, base - 130, 92, 130, '#5c4540'),
    pediment(chapel, 770, base - 170, 190, 46),
    ...[590, 900].map(
      (x) =>
        arches({ x, y: base - 60, columns: 1, dx: 0, w: 56, h: 150 }, '#fffaf2') +
        arches({ x: x + 10, y: base - 60, columns: 1, dx: 0, w: 36, h: 130 }, chapel.opening),
    ),
    piazza(id, { ...p, stone: '#e6d6c2', stoneShade: '#bda992' }, base - 2),
    steps(chapel, 770, base, 500, 3),
    stroke('M540 850V800M1000 850V800M540 812H1000', '#3f4a4c', 5),
  ].join('');
}

export function muraVenete(id: string): string {
  return [
    air(id, p, [1290, 220]),
    ...[
      [300, 420, 360],
      [720, 460, 320],
      [1150, 420, 360],
    ].map(([x = 0, y = 0, half = 0]) => peak([x, y], 700, half, '#c2d3da', '#a9c0cb', 0.4)),
    crests([560, 520, 500, 540, 600], 760, p.hills[1]),
    houses(p, { from: 120, to: 1240, base: 560, low: 70, high: 130, seed: 383, walls }),
    tower(p, 420, 560, 54, 240),
    cupola(p, 640, 470, 56, 1.1, green),
    tower(p, 880, 560, 46, 280),
    spire(880, 280, 50, 70, ...green),
    houses(p, { from: 40, to: 1340, base: 610, low: 40, high: 76, seed: 389, walls }),
    quad([-20, 860, -20, 600, 1160, 600, 1240, 860], '#e0ccae'),
    quad([1160, 600, 1640, 640, 1640, 860, 1240, 860], '#b99f80'),
    stroke('M-20 640H1172M-20 700H1190M-20 760H1208M-20 820H1228', '#c4ac8a', 4, 0.7),
    rect(-20, 590, 1190, 18, p.stone),
    stroke('M1160 600L1640 640', p.stone, 16),
    rect(560, 540, 300, 340, '#fbf6ea'),
    rect(800, 540, 60, 340, '#ddd2bd'),
    ...[570, 650, 754, 834].map((x) => rect(x, 600, 20, 280, '#eee4d0')),
    pediment({ ...p, stone: '#fbf6ea', stoneShade: '#ddd2bd' }, 710, 540, 330, 66),
    rect(546, 574, 328, 18, '#eee4d0'),
    arches({ x: 670, y: 880, columns: 1, dx: 0, w: 84, h: 180 }, '#6f5c4c'),
    arches({ x: 600, y: 880, columns: 1, dx: 0, w: 44, h: 110 }, '#6f5c4c'),
    arches({ x: 780, y: 880, columns: 1, dx: 0, w: 44, h: 110 }, '#6f5c4c'),
    quad([640, 560, 780, 560, 780, 580, 640, 580], '#ddd2bd'),
    ground(id, p, 850, 856),
    shape('M660 876H764C770 910 700 940 640 1000H380C480 930 640 920 660 876Z', '#e3d6ba'),
    stroke('M660 876C640 920 480 930 380 1000M764 876C770 910 700 940 640 1000', '#c4b28f', 8),
    ...[90, 200, 330, 1010, 1120, 1400, 1520].map((x, i) => tree(p, x, 900 + (i % 2) * 20, 110)),
    cypress(p, 1280, 930, 220),
    cypress(p, 1330, 940, 170),
  ].join('');
}

export function accademiaCarrara(id: string): string {
  const [cx, base] = [800, 770];
  const cream = { ...p, stone: '#f8eedb', stoneShade: '#d9c6a6' };
  return [
    air(id, p, [1300, 220]),
    crests([560, 500, 480, 520, 600, 640], 800, p.hills[1]),
    houses(p, { from: 80, to: 620, base: 560, low: 40, high: 80, seed: 397, walls }),
    tower(p, 320, 540, 34, 150),
    cupola(p, 430, 500, 30, 1.1, green),
    palazzo(cream, { x: cx - 520, base, w: 380, h: 260, columns: 7, rows: 2 }),
    palazzo(cream, { x: cx + 140, base, w: 380, h: 260, columns: 7, rows: 2 }),
    ...[-520, 140].map((dx) => roof({ ...p, roof: '#cf8560' }, cx + dx, base - 268, 380, 34)),
    wall(cream, cx - 170, base, 340, 330, 0.1),
    rect(cx - 150, base - 130, 300, 130, '#c9b494'),
    ...[-110, -26, 58].map((dx) =>
      arches({ x: cx + dx, y: base, columns: 1, dx: 0, w: 52, h: 108 }, p.opening),
    ),
    rect(cx - 180, base - 146, 360, 18, '#fdf6e6'),
    ...[-100, -20, 60].map((dx) => rect(cx + dx, base - 270, 40, 80, p.opening)),
    columns(cream, { x: cx - 156, foot: base - 146, top: base - 300, count: 4, dx: 96, w: 24 }),
    rect(cx - 180, base - 330, 360, 26, '#fdf6e6'),
    pediment(cream, cx, base - 328, 380, 80),
    piazza(id, { ...p, stone: '#e6dac6', stoneShade: '#bfb199' }, base - 2),
    steps(cream, cx, base, 360, 4),
    ...[-470, 470].map(
      (dx) =>
        rect(cx + dx - 34, 740, 68, 250, '#b8433c') +
        rect(cx + dx - 24, 760, 48, 66, '#e9c98f') +
        ellipse(cx + dx, 790, 13, 17, '#f3dcc0') +
        quad([cx + dx - 20, 826, cx + dx - 12, 806, cx + dx + 12, 806, cx + dx + 20, 826], '#2f3b46') +
        disc(cx + dx, 776, 13, '#3d2a22') +
        ellipse(cx + dx, 790, 11, 14, '#f3dcc0'),
    ),
    tree(p, 120, 950, 220),
    tree(p, 1480, 950, 220),
  ].join('');
}
