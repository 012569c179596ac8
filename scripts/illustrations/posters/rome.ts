import { cupola, ringArches } from './landmark-parts.ts';
import { cypress, ground, houses, pine, road, tree } from './landscape.ts';
import { palettes } from './palette.ts';
import type { Palette } from './palette.ts';
import { cloud, ridge, shape, sky, stroke, wall } from './shapes.ts';

export function colosseum(p: Palette, cx: number, base: number): string {
  const rx = 330;
  const outer = `M${cx - rx} ${base}V${base - 214}C${cx - rx * 0.84} ${base - 256} ${cx - rx * 0.4} ${base - 278} ${cx + 20} ${base - 280}L${cx + 48} ${base - 232}L${cx + 84} ${base - 222}L${cx + 104} ${base - 176}C${cx + 210} ${base - 174} ${cx + 290} ${base - 160} ${cx + rx} ${base - 138}V${base}Z`;
  const shade = `M${cx + 150} ${base}V${base - 174}C${cx + 230} ${base - 170} ${cx + 290} ${base - 160} ${cx + rx} ${base - 138}V${base}Z`;
  const far = `M${cx - 20} ${base - 170}V${base - 226}C${cx + 120} ${base - 232} ${cx + 220} ${base - 216} ${cx + 292} ${base - 190}V${base - 140}Z`;
  const tier = (y: number, h: number, to: number, count: number): string =>
    ringArches({ cx, rx, from: -1.36, to, count, y: base - y, sag: y * 0.2, h }, p.opening);
  const cornice = (y: number, to: number): string =>
    stroke(
      `M${cx - rx} ${base - y + y * 0.19}Q${cx - rx * 0.5} ${base - y - 2} ${cx + to} ${base - y}`,
      p.stoneShade,
      5,
    );
  return [
    shape(far, p.stoneShade),
    shape(outer, p.stone),
    shape(shade, p.stoneShade, 0.55),
    tier(8, 50, 1.36, 25),
    tier(78, 48, 1.36, 25),
    tier(148, 46, 0.24, 15),
    ringArches({ cx, rx, from: -1.3, to: 0.1, count: 12, y: base - 222, sag: 48, h: 17 }, p.opening),
    cornice(68, 130),
    cornice(138, 100),
    cornice(206, 76),
    stroke(
      `M${cx + 110} ${base - 138}Q${cx + 240} ${base - 134} ${cx + rx} ${base - 112}M${cx + 130} ${base - 68}Q${cx + 250} ${base - 67} ${cx + rx} ${base - 56}`,
      p.stoneShade,
      5,
    ),
  ].join('');
}

export function roma(id: string): string {
  const p = palettes.gold;
  const lead = ['#a9b3b4', '#85939a'] as const;
  return [
    sky(id, p, [1240, 300]),
    cloud(260, 250, 320, 0.35),
    cloud(760, 170, 240, 0.3),
    ridge(
      [
        [0, 640],
        [300, 600],
        [700, 640],
        [1100, 590],
        [1600, 630],
      ],
      800,
      p.hills[0],
    ),
    ridge(
      [
        [0, 690],
        [240, 650],
        [560, 690],
        [980, 660],
        [1300, 640],
        [1600, 680],
      ],
      800,
      p.hills[1],
    ),
    wall(p, 230, 760, 300, 128),
    cupola(p, 380, 634, 92, 1.12, lead),
    cupola(p, 270, 640, 28, 1, lead),
    cupola(p, 490, 640, 28, 1, lead),
    houses(p, { from: -20, to: 300, base: 770, low: 60, high: 120, seed: 3 }),
    houses(p, { from: 300, to: 640, base: 772, low: 50, high: 84, seed: 11 }),
    houses(p, { from: 1370, to: 1640, base: 772, low: 60, high: 130, seed: 23 }),
    colosseum(p, 1000, 780),
    ground(id, p, 766, 784),
    road(p, [620, 772], [980, 820], 560),
    pine(p, 170, 880, 300),
    pine(p, 1470, 900, 330),
    cypress(p, 1376, 830, 120),
    tree(p, 300, 872, 40, true),
    tree(p, 1350, 838, 30, true),
  ].join('');
}
