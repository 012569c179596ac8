import type { GreyImage } from '@nolo/domain/identity/grey-image.ts';

/** A part of a video's picture, in its own pixels. */
type Frame = { x: number; y: number; width: number; height: number };

/** Width to height of the frame: a card, and a little air around it. */
export const FRAME_RATIO = 1.5;
/** What the frame leaves free around itself. */
const MARGIN = 0.04;
const JPEG_QUALITY = 0.92;

/** The largest frame in the middle of the picture, as the page draws it over the video. */
export function frameOf({ videoWidth, videoHeight }: HTMLVideoElement): Frame {
  const width = Math.min(videoWidth, videoHeight * FRAME_RATIO) * (1 - 2 * MARGIN);
  const height = width / FRAME_RATIO;
  return { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height };
}

function draw(video: HTMLVideoElement, { x, y, width, height }: Frame, drawnWidth: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawnWidth);
  canvas.height = Math.round((drawnWidth * height) / width);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** What the frame shows, in shades of grey. */
export function greyOf(video: HTMLVideoElement, frame: Frame, drawnWidth: number): GreyImage {
  const { canvas, context } = draw(video, frame, drawnWidth);
  const { width, height } = canvas;
  const colours =
    context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(width * height * 4);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const [red = 0, green = 0, blue = 0] = colours.subarray(4 * at, 4 * at + 3);
    pixels[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { width, height, pixels };
}

/** What the frame shows, as large as the camera sees it. */
export async function jpegOf(video: HTMLVideoElement, frame: Frame): Promise<File | null> {
  const { canvas } = draw(video, frame, frame.width);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
