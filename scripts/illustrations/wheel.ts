import { fill, num, path, radialAt, linear } from './svg.ts';

export type WheelDesign = 'turbine' | 'ten-spoke' | 'five-spoke' | 'mesh' | 'y-spoke' | 'blade' | 'disc';

interface Spokes {
  count: number;
  /** One spoke pointing up (negative y), in a rim of radius 100. */
  light: string;
  dark: string;
  metal: string;
}

const alloy = '#d3d8de';
const graphite = '#5a6068';

const spokes: Readonly<Record<WheelDesign, Spokes>> = {
  turbine: {
    count: 9,
    light: 'M-9 -18C-16 -46 -22 -74 -14 -97L14 -95C6 -70 2 -44 6 -18Z',
    dark: 'M6 -18C2 -44 6 -70 14 -95L22 -93C13 -68 9 -44 12 -16Z',
    metal: alloy,
  },
  'ten-spoke': {
    count: 10,
    light: 'M-6 -18L-9 -97L9 -97L6 -18Z',
    dark: 'M6 -18L9 -97L14 -96L10 -18Z',
    metal: alloy,
  },
  'five-spoke': {
    count: 5,
    light: 'M-15 -16L-27 -95L-9 -98L-3 -40L3 -40L9 -98L27 -95L15 -16Z',
    dark: 'M-3 -40L-9 -98L-5 -98L0 -46L5 -98L9 -98L3 -40Z',
    metal: '#c9ced5',
  },
  mesh: {
    count: 12,
    light: 'M-5 -18L-22 -96L-12 -98L0 -50L12 -98L22 -96L5 -18Z',
    dark: 'M0 -50L-12 -98L-8 -98L0 -62L8 -98L12 -98Z',
    metal: '#dfe3e8',
  },
  'y-spoke': {
    count: 5,
    light: 'M-13 -16L-12 -48L-38 -90L-22 -96L0 -58L22 -96L38 -90L12 -48L13 -16Z',
    dark: 'M0 -58L-22 -96L-17 -97L0 -68L17 -97L22 -96Z',
    metal: '#b4bac2',
  },
  blade: {
    count: 7,
    light: 'M-10 -16C-12 -46 -8 -72 -26 -94L0 -98C10 -74 8 -46 10 -16Z',
    dark: 'M10 -16C8 -46 10 -74 0 -98L7 -98C18 -74 14 -46 14 -14Z',
    metal: graphite,
  },
  disc: {
    count: 8,
    light: 'M-16 -20L-24 -97L24 -97L16 -20Z',
    dark: 'M16 -20L24 -97L29 -95L19 -20Z',
    metal: '#c3c8cf',
  },
};

function rotated(d: string, colour: string, count: number): string {
  const turns = Array.from({ length: count }, (_, i) => {
    const turn = i === 0 ? '' : ` transform="rotate(${num((360 / count) * i)})"`;
    return `<path d="${d}"${turn}/>`;
  });
  return `<g fill="${colour}">${turns.join('')}</g>`;
}

const circle = (r: number, attributes: string): string => `<circle r="${num(r)}" ${attributes}/>`;

function brake(id: string, caliper: string): string {
  return [
    circle(70, `fill="url(#${id}d)"`),
    circle(70, 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.5"'),
    circle(44, 'fill="none" stroke="#15181c" stroke-opacity=".5" stroke-width="5"'),
    fill('M40 -62C62 -46 74 -22 74 4L56 6C55 -14 46 -34 30 -46Z', caliper),
  ].join('');
}

function hub(): string {
  const nuts = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2;
    return `<circle cx="${num(Math.sin(angle) * 15)}" cy="${num(-Math.cos(angle) * 15)}" r="2.6"/>`;
  });
  return [
    circle(23, 'fill="#a9afb7"'),
    `<g fill="#2a2e34">${nuts.join('')}</g>`,
    circle(9.5, 'fill="#1b1e23"'),
    circle(9.5, 'fill="none" stroke="#e6e9ed" stroke-width="1.4"'),
  ].join('');
}

/** Gradients and the wheel as a symbol `#{id}`, centred on the origin, tyre radius 1, y downwards. */
export function wheelDefs(id: string, design: WheelDesign, rimShare: number, caliper = '#3a3f46'): string {
  const { count, light, dark, metal } = spokes[design];
  const tyre = 100 / rimShare;
  const gradients = [
    radialAt(
      `${id}t`,
      [0, 0, tyre],
      [
        [0.7, '#0b0c0e'],
        [rimShare + 0.05, '#202327'],
        [0.92, '#2c2f34'],
        [1, '#0e0f11'],
      ],
    ),
    radialAt(
      `${id}d`,
      [0, 0, 70],
      [
        [0.3, '#5b6168'],
        [0.72, '#8b9199'],
        [1, '#6a7078'],
      ],
    ),
    linear(
      `${id}r`,
      [-60, -80, 60, 80],
      [
        [0, '#fbfcfd'],
        [0.45, '#a7adb5'],
        [1, '#5d636b'],
      ],
    ),
    linear(
      `${id}s`,
      [-40, -90, 40, 90],
      [
        [0, '#fff', 0.35],
        [0.5, '#fff', 0],
        [0.5, '#000', 0],
        [1, '#000', 0.45],
      ],
    ),
  ].join('');
  const parts = [
    circle(tyre, `fill="url(#${id}t)"`),
    circle(tyre - 5, 'fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="2.5"'),
    circle(101, 'fill="#08090a"'),
    circle(97, 'fill="#17191d"'),
    brake(id, caliper),
    circle(97, 'fill="#0a0b0d" fill-opacity=".35"'),
    rotated(dark, '#22262b', count),
    rotated(light, metal, count),
    hub(),
    circle(98, `fill="url(#${id}s)"`),
    circle(97, `fill="none" stroke="url(#${id}r)" stroke-width="6"`),
    path(
      `M${num(-tyre * 0.72)} ${num(-tyre * 0.56)}A${num(tyre * 0.915)} ${num(tyre * 0.915)} 0 0 1 ${num(tyre * 0.3)} ${num(-tyre * 0.865)}`,
      'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4" stroke-linecap="round"',
    ),
  ].join('');
  return `${gradients}<g id="${id}"><g transform="scale(${(1 / tyre).toFixed(5)})">${parts}</g></g>`;
}
