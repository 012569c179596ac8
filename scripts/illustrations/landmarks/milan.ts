import { tower } from '../posters/landmark-parts.ts';
import { ground, houses, sea, tree } from '../posters/landscape.ts';
import { duomo } from '../posters/lombardy.ts';
import { palettes, type Palette } from '../posters/palette.ts';
import {
  arches,
  battlements,
  cloud,
  dome,
  polygon,
  rect,
  shape,
  spire,
  stroke,
  wall,
  windows,
} from '../posters/shapes.ts';
import { linear, num } from '../svg.ts';
import { air, piazza, receding, zoom } from './setting.ts';

const marble: Palette = { ...palettes.morning, stone: '#f8efe9', stoneShade: '#d8c6c0', opening: '#8d7a7c' };

export function milanoDuomo(id: string): string {
  const p = palettes.morning;
  return [
    air(id, p, [320, 240]),
    houses(p, { from: -20, to: 420, base: 780, low: 190, high: 280, seed: 61 }),
    houses(p, { from: 1180, to: 1640, base: 780, low: 190, high: 280, seed: 67 }),
    zoom(duomo(marble, 800, 784), 1.32, [800, 786]),
    piazza(id, { ...p, stone: '#ddd6cd', stoneShade: '#bdb5ac' }, 782),
  ].join('');
}

const galleryRib = (k: number): string => {
  const [w, spring, rise] = [620 * k, 640 - 330 * k, 400 * k];
  return `M${num(800 - w)} ${num(spring)}C${num(800 - w)} ${num(spring - rise)} ${num(800 + w)} ${num(spring - rise)} ${num(800 + w)} ${num(spring)}`;
};

export function galleria(id: string): string {
  const p = { ...palettes.gold, stone: '#f4dfc0', stoneShade: '#d9ba92' };
  const light = linear(
    `${id}light`,
    [0, 0, 0, 700],
    [
      [0, '#cfe4ee'],
      [1, '#fdf6e6'],
    ],
  );
  const ks = [1.28, 1.08, 0.9, 0.74, 0.6, 0.48, 0.38, 0.3];
  const lengthwise = [-0.86, -0.6, -0.32, 0, 0.32, 0.6, 0.86].map((s) => {
    const y = (k: number) => 640 - 330 * k - 300 * k * (1 - s * s);
    return `M${num(800 + s * 620 * 1.28)} ${num(y(1.28))}L${num(800 + s * 620 * 0.3)} ${num(y(0.3))}`;
  });
  const openings = { rows: 2, columns: 7, w: 0.56, h: 0.62, from: 0.08, to: 0.62, isArched: true };
  const doors = { rows: 1, columns: 7, w: 0.6, h: 0.92, from: 0.66, to: 1, isArched: true };
  return [
    `<defs>${light}</defs><rect width="1600" height="1000" fill="url(#${id}light)"/>`,
    stroke(ks.map(galleryRib).join(''), '#8c7a63', 9),
    stroke(lengthwise.join(''), '#a8967d', 4),
    shape('M614 780V541C614 421 986 421 986 541V780Z', '#fbf3e2'),
    stroke(galleryRib(0.3), '#8c7a63', 12),
    arches({ x: 700, y: 780, columns: 1, dx: 0, w: 200, h: 220 }, '#e8cfa4'),
    arches({ x: 726, y: 780, columns: 1, dx: 0, w: 148, h: 180 }, '#cfe4ee'),
    receding([-60, 200, 1060], [614, 541, 786], p.stone, openings, p.opening),
    receding([1660, 200, 1060], [986, 541, 786], p.stoneShade, openings, p.opening),
    receding([-60, 774, 1060], [614, 704, 786], '#ead0a8', doors, '#6a4a3a'),
    receding([1660, 774, 1060], [986, 704, 786], '#cfae82', doors, '#6a4a3a'),
    polygon(
      [
        [614, 786],
        [986, 786],
        [1660, 1060],
        [-60, 1060],
      ],
      '#e7d9c4',
    ),
    stroke(
      'M660 786L180 1000M760 786L560 1000M840 786L1040 1000M940 786L1420 1000M480 840H1120M300 920H1300',
      '#c9b598',
      5,
    ),
    `<ellipse cx="800" cy="890" rx="230" ry="46" fill="#c46a4c" opacity=".85"/><ellipse cx="800" cy="890" rx="170" ry="33" fill="#f2e2c4"/><ellipse cx="800" cy="890" rx="90" ry="17" fill="#5f8a8f"/>`,
  ].join('');
}

