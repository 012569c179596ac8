/** What can be said of a picture before anybody reads it: for the camera's hints, and for who looks at documents. */
import type { GreyImage } from './grey-image.ts';

/** Shade that the light parts of a readable picture reach. */
const BRIGHT_ENOUGH = 70;
/** The steepest edges' share of the whole contrast, from one pixel to the next, in a picture {@link JUDGED_WIDTH} wide. */
const SHARP_ENOUGH = 0.2;
/** A picture is judged at about this width, so that a large one is not called blurred for its size. */
export const JUDGED_WIDTH = 800;

export type PictureQuality = { isBright: boolean; isSharp: boolean };

/** Whether a picture, {@link JUDGED_WIDTH} pixels wide, is bright and sharp enough to be read. */
export function judgePicture({ width, height, pixels }: GreyImage): PictureQuality {
  const shades = new Uint32Array(256);
  for (const shade of pixels) shades[shade] = (shades[shade] ?? 0) + 1;
  const [dark, light] = [shadeBelow(shades, 0.05, pixels.length), shadeBelow(shades, 0.95, pixels.length)];
  const steps = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const step = Math.abs((pixels[at] ?? 0) - (pixels[at - 1] ?? 0));
      steps[step] = (steps[step] ?? 0) + 1;
    }
  }
  const steepest = shadeBelow(steps, 0.998, pixels.length);
  return { isBright: light >= BRIGHT_ENOUGH, isSharp: steepest / Math.max(30, light - dark) >= SHARP_ENOUGH };
}

function shadeBelow(counts: Uint32Array, share: number, total: number): number {
  let seen = 0;
  for (let shade = 0; shade < counts.length; shade++) {
    seen += counts[shade] ?? 0;
    if (seen >= share * total) return shade;
  }
  return counts.length - 1;
}

const BLOCK = 8;
/** Share of the picture that one and the same shade may fill without a trace of noise. */
const FLAT_AT_MOST = 0.12;

/**
 * False for screenshots, drawings and pages made on a computer: large parts of them are of exactly one shade, which no
 * camera sees. The picture must be as uploaded, not enlarged or reduced.
 */
export function isPhotograph({ width, height, pixels }: GreyImage): boolean {
  const flat = new Uint32Array(256);
  let blocks = 0;
  for (let top = 0; top + BLOCK <= height; top += BLOCK) {
    for (let left = 0; left + BLOCK <= width; left += BLOCK) {
      blocks++;
      const shade = flatShade(pixels, top * width + left, width);
      if (shade !== null) flat[shade] = (flat[shade] ?? 0) + 1;
    }
  }
  return flat.every((count) => count <= FLAT_AT_MOST * blocks);
}

function flatShade(pixels: Uint8Array, start: number, width: number): number | null {
  const shade = pixels[start] ?? 0;
  for (let row = 0; row < BLOCK; row++) {
    for (let column = 0; column < BLOCK; column++) {
      if (pixels[start + row * width + column] !== shade) return null;
    }
  }
  return shade;
}
