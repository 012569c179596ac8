import { tower } from '../posters/landmark-parts.ts';
import { ground, houses, palm, pine, sea, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { arches, rect, shape, stroke, wall, windows } from '../posters/shapes.ts';
import { linear } from '../svg.ts';
import { arcade, columns, crests, disc, ellipse, quad } from './parts.ts';
import { air, piazza } from './setting.ts';
import { lamp, statue } from './street-parts.ts';

const p = { ...palettes.noon, stone: '#faf1df', stoneShade: '#dccbb0' };
const brick = { ...p, stone: '#c98a6a', stoneShade: '#a66a4e' };
const circeo = (y: number): string =>
  shape(
    `M980 ${y}C1040 ${y - 30} 1070 ${y - 94} 1120 ${y - 100}C1170 ${y - 104} 1190 ${y - 130} 1240 ${y - 134}C1290 ${y - 134} 1320 ${y - 80} 1370 ${y - 68}C1430 ${y - 56} 1480 ${y - 14} 1600 ${y}Z`,
    p.hills[0],
  );

export function piazzaDelPopolo(id: string): string {
  const base = 780;
  return [
    air(id, p, [330, 220]),
    houses(p, { from: -20, to: 280, base, low: 120, high: 190, seed: 401 }),
    houses(p, { from: 1320, to: 1640, base, low: 120, high: 190, seed: 409 }),
    wall(brick, 240, base, 1120, 220, 0.06),
    arcade(p, 240, base, 1120, 110, 16),
    windows({ x: 270, y: base - 190, columns: 16, dx: 70, w: 34, h: 50 }, p.opening),
    rect(232, base - 232, 1136, 14, p.stone),
    wall(p, 640, base, 320, 300, 0.12),
    ...[0, 1, 2].map((i) =>
      arches({ x: 664 + i * 96, y: base, columns: 1, dx: 0, w: 76, h: 150 }, p.opening),
    ),
    windows({ x: 676, y: base - 260, columns: 4, dx: 68, w: 34, h: 70 }, p.opening),
    rect(660, base - 170, 280, 14, p.stoneShade),
    tower(p, 800, base - 290, 130, 300),
    windows({ x: 764, y: base - 400, columns: 2, rows: 2, dx: 42, dy: 44, w: 20, h: 28 }, p.opening),
    rect(728, base - 440, 144, 10, p.stoneShade),
    rect(726, base - 600, 148, 16, p.stone),
    disc(792, base - 512, 42, '#fffdf8'),
    stroke(
      `M792 ${base - 512}v-28M792 ${base - 512}l20 12M792 ${base - 552}v5M792 ${base - 472}v-5M752 ${base - 512}h5M832 ${base - 512}h-5`,
      p.opening,
      5,
    ),
    piazza(id, { ...p, stone: '#e9dfcc', stoneShade: '#c4b69c' }, base - 2),
    ellipse(800, 920, 230, 44, p.stoneShade),
    ellipse(800, 910, 210, 34, p.sea[0]),
    rect(760, 850, 80, 66, p.stone),
    disc(800, 810, 58, '#e6d6ba'),
    shape('M816 754A58 58 0 0 1 790 867C830 840 840 790 816 754Z', p.stoneShade),
    stroke('M742 856q-40 6 -60 48M858 856q40 6 60 48', '#fff', 6, 0.8),
    lamp(280, 950, 300),
    lamp(1320, 950, 300),
  ].join('');
}

/** A framed scene of the marsh, as the museum's painted cycle shows it. */
const marsh = (x: number, y: number, w: number, h: number): string =>
  `<g transform="translate(${x} ${y})">${[
    rect(-22, -22, w + 44, h + 44, '#8a6a3f'),
    rect(0, 0, w, h, '#e8c68c'),
    disc(w * 0.72, h * 0.34, h * 0.13, '#f6e4b8'),
    shape(`M0 ${h * 0.5}Q${w * 0.3} ${h * 0.36} ${w * 0.6} ${h * 0.5}T${w} ${h * 0.46}V${h}H0Z`, '#9c8a5c'),
    rect(0, h * 0.62, w, h * 0.38, '#6f8a84'),
    stroke(
      `M${w * 0.06} ${h * 0.72}h${w * 0.3}M${w * 0.5} ${h * 0.8}h${w * 0.36}M${w * 0.14} ${h * 0.9}h${w * 0.4}`,
      '#a9bdb0',
      5,
    ),
    shape(
      `M${w * 0.3} ${h * 0.84}v${-h * 0.2}q0 ${-h * 0.12} ${w * 0.09} ${-h * 0.12}h${w * 0.15}q${w * 0.05} ${-h * 0.08} ${w * 0.1} ${-h * 0.02}l${w * 0.03} ${h * 0.1}l${-w * 0.06} ${h * 0.05}v${h * 0.19}h${-w * 0.05}v${-h * 0.14}h${-w * 0.16}v${h * 0.14}z`,
      '#4a3a30',
    ),
    shape(
      `M${w * 0.4} ${h * 0.54}l${w * 0.01} ${-h * 0.22}l${w * 0.04} ${-h * 0.06}l${w * 0.05} ${h * 0.06}l${w * 0.02} ${h * 0.22}z`,
      '#33424a',
    ),
    disc(w * 0.45, h * 0.24, h * 0.045, '#33424a'),
    stroke(`M${w * 0.52} ${h * 0.1}L${w * 0.36} ${h * 0.8}`, '#33424a', 5),
    stroke(
      `M${w * 0.86} ${h}q-6 ${-h * 0.2} 8 ${-h * 0.4}M${w * 0.9} ${h}q-4 ${-h * 0.16} 6 ${-h * 0.32}M${w * 0.1} ${h}q-8 ${-h * 0.2} 4 ${-h * 0.4}`,
      '#5d6b46',
      7,
    ),
  ].join('')}</g>`;

export function museoCambellotti(id: string): string {
  const light = linear(
    `${id}room`,
    [0, 0, 0, 800],
    [
      [0, '#e9e2d3'],
      [1, '#d3c8b3'],
    ],
  );
  return [
    `<defs>${light}</defs><rect width="1600" height="1000" fill="url(#${id}room)"/>`,
    rect(0, 0, 1600, 70, '#bdb09a'),
    ...[260, 800, 1340].map((x) =>
      quad([x - 30, 70, x + 30, 70, x + 220, 640, x - 220, 640], '#fff8e2', 0.45),
    ),
    ...[260, 800, 1340].map((x) => rect(x - 34, 60, 68, 20, '#57504a')),
    marsh(470, 190, 660, 380),
    marsh(120, 240, 250, 240),
    marsh(1230, 240, 250, 240),
    rect(0, 760, 1600, 24, '#b3a68f'),
    quad([0, 784, 1600, 784, 1600, 1000, 0, 1000], '#a8825c'),
    stroke(
      'M0 830H1600M0 900H1600M300 784L160 1000M560 784L480 1000M800 784V1000M1040 784L1120 1000M1300 784L1440 1000',
      '#8f6b48',
      4,
    ),
    ...[250, 1350].map(
      (x) =>
        rect(x - 60, 720, 120, 200, '#f3ede0') +
        rect(x + 20, 720, 40, 200, '#d6ccb8') +
        rect(x - 70, 708, 140, 18, '#fbf7ee'),
    ),
    shape('M180 708v-60q0 -34 26 -36h56q14 -26 32 -8l12 28l-18 16v60h-16v-44h-58v44z', '#5f6f5c'),
    stroke('M290 606q24 -20 34 8M282 604q-20 -22 -32 6', '#5f6f5c', 7),
    statue(1350, 708, 170, '#5f6f5c'),
    quad([620, 860, 980, 860, 1000, 890, 600, 890], '#6b4c33'),
    rect(630, 890, 24, 60, '#57402c'),
    rect(946, 890, 24, 60, '#57402c'),
  ].join('');
}

const blossom = (x: number, y: number, r: number, colour: string) =>
  Array.from({ length: 9 }, (_, i) =>
    disc(
      x + Math.cos(i * 2.4) * r * (0.3 + (i % 3) * 0.3),
      y + Math.sin(i * 2.4) * r * 0.7 * (0.3 + (i % 3) * 0.3),
      r * 0.2,
      colour,
    ),
  ).join('');

const bush = (x: number, y: number, r: number, colour: string) =>
  ellipse(x, y, r, r * 0.74, p.tree) +
  ellipse(x + r * 0.3, y + r * 0.2, r * 0.6, r * 0.46, p.treeShade) +
  blossom(x, y - r * 0.1, r, colour);

export function giardinoDiNinfa(id: string): string {
  const ruin = { ...p, stone: '#d9c8a6', stoneShade: '#b09d7b', opening: '#6f7f62' };
  return [
    air(id, p, [1250, 200]),
    crests([430, 380, 470, 540, 500, 560], 760, p.hills[0]),
    crests([600, 620, 580, 620, 600], 800, p.hills[2]),
    tower(ruin, 480, 760, 150, 470),
    shape('M405 290V262L430 270L440 240L470 262L500 236L520 268L555 250V290Z', ruin.stone),
    windows({ x: 452, y: 380, columns: 1, rows: 3, dx: 0, dy: 110, w: 26, h: 56 }, ruin.opening),
    shape(
      'M900 760V520L940 500L960 470L1010 480L1040 440L1090 470L1130 460L1160 540L1210 560V760Z',
      ruin.stone,
    ),
    arches({ x: 950, y: 700, columns: 2, dx: 120, w: 76, h: 140 }, ruin.opening),
    shape('M1090 470L1130 460L1160 540L1210 560V760H1150V600Z', ruin.stoneShade, 0.7),
    ground(id, p, 740, 736),
    sea(id, { ...p, sea: ['#8fc6c4', '#4f98a0'] }, 800, 1000, 89),
    shape('M0 740H1600V800C1400 812 1200 800 1000 816C700 838 400 812 0 830Z', p.ground),
    shape('M0 1000V930C160 916 260 950 330 1000ZM1600 1000V900C1440 900 1320 940 1240 1000Z', p.groundShade),
    shape('M560 880V790Q800 660 1040 790V880H960Q930 770 800 770Q670 770 640 880Z', ruin.stone),
    stroke('M560 786Q800 656 1040 786', '#efe2c4', 14),
    stroke('M640 880Q670 770 800 770Q930 770 960 880', ruin.stoneShade, 8),
    ...[120, 1480].map((x) => tree(p, x, 800, 330)),
    bush(260, 790, 80, '#e58aa0'),
    bush(400, 810, 60, '#fbeef0'),
    bush(690, 760, 50, '#f0c95a'),
    bush(1110, 800, 76, '#e58aa0'),
    bush(1290, 800, 90, '#fbeef0'),
    bush(110, 950, 110, '#d9573f'),
    bush(1500, 930, 110, '#e58aa0'),
    blossom(470, 560, 80, '#e58aa0'),
    blossom(1010, 560, 70, '#fbeef0'),
    ...[640, 980, 720].map((x, i) =>
      shape(`M${x} ${930 + i * 14}q18 -20 40 -4q4 -34 24 -26q-12 8 -8 30q-6 20 -56 0z`, '#fffdf8'),
    ),
  ].join('');
}

const buffalo = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${shape('M-70 0V-50C-76 -84 -40 -90 0 -86C20 -96 44 -90 52 -78C72 -80 84 -66 82 -48L64 -44L56 -30V0H42V-30H-46V0Z', '#4a4440')}${stroke('M58 -80Q50 -104 72 -108M66 -80Q74 -100 92 -96', '#d9cdb8', 6)}${disc(70, -62, 3, '#fff')}</g>`;

const heron = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${stroke('M-4 -50L-6 0M6 -50L6 0', '#7a6a5c', 3)}${shape('M-34 -52C-20 -82 10 -80 20 -66C12 -44 -14 -40 -34 -52Z', '#dfe6ea')}${stroke('M16 -68C34 -80 8 -104 24 -118', '#dfe6ea', 7)}${quad([22, -122, 56, -114, 24, -112], '#e0a23c')}</g>`;

export function fogliano(id: string): string {
  const villa = { ...p, stone: '#e8b892', stoneShade: '#c99070' };
  return [
    air(id, p, [360, 220]),
    circeo(680),
    crests([660, 640, 660, 650, 670], 720, p.hills[1]),
    wall(villa, 420, 700, 420, 160, 0.14),
    windows({ x: 446, y: 570, columns: 7, rows: 2, dx: 56, dy: 66, w: 24, h: 40 }, '#7f9a72'),
    rect(410, 534, 440, 14, '#f6e3c6'),
    wall(villa, 560, 540, 140, 70, 0.14),
    arches({ x: 584, y: 540, columns: 2, dx: 52, w: 34, h: 50 }, '#7f9a72'),
    columns({ ...p, stone: '#f6e3c6' }, { x: 560, foot: 700, top: 640, count: 4, dx: 40, w: 12 }),
    ...[240, 330, 900, 980, 1070].map((x, i) => palm(p, x, 710, 250 + (i % 3) * 40)),
    ...[160, 1180, 1290, 1400, 1510].map((x, i) => pine(p, x, 716, 180 + (i % 2) * 50)),
    sea(id, { ...p, sea: ['#9cc9cf', '#5f9fb0'] }, 700, 1000, 97),
    shape('M420 704H840V730Q630 760 420 730Z', villa.stone, 0.3),
    shape('M0 700H1600V712C1200 726 500 722 0 716Z', p.groundShade),
    shape('M0 1000V880C200 860 420 900 560 940C640 960 700 984 720 1000Z', p.ground),
    shape('M1600 1000V900C1440 890 1280 940 1180 1000Z', p.ground),
    buffalo(220, 940, 1.3),
    buffalo(430, 966, 1),
    heron(900, 880, 1.1),
    heron(1040, 830, 0.8),
    heron(1260, 920, 1.2),
    ...[40, 90, 620, 660, 1330, 1400, 1470, 1550].map((x, i) =>
      stroke(
        `M${x} 1000q-6 -60 ${8 - i * 2} -${110 + (i % 3) * 24}M${x + 16} 1000q4 -50 -4 -${90 + (i % 2) * 30}`,
        p.treeShade,
        5,
      ),
    ),
  ].join('');
}
