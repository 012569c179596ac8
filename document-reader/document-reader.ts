import type { GlyphNetwork } from './reading/glyph-network.ts';
import type { DocumentReader } from '../server/documents/read-document.ts';
import { readPicture } from './reading/read-picture.ts';
import { readText } from './reading/read-text.ts';

/** A reader that works where it is called. The server asks one beside the event loop (document-reader.ts). */
export function readerOf(network: GlyphNetwork): DocumentReader {
  return { page: (jpeg, today) => readPicture(jpeg, network, today), text: readText };
}
