import type { CarBody } from '../../../db/seed/picture-files.ts';
import { carIllustration } from '../car-illustration.ts';
import type { Palette } from '../posters/palette.ts';
import { rect } from '../posters/shapes.ts';
import { num } from '../svg.ts';

/** A loop of six seconds at 24 pictures a second. */
export const film = { seconds: 6, rate: 24, width: 960, height: 600 } as const;

/** A strip as wide as the picture that passes `times` in a loop: whole numbers, so that it ends where it began. */
export function passing(strip: string, times: number, t: number): string {
  const x = -1600 * ((t * times) % 1);
  return [-1600, 0, 1600].map((dx) => `<g transform="translate(${num(x + dx)} 0)">${strip}</g>`).join('');
}

/** The road the car drives on, its dashes passing. */
export function drivenRoad(p: Palette, top: number, t: number): string {
  const dashes = Array.from({ length: 8 }, (_, i) => rect(i * 200, 868, 110, 9, p.marking)).join('');
  return rect(0, top, 1600, 1000 - top, p.road) + rect(0, top, 1600, 7, p.marking) + passing(dashes, 3, t);
}

/** The car in the middle of the picture, its wheels turning, its body swaying a little. */
export function drivenCar(body: CarBody, colour: string, t: number): string {
  const angle = num((t * 14 * 360) % 360);
  const svg = carIllustration({ body, view: 'side', colour, background: 'none' })
    .replace(/(<use href="#[^"]+y" transform="[^"]+)"/g, `$1 rotate(-${angle})"`)
    .replace('<svg ', '<svg x="0" y="0" ');
  const sway = Math.sin(t * Math.PI * 8) * 1.5;
  return `<g transform="translate(270 ${num(306 + sway)}) scale(.66)">${svg}</g>`;
}
