import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createWorker, OEM, PSM } from 'tesseract.js';

const DATA = join(
  dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json'))),
  '4.0.0_best_int',
);
/** Pixels of width at which print of a card is large enough; more only takes longer. */
const READ_WIDTH = 1200;

/** The print of a card's front, as far as it can be made out, in no particular order. */
export async function readText(jpeg: Uint8Array): Promise<string> {
  const picture = await sharp(jpeg)
    .greyscale()
    .resize({ width: READ_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 95 })
    .toBuffer();
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: DATA,
    cacheMethod: 'none',
    gzip: true,
  });
  try {
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: '240' });
    const { data } = await worker.recognize(picture);
    return data.text;
  } finally {
    await worker.terminate();
  }
}
