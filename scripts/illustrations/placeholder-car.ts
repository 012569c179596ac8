import { saloon } from './bodies/saloon.ts';
import { canvas } from './scene.ts';
import { fill, line, linear, num, svgDocument } from './svg.ts';

/** Shown where a car has no picture yet: the shape of one, in the greys of the room. */
export function placeholderCar(): string {
  const scale = 2.5;
  const left = (canvas.width - saloon.length * scale) / 2;
  const { front, rear, radius } = saloon.wheels;
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="${radius}" r="${num(radius + 4)}" fill="#e3e7ec"/><circle cx="${x}" cy="${radius}" r="${radius}" fill="#b4bdc7"/><circle cx="${x}" cy="${radius}" r="${num(radius * 0.68)}" fill="#dde2e8"/><circle cx="${x}" cy="${radius}" r="6" fill="#b4bdc7"/>`;
  const defs = [
    linear(
      'placeholder-room',
      [0, 0, 0, 1000],
      [
        [0, '#eef1f4'],
        [0.64, '#e6eaee'],
        [0.64, '#dfe4e9'],
        [1, '#d6dce2'],
      ],
    ),
    linear(
      'placeholder-body',
      [0, 144, 0, 20],
      [
        [0, '#d3d9e0'],
        [1, '#bcc5ce'],
      ],
    ),
  ].join('');
  const car = [
    fill(saloon.outline, 'url(#placeholder-body)'),
    fill(saloon.glass, '#e9edf1'),
    fill(saloon.pillars, '#c6ced7'),
    line(saloon.doors, '#aab4bf', 1),
    line(saloon.shoulder, '#e9edf1', 1.4, 0.8),
    wheel(rear),
    wheel(front),
  ].join('');
  return svgDocument(
    canvas.width,
    canvas.height,
    `<defs>${defs}</defs><rect width="1600" height="1000" fill="url(#placeholder-room)"/><ellipse cx="800" cy="${canvas.floor}" rx="640" ry="18" fill="#8d99a6" opacity=".3"/><g transform="translate(${num(left)} ${canvas.floor}) scale(${scale} ${-scale})">${car}</g>`,
  );
}
