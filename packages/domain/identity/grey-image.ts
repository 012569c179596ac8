/** A picture in shades of grey, 0 black to 255 white, row after row. */
export type GreyImage = { width: number; height: number; pixels: Uint8Array };

/** The shade between pixels; outside, that of the nearest pixel. */
export function shadeAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const inX = Math.min(Math.max(x, 0), width - 1.001);
  const inY = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.floor(inX);
  const top = Math.floor(inY);
  const [right, down] = [inX - left, inY - top];
  const at = top * width + left;
  const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** Half as wide and high, every pixel the mean of four. */
export function halved({ width, height, pixels }: GreyImage): GreyImage {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x;
      const upper = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0);
      const lower = (pixels[at + width] ?? 0) + (pixels[at + width + 1] ?? 0);
      half[y * w + x] = (upper + lower + 2) >> 2;
    }
  }
  return { width: w, height: h, pixels: half };
}

/** Turned by a quarter, clockwise. */
export function quarterTurned({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
  }
  return { width: height, height: width, pixels: turned };
}
