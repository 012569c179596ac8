import sharp from 'sharp';
import { FACES } from '../../platform/papers/typefaces.ts';

/** Degrees: across the lines of a document, so that none is cut off without it. */
const ANGLE = -24;
/** Of the picture's width: words stay readable on a small picture and do not hide a large one. */
const TEXT_WIDTH = 0.5;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The words in white with a dark rim, which is seen on light and on dark. */
async function stamp(words: string, width: number): Promise<Buffer> {
  const written = (colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" fgalpha="60%">${escaped(words)}</span>`,
        font: 'DejaVu Sans',
        fontfile: FACES.plain,
        width,
        height: Math.ceil(width / 8),
        rgba: true,
      },
    })
      .png()
      .toBuffer();
  const [dark, light] = await Promise.all([written('black'), written('white')]);
  const padded = await sharp(dark)
    .extend({ top: 1, left: 1, bottom: 3, right: 3, background: '#00000000' })
    .composite([{ input: light, top: 0, left: 0 }])
    .png()
    .toBuffer();
  const gap = Math.ceil(width / 6);
  return sharp(padded)
    .rotate(ANGLE, { background: '#00000000' })
    .extend({ top: gap, left: gap, bottom: 0, right: 0, background: '#00000000' })
    .png()
    .toBuffer();
}

/** The same picture all over with words that tell where a copy comes from. */
export async function watermark(jpeg: Buffer, words: string): Promise<Buffer> {
  const picture = sharp(jpeg);
  const { width, height } = await picture.metadata();
  const input = await stamp(words, Math.max(120, Math.round(Math.min(width, height) * TEXT_WIDTH)));
  // A stamp is never larger than what it is put on.
  const fitting = await sharp(input)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
  return picture
    .composite([{ input: fitting, tile: true, gravity: 'northwest' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
