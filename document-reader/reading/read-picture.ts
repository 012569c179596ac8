import sharp from 'sharp';
import type { LocalDate } from '../../domain/calendar/local-date-time.ts';
import { quarterTurned, type GreyImage } from '../../domain/identity/grey-image.ts';
import type { MachineReadableZone } from '../../domain/identity/machine-readable-zone.ts';
import { isPhotograph } from '../../domain/identity/picture-quality.ts';
import type { GlyphNetwork } from './glyph-network.ts';
import { readZone, type ZoneReading } from './read-zone.ts';

/** `sureness` is that of the least sure character that counts, 0 to 1. */
export type PictureReading = { zone: MachineReadableZone | null; sureness: number; isPhotograph: boolean };

/** Pixels of the longest side in which zones are looked for first; all there are only if that fails. */
const SEARCHED_SIDE = 1600;

/** Reads the zone in a picture, whichever way up it lies. */
export async function readPicture(
  jpeg: Uint8Array,
  network: GlyphNetwork,
  today: LocalDate,
): Promise<PictureReading> {
  const full = await decode(jpeg, null);
  const isLarge = Math.max(full.width, full.height) > SEARCHED_SIDE;
  const image = isLarge ? await decode(jpeg, SEARCHED_SIDE) : full;
  const seen: (ZoneReading | null)[] = [];
  for (let turned = image, turns = 0; turns < 4; turned = quarterTurned(turned), turns++) {
    const zone = readZone(turned, network, today);
    seen.push(zone);
    // Something that looks like a zone this way up is not looked for the other way.
    if (zone !== null) break;
  }
  const turns = seen.length - 1;
  let [zone = null] = seen.slice(-1);
  if (isLarge && zone !== null && !zone.zone.isValid) {
    let large = full;
    for (let turn = 0; turn < turns; turn++) large = quarterTurned(large);
    const closer = readZone(large, network, today);
    if (closer?.zone.isValid) zone = closer;
  }
  return { zone: zone?.zone ?? null, sureness: zone?.sureness ?? 0, isPhotograph: isPhotograph(full) };
}

async function decode(jpeg: Uint8Array, side: number | null): Promise<GreyImage> {
  const picture = sharp(jpeg).greyscale();
  const sized = side === null ? picture : picture.resize({ width: side, height: side, fit: 'inside' });
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}
