import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

type Parts = { status: number; headers: Readonly<Record<string, string>>; policy: string; text: Buffer };

/** A page with everything that belongs to it: the policy names this text's scripts, no other's. */
export class RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly policy: string;
  readonly text: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, headers, policy, text }: Parts) {
    this.status = status;
    this.headers = headers;
    this.policy = policy;
    this.text = text;
  }

  /** Compressed when somebody first asks for it so, then kept with the text. */
  body(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (encoding === undefined) return this.text;
    const compressed = this.#compressed.get(encoding) ?? compress(this.text, encoding);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}

function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(text, { level: 6 });
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

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
