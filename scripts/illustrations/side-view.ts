import type { BodySpec, Point } from './bodies/body-spec.ts';
import { tone, lightnessOf } from './colour-tones.ts';
import { canvas, shadow, shadowDefs } from './scene.ts';
import { sideGlass, sideGlassDefs } from './side-glass.ts';
import { sidePaint, sidePaintDefs } from './side-paint.ts';
import { fill, line, linear, num, path } from './svg.ts';
import { wheelDefs } from './wheel.ts';

export interface Drawing {
  defs: string;
  body: string;
  /** What the drawing covers on the canvas, for cropping. */
  box: { x: number; y: number; width: number; height: number };
}

/** Longer cars are drawn longer, but less than in life: a city car must still fill its card. */
function scaleOf(spec: BodySpec): number {
  return (640 + 1.28 * spec.length) / spec.length;
}

function wheelWell(spec: BodySpec, x: number): string {
  const { radius } = spec.wheels;
  const r = radius + 4.2;
  return `<circle cx="${x}" cy="${radius + 0.8}" r="${num(r)}" fill="#06080a"/>`;
}

function cladding(spec: BodySpec, x: number): string {
  const { radius } = spec.wheels;
  return `<circle cx="${x}" cy="${radius}" r="${num(radius + 11)}" fill="#1b1f24"/>`;
}

function wheelLip(spec: BodySpec, x: number): string {
  const { radius } = spec.wheels;
  const r = radius + 5;
  const d = `M${num(x - r)} ${num(radius)}A${num(r)} ${num(r)} 0 0 0 ${num(x + r)} ${num(radius)}`;
  return line(d, '#fff', 1, 0.28);
}

function wheel(id: string, { wheels }: BodySpec, x: number): string {
  return `<use href="#${id}y" transform="translate(${x} ${wheels.radius}) scale(${wheels.radius} ${-wheels.radius})"/>`;
}

function handle([x, y]: Point, colour: string): string {
  const d = `M${x} ${y}C${x} ${y + 2.6} ${x + 2} ${y + 3} ${x + 4} ${y + 3}L${x + 17} ${y + 2.4}C${x + 19.5} ${y + 2} ${x + 19.5} ${y - 0.6} ${x + 17} ${y - 0.6}L${x + 2} ${y - 1.2}C${x + 0.6} ${y - 1.2} ${x} ${y - 0.8} ${x} ${y}Z`;
  return `<g transform="translate(0 -1.8)">${fill(d, '#04060a', 0.4)}</g>${fill(d, tone(colour, 0.12))}${line(`M${x + 2} ${y + 1.8}L${x + 16} ${y + 1.4}`, '#fff', 0.7, 0.65)}`;
}

function mirror(id: string, [x, y]: Point): string {
  const shell = `M${x - 14} ${y + 1}C${x - 15} ${y + 10} ${x - 12} ${y + 14} ${x - 4} ${y + 14}C${x + 5} ${y + 14} ${x + 10} ${y + 9} ${x + 10} ${y + 3}C${x + 10} ${y} ${x + 6} ${y - 1.5} ${x} ${y - 1.5}L${x - 11} ${y - 1.5}C${x - 13.4} ${y - 1.5} ${x - 14} ${y - 0.5} ${x - 14} ${y + 1}Z`;
  return [
    fill(`M${x - 3} ${y + 1}L${x + 8} ${y + 2}L${x + 14} ${y - 6}L${x + 6} ${y - 5}Z`, '#101418'),
    fill(shell, `url(#${id}i)`),
    line(`M${x - 10} ${y + 11.8}C${x - 4} ${y + 13} ${x + 3} ${y + 12} ${x + 7} ${y + 7}`, '#fff', 1, 0.6),
    line(`M${x - 11} ${y + 1.4}L${x + 7} ${y + 1.4}`, '#04060a', 1.2, 0.35),
  ].join('');
}

function lamps(id: string, spec: BodySpec): string {
  return [
    path(spec.headlight, `fill="url(#${id}j)" stroke="#0a0d10" stroke-opacity=".55" stroke-width=".9"`),
    line(spec.daylight, '#fff', 3.4, 0.3),
    line(spec.daylight, '#fff', 1.5, 0.95),
    path(spec.taillight, `fill="url(#${id}u)" stroke="#22040a" stroke-opacity=".6" stroke-width=".8"`),
  ].join('');
}

