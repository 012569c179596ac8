import type { Point } from '../bodies/body-spec.ts';
import { tone } from '../colour-tones.ts';
import { fill, line } from '../svg.ts';
import type { Corner } from './corner.ts';
import { pathOf } from './path-points.ts';

export function cabinParts(corner: Corner): string {
  const { id, spec, panels, scale, end } = corner;
  const shine = mirrorOfSky(corner);
  return [
    ...panels.roof.map((d) => fill(d, `url(#${id}n)`)),
    fill(panels.cabinSide, `url(#${id}c)`),
    fill(panels.screen, `url(#${id}x)`),
    `<g clip-path="url(#${id}h)">${passengers(corner)}${shine}${line(panels.screen, '#06080a', scale * 3, 0.7)}</g>`,
    fill(panels.side(spec.glass), `url(#${id}v)`),
    `<g clip-path="url(#${id}g)">`,
    spec.pillars === '' ? '' : fill(panels.side(spec.pillars), '#0a0d11'),
    line(panels.side(spec.glass), '#07090c', scale * 3.4, 0.85),
    '</g>',
    spec.brightTrim === true ? line(panels.side(spec.glass), '#e6eaee', scale * 1.1, 0.9) : '',
    line(panels.railLine, '#fff', scale * 1.3, end === 'nose' ? 0.5 : 0.4),
  ].join('');
}

/** Seats behind the windscreen: without them the car looks like a toy. */
function passengers({ camera, volume, surface, spec, end }: Corner): string {
  const x = end === 'nose' ? volume.header[0] - 4 : volume.rearTop[0] + 6;
  const y = surface.waist(x);
  const at = (z: number, dz: number, dy: number): Point => camera([x, y + dy, z + dz]);
  const room = spec.height - y;
  const seat = (z: number): string =>
    pathOf([
      at(z, -22, -6),
      at(z, -20, room * 0.4),
      at(z, -11, room * 0.48),
      at(z, -11, room * 0.68),
      at(z, -7, room * 0.76),
      at(z, 7, room * 0.76),
      at(z, 11, room * 0.68),
      at(z, 11, room * 0.48),
      at(z, 20, room * 0.4),
      at(z, 22, -6),
    ]);
  return fill(seat(-34) + seat(34), '#05080b', 0.5);
}

/** A pale diagonal across the screen. */
function mirrorOfSky({ camera, volume, spec, end }: Corner): string {
  const [base, head] = end === 'nose' ? [volume.cowl, volume.header] : [volume.rearBase, volume.rearTop];
  const at = (z: number, [x, y]: Point): Point => camera([x, y, z * spec.halfWidth]);
  const band = (a: number, b: number): string =>
    pathOf([at(a, head), at(b, head), at(b - 0.34, base), at(a - 0.34, base)]);
  return fill(band(0.5, 0.02), '#eaf4fc', 0.17) + fill(band(-0.12, -0.2), '#eaf4fc', 0.12);
}

export function mirrorShell(corner: Corner, hand: 1 | -1): string {
  const { spec, camera, surface, colour, end, scale } = corner;
  const [x, y] = spec.mirror;
  const shellColour = tone(colour, end === 'nose' ? 0.06 : -0.2);
  const root = surface.halfWidth(x, Math.min(y + 2, surface.waist(x)));
  const at = (dz: number, dy: number, dx = 0): Point => camera([x + dx, y + dy, hand * (root + dz)]);
  const shell = pathOf([
    at(3, 4),
    at(4, 11),
    at(8, 15),
    at(18, 15.5),
    at(23, 12),
    at(23, 5),
    at(19, 1.5),
    at(7, 1),
  ]);
  const foot = pathOf([at(-5, 0, -4), at(6, 4), at(10, 2), at(-4, -4, -4)]);
  const glass = pathOf([
    at(6, 4.5),
    at(6.5, 11),
    at(9, 13),
    at(18, 13.2),
    at(21, 11),
    at(21, 6),
    at(18, 3.6),
    at(8, 3.4),
  ]);
  return [
    fill(foot, '#101418'),
    fill(shell, shellColour),
    line(shell, shellColour, scale * 2.4),
    end === 'tail'
      ? fill(glass, '#aebdca')
      : line(pathOf([at(6, 13.4), at(10, 14.4), at(18, 14.4), at(22, 11)], false), '#fff', scale, 0.6),
  ].join('');
}
