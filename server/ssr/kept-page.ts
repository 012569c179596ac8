import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './compress-page.ts';

const NOINDEX = /<meta name="robots" content="noindex"/;

/** A rendered page with everything that belongs to it: the policy names this text's scripts, no other's. */
export class KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly policy: string;
  readonly text: Buffer;
  /** Which cars can be had for some dates. */
  readonly saysWhatIsFree: boolean;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    page: Pick<KeptPage, 'status' | 'policy' | 'text' | 'saysWhatIsFree'> & {
      headers: Record<string, string>;
    },
    brotli?: Buffer,
  ) {
    this.status = page.status;
    this.headers = page.headers;
    this.policy = page.policy;
    this.text = page.text;
    this.saysWhatIsFree = page.saysWhatIsFree;
    if (brotli) this.#compressed.set('br', Promise.resolve(brotli));
  }

  /** Whether it belongs to nobody: a page of one visitor, like one without content, has `noindex`. */
  get isPublic(): boolean {
    return (
      this.headers['content-type']?.startsWith('text/html') === true && !NOINDEX.test(this.text.toString())
    );
  }

  /** With room for the compressed ones. */
  get bytes(): number {
    return Math.ceil(this.text.length * 1.5);
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
