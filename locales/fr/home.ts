import type { Texts } from '../texts.ts';
import type en from '../en/home.ts';

export default {} satisfies Texts<typeof en>;
