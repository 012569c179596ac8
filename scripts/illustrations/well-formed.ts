/** What the tests of this folder check of every picture. */
import sharp from 'sharp';

/** All ids a picture defines. */
export function idsOf(svg: string): string[] {
  return [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Every id a picture refers to, by href or url(). */
export function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id = '']) => id);
}

/** Size as a real SVG reader sees it; throws where the text is not well-formed. */
export async function sizeOf(svg: string): Promise<{ format: string; width: number; height: number }> {
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
  return { format, width, height };
}

/** Numbers that went wrong show up as words in the text. */
export function hasBadNumber(svg: string): boolean {
  return /NaN|undefined|Infinity/.test(svg);
}
