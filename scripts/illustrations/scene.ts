import { lightnessOf, mix } from './colour-tones.ts';
import { linear, num, radial, radialAt, randomFrom } from './svg.ts';

export const canvas = { width: 1600, height: 1000, floor: 772 } as const;

/** Wall and floor of the studio: near-neutral, so that the car is the only strong colour. */
const studios = [
  { wall: '#dfe5ec', floor: '#cfd6de', glow: '#ffffff' },
  { wall: '#e8e3dc', floor: '#d9d2c8', glow: '#fffdf8' },
  { wall: '#dde6e4', floor: '#cbd6d3', glow: '#fbfffe' },
  { wall: '#e3e1ea', floor: '#d2cfdc', glow: '#ffffff' },
  { wall: '#d9dfe3', floor: '#c4ccd2', glow: '#f8fbfd' },
  { wall: '#ebe5e2', floor: '#ddd3ce', glow: '#fffcfa' },
] as const;

function windowLight(id: string, random: () => number): string {
  const x = 140 + random() * 700;
  const w = 260 + random() * 260;
  const lean = -120 - random() * 120;
  const pane = (left: number, width: number): string =>
    `<path d="M${num(left)} 0H${num(left + width)}L${num(left + width + lean)} 640H${num(left + lean)}Z" fill="url(#${id}w)"/>`;
  return pane(x, w) + pane(x + w + 36, w * 0.42);
}

/** A calm studio with a faint horizon; `seed` varies its tint and where the light falls. */
export function studioScene(id: string, seed: number, paint: string): string {
  const random = randomFrom(seed);
  for (let i = 0; i < 3; i += 1) random();
  const studio = studios[Math.floor(random() * studios.length)] ?? studios[0];
  // A pale car needs a deeper room behind it, or its roof line is lost.
  const depth = lightnessOf(paint) > 0.82 ? 0.22 : 0.04;
  const wall = mix(studio.wall, '#76828f', depth);
  const floor = mix(studio.floor, '#76828f', depth);
  const horizon = 610 + Math.round(random() * 40);
  const glowX = 560 + random() * 480;
  const defs = [
    linear(
      `${id}a`,
      [0, 0, 0, horizon],
      [
        [0, mix(wall, '#8b97a5', 0.16)],
        [1, wall],
      ],
    ),
    linear(
      `${id}f`,
      [0, horizon, 0, 1000],
      [
        [0, mix(floor, studio.glow, 0.22)],
        [0.5, floor],
        [1, mix(floor, '#8b97a5', 0.28)],
      ],
    ),
    radialAt(
      `${id}g`,
      [glowX, 520, 760],
      [
        [0, studio.glow, 0.85],
        [0.5, studio.glow, 0.35],
        [1, studio.glow, 0],
      ],
    ),
    linear(
      `${id}w`,
      [0, 0, 0, 640],
      [
        [0, '#fff', 0.26],
        [1, '#fff', 0.02],
      ],
    ),
    linear(
      `${id}h`,
      [0, horizon - 46, 0, horizon + 46],
      [
        [0, '#fff', 0],
        [0.5, '#fff', 0.4],
        [1, '#fff', 0],
      ],
    ),
  ].join('');
  return `<defs>${defs}</defs>${[
    `<path d="M0 0H1600V${horizon}H0Z" fill="url(#${id}a)"/>`,
    windowLight(id, random),
    `<path d="M0 ${horizon}H1600V1000H0Z" fill="url(#${id}f)"/>`,
    `<path d="M0 ${horizon - 46}H1600V${horizon + 46}H0Z" fill="url(#${id}h)"/>`,
    `<path d="M0 0H1600V1000H0Z" fill="url(#${id}g)"/>`,
  ].join('')}`;
}

export function shadowDefs(id: string): string {
  return radial(`${id}o`, [
    [0, '#0a0e14', 0.95],
    [0.45, '#0a0e14', 0.62],
    [0.75, '#0a0e14', 0.2],
    [1, '#0a0e14', 0],
  ]);
}

/** Soft ellipse of shadow; two or three of them on each other look like contact shadow. */
export function shadow(id: string, cx: number, cy: number, rx: number, ry: number, opacity: number): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#${id}o)" opacity="${num(opacity)}"/>`;
}
