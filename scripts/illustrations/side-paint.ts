import type { BodySpec } from './bodies/body-spec.ts';
import { lightnessOf, mix, tone } from './colour-tones.ts';
import { clip, fill, line, linear, path, radial } from './svg.ts';

/** How strongly reflections show: dark paint mirrors more than pale paint. */
function gloss(colour: string): number {
  return 0.62 + (1 - lightnessOf(colour)) * 0.45;
}

export function sidePaintDefs(id: string, spec: BodySpec, colour: string): string {
  const { height: h, length: l, outline } = spec;
  const bottom = spec.wheels.radius * 0.5;
  const light = '#eef4fa';
  const shine = gloss(colour);
  return [
    clip(`${id}b`, outline),
    linear(
      `${id}p`,
      [0, h, 0, bottom],
      [
        [0, mix(tone(colour, 0.16), light, 0.14)],
        [0.3, tone(colour, 0.1)],
        [0.47, tone(colour, 0.02)],
        [0.6, tone(colour, -0.04)],
        [0.76, tone(colour, -0.14)],
        [0.9, tone(colour, -0.34)],
        [1, tone(colour, -0.6)],
      ],
    ),
    // The ends of the car turn away from the light.
    linear(
      `${id}e`,
      [0, 0, l, 0],
      [
        [0, '#05070a', 0.42],
        [0.045, '#05070a', 0.16],
        [0.13, '#05070a', 0],
        [0.87, '#05070a', 0],
        [0.95, '#05070a', 0.14],
        [1, '#05070a', 0.36],
      ],
    ),
    linear(
      `${id}k`,
      [0, h, 0, h * 0.52],
      [
        [0, '#fff', 0.05],
        [1, '#fff', 0.3 * shine],
      ],
    ),
    linear(
      `${id}l`,
      [0, 0, l, 0],
      [
        [0, '#fff', 0.1],
        [0.2, '#fff', 0.85],
        [0.5, '#fff', 0.55],
        [0.78, '#fff', 0.95],
        [1, '#fff', 0.15],
      ],
    ),
    linear(
      `${id}m`,
      [0, h * 0.42, 0, bottom],
      [
        [0, '#04060a', 0.3 * shine],
        [0.55, '#04060a', 0.1],
        [1, '#04060a', 0],
      ],
    ),
    linear(
      `${id}n`,
      [0, h, 0, h * 0.62],
      [
        [0, '#fff', 0.9],
        [0.5, '#fff', 0.35],
        [1, '#fff', 0],
      ],
    ),
    radial(`${id}q`, [
      [0.55, '#fff', 0.34 * shine],
      [0.72, '#fff', 0.12],
      [1, '#fff', 0],
    ]),
  ].join('');
}

function archLight(id: string, spec: BodySpec): string {
  const { rear, front, radius } = spec.wheels;
  const glow = (x: number): string =>
    `<circle cx="${x}" cy="${radius}" r="${radius * 1.75}" fill="url(#${id}q)"/>`;
  return glow(rear) + glow(front);
}

/** The painted body, from base coat to reflections. All in the car's own centimetres. */
export function sidePaint(id: string, spec: BodySpec, colour: string): string {
  const { length: l, height: h, outline, shoulder, crease } = spec;
  const sky = `${shoulder}L${l} ${h + 20}L0 ${h + 20}Z`;
  const horizon = `M-5 ${h * 0.36}C${l * 0.25} ${h * 0.42} ${l * 0.62} ${h * 0.43} ${l + 5} ${h * 0.3}L${l + 5} 0L-5 0Z`;
  const shine = gloss(colour);
  return [
    fill(outline, `url(#${id}p)`),
    `<g clip-path="url(#${id}b)">`,
    path(sky, `fill="url(#${id}k)"`),
    path(horizon, `fill="url(#${id}m)"`),
    archLight(id, spec),
    `<g transform="translate(0 -2.2)">${line(shoulder, '#04060a', 3.4, 0.16)}</g>`,
    line(shoulder, `url(#${id}l)`, 5, 0.24 * shine),
    line(shoulder, `url(#${id}l)`, 1.3, 0.85 * shine),
    `<g transform="translate(0 -2.6)">${line(crease, '#04060a', 4.5, 0.2)}</g>`,
    line(crease, `url(#${id}l)`, 1.6, 0.5 * shine),
    path(outline, `fill="url(#${id}e)"`),
    line(outline, `url(#${id}n)`, 3.2, 0.75),
    '</g>',
  ].join('');
}
