/** sRGB channels, 0 to 1. */
export type Rgb = readonly [number, number, number];
/** Perceptual lightness 0 to 1, chroma, hue in radians (OKLCH). */
export type Oklch = { l: number; c: number; h: number };

/** '#rgb' or '#rrggbb'; anything else gives undefined. */
export function parseHex(hex: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex.trim());
  const digits = short
    ? short.slice(1).map((digit) => digit + digit)
    : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim())?.slice(1);
  const [r, g, b] = (digits ?? []).map((pair) => parseInt(pair, 16) / 255);
  return r === undefined || g === undefined || b === undefined ? undefined : [r, g, b];
}

/** A colour that is known to be one. */
export function rgbOf(hex: string): Rgb {
  const rgb = parseHex(hex);
  if (rgb === undefined) throw new RangeError(`${hex} is no colour`);
  return rgb;
}

export function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const eachOf = ([r, g, b]: Rgb, change: (v: number) => number): Rgb => [change(r), change(g), change(b)];

/** Relative luminance by WCAG 2. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = eachOf(rgb, toLinear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio by WCAG 2, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Björn Ottosson's OKLab: equal steps look equal, so tones keep their hue while they darken. */
export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = eachOf(rgb, toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function fromOklchUnclipped({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const lms: Rgb = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ];
  const [L, M, S] = eachOf(lms, (root) => root ** 3);
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

/** Back to sRGB; chroma gives way until the colour exists on a screen. */
export function fromOklch(color: Oklch): Rgb {
  for (let c = color.c; ; c -= 0.005) {
    const linear = fromOklchUnclipped({ ...color, c: Math.max(c, 0) });
    if (c <= 0 || linear.every((v) => v >= -0.0005 && v <= 1.0005)) {
      return eachOf(linear, (v) => toGamma(Math.min(1, Math.max(0, v))));
    }
  }
}
