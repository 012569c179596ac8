import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, RenderedPage } from './rendered-page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('%s gives %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test.each(['br', 'gzip'] as const)('%s keeps every byte, and is compressed once', async (encoding) => {
  const text = Buffer.from('città '.repeat(20_000));
  const page = new RenderedPage({ status: 200, headers: {}, policy: '', text });
  const [first, second] = [await page.body(encoding), await page.body(encoding)];
  const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(decode(first).equals(text)).toBe(true);
  expect(second).toBe(first);
});
