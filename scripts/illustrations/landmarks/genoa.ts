import { bellTower, cupola, sail, stack } from '../posters/landmark-parts.ts';
import { pine, sea, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { lanterna } from '../posters/piedmont-and-liguria.ts';
import { arches, dome, rect, shape, stroke, wall } from '../posters/shapes.ts';
import { num } from '../svg.ts';
import { crests, disc, ellipse, palazzo, quad } from './parts.ts';
import { air, receding, zoom } from './setting.ts';
import { lamp } from './street-parts.ts';

const p = palettes.gold;
const walls = ['#f3d3a0', '#eeb98f', '#f6e2bd', '#e5a588', '#f0cfae'];
const slate = { ...p, roof: '#9a9fa4', roofShade: '#7c8289' };

/** The white masts of the harbour lift, spread like the arms of a crane. */
const bigo = (x: number, y: number): string =>
  [-56, -30, -4, 22, 50]
    .map((angle, i) => {
      const [dx, dy] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
      const reach = 330 - (i % 2) * 60;
      return stroke(`M${x} ${y}L${num(x + dx * reach)} ${num(y - dy * reach)}`, '#fbfaf5', 15);
    })
    .join('');

export function acquario(id: string): string {
  return [
    air(id, p, [1300, 220]),
    crests([420, 440, 500, 470, 520, 560], 800, p.hills[0]),
    stack(slate, { cx: 700, base: 700, half: 900, rows: 5, rise: 46, seed: 241, walls }),
    sea(id, p, 700, 1000, 53),
    bigo(520, 720),
    rect(440, 700, 170, 40, '#d9d3c6'),
    shape('M820 716V560L1500 520V716Z', '#5f8fa8'),
    shape('M820 560L1500 520V560L820 596Z', '#e9eef0'),
    shape('M820 640L1500 616V646L820 668Z', '#4c7890'),
    ...[900, 1020, 1140, 1260, 1380].map((x) => rect(x, 600, 70, 60, '#8fc0d0')),
    shape(
      'M1150 640c30 -26 70 -22 92 0c14 -4 22 -14 30 -20c-2 16 -2 28 0 44c-10 -6 -20 -16 -30 -20c-22 22 -62 26 -92 -4z',
      '#f3f6f4',
    ),
    rect(780, 712, 760, 26, '#c9c3b6'),
    ...[860, 980, 1100, 1220, 1340, 1460].map((x) => rect(x, 736, 14, 60, '#8d877b')),
    disc(270, 700, 108, '#bfe0dd', 0.9),
    ellipse(240, 740, 60, 44, '#5f9468'),
    ellipse(300, 726, 54, 58, '#4c7f58'),
    stroke(
      'M270 592A108 108 0 0 1 270 808M270 592A108 108 0 0 0 270 808M270 592A50 108 0 0 1 270 808M270 592A50 108 0 0 0 270 808M162 700H378M182 640H358M182 760H358',
      '#6f8d8f',
      4,
    ),
    rect(150, 790, 240, 26, '#c9c3b6'),
    sail(700, 880, 150),
    sail(1180, 920, 120),
    stroke('M120 900h200M420 950h240M900 940h200M1320 900h180', '#fff', 5, 0.4),
  ].join('');
}

const bands = (x0: number, x1: number) =>
  [0.06, 0.3, 0.53].map((v) => `M${x0} ${-340 + 1400 * v}L${x1} ${430 + 290 * v}`).join('');

export function palazziDeiRolli(id: string): string {
  const fronts = { rows: 4, columns: 7, w: 0.42, h: 0.56, from: 0.06, to: 0.7 };
  const doors = { rows: 1, columns: 7, w: 0.5, h: 0.9, from: 0.76, to: 1, isArched: true };
  const side = (x: number, far: number, colour: string, doorColour: string) =>
    receding([x, -340, 1060], [far, 430, 720], colour, fronts, p.opening) +
    receding([x, 724, 1060], [far, 650, 720], doorColour, { ...doors, from: 0.06 }, '#6b4a3b');
  return [
    air(id, p, [800, 200]),
    palazzo({ ...slate, stone: '#e7b48f' }, { x: 690, base: 720, w: 220, h: 250, columns: 5, rows: 3 }),
    tree(p, 800, 470, 60, true),
    side(-60, 690, '#eec08f', '#e0aa7a'),
    side(1660, 910, '#cf8f78', '#b8745f'),
    stroke(bands(-60, 690), '#fdf0d8', 12, 0.8),
    stroke(bands(1660, 910), '#e7bfa6', 12, 0.8),
    quad([690, 720, 910, 720, 1660, 1060, -60, 1060], '#b9ada0'),
    stroke(
      'M740 720L480 1000M800 720V1000M860 720L1120 1000M640 748H960M520 800H1080M360 880H1240',
      '#9c9084',
      5,
    ),
    ...[
      [430, 640, 1.6],
      [1170, 640, 1.6],
    ].map(([x = 0, y = 0, k = 0]) => disc(x, y, 18 * k, '#fff0c4') + rect(x - 4, y + 24, 8, 30, '#3f4a4c')),
    stroke('M330 530L392 470', '#3f4a4c', 6),
    quad([388, 440, 470, 480, 470, 560, 388, 540], '#c8423a'),
    quad([388, 466, 470, 503, 470, 526, 388, 500], '#fbf5ea'),
  ].join('');
}

export function lanternaDiGenova(id: string): string {
  const dusk = palettes.dusk;
  return [
    air(id, dusk, [380, 340]),
    quad([830, 176, 0, 60, 0, 200], '#ffe9b0', 0.4),
    quad([870, 176, 1600, 90, 1600, 220], '#ffe9b0', 0.3),
    crests([480, 520, 600, 640, 680, 690], 760, dusk.hills[0]),
    stack(
      { ...dusk, roof: '#8b8794', roofShade: '#726f80' },
      { cx: 180, base: 720, half: 420, rows: 4, rise: 44, seed: 251 },
    ),
    sea(id, dusk, 700, 1000, 59),
    ...[1180, 1330, 1480].map((x, i) =>
      stroke(
        `M${x} 740V${500 - i * 20}M${x + 60} 740V${500 - i * 20}M${x - 80} ${540 - i * 20}H${x + 130}M${x + 30} ${440 - i * 20}L${x - 80} ${540 - i * 20}M${x + 30} ${440 - i * 20}L${x + 130} ${540 - i * 20}M${x} 640h60`,
        '#8a5f6a',
        9,
      ),
    ),
    shape(
      'M480 1000C540 860 640 780 740 740C820 716 900 720 980 756C1090 800 1180 880 1260 1000Z',
      '#8d7d83',
    ),
    shape('M900 1000C930 900 940 800 910 732C1000 750 1160 860 1260 1000Z', '#71646f'),
    zoom(lanterna(dusk, 850, 740), 1.46, [850, 744]),
    rect(740, 736, 220, 34, dusk.stone),
    shape('M0 800H600V830H0Z', '#bda7a9'),
    ...[60, 190, 320, 450, 570].map((x) => rect(x, 828, 22, 110, '#93808c')),
    stroke('M0 796H600', '#f3c9b4', 6),
    ...[110, 380].map(
      (x) =>
        rect(x, 776, 60, 22, '#c8423a') +
        ellipse(x + 14, 798, 8, 8, '#2b2f38') +
        ellipse(x + 46, 798, 8, 8, '#2b2f38'),
    ),
    sail(1330, 860, 120),
  ].join('');
}

export function castelletto(id: string): string {
  return [
    air(id, p, [1180, 260]),
    sea(id, p, 520, 700, 61),
    ...[900, 1020, 1500].map((x, i) =>
      stroke(`M${x} 600V${510 + i * 8}M${x - 40} ${524 + i * 8}H${x + 50}`, '#8d7d69', 5),
    ),
    zoom(lanterna(p, 1330, 600), 0.5, [1330, 600]),
    stack(slate, { cx: 800, base: 830, half: 1000, rows: 5, rise: 48, seed: 257, walls }),
    bellTower({ ...slate, stone: '#f4e3c8' }, 420, 780, 60, 300, 1),
    cupola(slate, 640, 660, 70, 0.96, ['#a4aeb2', '#7f8a92']),
    bellTower(slate, 980, 800, 50, 260, 1.2),
    wall({ ...p, stone: '#3f4a4c', stoneShade: '#2f3839' }, 1150, 870, 150, 250),
    rect(1130, 606, 190, 20, '#56635f'),
    dome(1225, 606, 80, 0.6, '#8fb3a6', '#6c9386'),
    arches({ x: 1168, y: 860, columns: 3, dx: 42, w: 30, h: 210 }, '#fbe3bd'),
    rect(0, 850, 1600, 18, p.stone),
    ...Array.from({ length: 54 }, (_, i) => rect(6 + i * 30, 790, 5, 62, '#3f4a4c')),
    rect(0, 782, 1600, 9, '#3f4a4c'),
    quad([0, 868, 1600, 868, 1600, 1000, 0, 1000], '#cdbb9d'),
    stroke(
      'M0 910H1600M0 960H1600M300 868L160 1000M620 868L560 1000M980 868L1040 1000M1300 868L1440 1000',
      '#b3a083',
      5,
    ),
    lamp(180, 930, 330, 3),
    lamp(760, 930, 330, 3),
    rect(340, 880, 260, 14, '#7a5a45'),
    rect(340, 850, 260, 12, '#7a5a45'),
    stroke('M360 894V930M580 894V930M360 862V880M580 862V880', '#3f4a4c', 8),
    pine(p, 1490, 990, 500),
  ].join('');
}
