import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photograph's worth of pixels, so that it does not compress to nothing. */
function noise(width: number, height: number) {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } });
}

export function jpegPicture(width = 900, height = 600): Promise<Buffer> {
  return noise(width, height).jpeg({ quality: 80 }).toBuffer();
}

export function pngPicture(width = 900, height = 600): Promise<Buffer> {
  return noise(width, height).png({ compressionLevel: 1 }).toBuffer();
}

/** As a telephone makes it: lying on its side, with place and camera in its metadata. */
export function telephonePicture(): Promise<Buffer> {
  return noise(900, 600)
    .withExif({
      IFD0: { Make: 'SpyCam' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 28/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '9/1 11/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG of some hundred bytes that says it is `side` x `side`: 14 gigabytes of pixels for 60,000. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
