import type { GlyphNetwork } from './glyph-network.ts';
import type { DocumentReader } from './read-document.ts';
import { readPicture } from './read-picture.ts';
import { readText } from './read-text.ts';

/** A reader that works where it is called. The server asks one beside the event loop (document-reader.ts). */
export function readerOf(network: GlyphNetwork): DocumentReader {
  return { page: (jpeg, today) => readPicture(jpeg, network, today), text: readText };
}
