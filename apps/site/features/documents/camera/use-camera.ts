import { useEffect, useRef, useState } from 'react';
import { JUDGED_WIDTH, judgePicture, type PictureQuality } from '@nolo/domain/identity/picture-quality.ts';
import { frameOf, greyOf, jpegOf } from './frame-picture.ts';

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
