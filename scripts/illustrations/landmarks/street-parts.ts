import { num } from '../svg.ts';
import type { Palette } from '../posters/palette.ts';
import { rect, shape, stroke } from '../posters/shapes.ts';
import { disc, ellipse, quad } from './parts.ts';

/** A standing figure in stone or bronze, draped, without a face. */
export function statue(x: number, base: number, h: number, colour: string): string {
  const k = h / 100;
  const at = (dx: number, dy: number): string => `${num(x + dx * k)} ${num(base - dy * k)}`;
  const robe = `M${at(-12, 0)}C${at(-15, 20)} ${at(-9, 40)} ${at(-11, 52)}L${at(-17, 60)}C${at(-18, 70)} ${at(-14, 78)} ${at(-5, 80)}L${at(-4, 85)}H${num(x + 4 * k)}L${at(5, 80)}C${at(13, 78)} ${at(16, 72)} ${at(18, 60)}L${at(8, 48)}C${at(12, 32)} ${at(16, 16)} ${at(14, 0)}Z`;
  const folds = `M${at(6, 78)}C${at(13, 76)} ${at(16, 70)} ${at(18, 60)}L${at(8, 48)}C${at(12, 32)} ${at(16, 16)} ${at(14, 0)}H${num(x + 5 * k)}C${at(6, 24)} ${at(0, 44)} ${at(6, 78)}Z`;
  return (
    shape(robe, colour) +
    ellipse(x, base - 91 * k, 6.4 * k, 8 * k, colour) +
    shape(folds, '#000', 0.12) +
    stroke(
      `M${at(-11, 54)}Q${at(0, 50)} ${at(8, 58)}M${at(-6, 6)}Q${at(-7, 26)} ${at(-3, 42)}`,
      '#000',
      2 * k,
      0.14,
    )
  );
}

/** A market umbrella with a table of fruit under it. */
export function stall(x: number, base: number, w: number, colour: string, shade: string): string {
  const top = base - w * 1.02;
  const fruit = ['#d9573f', '#e9b23c', '#6f9a52', '#c8423a', '#f0c95a', '#7d5a86'];
  return [
    rect(x - w * 0.02, top, w * 0.04, w * 1.02, '#7a6656'),
    shape(
      `M${num(x - w * 0.6)} ${num(top + w * 0.3)}Q${num(x - w * 0.3)} ${num(top)} ${num(x)} ${num(top - w * 0.04)}Q${num(x + w * 0.3)} ${num(top)} ${num(x + w * 0.6)} ${num(top + w * 0.3)}Z`,
      colour,
    ),
    shape(
      `M${num(x)} ${num(top - w * 0.04)}Q${num(x + w * 0.3)} ${num(top)} ${num(x + w * 0.6)} ${num(top + w * 0.3)}H${num(x + w * 0.16)}Q${num(x + w * 0.12)} ${num(top + w * 0.1)} ${num(x)} ${num(top - w * 0.04)}Z`,
      shade,
    ),
    rect(x - w * 0.46, base - w * 0.3, w * 0.92, w * 0.24, '#a37e5c'),
    ...fruit.map((tone, i) =>
      ellipse(x - w * 0.38 + i * w * 0.152, base - w * 0.32, w * 0.085, w * 0.06, tone),
    ),
    quad(
      [
        x - w * 0.46,
        base - w * 0.3,
        x + w * 0.46,
        base - w * 0.3,
        x + w * 0.46,
        base - w * 0.24,
        x - w * 0.46,
        base - w * 0.24,
      ],
      '#c39c74',
    ),
    stroke(
      `M${num(x - w * 0.4)} ${num(base - w * 0.06)}V${num(base)}M${num(x + w * 0.4)} ${num(base - w * 0.06)}V${num(base)}`,
      '#7a6656',
      w * 0.04,
    ),
  ].join('');
}

/** A street lamp with `arms` lanterns. */
export function lamp(x: number, base: number, h: number, arms = 1): string {
  const iron = '#3f4a4c';
  const glow = '#fff0c4';
  const lantern = (cx: number, y: number) =>
    disc(cx, y, h * 0.05, glow) + rect(cx - h * 0.03, y + h * 0.04, h * 0.06, h * 0.02, iron);
  const post =
    rect(x - h * 0.012, base - h, h * 0.024, h, iron) +
    rect(x - h * 0.035, base - h * 0.14, h * 0.07, h * 0.14, iron);
  if (arms === 1) return post + lantern(x, base - h * 1.04);
  const bow = `M${num(x - h * 0.16)} ${num(base - h * 0.86)}Q${num(x)} ${num(base - h * 0.72)} ${num(x + h * 0.16)} ${num(base - h * 0.86)}`;
  return (
    post +
    stroke(bow, iron, h * 0.02) +
    [-0.16, 0, 0.16].map((dx) => lantern(x + dx * h, base - h * (dx === 0 ? 1.04 : 0.92))).join('')
  );
}

/** A round basin with a jet. */
export function fountain(p: Palette, cx: number, base: number, w: number): string {
  const h = w * 0.16;
  return [
    shape(
      `M${num(cx - w / 2)} ${num(base - h)}V${num(base)}A${num(w / 2)} ${num(w * 0.12)} 0 0 0 ${num(cx + w / 2)} ${num(base)}V${num(base - h)}Z`,
      p.stoneShade,
    ),
    ellipse(cx, base - h, w / 2, w * 0.12, p.stone),
    ellipse(cx, base - h, w * 0.45, w * 0.095, p.sea[0]),
    rect(cx - w * 0.035, base - h - w * 0.3, w * 0.07, w * 0.32, p.stone),
    ellipse(cx, base - h - w * 0.3, w * 0.17, w * 0.045, p.stone),
    stroke(
      `M${num(cx)} ${num(base - h - w * 0.3)}v${num(-w * 0.24)}M${num(cx)} ${num(base - h - w * 0.5)}q${num(-w * 0.14)} ${num(w * 0.02)} ${num(-w * 0.14)} ${num(w * 0.46)}M${num(cx)} ${num(base - h - w * 0.5)}q${num(w * 0.14)} ${num(w * 0.02)} ${num(w * 0.14)} ${num(w * 0.46)}`,
      '#ffffff',
      w * 0.02,
      0.8,
    ),
  ].join('');
}

/** Flower pots along a line. */
export function pots(x: number, y: number, count: number, dx: number, k: number): string {
  const bloom = ['#d9573f', '#e58aa0', '#f0c95a', '#c8423a'];
  return Array.from({ length: count }, (_, i) => {
    const cx = x + i * dx;
    return (
      ellipse(cx, y - 15 * k, 13 * k, 10 * k, '#5f8a5c') +
      [-7, 0, 7]
        .map((d, j) => disc(cx + d * k, y - (16 + (j % 2) * 7) * k, 4.4 * k, bloom[(i + j) % 4] ?? '#d9573f'))
        .join('') +
      quad(
        [cx - 9 * k, y - 10 * k, cx + 9 * k, y - 10 * k, cx + 7 * k, y + 6 * k, cx - 7 * k, y + 6 * k],
        '#b8694a',
      )
    );
  }).join('');
}
