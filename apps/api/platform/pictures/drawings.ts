import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import type { IconTask, PictureAnswer, ShareTask } from './picture-tasks.ts';

const font = (weight: string) =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/plus-jakarta-sans/${weight}/PlusJakartaSans_${weight}.ttf`),
  );
const fonts = { bold: font('700Bold'), medium: font('500Medium') };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

type Words = { text: string; size: number; weight: keyof typeof fonts; colour: string; most: number };

/** A line of words as a picture of its own, made smaller when it is wider than `most`. */
async function drawWords({ text, size, weight, colour, most }: Words) {
  const safe = text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  const drawn = await sharp({
    text: {
      text: `<span foreground="${colour}">${safe}</span>`,
      font: `Plus Jakarta Sans ${weight === 'bold' ? 'Bold' : 'Medium'} ${size}`,
      fontfile: fonts[weight],
      rgba: true,
      dpi: 72,
      wrap: 'none',
    },
  })
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawn)
    .resize({ width: most, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Share of the side: a letter of this size stays whole in whatever shape a telephone cuts out. */
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

/** What social networks show whole. */
const [WIDTH, HEIGHT, BAND] = [1200, 630, 140];
const MARGIN = 56;
const INK = '#14202b';
const MUTED = '#4a5a68';

/** The line standing with its middle at `middle`, its left or right end at the margin. */
async function placed(given: Words, middle: number, side: 'left' | 'right'): Promise<OverlayOptions> {
  const { input, width, height } = await drawWords(given);
  const left = side === 'left' ? MARGIN : WIDTH - MARGIN - width;
  return { input, left, top: Math.round(middle - height / 2) };
}

/** The picture above, the words on a white band below, under a line in the site's colour. */
export async function drawShare({
  background,
  title,
  line,
  site,
  colour,
}: ShareTask): Promise<PictureAnswer> {
  const top = HEIGHT - BAND;
  // Of a picture of 16 to 10, the part where cars and skylines stand.
  const picture = await sharp(background)
    .resize({ width: WIDTH, height: 750, fit: 'cover' })
    .extract({ left: 0, top: 165, width: WIDTH, height: top })
    .toBuffer();
  const bar = { create: { width: WIDTH, height: 6, channels: 3, background: colour } } as const;
  const bytes = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: bar, left: 0, top },
      await placed({ text: title, size: 46, weight: 'bold', colour: INK, most: 800 }, top + 54, 'left'),
      await placed({ text: line, size: 28, weight: 'medium', colour: MUTED, most: 800 }, top + 102, 'left'),
      ...(site === null
        ? []
        : [
            await placed({ text: site, size: 34, weight: 'bold', colour: INK, most: 240 }, top + 74, 'right'),
          ]),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return { bytes };
}
