import type { BodySpec, Point } from '../bodies/body-spec.ts';
import { lightnessOf, mix, tone } from '../colour-tones.ts';
import { clip, fill, line, linear } from '../svg.ts';
import { wheelDefs } from '../wheel.ts';
import type { BodySurface, End } from './body-surface.ts';
import type { Camera } from './camera.ts';
import { cockpitParts } from './cockpit.ts';
import { faceParts } from './face-parts.ts';
import type { Panels } from './panels.ts';
import { pathOf, range } from './path-points.ts';
import type { Volume } from './volumes.ts';

export interface Corner {
  id: string;
  spec: BodySpec;
  volume: Volume;
  surface: BodySurface;
  camera: Camera;
  panels: Panels;
  colour: string;
  end: End;
  /** Pixels of a centimetre at the near side, roughly. */
  scale: number;
}

function heights({ spec, camera, surface, volume }: Corner): { waist: number; bottom: number; roof: number } {
  const x = spec.length / 2;
  const w = spec.halfWidth;
  return {
    waist: camera([x, surface.waist(x), w])[1],
    bottom: camera([x, volume.bottom, w])[1],
    roof: camera([x, spec.height, 0])[1],
  };
}

export function cornerDefs(corner: Corner): string {
  const { id, spec, panels, colour, end } = corner;
  const { waist, bottom, roof } = heights(corner);
  const { cornerX, farX } = panels;
  const back = end === 'nose' ? 800 - (farX - 800) : 800 + (800 - farX);
  const light = '#f1f6fb';
  const pale = lightnessOf(colour) > 0.8 ? 0.5 : 1;
  return [
    clip(`${id}b`, panels.wall),
    clip(`${id}g`, panels.side(spec.glass)),
    clip(`${id}h`, panels.screen),
    linear(
      `${id}p`,
      [0, waist - 12, 0, bottom + 20],
      [
        [0, tone(colour, 0.16)],
        [0.14, tone(colour, 0.03)],
        [0.5, tone(colour, -0.1)],
        [0.78, tone(colour, -0.3)],
        [1, tone(colour, -0.62)],
      ],
    ),
    // Light falls on the corner between flank and face; both turn away from it.
    linear(
      `${id}e`,
      [back, 0, farX, 0],
      [
        [0, '#05070a', 0.34],
        [0.25, '#05070a', 0.12],
        [Math.abs((cornerX - back) / (farX - back)) - 0.1, '#fff', 0],
        [Math.abs((cornerX - back) / (farX - back)), '#fff', 0.3 * pale],
        [Math.abs((cornerX - back) / (farX - back)) + 0.08, '#fff', 0.04],
        [0.92, '#05070a', 0.12],
        [1, '#05070a', 0.4],
      ],
    ),
    linear(
      `${id}n`,
      [0, roof, 0, waist + 60],
      [
        [0, mix(tone(colour, 0.34), light, 0.3)],
        [0.55, tone(colour, 0.2)],
        [1, tone(colour, 0.02)],
      ],
    ),
    linear(
      `${id}c`,
      [0, roof, 0, waist],
      [
        [0, tone(colour, 0.16)],
        [1, tone(colour, -0.1)],
      ],
    ),
    linear(
      `${id}v`,
      [0, roof, 0, waist],
      [
        [0, '#45545f'],
        [0.35, '#26313b'],
        [1, '#12181f'],
      ],
    ),
    linear(
      `${id}x`,
      [0, roof, 0, waist + 10],
      [
        [0, '#8fa5b6'],
        [0.4, '#4a5a68'],
        [1, '#141b22'],
      ],
    ),
    linear(
      `${id}l`,
      [back, 0, farX, 0],
      [
        [0, '#fff', 0.1],
        [0.4, '#fff', 0.6],
        [0.75, '#fff', 1],
        [1, '#fff', 0.3],
      ],
    ),
    linear(
      `${id}j`,
      [cornerX - 90, 0, cornerX + 120, 0],
      end === 'nose'
        ? [
            [0, '#7d8a97'],
            [0.5, '#eaf2f9'],
            [1, '#9fadba'],
          ]
        : [
            [0, '#8f0e19'],
            [0.45, '#d8283a'],
            [1, '#7c0a14'],
          ],
    ),
    wheelDefs(`${id}y`, spec.wheels.design, spec.wheels.rimShare, spec.wheels.caliper),
  ].join('');
}

function wheelAt({ id, spec, camera }: Corner, x: number, hand: 1 | -1): string {
  const { radius } = spec.wheels;
  const z = spec.halfWidth * 0.955 * hand;
  const frame = (depth: number): string => {
    const [cx, cy] = camera([x, radius, depth]);
    const [ax, ay] = camera([x + radius, radius, depth]);
    const [bx, by] = camera([x, 0, depth]);
    return `matrix(${[ax - cx, ay - cy, bx - cx, by - cy, cx, cy].map((n) => n.toFixed(2)).join(' ')})`;
  };
  const tread = range(-24 * hand, 0, 5).map((d) => `<circle r="1" transform="${frame(z + d)}"/>`);
  const face = hand === 1 ? `<use href="#${id}y" transform="${frame(z)}"/>` : '';
  return `<g fill="#0c0d0f">${tread.join('')}</g>${face}`;
}

