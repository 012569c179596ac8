import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegPicture, telephonePicture } from '@nolo/tests/factories/pictures.ts';
import { JpegBroken, withoutMetadata } from './jpeg-metadata.ts';

const pixels = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer();

/** With a segment of an application, or a comment, after the two bytes that begin the picture. */
function withSegment(jpeg: Buffer, marker: number, body: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(body, 'latin1'), jpeg.subarray(2)]);
}

/** From the first table on, which is where the picture itself begins. */
const fromTables = (jpeg: Buffer) => jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xdb])));

describe('a JPEG', () => {
  it('without metadata stays as it is, byte by byte', async () => {
    const jpeg = await jpegPicture();
    expect(withoutMetadata(jpeg)).toEqual(jpeg);
  });

  it.each([0xe1, 0xe2, 0xe3, 0xed, 0xee, 0xef, 0xfe])(
    'loses what a program has written into its segment %i',
    async (marker) => {
      const jpeg = await jpegPicture();
      expect(withoutMetadata(withSegment(jpeg, marker, 'secret'))).toEqual(jpeg);
    },
  );

  it('loses everything after its end, and between its segments', async () => {
    const jpeg = await jpegPicture();
    const film = Buffer.concat([jpeg, await telephonePicture(), Buffer.from('secret')]);
    expect(withoutMetadata(film)).toEqual(jpeg);
    const padded = Buffer.concat([jpeg.subarray(0, 2), Buffer.from('secret'), jpeg.subarray(2)]);
    expect(withoutMetadata(padded)).toEqual(jpeg);
  });

  it('keeps of EXIF how the picture lies, and nothing else', async () => {
    const jpeg = await telephonePicture();
    const clean = withoutMetadata(jpeg);
    expect(clean.includes('SpyCam')).toBe(false);
    expect((await sharp(clean).metadata()).orientation).toBe(6);
    expect(fromTables(clean)).toEqual(fromTables(jpeg));
    expect(withoutMetadata(clean)).toEqual(clean);
  });

  it('keeps its colours: the profile, and that of a picture in CMYK', async () => {
    const wide = await sharp(await jpegPicture())
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(withoutMetadata(wide)).metadata()).icc).toEqual((await sharp(wide).metadata()).icc);
    const cmyk = await sharp(await jpegPicture())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect(await pixels(withoutMetadata(cmyk))).toEqual(await pixels(cmyk));
  });

  it('in several scans, or with restarts, is the same picture', async () => {
    const progressive = await sharp(await telephonePicture())
      .withExif({ IFD0: { Make: 'SpyCam' } })
      .jpeg({ progressive: true })
      .toBuffer();
    const clean = withoutMetadata(progressive);
    expect(clean.includes('SpyCam')).toBe(false);
    expect(fromTables(clean)).toEqual(fromTables(progressive));
  });

  it('loses the thumbnail of its JFIF segment', async () => {
    const jpeg = await jpegPicture();
    const jfif = `JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01RGB`;
    const clean = withoutMetadata(withSegment(fromSoi(jpeg), 0xe0, jfif));
    expect(clean.subarray(0, 20).toString('latin1')).toBe(
      `\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x02\0\0\x01\0\x01\0\0`,
    );
  });

  it('that misses its end has one', async () => {
    const jpeg = await jpegPicture();
    expect(withoutMetadata(jpeg.subarray(0, -2))).toEqual(jpeg);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no picture', Buffer.from('no picture at all')],
    ['a segment that is longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1])],
    ['a segment without a length', Buffer.from([0xff, 0xd8, 0xff, 0xe1])],
  ])('that is %s is refused', (_, bytes) => {
    expect(() => withoutMetadata(bytes)).toThrow(JpegBroken);
  });
});

/** Without its own JFIF segment. */
function fromSoi(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), fromTables(jpeg)]);
}
