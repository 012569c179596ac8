import type { Texts } from '../texts.ts';
import type en from '../en/documents.ts';

export default {} satisfies Texts<typeof en>;
