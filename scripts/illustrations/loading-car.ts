import { tone } from './colour-tones.ts';
import { svgDocument } from './svg.ts';

/** Spins about its own centre whatever the page around it does. */
const spin = 'style="transform-box:fill-box;transform-origin:center"';

function wheel(x: number, place: 'front' | 'rear'): string {
  const spokes = [0, 72, 144, 216, 288].map(
    (turn) => `<path d="M-1.6-3L-2.4-10.4H2.4L1.6-3Z" transform="rotate(${turn})"/>`,
  );
  return `<g transform="translate(${x} 84)"><g class="loading-car-wheel loading-car-wheel-${place}" ${spin}><circle r="16" fill="#1c2025"/><circle r="11.4" fill="#3a4048"/><g fill="#dfe4e9">${spokes.join('')}</g><circle r="3.4" fill="#dfe4e9"/></g></g>`;
}

/**
 * A small car for the loading overlay, 240 x 110. Classes to animate: `loading-car-wheel` (rotate),
 * `loading-car-body` (a slight bob), `loading-car-road` (dashes moving backwards).
 */
export function loadingCar(primary: string): string {
  const body =
    'M26 78C20 74 19 62 22 52C30 47 44 46 54 45C66 33 84 25 108 24C132 23 146 30 160 44C184 46 208 50 216 60C220 66 220 74 216 79L212 81H30Z';
  const parts = [
    '<ellipse cx="120" cy="100" rx="100" ry="4" fill="#0a0e14" opacity=".14"/>',
    '<path class="loading-car-road" d="M6 106H234" stroke="#8b96a3" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="18 14" fill="none" opacity=".6"/>',
    '<g class="loading-car-body">',
    `<path d="${body}" fill="${primary}"/>`,
    `<path d="M22 62C80 70 160 70 219 66C219 72 219 76 216 79L212 81H30L26 78C22 75 21 69 22 62Z" fill="${tone(primary, -0.3)}" opacity=".6"/>`,
    `<path d="M30 50C90 44 160 46 204 54" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".55"/>`,
    '<path d="M66 44C76 35 88 30 104 29V45C90 45 78 45 66 44ZM110 29C128 28 140 34 150 46L110 45Z" fill="#18202a"/>',
    '<path d="M86 36L98 30V44L80 45Z" fill="#fff" opacity=".16"/>',
    '<path d="M204 55C211 57 215 60 217 64C211 65 205 62 202 58Z" fill="#f4f9fd"/>',
    '<path d="M21 55L32 54V60L21 61Z" fill="#c5202c"/>',
    '<circle cx="64" cy="83" r="19" fill="#0b0d10"/><circle cx="176" cy="83" r="19" fill="#0b0d10"/>',
    '</g>',
    wheel(64, 'rear'),
    wheel(176, 'front'),
  ];
  return svgDocument(240, 110, parts.join(''));
}
