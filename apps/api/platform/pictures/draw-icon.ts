import sharp from 'sharp';
import { drawWords } from './draw-words.ts';
import type { IconTask, PictureAnswer } from './picture-tasks.ts';

/** Of the side: whatever shape a telephone cuts out leaves a letter of this size whole. */
const LETTER = 0.62;

/** A letter in the middle of a square. */
export async function drawIcon({ letter, ground, ink, width }: IconTask): Promise<PictureAnswer> {
  const most = Math.round(width * LETTER);
  const { input } = await drawWords({ text: letter, size: most, weight: 'bold', colour: ink, most });
  const bytes = await sharp({ create: { width, height: width, channels: 3, background: ground } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
  return { bytes };
}
