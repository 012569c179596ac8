import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { KeptPage } from './kept-page.ts';

/** The last changes that a page was made after (`server/platform/changes.ts`). */
export type PageMarks = { catalogue: string; holds: string };

export type PageHead = Pick<KeptPage, 'status' | 'headers' | 'policy' | 'saysWhatIsFree'> & {
  marks: PageMarks;
};

const LENGTH_BYTES = 4;
/** More is none of our pages. */
const MAX_TEXT_BYTES = 8_000_000;

/** A page as bytes: its head, then its text as browsers get it. */
export async function packPage(page: KeptPage, marks: PageMarks): Promise<Buffer> {
  const { status, headers, policy, saysWhatIsFree } = page;
  const head: PageHead = { status, headers, policy, saysWhatIsFree, marks };
  const headBytes = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(headBytes.length);
  return Buffer.concat([length, headBytes, await page.body('br')]);
}

type Packed = { head: PageHead; text: Buffer };

/** @throws when it is not packed by `packPage` */
export function readPacked(packed: Buffer): Packed {
  const textAt = LENGTH_BYTES + packed.readUInt32BE();
  const head: PageHead = JSON.parse(packed.toString('utf8', LENGTH_BYTES, textAt));
  return { head, text: packed.subarray(textAt) };
}

/** @throws when its text is not packed by `packPage` */
export async function unpackPage({ head, text: compressed }: Packed): Promise<KeptPage> {
  const { marks: _, headers, ...rest } = head;
  const text = await promisify(brotliDecompress)(compressed, { maxOutputLength: MAX_TEXT_BYTES });
  return new KeptPage({ ...rest, headers: { ...headers }, text }, compressed);
}
