import { loadNetwork } from './reading/glyph-network.ts';
import { readPicture, type PictureReading } from './reading/read-picture.ts';
import { readText } from './reading/read-text.ts';

/** What the picture of a passport's page or of a card's back shows. */
export type PageReading = PictureReading;

export type DocumentReader = {
  page(picture: Uint8Array): Promise<PageReading>;
  /** The print of a card's front, which has no zone, as far as it can be made out. */
  text(picture: Uint8Array): Promise<string>;
};

/** A reader that works where it is called: a second or two of one core for each picture (JPEG or PNG). */
export function createDocumentReader(): DocumentReader {
  const network = loadNetwork();
  return { page: (picture) => readPicture(picture, network), text: readText };
}
