import { bodySpecs } from '../bodies/body-specs.ts';
import type { CarBody } from '../../../db/seed/picture-files.ts';
import { canvas, shadow, shadowDefs } from '../scene.ts';
import type { Drawing } from '../side-view.ts';
import { bodySurface } from './body-surface.ts';
import type { End } from './body-surface.ts';
import { fittedCamera } from './camera.ts';
import type { Corner } from './corner.ts';
import { cornerDefs } from './corner-defs.ts';
import { cornerParts } from './corner-paint.ts';
import { panelsOf } from './panels.ts';
import { viewOf } from './view.ts';
import { volumes } from './volumes.ts';

function groundShadow({ id, spec, camera, scale }: Corner): string {
  const { length: l, halfWidth: w } = spec;
  const [cx, cy] = camera([l / 2, 0, 0]);
  const [ax, ay] = camera([l, 0, 0]);
  const [bx, by] = camera([l / 2, 0, w]);
  const matrix = (grow: number): string =>
    `matrix(${[(ax - cx) * grow, (ay - cy) * grow, (bx - cx) * grow, (by - cy) * grow, cx, cy].map((n) => n.toFixed(2)).join(' ')})`;
  const soft = (grow: number, opacity: number): string =>
    `<g transform="${matrix(grow)}"><circle r="1" fill="url(#${id}o)" opacity="${opacity}"/></g>`;
  const tyres = [spec.wheels.front, spec.wheels.rear].map((x) => {
    const [tx, ty] = camera([x, 0, w * 0.86]);
    return shadow(id, tx, ty - 2, spec.wheels.radius * scale * 1.15, 15, 0.95);
  });
  return soft(1.42, 0.55) + soft(1.2, 0.75) + soft(1.02, 0.6) + tyres.join('');
}

function boxOf({ spec, camera }: Corner): Drawing['box'] {
  const { length: l, height: h, halfWidth: w } = spec;
  const points = [0, l].flatMap((x) => [-w, w].map((z) => camera([x, 0, z])));
  const xs = points.map(([x]) => x);
  const bottom = Math.max(...points.map(([, y]) => y)) + 10;
  const top = camera([l * 0.45, h, 0])[1] - 40;
  const left = Math.min(...xs) - 40;
  return { x: left, y: top, width: Math.max(...xs) + 40 - left, height: bottom - top };
}

/** Three-quarter view from the nose or from the tail: the side drawing wrapped round the body's volume. */
export function cornerView(id: string, body: CarBody, colour: string, end: End): Drawing {
  const spec = bodySpecs[body];
  const volume = volumes[body];
  const yaw = (end === 'nose' ? 1 : -1) * (body === 'minivan' || body === 'suv' ? 0.78 : 0.74);
  const { camera, scale } = fittedCamera(spec, yaw, canvas.floor + 44);
  const surface = bodySurface(spec, volume);
  const panels = panelsOf(viewOf(spec, volume, surface, camera, end));
  const corner: Corner = { id, spec, volume, surface, camera, panels, colour, end, scale: scale * 1.1 };
  return {
    defs: cornerDefs(corner) + shadowDefs(id),
    body: groundShadow(corner) + cornerParts(corner),
    box: boxOf(corner),
  };
}
