import type { GreyImage } from '@nolo/domain/identity/grey-image.ts';

/** Something dark that hangs together: a glyph, or anything else. Middle and size in pixels. */
export type Blob = { x: number; y: number; width: number; height: number };

/** Smallest and largest height of a glyph that is looked for. */
const GLYPH_HEIGHT = { least: 7, most: 80 };
const GLYPH_ASPECT = { least: 0.12, most: 1.7 };
/** A window for what is light and what dark hereabouts: some glyphs across. */
const WINDOW = 24;
/** Darker than its surroundings by this share of how much they vary, and by this share of their light. */
const OF_DEVIATION = 0.55;
const OF_LIGHT = 0.06;
/** And by this many times what varies where nothing is: a sensor's noise in the dark. */
const OF_NOISE = 3;

/** Everything dark of about a glyph's size. */
export function findBlobs(image: GreyImage): Blob[] {
  const { width, height } = image;
  const dark = darkPixels(smoothed(image));
  const stack = new Int32Array(width * height);
  const blobs: Blob[] = [];
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] !== 1) continue;
    const blob = fill(dark, width, height, start, stack);
    const aspect = blob.width / blob.height;
    const isGlyphHigh = blob.height >= GLYPH_HEIGHT.least && blob.height <= GLYPH_HEIGHT.most;
    if (isGlyphHigh && aspect >= GLYPH_ASPECT.least && aspect <= GLYPH_ASPECT.most) blobs.push(blob);
  }
  return blobs;
}

/** 1 where a pixel is dark against its surroundings, wherever shadows and reflections lie. */
function darkPixels(image: GreyImage): Uint8Array {
  const { width, height, pixels } = image;
  const around = surroundings(image, WINDOW);
  const floor = OF_NOISE * noiseOf(image);
  const dark = new Uint8Array(width * height);
  for (let at = 0; at < dark.length; at++) {
    const light = around.mean[at] ?? 0;
    const needed = Math.max(floor, OF_LIGHT * light, OF_DEVIATION * (around.deviation[at] ?? 0));
    if (light - (pixels[at] ?? 0) > needed) dark[at] = 1;
  }
  return dark;
}

/** What varies in the calmest tenth of the picture. */
function noiseOf(image: GreyImage): number {
  const { deviation } = surroundings(image, 3);
  const some = deviation.filter((_, index) => index % 97 === 0).sort();
  return some[Math.floor(some.length / 10)] ?? 0;
}

/** Every pixel the mean of nine. */
function smoothed(image: GreyImage): GreyImage {
  return { ...image, pixels: Uint8Array.from(surroundings(image, 1).mean) };
}

/** Mean and deviation of the pixels up to `reach` away. */
function surroundings(image: GreyImage, reach: number): { mean: Float32Array; deviation: Float32Array } {
  const { width, height } = image;
  const { sums, squares } = summedAreas(image);
  const mean = new Float32Array(width * height);
  const deviation = new Float32Array(width * height);
  const stride = width + 1;
  for (let y = 0, at = 0; y < height; y++) {
    const upper = Math.max(0, y - reach) * stride;
    const lower = Math.min(height, y + reach + 1) * stride;
    for (let x = 0; x < width; x++, at++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const count = ((lower - upper) / stride) * (right - left);
      const [a, b, c, d] = [upper + left, upper + right, lower + left, lower + right];
      const light = ((sums[d] ?? 0) - (sums[b] ?? 0) - (sums[c] ?? 0) + (sums[a] ?? 0)) / count;
      const square = ((squares[d] ?? 0) - (squares[b] ?? 0) - (squares[c] ?? 0) + (squares[a] ?? 0)) / count;
      mean[at] = light;
      deviation[at] = Math.sqrt(Math.max(0, square - light * light));
    }
  }
  return { mean, deviation };
}

/** Sums of everything above and left of a pixel, so that any rectangle's sum takes four look-ups. */
function summedAreas({ width, height, pixels }: GreyImage): { sums: Float64Array; squares: Float64Array } {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  const squares = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let rowSum = 0;
    let rowSquares = 0;
    for (let x = 0; x < width; x++) {
      const shade = pixels[y * width + x] ?? 0;
      rowSum += shade;
      rowSquares += shade * shade;
      const at = (y + 1) * stride + x + 1;
      sums[at] = (sums[at - stride] ?? 0) + rowSum;
      squares[at] = (squares[at - stride] ?? 0) + rowSquares;
    }
  }
  return { sums, squares };
}

/** Walks over one blob, marking it as seen. */
function fill(dark: Uint8Array, width: number, height: number, start: number, stack: Int32Array): Blob {
  let [left, right, top, bottom] = [width, 0, height, 0];
  let depth = 0;
  stack[depth++] = start;
  dark[start] = 2;
  while (depth > 0) {
    const at = stack[--depth] ?? 0;
    const y = Math.floor(at / width);
    const x = at - y * width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++) {
      for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
        const next = nextY * width + nextX;
        if (dark[next] !== 1) continue;
        dark[next] = 2;
        stack[depth++] = next;
      }
    }
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left + 1, height: bottom - top + 1 };
}
