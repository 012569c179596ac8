import sharp from 'sharp';
import { quarterTurned, type GreyImage } from '@nolo/domain/identity/grey-image.ts';
import { isPhotograph } from '@nolo/domain/identity/picture-quality.ts';
import type { GlyphNetwork } from './glyph-network.ts';
import { readZone, type ZoneReading } from './read-zone.ts';

export type PictureReading = {
  /** The lines of the zone as read, right or not; null when none was found. */
  zoneText: string | null;
  /** Of the least sure character that counts, 0 to 1. */
  sureness: number;
  /** False for what was made on a computer. */
  isPhotograph: boolean;
};

/** Pixels of the longest side in which zones are looked for first; all there are only if that fails. */
const SEARCHED_SIDE = 1600;

/** Reads the zone in a picture, whichever way up it lies. */
export async function readPicture(picture: Uint8Array, network: GlyphNetwork): Promise<PictureReading> {
  const full = await decode(picture, null);
  const isLarge = Math.max(full.width, full.height) > SEARCHED_SIDE;
  const image = isLarge ? await decode(picture, SEARCHED_SIDE) : full;
  const seen: (ZoneReading | null)[] = [];
  for (let turned = image, turns = 0; turns < 4; turned = quarterTurned(turned), turns++) {
    const zone = readZone(turned, network);
    seen.push(zone);
    // Something that looks like a zone this way up is not looked for the other way.
    if (zone !== null) break;
  }
  const turns = seen.length - 1;
  let [zone = null] = seen.slice(-1);
  if (isLarge && zone !== null && !zone.isRight) {
    let large = full;
    for (let turn = 0; turn < turns; turn++) large = quarterTurned(large);
    const closer = readZone(large, network);
    if (closer?.isRight) zone = closer;
  }
  return {
    zoneText: zone?.text ?? null,
    sureness: zone?.sureness ?? 0,
    isPhotograph: isPhotograph(full),
  };
}

async function decode(picture: Uint8Array, side: number | null): Promise<GreyImage> {
  const grey = sharp(picture).greyscale();
  const sized = side === null ? grey : grey.resize({ width: side, height: side, fit: 'inside' });
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}
