import { fill, line, num } from '../svg.ts';
import type { Corner } from './corner.ts';
import { range } from './path-points.ts';

function wheelFrame({ spec, camera }: Corner, x: number, z: number): string {
  const { radius } = spec.wheels;
  const [cx, cy] = camera([x, radius, z]);
  const [ax, ay] = camera([x + radius, radius, z]);
  const [bx, by] = camera([x, 0, z]);
  return `matrix(${[ax - cx, ay - cy, bx - cx, by - cy, cx, cy].map(num).join(' ')})`;
}

/** The width of the tyre, which the body covers except below the sill. */
export function tread(corner: Corner, x: number, hand: 1 | -1): string {
  const z = corner.spec.halfWidth * 0.955 * hand;
  const rings = range(-24 * hand, 0, 2).map(
    (depth) => `<circle r="1" transform="${wheelFrame(corner, x, z + depth)}"/>`,
  );
  return `<g fill="#0c0d0f">${rings.join('')}</g>`;
}

export function wheelFace(corner: Corner, x: number): string {
  return `<use href="#${corner.id}y" transform="${wheelFrame(corner, x, corner.spec.halfWidth * 0.955)}"/>`;
}

export function arch({ spec, panels }: Corner, x: number): string {
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