export function castello(id: string): string {
  const p: Palette = { ...palettes.gold, stone: '#d98f6c', stoneShade: '#b06a4e', opening: '#5d3a33' };
  const base = 790;
  const round = (x: number) =>
    wall(p, x, base, 190, 300, 0.36) +
    rect(x - 10, base - 316, 210, 36, p.stone) +
    battlements(x - 10, base - 314, 10, 21.6, p.stone) +
    windows({ x: x + 60, y: base - 220, columns: 2, dx: 60, w: 18, h: 34 }, p.opening);
  const tier = (w: number, foot: number, h: number) =>
    tower(p, 800, foot, w, h) +
    rect(800 - w * 0.56, foot - h - 8, w * 1.12, 26, p.stone) +
    battlements(800 - w * 0.56, foot - h - 6, 7, (w * 1.12) / 6.7, p.stone);
  return [
    air(id, p, [1280, 280]),
    wall(p, 200, base, 1200, 170, 0.1),
    battlements(200, base - 168, 54, 22.3, p.stone),
    arches({ x: 430, y: base - 40, columns: 4, dx: 62, w: 22, h: 54 }, p.opening),
    arches({ x: 950, y: base - 40, columns: 4, dx: 62, w: 22, h: 54 }, p.opening),
    round(120),
    round(1290),
    tier(210, base, 270),
    tier(150, base - 290, 110),
    tier(90, base - 420, 70),
    dome(800, base - 510, 38, 1.1, '#b9c1c0', '#96a2a4'),
    spire(800, base - 548, 12, 60, p.stoneShade, p.stoneShade),
    arches({ x: 744, y: base, columns: 1, dx: 0, w: 112, h: 150 }, p.opening),
    arches({ x: 776, y: base - 190, columns: 1, dx: 0, w: 48, h: 66 }, p.opening),
    `<circle cx="800" cy="${base - 336}" r="32" fill="#fbf0dc"/><circle cx="800" cy="${base - 336}" r="24" fill="${p.stoneShade}"/>`,
    ground(id, p, 786, 788),
    polygon(
      [
        [740, 786],
        [860, 786],
        [1120, 1000],
        [480, 1000],
      ],
      '#e9dcc0',
    ),
    tree(p, 160, 900, 200),
    tree(p, 300, 870, 44, true),
    tree(p, 1450, 910, 220),
    tree(p, 1300, 876, 44, true),
  ].join('');
}

export function navigli(id: string): string {
  const p = palettes.dusk;
  const walls = ['#e9a37f', '#f2c79a', '#d98b7a', '#f0d3b4', '#c98f86'];
  const fronts = { rows: 3, columns: 6, w: 0.42, h: 0.5, from: 0.06, to: 0.94 };
  return [
    air(id, p, [800, 470]),
    cloud(240, 250, 260, 0.35),
    houses(p, { from: 560, to: 1060, base: 640, low: 60, high: 110, seed: 71, walls }),
    sea(id, p, 630, 1000, 19),
    polygon(
      [
        [0, 860],
        [640, 640],
        [560, 640],
        [0, 720],
      ],
      '#b49a92',
    ),
    polygon(
      [
        [1600, 860],
        [960, 640],
        [1040, 640],
        [1600, 720],
      ],
      '#9b827f',
    ),
    receding([-40, 150, 760], [300, 420, 700], '#e9a37f', { ...fronts, columns: 3 }, p.opening),
    receding([300, 360, 704], [560, 520, 644], '#f2c79a', fronts, p.opening),
    receding([1640, 150, 760], [1300, 420, 700], '#b9736a', { ...fronts, columns: 3 }, p.opening),
    receding([1300, 360, 704], [1040, 520, 644], '#c98f86', fronts, p.opening),
    shape('M470 720C620 620 980 620 1130 720L1130 744C980 650 620 650 470 744Z', '#4b5061'),
    stroke(
      'M470 690C620 590 980 590 1130 690M500 712V676M580 672V634M680 644V606M800 634V596M920 644V606M1020 672V634M1100 712V676',
      '#4b5061',
      6,
    ),
    shape('M1010 880c60 20 220 20 280 0l-24 40h-232z', '#7a4f52'),
    stroke('M640 800v120M700 830v80M960 780v140M800 700v60', '#ffe7d0', 6, 0.45),
    ...[120, 260, 1360, 1500].map(
      (x, i) =>
        stroke(`M${x} ${790 - (i % 2) * 20}v-90`, '#3f4658', 6) +
        `<circle cx="${x}" cy="${696 - (i % 2) * 20}" r="13" fill="#ffe9bf"/>`,
    ),
  ].join('');
}
