import { expect, test } from 'vitest';
import { refusalOfFile } from './image-file.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024);

test.each([
  ['a JPEG', [new Uint8Array(jpeg)], null],
  ['a PNG', [new Uint8Array(png)], null],
  ['a JPEG of exactly 10 MB', [new Uint8Array(jpeg), megabytes(10).slice(jpeg.length)], null],
  ['a JPEG of a byte more', [new Uint8Array(jpeg), megabytes(10).slice(jpeg.length - 1)], 'image_too_large'],
  ['a PDF', ['%PDF-1.7 and more'], 'image_format'],
  ['a GIF', ['GIF89a and more'], 'image_format'],
  ['a PNG cut short', [new Uint8Array(png.slice(0, 5))], 'image_format'],
  ['nothing', [], 'image_format'],
])('%s', async (_, parts, expected) => {
  // The name lies: only the bytes count.
  expect(await refusalOfFile(new File(parts as BlobPart[], 'photo.jpg', { type: 'image/jpeg' }))).toBe(
    expected,
  );
});
