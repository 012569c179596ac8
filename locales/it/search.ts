import type { Texts } from '../texts.ts';
import type en from '../en/search.ts';

export default {} satisfies Texts<typeof en>;
