import type { BodySpec, Point } from './bodies/body-spec.ts';
import { clip, fill, line, linear, num, path } from './svg.ts';

export function sideGlassDefs(id: string, spec: BodySpec): string {
  const { height: h, length: l } = spec;
  return [
    clip(`${id}g`, spec.glass),
    linear(
      `${id}v`,
      [0, h, 0, h * 0.64],
      [
        [0, '#4b5b6b'],
        [0.3, '#2a3642'],
        [1, '#141b23'],
      ],
    ),
    linear(
      `${id}x`,
      [l * 0.3, h, l * 0.62, h * 0.62],
      [
        [0, '#e8f3fc', 0.05],
        [0.5, '#e8f3fc', 0.34],
        [1, '#e8f3fc', 0.02],
      ],
    ),
  ].join('');
}

/** Head restraint and the top of the backrest, seen through the window. */
function seat([x, top]: Point): string {
  const d = `M${num(x - 4)} ${top}C${x - 9} ${top} ${x - 11} ${top - 6} ${x - 9} ${top - 12}L${x - 7} ${top - 14}C${x - 14} ${top - 18} ${x - 18} ${top - 40} ${x - 16} ${top - 60}L${x + 12} ${top - 60}C${x + 10} ${top - 40} ${x + 6} ${top - 20} ${x + 1} ${top - 14}L${x + 2} ${top - 12}C${x + 4} ${top - 6} ${x + 1} ${top} ${x - 4} ${top}Z`;
  return fill(d, '#05080b', 0.55);
}

function reflections(id: string, { length: l, height: h }: BodySpec): string {
  const sweep = (x: number, width: number): string =>
    `M${num(x)} ${h + 10}L${num(x + width)} ${h + 10}L${num(x + width - h * 0.55)} ${num(h * 0.5)}L${num(x - h * 0.55)} ${num(h * 0.5)}Z`;
  return (
    path(sweep(l * 0.66, l * 0.09), `fill="url(#${id}x)"`) +
    path(sweep(l * 0.45, l * 0.16), `fill="url(#${id}x)"`)
  );
}

export function sideGlass(id: string, spec: BodySpec): string {
  const { glass, brightTrim } = spec;
  const lines = spec.pillars === '' ? '' : fill(spec.pillars, '#0b0e12');
  return [
    path(glass, `fill="url(#${id}v)"`),
    `<g clip-path="url(#${id}g)">`,
    spec.seats.map(seat).join(''),
    reflections(id, spec),
    lines,
    line(glass, '#07090c', 3.4, 0.9),
    '</g>',
    line(glass, brightTrim ? '#e6eaee' : '#14181d', 1.1, 0.9),
  ].join('');
}
