import { lightnessOf, mix, tone } from '../colour-tones.ts';
import { clip, linear } from '../svg.ts';
import { wheelDefs } from '../wheel.ts';
import type { Corner } from './corner.ts';

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
