import type { Point } from '../bodies/body-spec.ts';
import { lightnessOf, tone } from '../colour-tones.ts';
import { fill, line, num } from '../svg.ts';
import { cabinParts, mirrorShell } from './cabin-parts.ts';
import { cockpitParts } from './cockpit.ts';
import type { Corner } from './corner.ts';
import { arch, tread, wheelFace } from './corner-wheels.ts';
import { faceParts } from './face-parts.ts';
import { pathOf } from './path-points.ts';

function flankParts(corner: Corner): string {
  const { id, spec, volume, panels, colour, scale, end } = corner;
  const { length: l, height: h } = spec;
  const groove = lightnessOf(colour) < 0.35 ? 0.9 : 0.55;
  const faceY = num(end === 'nose' ? h * 0.32 : h * 0.36);
  const [from, to] = [volume.tailRound + 4, l - volume.noseRound - 2];
  const horizon = `M${from} ${num(h * 0.36)}C${num(l * 0.25)} ${num(h * 0.42)} ${num(l * 0.62)} ${num(h * 0.43)} ${to} ${num(h * 0.32)}L${to} 18L${from} 18Z`;
  return [
    fill(panels.wall, `url(#${id}p)`),
    `<g clip-path="url(#${id}b)">`,
    fill(panels.side(horizon), '#04060a', 0.12),
    fill(panels.face(`M-1 ${faceY}L1 ${faceY}L1 18L-1 18Z`), '#04060a', 0.12),
    line(panels.lamp(spec.shoulder, 1), '#04060a', scale * 3, 0.12),
    line(panels.lamp(spec.shoulder, 1), `url(#${id}l)`, scale * 1.2, 0.6),
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
    tread(corner, front, -1),
    tread(corner, rear, -1),
    fill(floorPan, '#07090b'),
    tread(corner, front, 1),
    tread(corner, rear, 1),
    mirrorShell(corner, -1),
    ...[...panels.farLid, ...panels.lid].map((d) => fill(d, `url(#${id}n)`)),
    spec.cockpit === undefined ? cabinParts(corner) : cockpitParts(corner),
    flankParts(corner),
    panels.hatch ? '' : line(panels.lidEdge, '#fff', scale * 1.1, 0.35),
    faceParts(corner),
    mirrorShell(corner, 1),
    wheelFace(corner, front),
    wheelFace(corner, rear),
  ].join('');
}
