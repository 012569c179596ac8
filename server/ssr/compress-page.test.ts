import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPage, encodingFor } from './compress-page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('%s gives %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test.each(['br', 'gzip'] as const)('%s keeps every byte', async (encoding) => {
  const source = new PassThrough();
  const compressed = buffer(compressPage(source, encoding));
  const text = 'città '.repeat(20_000);
  source.write(text);
  await new Promise((resolve) => setImmediate(resolve));
  source.end('fine');
  const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(decode(await compressed).toString()).toBe(`${text}fine`);
});

test('what is written so far leaves before the page ends', async () => {
  const source = new PassThrough();
  const page = compressPage(source, 'br');
  source.write('<html>');
  const first = await new Promise<Buffer>((resolve) => page.once('data', resolve));
  expect(first.length).toBeGreaterThan(0);
  source.destroy();
});