function defsOf(id: string, spec: BodySpec, colour: string): string {
  const { wheels, length: l, height: h } = spec;
  const [mx, my] = spec.mirror;
  return [
    sidePaintDefs(id, spec, colour),
    sideGlassDefs(id, spec),
    wheelDefs(`${id}y`, wheels.design, wheels.rimShare, wheels.caliper),
    shadowDefs(id),
    linear(
      `${id}s`,
      [0, canvas.floor, 0, canvas.floor + 150],
      [
        [0, '#fff', 0.2],
        [1, '#fff', 0],
      ],
    ),
    `<mask id="${id}z" maskUnits="userSpaceOnUse" x="0" y="${canvas.floor}" width="1600" height="200"><path d="M0 ${canvas.floor}H1600V1000H0Z" fill="url(#${id}s)"/></mask>`,
    linear(
      `${id}i`,
      [mx, my + 14, mx, my - 2],
      [
        [0, tone(colour, 0.3)],
        [0.5, tone(colour, 0.04)],
        [1, tone(colour, -0.45)],
      ],
    ),
    linear(
      `${id}j`,
      [l - 50, h * 0.62, l, h * 0.4],
      [
        [0, '#5d6975'],
        [0.45, '#c9d6e2'],
        [0.75, '#f4f9fd'],
        [1, '#8d9aa7'],
      ],
    ),
    linear(
      `${id}u`,
      [0, 0, 54, 0],
      [
        [0, '#5f0710'],
        [0.4, '#c01823'],
        [1, '#7a0b15'],
      ],
    ),
  ].join('');
}

function grounded(id: string, spec: BodySpec, scale: number, left: number): string {
  const { floor } = canvas;
  const { rear, front, radius } = spec.wheels;
  const at = (x: number): number => left + x * scale;
  const middle = at(spec.length / 2);
  return [
    shadow(id, middle, floor + 14, spec.length * scale * 0.58, 46, 0.42),
    shadow(id, middle, floor + 2, spec.length * scale * 0.5, 22, 0.75),
    shadow(id, at(rear), floor, radius * scale * 1.05, 13, 0.9),
    shadow(id, at(front), floor, radius * scale * 1.05, 13, 0.9),
  ].join('');
}

function cockpit(seats: string): string {
  return [
    line('M262 96L253 113', '#15181c', 3.4),
    fill(seats, '#4a342a'),
    `<g transform="translate(-1.2 .4)">${line(seats, '#c9a58c', 0.8, 0.55)}</g>`,
    fill('M52 101C66 108.5 104 109.5 128 105.5L140 98L60 98Z', '#20242a'),
  ].join('');
}

/** Everything standing on the ground, in the car's centimetres. */
function carParts(id: string, spec: BodySpec, colour: string): string {
  const { wheels, doors, trim } = spec;
  const groove = lightnessOf(colour) < 0.35 ? 0.9 : 0.62;
  return [
    fill(`M${wheels.rear} 12L${wheels.front} 12L${wheels.front} 40L${wheels.rear} 40Z`, '#07090b'),
    spec.cockpit === undefined ? '' : cockpit(spec.cockpit),
    sidePaint(id, spec, colour),
    `<g clip-path="url(#${id}b)">`,
    fill(trim, '#15191d', 0.94),
    (spec.details ?? []).map((detail) => fill(detail.d, detail.fill, detail.opacity)).join(''),
    spec.cladding === true ? cladding(spec, wheels.rear) + cladding(spec, wheels.front) : '',
    wheelWell(spec, wheels.rear),
    wheelWell(spec, wheels.front),
    wheelLip(spec, wheels.rear),
    wheelLip(spec, wheels.front),
    '</g>',
    sideGlass(id, spec),
    `<g transform="translate(-.9 0)">${line(doors, '#fff', 0.8, 0.22)}</g>`,
    line(doors, '#04060a', 0.95, groove),
    spec.handles.map((point) => handle(point, colour)).join(''),
    lamps(id, spec),
    mirror(id, spec.mirror),
    wheel(id, spec, wheels.rear),
    wheel(id, spec, wheels.front),
  ].join('');
}

export function sideView(id: string, spec: BodySpec, colour: string): Drawing {
  const scale = scaleOf(spec);
  const left = (canvas.width - spec.length * scale) / 2;
  const { floor } = canvas;
  const reflection = `<g mask="url(#${id}z)"><use href="#${id}c" transform="translate(${num(left)} ${floor}) scale(${num(scale)})"/></g>`;
  const car = `<g transform="translate(${num(left)} ${floor}) scale(${num(scale)} ${num(-scale)})"><g id="${id}c">${carParts(id, spec, colour)}</g></g>`;
  const height = spec.height * scale;
  return {
    defs: defsOf(id, spec, colour),
    body: reflection + grounded(id, spec, scale, left) + car,
    box: { x: left - 40, y: floor - height - 40, width: spec.length * scale + 80, height: height + 100 },
  };
}
