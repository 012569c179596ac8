import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../platform/passwords.ts';
import { prepareImage } from './prepare-image.ts';
import { jpegPicture, pngBomb, pngPicture, telephonePicture } from '@nolo/tests/factories/pictures.ts';

async function refusal(bytes: Buffer, kind: 'passport' | 'photo' = 'passport'): Promise<string> {
  const prepared = await prepareImage(bytes, kind);
  return 'refusal' in prepared ? prepared.refusal : 'kept';
}

async function kept(bytes: Buffer): Promise<Buffer> {
  const prepared = await prepareImage(bytes, 'passport');
  if ('refusal' in prepared) throw new Error(prepared.refusal);
  return prepared.jpeg;
}

describe('document images', () => {
  it('keeps JPEG and PNG as JPEG', async () => {
    for (const bytes of [await jpegPicture(), await pngPicture()]) {
      expect((await sharp(await kept(bytes)).metadata()).format).toBe('jpeg');
    }
  });

  it('turns the picture upright and drops place and camera', async () => {
    const original = await telephonePicture();
    expect((await sharp(original).metadata()).exif?.includes('SpyCam')).toBe(true);
    const bytes = await kept(original);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 600, height: 900 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(bytes.includes('SpyCam')).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
  });

  it('drops what is hidden behind the picture', async () => {
    const bytes = Buffer.concat([await jpegPicture(), Buffer.from('<script>alert(1)</script>')]);
    const prepared = await prepareImage(bytes, 'passport');
    expect('jpeg' in prepared && prepared.jpeg.includes('<script>')).toBe(false);
  });

  it('keeps at most 2400 pixels and never enlarges', async () => {
    const large = await sharp(await kept(await jpegPicture(3000, 1500))).metadata();
    expect(large).toMatchObject({ width: 2400, height: 1200 });
    const small = await sharp(await kept(await jpegPicture(700, 500))).metadata();
    expect(small).toMatchObject({ width: 700, height: 500 });
  });

  it('lays transparency on white', async () => {
    const clear = await sharp({
      create: { width: 700, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { channels } = await sharp(await kept(clear)).stats();
    expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  });

  it('refuses everything else by content', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9"/></svg>';
    const gif = await sharp(await jpegPicture())
      .gif()
      .toBuffer();
    const webp = await sharp(await jpegPicture())
      .webp()
      .toBuffer();
    for (const bytes of [
      Buffer.from('not a picture'),
      Buffer.from(svg),
      Buffer.from('%PDF-1.7'),
      gif,
      webp,
    ]) {
      expect(await refusal(bytes)).toBe('document.image_unsupported');
    }
  });

  it('refuses pictures that are cut off, corrupt or only begin like one', async () => {
    const jpeg = await jpegPicture();
    const png = await pngPicture();
    const middle = Math.floor(png.length / 2);
    const holed = Buffer.from(png).fill(0, middle, middle + 2000);
    const begun = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]);
    for (const bytes of [jpeg.subarray(0, jpeg.length / 2), png.subarray(0, middle), holed, begun]) {
      expect(await refusal(bytes)).toBe('document.image_unreadable');
    }
  });

  it('takes photographs that a decoder only warns of, as telephones write them', async () => {
    const jpeg = await jpegPicture();
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const lastOfScanHeader = scan + 2 + jpeg.readUInt16BE(scan + 2);
    const zeroParameters = Buffer.from(jpeg).fill(0, lastOfScanHeader - 3, lastOfScanHeader);
    const strayBytes = Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(16, 0x20), jpeg.subarray(scan)]);
    for (const bytes of [zeroParameters, strayBytes]) {
      await expect(sharp(bytes, { failOn: 'warning' }).toBuffer()).rejects.toThrow(/Vips|Input/);
      const prepared = await prepareImage(bytes, 'passport');
      expect(prepared).toHaveProperty('jpeg');
    }
  });

  it('refuses what would unpack to more than a telephone can take, before unpacking it', async () => {
    const bomb = pngBomb(60_000);
    expect(bomb.length).toBeLessThan(1000);
    expect(await refusal(bomb)).toBe('document.image_too_many_pixels');
    expect(await refusal(pngBomb(2000))).toBe('document.image_unreadable');
  });

  it('refuses small files whose pixels would fill the memory because their lines come out of order', async () => {
    const colours = { width: 7000, height: 7000, channels: 3 as const, background: '#2196f3' };
    const interlaced = await sharp({ create: colours }).png({ progressive: true }).toBuffer();
    expect(interlaced.length).toBeLessThan(700_000);
    expect(await refusal(interlaced)).toBe('document.image_too_many_pixels');
    const inOrder = await sharp({ create: colours }).png().toBuffer();
    expect(await refusal(inOrder)).toBe('kept');
  });

  it('decodes many at once beside this process: little memory, and others go first', async () => {
    const picture = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#fff' } })
      .png({ progressive: true })
      .toBuffer();
    const passwordHash = await hashPassword('quattro-ruote-verdi-92');
    const before = process.memoryUsage().rss;
    let decoded = 0;
    const pictures = Array.from({ length: 6 }, async () => {
      await refusal(picture);
      decoded += 1;
    });
    for (let logIns = 0; logIns < 3; logIns += 1) await verifyPassword(passwordHash, 'guessed');
    expect(decoded, 'pictures done when three passwords were checked').toBeLessThan(6);
    await Promise.all(pictures);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('refuses what nobody could read; a portrait may be smaller', async () => {
    expect(await refusal(await jpegPicture(599, 400))).toBe('document.image_too_small');
    expect(await refusal(await jpegPicture(600, 400))).toBe('kept');
    expect(await refusal(await jpegPicture(300, 400), 'photo')).toBe('kept');
    expect(await refusal(await jpegPicture(120, 160), 'photo')).toBe('document.image_too_small');
  });
});
