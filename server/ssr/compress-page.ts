import type { Readable, Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

type Encoder = Transform & { flush(callback?: () => void): void };

export type Encoding = 'br' | 'gzip';

/** The encoding to use for a page, the better one first. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  const offered = (acceptEncoding ?? '').toLowerCase().split(',');
  const accepts = (name: string) =>
    offered.some((part) => {
      const [coding, quality] = part.split(';q=').map((text) => text.trim());
      return coding === name && Number(quality ?? 1) > 0;
    });
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined;
}

/**
 * Compresses a page while it streams. Quick levels: the processor's time is worth more than the last per
 * cent. What React has written so far is flushed when it pauses, so the first part is not held back.
 */
export function compressPage(source: Readable, encoding: Encoding): Readable {
  const encoder: Encoder =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  let flushing: NodeJS.Immediate | undefined;
  source.on('data', () => {
    clearImmediate(flushing);
    flushing = setImmediate(() => {
      if (!encoder.destroyed && !encoder.writableEnded) encoder.flush();
    });
  });
  source.on('end', () => clearImmediate(flushing));
  source.on('error', (error) => encoder.destroy(error));
  encoder.on('close', () => source.destroy());
  return source.pipe(encoder);
}