function arch({ spec, panels }: Corner, x: number): string {
  const { radius } = spec.wheels;
  const circle = (r: number): string => {
    const k = r * 0.5523;
    const y = radius + 0.8;
    return `M${x - r} ${y}C${x - r} ${y + k} ${x - k} ${y + r} ${x} ${y + r}C${x + k} ${y + r} ${x + r} ${y + k} ${x + r} ${y}L${x + r} 0L${x - r} 0Z`;
  };
  return [
    spec.cladding === true ? fill(panels.side(circle(radius + 11), 1, 0, 9), '#1b1f24') : '',
    fill(panels.side(circle(radius + 4.6), 1, 0, 9), '#06080a'),
    line(panels.side(circle(radius + 5.4), 1, 0, 9), '#fff', 1.6, 0.22),
  ].join('');
}

function flankParts(corner: Corner): string {
  const { id, spec, panels, colour, scale } = corner;
  const { length: l, height: h } = spec;
  const groove = lightnessOf(colour) < 0.35 ? 0.9 : 0.55;
  const horizon = `M4 ${h * 0.36}C${l * 0.25} ${h * 0.42} ${l * 0.62} ${h * 0.43} ${l - 40} ${h * 0.32}L${l - 40} 18L4 18Z`;
  return [
    fill(panels.wall, `url(#${id}p)`),
    `<g clip-path="url(#${id}b)">`,
    fill(panels.side(horizon), '#04060a', 0.13),
    line(panels.side(spec.shoulder), '#04060a', scale * 3, 0.12),
    line(panels.side(spec.shoulder, 1, 0.4), `url(#${id}l)`, scale * 1.2, 0.6),
    line(panels.side(spec.crease), `url(#${id}l)`, scale * 1.4, 0.36),
    fill(panels.wall, `url(#${id}e)`),
    fill(panels.side(spec.trim), '#15191d', 0.94),
    (spec.details ?? []).map((detail) => fill(panels.side(detail.d), detail.fill, detail.opacity)).join(''),
    arch(corner, spec.wheels.front),
    arch(corner, spec.wheels.rear),
    '</g>',
    line(panels.waistLine, '#fff', scale * 0.9, 0.26),
    line(panels.side(spec.doors), '#04060a', scale * 0.85, groove),
    spec.handles.map((at) => handle(corner, at)).join(''),
  ].join('');
}

function handle({ panels, colour, scale }: Corner, [x, y]: Point): string {
  const d = `M${x} ${y}L${x + 18} ${y}`;
  return (
    line(panels.side(d, 1, 2), '#04060a', scale * 4.4, 0.4) +
    line(panels.side(d, 1, 3), tone(colour, 0.2), scale * 2.8)
  );
}

function cabinParts(corner: Corner): string {
  const { id, spec, panels, scale, end } = corner;
  const shine = mirrorOfSky(corner);
  return [
    fill(panels.roof, `url(#${id}n)`),
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

function mirrorShell(corner: Corner, hand: 1 | -1): string {
  const { spec, camera, surface, colour, end, scale } = corner;
  const [x, y] = spec.mirror;
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
    fill(shell, tone(colour, end === 'nose' ? 0.06 : -0.2)),
    end === 'tail'
      ? fill(glass, '#aebdca')
      : line(pathOf([at(6, 13.4), at(10, 14.4), at(18, 14.4), at(22, 11)], false), '#fff', scale, 0.6),
  ].join('');
}

export function cornerParts(corner: Corner): string {
  const { id, spec, panels, scale } = corner;
  const { front, rear } = spec.wheels;
  const floorPan = pathOf([
    corner.camera([rear, 12, spec.halfWidth * 0.9]),
    corner.camera([front, 12, spec.halfWidth * 0.9]),
    corner.camera([front, 12, -spec.halfWidth * 0.8]),
    corner.camera([front, 46, -spec.halfWidth * 0.8]),
    corner.camera([front, 46, spec.halfWidth * 0.9]),
    corner.camera([rear, 46, spec.halfWidth * 0.9]),
  ]);
  return [
    wheelAt(corner, front, -1),
    wheelAt(corner, rear, -1),
    fill(floorPan, '#07090b'),
    mirrorShell(corner, -1),
    fill(panels.farLid, `url(#${id}n)`),
    fill(panels.lid, `url(#${id}n)`),
    spec.cockpit === undefined ? cabinParts(corner) : cockpitParts(corner),
    flankParts(corner),
    panels.hatch ? '' : line(panels.lidEdge, '#fff', scale * 1.1, 0.35),
    faceParts(corner),
    mirrorShell(corner, 1),
    wheelAt(corner, front, 1),
    wheelAt(corner, rear, 1),
  ].join('');
}
