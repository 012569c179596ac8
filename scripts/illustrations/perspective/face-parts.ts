import { fill, line } from '../svg.ts';
import type { Corner } from './corner.ts';

function plate({ panels, scale }: Corner, top: number): string {
  if (top === 0) return '';
  const box = (left: number, right: number): string =>
    `M${left} ${top}L${right} ${top}L${right} ${top - 11}L${left} ${top - 11}Z`;
  return [
    fill(panels.face(box(-0.29, 0.29)), '#f4f5f3'),
    fill(panels.face(box(-0.29, -0.25)), '#2c4fa3'),
    fill(panels.face(box(0.25, 0.29)), '#2c4fa3'),
    line(panels.face(box(-0.29, 0.29)), '#14181c', scale * 0.8, 0.6),
  ].join('');
}

function noseParts(corner: Corner): string {
  const { id, spec, volume, panels, scale } = corner;
  const lamp = (hand: 1 | -1): string =>
    [
      fill(panels.lamp(spec.headlight, hand), '#10151a'),
      fill(panels.lamp(spec.headlight, hand), `url(#${id}j)`, 0.92),
      line(panels.lamp(spec.headlight, hand), '#0a0d10', scale * 0.9, 0.6),
      line(panels.lamp(spec.daylight, hand), '#fff', scale * 2.6, 0.35),
      line(panels.lamp(spec.daylight, hand), '#fff', scale * 1.5),
    ].join('');
  return [
    fill(panels.face(volume.intake), '#101418'),
    fill(panels.face(volume.grille), '#0e1115'),
    volume.bars === '' ? '' : line(panels.face(volume.bars), '#59636d', scale * 1.2),
    line(panels.face(volume.grille), spec.brightTrim === true ? '#eef1f4' : '#aab3bc', scale * 1.4, 0.85),
    volume.noseLamp === undefined
      ? ''
      : fill(panels.face(volume.noseLamp), '#eef4fa') +
        line(panels.face(volume.noseLamp), '#10151a', scale * 0.9, 0.7),
    lamp(-1),
    lamp(1),
    plate(corner, volume.plate),
  ].join('');
}

function tailParts(corner: Corner): string {
  const { id, spec, volume, panels, scale } = corner;
  const lamp = (hand: 1 | -1): string =>
    fill(panels.lamp(spec.taillight, hand), `url(#${id}j)`) +
    line(panels.lamp(spec.taillight, hand), '#3c060b', scale, 0.8);
  const exhaust = (u: number): string =>
    line(
      panels.face(`M${u - 0.09} ${volume.bottom + 7}L${u + 0.09} ${volume.bottom + 7}`),
      '#8f979f',
      scale * 6,
    ) +
    line(
      panels.face(`M${u - 0.08} ${volume.bottom + 7}L${u + 0.08} ${volume.bottom + 7}`),
      '#0a0c0e',
      scale * 3.6,
    );
  return [
    fill(panels.face(volume.tailTrim), '#15191d', 0.95),
    volume.tailLamp === '' ? '' : fill(panels.face(volume.tailLamp), '#c81b28'),
    lamp(-1),
    lamp(1),
    exhaust(-0.56),
    exhaust(0.56),
    plate(corner, volume.tailPlate),
  ].join('');
}

/** Lamps, grille, plate and so on of the seen end. */
export function faceParts(corner: Corner): string {
  const parts = corner.end === 'nose' ? noseParts(corner) : tailParts(corner);
  return `<g clip-path="url(#${corner.id}b)">${parts}</g>`;
}
