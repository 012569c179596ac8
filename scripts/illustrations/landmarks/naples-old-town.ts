import { palettes } from '../posters/palette.ts';
import { arches, dome, polygon, rect, shape, stroke } from '../posters/shapes.ts';
import { linear } from '../svg.ts';
import { air, receding } from './setting.ts';

const p = palettes.noon;

const washing = (y: number, x0: number, x1: number, seed: number) => {
  const colours = ['#ffffff', '#d98a5c', '#86b3b2', '#f2c94c', '#c96f6a'];
  const cloths = Array.from({ length: 7 }, (_, i) => {
    const x = x0 + ((x1 - x0) * (i + 0.7)) / 8;
    return rect(
      x,
      y + 10 + Math.sin((i / 7) * Math.PI) * 18,
      (x1 - x0) / 14,
      (x1 - x0) / 11,
      colours[(i + seed) % 5] ?? '#fff',
    );
  });
  return stroke(`M${x0} ${y}Q${(x0 + x1) / 2} ${y + 44} ${x1} ${y}`, '#6b6f74', 3) + cloths.join('');
};

export function spaccanapoli(id: string): string {
  const fronts = { rows: 5, columns: 7, w: 0.4, h: 0.5, from: 0.04, to: 0.8 };
  const shops = { rows: 1, columns: 7, w: 0.6, h: 0.9, from: 0.86, to: 1, isArched: true };
  return [
    air(id, p, [800, 200]),
    dome(800, 560, 60, 1.1, '#d9b45a', '#b88f3d'),
    rect(744, 556, 112, 120, p.stone),
    arches({ x: 762, y: 640, columns: 3, dx: 30, w: 18, h: 50 }, p.opening),
    receding([-60, -300, 1060], [730, 470, 700], '#f0b98a', fronts, p.opening),
    receding([1660, -300, 1060], [870, 470, 700], '#c98f6c', fronts, '#6a5146'),
    receding([-60, 869, 1060], [730, 668, 700], '#d99c6e', { ...shops, from: 0.1 }, '#6a5146'),
    receding([1660, 869, 1060], [870, 668, 700], '#ad7554', { ...shops, from: 0.1 }, '#4f3c35'),
    polygon(
      [
        [730, 700],
        [870, 700],
        [1660, 1060],
        [-60, 1060],
      ],
      '#8d8a88',
    ),
    stroke(
      'M760 700L420 1000M800 700V1000M840 700L1180 1000M660 740H940M520 820H1080M360 910H1240',
      '#74716f',
      5,
    ),
    washing(330, 330, 1260, 0),
    washing(470, 560, 1040, 2),
    washing(556, 664, 936, 4),
  ].join('');
}

const pier = (x: number, shade: string) =>
  rect(x, 250, 90, 560, shade) +
  rect(x - 14, 232, 118, 26, '#f1e6d6') +
  rect(x - 10, 786, 110, 30, '#f1e6d6');

const niche = (x: number) =>
  arches({ x, y: 760, columns: 1, dx: 0, w: 150, h: 380 }, '#a78f78') +
  shape(`M${x + 52} 760c-10 -90 -16 -150 6 -190c-16 -34 50 -34 36 0c24 40 16 100 8 190z`, '#f6efe4');

export function sansevero(id: string): string {
  const wallLight = linear(
    `${id}inside`,
    [0, 0, 0, 1000],
    [
      [0, '#d9c8b2'],
      [1, '#b59f88'],
    ],
  );
  return [
    `<defs>${wallLight}</defs><rect width="1600" height="1000" fill="url(#${id}inside)"/>`,
    shape('M0 0H1600V250C1300 60 300 60 0 250Z', '#7f9aa8'),
    shape('M300 130C520 40 1080 40 1300 130C1080 96 520 96 300 130Z', '#f0d9a8', 0.8),
    `<circle cx="560" cy="120" r="26" fill="#f7e7c6"/><circle cx="800" cy="84" r="34" fill="#fff3d6"/><circle cx="1040" cy="120" r="26" fill="#f7e7c6"/>`,
    rect(0, 214, 1600, 26, '#f1e6d6'),
    niche(130),
    niche(1320),
    pier(20, '#cdb9a2'),
    pier(300, '#d8c6b0'),
    pier(1210, '#c4ae96'),
    pier(1490, '#b39d86'),
    arches({ x: 430, y: 810, columns: 1, dx: 0, w: 740, h: 560 }, '#c9b49c'),
    arches({ x: 500, y: 810, columns: 1, dx: 0, w: 600, h: 480 }, '#8f7a68'),
    shape('M640 810V560C640 470 960 470 960 560V810Z', '#e9dcc8'),
    shape('M686 810V600C686 540 914 540 914 600V810Z', '#d9c8b0'),
    stroke('M800 586V700M762 624H838', '#fbf6ee', 12),
    polygon(
      [
        [0, 810],
        [1600, 810],
        [1600, 1000],
        [0, 1000],
      ],
      '#9a8572',
    ),
    stroke(
      'M0 850H1600M0 910H1600M300 810L160 1000M620 810L560 1000M980 810L1040 1000M1300 810L1440 1000',
      '#86715f',
      5,
    ),
    rect(460, 852, 680, 72, '#7c6757'),
    rect(440, 836, 720, 24, '#a58f7b'),
    shape(
      'M470 836C480 806 520 796 560 800C590 770 640 772 660 798C760 776 880 786 960 792C1010 776 1050 780 1070 800C1110 804 1128 816 1136 836Z',
      '#fdfaf4',
    ),
    stroke(
      'M560 800C600 818 640 822 680 812M700 800C780 818 860 822 930 806M600 826C720 836 860 834 1000 822M980 800C1020 810 1060 812 1090 806',
      '#d6cabb',
      5,
    ),
    ...[390, 1190].map(
      (x) =>
        rect(x, 740, 14, 190, '#c9a24f') +
        rect(x + 2, 700, 10, 42, '#fff8e8') +
        `<circle cx="${x + 7}" cy="690" r="11" fill="#ffd67a"/>`,
    ),
  ].join('');
}
