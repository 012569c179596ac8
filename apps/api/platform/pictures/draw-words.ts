import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const font = (weight: string) =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/plus-jakarta-sans/${weight}/PlusJakartaSans_${weight}.ttf`),
  );
const fonts = { bold: font('700Bold'), medium: font('500Medium') };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export type Words = { text: string; size: number; weight: keyof typeof fonts; colour: string; most: number };

/** A line of words as a picture of its own, made smaller when it is wider than `most`. */
export async function drawWords({ text, size, weight, colour, most }: Words) {
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
