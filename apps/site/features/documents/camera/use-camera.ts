import { useEffect, useRef, useState } from 'react';
import { JUDGED_WIDTH, judgePicture, type PictureQuality } from '@nolo/domain/identity/picture-quality.ts';
import type { GreyImage } from '@nolo/domain/identity/grey-image.ts';

/** How often a picture is judged: often enough to follow a hand, seldom enough for a small processor. */
const JUDGE_EVERY_MS = 400;
/** As much as cameras give: what is kept has 2400 pixels at most. */
const WANTED = { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1440 } };

export type CameraState = 'starting' | 'running' | 'refused';

/** The camera behind the telephone, what is wrong with its picture right now, and a picture of what the frame shows. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [quality, setQuality] = useState<PictureQuality | null>(null);
  useEffect(() => {
    const element = video.current;
    let stream: MediaStream | null = null;
    let isOver = false;
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: WANTED });
        if (element === null || isOver) return stop(stream);
        element.srcObject = stream;
        await element.play();
        if (!isOver) setState('running');
      } catch {
        if (!isOver) setState('refused');
      }
    };
    void open();
    const timer = setInterval(() => {
      if (element === null || element.videoWidth === 0) return;
      setQuality(judgePicture(greyOf(element, frameOf(element), JUDGED_WIDTH)));
    }, JUDGE_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      stop(stream);
    };
  }, []);
  const take = async (): Promise<File | null> => {
    const element = video.current;
    return element === null ? null : jpegOf(element, frameOf(element));
  };
  return { video, state, quality, take };
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** A part of a video's picture, in its own pixels. */
type Frame = { x: number; y: number; width: number; height: number };

/** Width to height of the frame: a card, and a little air around it. */
const FRAME_RATIO = 1.5;
/** What the frame leaves free around itself. */
const MARGIN = 0.04;
const JPEG_QUALITY = 0.92;

/** The largest frame in the middle of the picture, as the page draws it over the video. */
function frameOf({ videoWidth, videoHeight }: HTMLVideoElement): Frame {
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
function greyOf(video: HTMLVideoElement, frame: Frame, drawnWidth: number): GreyImage {
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
async function jpegOf(video: HTMLVideoElement, frame: Frame): Promise<File | null> {
  const { canvas } = draw(video, frame, frame.width);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
